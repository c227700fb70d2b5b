/**
 * Formats values for the screen, as the page's language writes them; the examples are English. Calendar dates never pass
 * through a time zone. Decimals arrive as text and are never converted to floats.
 */
import dayjs from 'dayjs';
import { decimalIn } from './localeFormats.ts';
import { formats } from './pageFormats.ts';
import { messages } from './words.ts';

/** What CLDR writes before AM and PM: as wide as a space on the screens. */
const NARROW = /\u202f/g;

/** Formats a calendar date: `2014-08-27` as `08/27/2014`; N/A if missing. */
export function formatDate(date: string | null | undefined): string {
  const day = dayjs(date ?? null);
  return day.isValid() ? day.format(formats.day) : messages.notAvailable;
}

/** Formats a date for narrow places: `08/27` in this year, `08/27/2014` in any other. */
export function formatDayOfYear(date: string, now: Date = new Date()): string {
  const day = dayjs(date);
  return day.isSame(now, 'year') ? day.format(formats.dayOfYear) : formatDate(date);
}

/** Returns the number of days until a calendar date (`YYYY-MM-DD`) on the user's calendar; negative if it has passed. */
export function daysUntil(date: string, now: Date = new Date()): number {
  return dayjs(date).diff(calendarDay(now), 'day');
}

/** Formats an ISO 8601 moment in the user's time zone (`MM/DD/YYYY HH:mm A`): `08/27/2014 16:05 PM`; N/A if missing. */
export function formatDateTime(moment: string | null | undefined): string {
  const date = dayjs(moment ?? null);
  if (!date.isValid()) return messages.notAvailable;
  return `${date.format(formats.day)} ${formats.timeOfMoment?.(date.toDate()) ?? date.format('HH:mm A')}`;
}

/** Formats the moment of a comment or notification relative to `now`: `Today, 4:05 PM`, `Yesterday`, else `08/27/2014`. */
export function formatRecent(moment: string, now: Date = new Date()): string {
  const date = dayjs(moment);
  if (!date.isValid()) return messages.notAvailable;
  if (date.isSame(now, 'day')) return messages.todayAt(formatTime(moment));
  return date.isSame(dayjs(now).subtract(1, 'day'), 'day') ? messages.yesterday : date.format(formats.day);
}

/** Formats a moment's time of day in the user's time zone: `4:05 PM`. */
export function formatTime(moment: string): string {
  const date = dayjs(moment);
  return date.isValid() ? formats.time(date.toDate()).replace(NARROW, ' ') : messages.notAvailable;
}

/** Returns the calendar day of a moment in the user's time zone, as `YYYY-MM-DD`. */
export function calendarDay(date: Date): string {
  return dayjs(date).format('YYYY-MM-DD');
}

/** Returns the name of a calendar date's weekday: `Wednesday`, `Wed`, `W`. */
export const formatWeekday = (date: string, width: 'long' | 'short' | 'narrow'): string =>
  formats.weekday[width](dayjs(date).toDate());

/** Returns the name of a calendar date's month: `November`, `Nov`. */
export const formatMonth = (date: string, width: 'long' | 'short'): string =>
  formats.month[width](dayjs(date).toDate());

/** Formats a calendar date's month and year: `November 2026`. */
export const formatMonthOfYear = (date: string): string => formats.monthOfYear(dayjs(date).toDate());

/** Formats a calendar date's month and day: `11/25`. */
export const formatDayAndMonth = (date: string): string => dayjs(date).format(formats.dayOfYear);

/** Formats decimal text as US dollars: `1234.5` as `$1,234.50`; N/A if missing. */
export function formatMoney(amount: string | null | undefined): string {
  const decimal = decimalIn(amount);
  return decimal === null ? messages.notAvailable : formats.money(decimal);
}

/** Formats a decimal quantity with thousands commas, without trailing zeros: `12000.500` as `12,000.5`; N/A if missing. */
export function formatQuantity(quantity: string | null | undefined): string {
  const decimal = decimalIn(quantity);
  return decimal === null ? messages.notAvailable : formats.decimal(decimal);
}

/** Formats a whole number with thousands commas: 10000 as `10,000`. */
export function formatCount(count: number): string {
  return formats.decimal(`${Math.trunc(count)}`);
}

/** Returns the text as is, or N/A if it is missing or blank. */
export function orNotAvailable(text: string | null | undefined): string {
  return text === null || text === undefined || text.trim() === '' ? messages.notAvailable : text;
}
