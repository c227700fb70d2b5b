/**
 * Formats values for the screen. Calendar dates never pass through a time zone. Decimals arrive as text and are never
 * converted to floats.
 */
import dayjs from 'dayjs';
import { messages } from './words.ts';

const dateFormat = 'MM/DD/YYYY';

/** Formats a calendar date: `2014-08-27` as `08/27/2014`; N/A if missing. */
export function formatDate(date: string | null | undefined): string {
  const day = dayjs(date ?? null);
  return day.isValid() ? day.format(dateFormat) : messages.notAvailable;
}

/** Formats a date for narrow places: `08/27` in this year, `08/27/2014` in any other. */
export function formatDayOfYear(date: string, now: Date = new Date()): string {
  const day = dayjs(date);
  return day.isSame(now, 'year') ? day.format('MM/DD') : formatDate(date);
}

/** Returns the number of days until a calendar date (`YYYY-MM-DD`) on the user's calendar; negative if it has passed. */
export function daysUntil(date: string, now: Date = new Date()): number {
  return dayjs(date).diff(calendarDay(now), 'day');
}

/** Formats an ISO 8601 moment in the user's time zone (`MM/DD/YYYY HH:mm A`): `08/27/2014 16:05 PM`; N/A if missing. */
export function formatDateTime(moment: string | null | undefined): string {
  const date = dayjs(moment ?? null);
  return date.isValid() ? date.format(`${dateFormat} HH:mm A`) : messages.notAvailable;
}

/** Formats the moment of a comment or notification relative to `now`: `Today, 4:05 PM`, `Yesterday`, else `08/27/2014`. */
export function formatRecent(moment: string, now: Date = new Date()): string {
  const date = dayjs(moment);
  if (!date.isValid()) return messages.notAvailable;
  if (date.isSame(now, 'day')) return `${messages.today}, ${formatTime(moment)}`;
  return date.isSame(dayjs(now).subtract(1, 'day'), 'day') ? messages.yesterday : date.format(dateFormat);
}

/** Formats a moment's time of day in the user's time zone: `4:05 PM`. */
export function formatTime(moment: string): string {
  const date = dayjs(moment);
  return date.isValid() ? date.format('h:mm A') : messages.notAvailable;
}

/** Returns the calendar day of a moment in the user's time zone, as `YYYY-MM-DD`. */
export function calendarDay(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}

/** Formats decimal text as US dollars: `1234.5` as `$1,234.50`; N/A if missing. */
export function formatMoney(amount: string | null | undefined): string {
  const parts = decimalParts(amount);
  if (!parts) return messages.notAvailable;
  return `${parts.sign}$${group(parts.whole)}.${parts.fraction.padEnd(2, '0')}`;
}

/** Formats a decimal quantity with thousands commas, without trailing zeros: `12000.500` as `12,000.5`; N/A if missing. */
export function formatQuantity(quantity: string | null | undefined): string {
  const parts = decimalParts(quantity);
  if (!parts) return messages.notAvailable;
  const fraction = parts.fraction.replace(/0+$/, '');
  return `${parts.sign}${group(parts.whole)}${fraction ? `.${fraction}` : ''}`;
}

/** Formats a whole number with thousands commas: 10000 as `10,000`. */
export function formatCount(count: number): string {
  return group(String(Math.trunc(count)));
}

/** Returns the text as is, or N/A if it is missing or blank. */
export function orNotAvailable(text: string | null | undefined): string {
  return text === null || text === undefined || text.trim() === '' ? messages.notAvailable : text;
}

function decimalParts(text: string | null | undefined) {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text?.trim() ?? '');
  return match ? { sign: match[1] ?? '', whole: match[2] ?? '0', fraction: match[3] ?? '' } : null;
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
