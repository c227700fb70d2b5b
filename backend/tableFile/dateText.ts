/** Reads dates as people of any country write them. Which part of `3/4/26` is the day is a matter of convention. */
import { plainSigns } from './numberText.ts';
import type { DateOrder } from './types.ts';

/** A date in digits: the day that each order reads; null if there is no such day. */
export type DateReadings = Readonly<Record<DateOrder, string | null>>;

/** Two-digit years up to this one are of this century, as in POSIX strptime. */
const LAST_OF_CENTURY = 68;
/** The first and the last year that Lading accepts. */
const YEARS = { first: 1900, last: 2100 };

/** A date in digits, with a time of day that is left out. */
const DIGITS = /^(\d{1,4})([/.\- ])(\d{1,2})\2(\d{1,4})(?:[T ]+\d{1,2}:\d{2}.*)?$/;

/** Reads a date in digits; null if the text is none under any order. */
export function readDateDigits(typed: string): DateReadings | null {
  const [, first = '', , second = '', third = ''] = DIGITS.exec(plain(typed)) ?? [];
  if (second === '' || first.length === 3 || third.length === 3) return null;
  const isYearFirst = first.length === 4;
  const readings = {
    dmy: isYearFirst ? null : dayOf(third, second, first),
    mdy: isYearFirst ? null : dayOf(third, first, second),
    ymd: third.length > 2 ? null : dayOf(first, second, third),
  };
  // Two digits in front are a year only if they can be neither day nor month.
  const ymd = isYearFirst || (readings.dmy === null && readings.mdy === null) ? readings.ymd : null;
  return readings.dmy === null && readings.mdy === null && ymd === null ? null : { ...readings, ymd };
}

/** Returns a text in ASCII digits and signs. Most texts are already. */
const plain = (typed: string) => (/^[ -~]*$/.test(typed) ? typed.trim() : plainSigns(typed));

const LOCALES = ['en', 'fr', 'es', 'pt', 'ar'];

/** The month of each name in the five languages, in full and shortened. */
const months = new Map<string, number>(
  LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month: style, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, month) => [letters(format.format(Date.UTC(2026, month, 15))), month + 1] as const,
      );
    }),
  ),
);

/** The months as three letters of their English names, and as they are written beside the names in the languages. */
const OTHER_NAMES: Readonly<Record<string, number>> = { sept: 9, set: 9, juill: 7, fev: 2, abr: 4, ago: 8, dez: 12 };

/** Reads a date with the name of a month: `2-Jan-26`, `2 janvier 2026`, `2 de enero de 2026`, `January 2, 2026`; null if none. */
export function readNamedDate(typed: string): string | null {
  const text = plain(typed);
  const [, dayFirst, name, year] =
    /^(\d{1,2})(?:er|st|nd|rd|th|º)?[-./ ]+(?:de )?([\p{L}\p{M}]{3,}\.?)[-./, ]+(?:de )?(\d{2}|\d{4})$/u.exec(text) ??
    [];
  const [, nameFirst, dayAfter, lastYear] =
    /^([\p{L}\p{M}]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text) ?? [];
  const [day, of] = [dayFirst ?? dayAfter, year ?? lastYear];
  if (!day || !of) return null;
  const written = letters(name ?? nameFirst ?? '');
  const month = months.get(written) ?? OTHER_NAMES[written];
  return month === undefined ? null : dayOf(of, String(month), day);
}

/** Returns a name as it is compared: without accents, capitals and dots. */
function letters(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
}

/** Returns a day as YYYY-MM-DD; null if there is none, or none that Lading accepts. */
function dayOf(year: string, month: string, day: string): string | null {
  if (year.length !== 2 && year.length !== 4) return null;
  const short = Number(year);
  const full = year.length === 4 ? short : short + (short <= LAST_OF_CENTURY ? 2000 : 1900);
  if (full < YEARS.first || full > YEARS.last) return null;
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? date.toISOString().slice(0, 10) : null;
}
