/**
 * Parses calendar dates as users type them (MM/DD/YYYY and other common notations) and formats them.
 * They are sent as YYYY-MM-DD. Time zones play no role: a date never shifts.
 */
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { pageLanguage } from './language.ts';
import { formatsOf } from './localeFormats.ts';

dayjs.extend(customParseFormat);

const sent = 'YYYY-MM-DD';
const { day: shown, isDayFirst } = formatsOf(pageLanguage());

/**
 * Parses a typed date to `YYYY-MM-DD`, which is accepted, too; null if no such day exists. `1/2/26`, `1.2.2026`, `01022026`
 * and `2-Jan-26` are January 2, 2026: numeric dates are month first, as on English screens, and day first in other languages;
 * two-digit years are in this century.
 */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  if (dayjs(text, sent, true).isValid()) return text;
  const named = readNamedMonth(text);
  if (named !== null) return named;
  const [, first, second, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayjs(iso, sent, true).isValid() ? iso : null;
}

/** Month names, for dates as in spreadsheets and letters: `2-Jan-26`, `2 January 2026`, `Jan 2, 2026`. */
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

function readNamedMonth(text: string): string | null {
  const [, dayFirst, name, year] = /^(\d{1,2})[-. ]+([a-z]{3,9})[-., ]+(\d{2}|\d{4})$/i.exec(text) ?? [];
  const [, nameFirst, dayAfter, lastYear] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const written = (name ?? nameFirst ?? '-').toLowerCase();
  const month = MONTHS.findIndex((one) => one.startsWith(written)) + 1;
  const [day, of] = [dayFirst ?? dayAfter, year ?? lastYear];
  if (month === 0 || !day || !of) return null;
  const iso = `${of.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayjs(iso, sent, true).isValid() ? iso : null;
}

/** The first and the last date that the server accepts, both inclusive. */
export const DATE_BOUNDS = { min: '1900-01-01', max: '2100-12-31' } as const;

/** Whether a `YYYY-MM-DD` date is within `DATE_BOUNDS`. */
export function isInBounds(date: string): boolean {
  return date >= DATE_BOUNDS.min && date <= DATE_BOUNDS.max;
}

/**
 * Formats `YYYY-MM-DD` as MM/DD/YYYY, or as the page's language does; returns other text as is, so that an incomplete date stays
 * on screen.
 */
export function showDate(value: string): string {
  const date = dayjs(value, sent, true);
  return date.isValid() ? date.format(shown) : value;
}
