/**
 * Parses calendar dates as users type them (as the page's language writes them, and in other common notations) and formats them.
 * They are sent as YYYY-MM-DD. Time zones play no role: a date never shifts.
 */
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { plainSigns } from '../generated/numberText.ts';
import { formatMessages } from './formatMessages.ts';
import { formats } from './pageFormats.ts';

dayjs.extend(customParseFormat);

const sent = 'YYYY-MM-DD';
const { day: shown, dateParts, dateSeparator, isDayFirst } = formats;

/**
 * Parses a typed date to `YYYY-MM-DD`, which is accepted, too; null if no such day exists. `1/2/26`, `1.2.2026`, `01022026`
 * and `2-Jan-26` are January 2, 2026: numeric dates are month first, as on English screens, and day first in other languages
 * or if the person wants it; two-digit years are in this century. Digits may be of any script.
 */
export function readDate(typed: string): string | null {
  const text = plainSigns(typed);
  const [, year, month, day] = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return existing(year, month, day);
  const named = readNamedMonth(text);
  if (named !== null) return named;
  const [, first, second, last] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (!first || !second || !last) return null;
  return isDayFirst ? existing(last, second, first) : existing(last, first, second);
}

/** Returns a day as it is sent; null if there is none. */
function existing(year: string, month: string, day: string): string | null {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayjs(iso, sent, true).isValid() ? iso : null;
}

/** English month names: they stand in spreadsheets and letters of every country. */
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** The months as they are compared: January first, each by all its names. */
const monthNames: readonly (readonly string[])[] = MONTHS.map((english, index) => {
  const day = new Date(2026, index, 15);
  return [english, formats.month.long(day), formats.month.short(day)].map(letters);
});

/** Dates with a month's name, as in spreadsheets and letters: `2-Jan-26`, `2 janvier 2026`, `2 de enero de 2026`. */
function readNamedMonth(text: string): string | null {
  const [, dayFirst, name, year] =
    /^(\d{1,2})[-. ]+(?:de )?([\p{L}\p{M}]{3,})[-., ]+(?:de )?(\d{2}|\d{4})$/u.exec(text) ?? [];
  const [, nameFirst, dayAfter, lastYear] = /^([\p{L}\p{M}]{3,})\.? (\d{1,2}),? (\d{4})$/u.exec(text) ?? [];
  const written = letters(name ?? nameFirst ?? '-');
  // The beginning of two names is none: `jui` may be June or July in French.
  const [month, other] = monthNames.flatMap((names, index) =>
    names.some((one) => one.startsWith(written)) ? [String(index + 1)] : [],
  );
  const [day, of] = [dayFirst ?? dayAfter, year ?? lastYear];
  return !month || other || !day || !of ? null : existing(of, month, day);
}

/** Returns a name as it is compared: without accents, capitals and dots. */
function letters(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
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

/** Whether a text is a date with all its digits, as this page writes it: it can be parsed while it is typed. */
export function isWholeDate(typed: string): boolean {
  const [text, digits] = [plainSigns(typed), shown.replace(/\w/g, '0')];
  return text.length === digits.length && text.replace(/\d/g, '0') === digits;
}

const { dateLetters } = formatMessages;

/** Whether the parts of a date must be kept in their order, which is from left to right in every script. */
const isTurned = !/\p{Script=Latin}/u.test(dateLetters.day);

/** What an empty date shows: `mm / dd / yyyy`. */
export const DATE_PLACEHOLDER = lettersOf({ dateParts, dateSeparator: ` ${dateSeparator} ` });

/** How a date is written: `MM/DD/YYYY`. */
export const DATE_FORM = lettersOf({ dateParts, dateSeparator }).toUpperCase();

/** Returns letters in the place of a date's parts. */
export function lettersOf(order: Pick<typeof formats, 'dateParts' | 'dateSeparator'>): string {
  const letters = order.dateParts.map((part) => dateLetters[part]);
  return isTurned
    ? `\u2066${letters.join(`\u200e${order.dateSeparator}\u200e`)}\u2069`
    : letters.join(order.dateSeparator);
}
