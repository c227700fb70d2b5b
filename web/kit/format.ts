/**
 * Knows how values are written on screens. Calendar dates stay calendar dates: they never pass through a time zone.
 * Decimals arrive as text and are never turned into floats.
 */
import { messages } from './messages.ts';

/** `2014-08-27` as `08/27/2014`; N/A when there is none. */
export function formatDate(date: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '');
  return match ? `${match[2]}/${match[3]}/${match[1]}` : messages.notAvailable;
}

/** A moment (ISO 8601) in the person's zone as `MM/DD/YYYY HH:mm A`, for instance `08/27/2014 16:05 PM`; N/A when there is none. */
export function formatDateTime(moment: string | null | undefined): string {
  const date = toDate(moment);
  if (!date) return messages.notAvailable;
  return `${formatDate(calendarDay(date))} ${two(date.getHours())}:${two(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** When a comment or notification came, seen from `now`: `Today, 4:05 PM`, `Yesterday`, else `08/27/2014`. */
export function formatRecent(moment: string, now: Date = new Date()): string {
  const date = toDate(moment);
  if (!date) return messages.notAvailable;
  const day = calendarDay(date);
  if (day === calendarDay(now)) return `${messages.today}, ${formatTime(moment)}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === calendarDay(yesterday) ? messages.yesterday : formatDate(day);
}

/** A moment's time of day in the person's zone, as `4:05 PM`. */
export function formatTime(moment: string): string {
  const date = toDate(moment);
  if (!date) return messages.notAvailable;
  return `${date.getHours() % 12 || 12}:${two(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** The person's calendar day of a moment, as `YYYY-MM-DD`. */
export function calendarDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
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

function toDate(moment: string | null | undefined): Date | null {
  const date = moment ? new Date(moment) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
