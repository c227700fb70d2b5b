/**
 * Knows how values are written on screens. Calendar dates stay calendar dates: they never pass through a time zone.
 * Decimals arrive as text and are never turned into floats.
 */
import dayjs from 'dayjs';
import { messages } from './messages.ts';

const dateFormat = 'MM/DD/YYYY';

/** `2014-08-27` as `08/27/2014`; N/A when there is none. */
export function formatDate(date: string | null | undefined): string {
  const day = dayjs(date ?? null);
  return day.isValid() ? day.format(dateFormat) : messages.notAvailable;
}

/** A date of this time of year without its year, where there is little room: `08/27`. */
export function formatDayOfYear(date: string): string {
  return dayjs(date).format('MM/DD');
}

/** How many days a calendar date (`YYYY-MM-DD`) is away, by the person's calendar; less than 0 when it has passed. */
export function daysUntil(date: string, now: Date = new Date()): number {
  return dayjs(date).diff(calendarDay(now), 'day');
}

/** A moment (ISO 8601) in the person's zone as `MM/DD/YYYY HH:mm A`, for instance `08/27/2014 16:05 PM`; N/A when there is none. */
export function formatDateTime(moment: string | null | undefined): string {
  const date = dayjs(moment ?? null);
  return date.isValid() ? date.format(`${dateFormat} HH:mm A`) : messages.notAvailable;
}

/** When a comment or notification came, seen from `now`: `Today, 4:05 PM`, `Yesterday`, else `08/27/2014`. */
export function formatRecent(moment: string, now: Date = new Date()): string {
  const date = dayjs(moment);
  if (!date.isValid()) return messages.notAvailable;
  if (date.isSame(now, 'day')) return `${messages.today}, ${formatTime(moment)}`;
  return date.isSame(dayjs(now).subtract(1, 'day'), 'day') ? messages.yesterday : date.format(dateFormat);
}

/** A moment's time of day in the person's zone, as `4:05 PM`. */
export function formatTime(moment: string): string {
  const date = dayjs(moment);
  return date.isValid() ? date.format('h:mm A') : messages.notAvailable;
}

/** The person's calendar day of a moment, as `YYYY-MM-DD`. */
export function calendarDay(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}

/** US dollars from decimal text: `1234.5` as `$1,234.50`; N/A when there is none. */
export function formatMoney(amount: string | null | undefined): string {
  const parts = decimalParts(amount);
  if (!parts) return messages.notAvailable;
  return `${parts.sign}$${group(parts.whole)}.${parts.fraction.padEnd(2, '0')}`;
}

/** A quantity from decimal text with thousands commas and no needless zeros: `12000.500` as `12,000.5`; N/A when there is none. */
export function formatQuantity(quantity: string | null | undefined): string {
  const parts = decimalParts(quantity);
  if (!parts) return messages.notAvailable;
  const fraction = parts.fraction.replace(/0+$/, '');
  return `${parts.sign}${group(parts.whole)}${fraction ? `.${fraction}` : ''}`;
}

/** A whole number with thousands commas: 10000 as `10,000`. */
export function formatCount(count: number): string {
  return group(String(Math.trunc(count)));
}

/** Text as it is, or N/A when it is missing or empty. */
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
