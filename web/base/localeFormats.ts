/** How a language writes dates, times and numbers (CLDR, by `Intl`). Decimals are text and are never converted to floats. */
import { ENGLISH, LANGUAGES, type Language } from '../generated/languages.ts';
import type { DateOrder, WeekStart } from '../generated/operations.ts';
import { signsOf, writtenWith } from './numberSigns.ts';
import type { OwnFormats } from './ownFormats.ts';

type Part = 'day' | 'month' | 'year';

const PATTERNS: Readonly<Record<Part, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };
const NUMERIC = { day: '2-digit', month: '2-digit' } as const;
/** Marks that only say that a text reads from left to right: it stands in an isolated place. */
const MARKS = /[\u200e\u200f\u061c]/g;

/** The orders of a date that a person may choose. */
export const ORDERS: Readonly<Record<DateOrder, { dateParts: readonly Part[]; dateSeparator: string }>> = {
  DAY_FIRST: { dateParts: ['day', 'month', 'year'], dateSeparator: '/' },
  MONTH_FIRST: { dateParts: ['month', 'day', 'year'], dateSeparator: '/' },
  YEAR_FIRST: { dateParts: ['year', 'month', 'day'], dateSeparator: '-' },
};
const WEEKDAYS: Readonly<Record<WeekStart, number>> = { SUNDAY: 0, MONDAY: 1, SATURDAY: 6 };
const NONE: OwnFormats = { dateOrder: null, decimalSign: null, weekStart: null };

/**
 * Returns how a language writes dates, times and numbers.
 * @param own what a person wants otherwise
 */
export function formatsOf(language: Language, own: OwnFormats = NONE) {
  const { locale } = LANGUAGES[language];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date).replace(MARKS, '');
  };
  return {
    ...dayFormats(locale, own),
    ...numberFormats(LANGUAGES[language], own),
    /** The day with which a week begins in a calendar: 0 is Sunday. */
    weekStart: WEEKDAYS[own.weekStart ?? LANGUAGES[language].weekStart],
    time: dates({ hour: 'numeric', minute: '2-digit' }),
    /** Spec: the time of a moment in English is `HH:mm A`. */
    timeOfMoment: language === ENGLISH ? null : dates({ hour: '2-digit', minute: '2-digit' }),
    weekday: {
      long: dates({ weekday: 'long' }),
      short: dates({ weekday: 'short' }),
      narrow: dates({ weekday: 'narrow' }),
    },
    month: { long: dates({ month: 'long' }), short: dates({ month: 'short' }) },
    monthOfYear: dates({ month: 'long', year: 'numeric' }),
  };
}

/** Numeric dates, as patterns for dayjs. */
function dayFormats(locale: string, { dateOrder }: OwnFormats) {
  const parts = new Intl.DateTimeFormat(locale, { ...NUMERIC, year: 'numeric' })
    .formatToParts(new Date())
    .map(({ type, value }) => ({ type, value: value.replace(MARKS, '') }));
  const ofLanguage = {
    dateParts: parts.map(({ type }) => type).filter((type) => isPart(type)),
    dateSeparator: parts.find(({ type }) => type === 'literal')?.value ?? '/',
  };
  const { dateParts, dateSeparator } = dateOrder === null ? ofLanguage : ORDERS[dateOrder];
  const pattern = (wanted: readonly Part[]) => wanted.map((part) => PATTERNS[part]).join(dateSeparator);
  const isDayFirst = (of: readonly Part[]) => of.indexOf('day') < of.indexOf('month');
  return {
    /** The pattern of a date: `DD/MM/YYYY`. */
    day: pattern(dateParts),
    dayOfYear: pattern(dateParts.filter((part) => part !== 'year')),
    /** The parts of a date in their order, and what stands between them. */
    dateParts,
    dateSeparator,
    /** Whether `1/2/2026` is in February. Where the year comes first, that is written as the language does. */
    isDayFirst: isDayFirst(dateParts[0] === 'year' ? ofLanguage.dateParts : dateParts),
  };
}

const isPart = (type: string): type is Part => Object.hasOwn(PATTERNS, type);

/** Numbers and money. */
function numberFormats({ locale, direction }: (typeof LANGUAGES)[Language], { decimalSign: chosen }: OwnFormats) {
  const digits = { maximumFractionDigits: 20, useGrouping: 'always' } as const;
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  // `US$` after a number would stand before it, reversed, where a line reads from right to left.
  const money = new Intl.NumberFormat(direction === 'rtl' ? LANGUAGES.en.locale : locale, {
    ...digits,
    ...dollars,
    minimumFractionDigits: 2,
  });
  const decimals = new Intl.NumberFormat(locale, digits);
  const signs = signsOf(decimals, chosen);
  const dollar = money.formatToParts(1);
  const joined = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('');
  const before = joined(
    dollar.slice(
      0,
      dollar.findIndex(({ type }) => type === 'integer'),
    ),
  );
  const after = joined(dollar.slice(dollar.findLastIndex(({ type }) => type === 'fraction') + 1));
  return {
    decimalSign: signs.decimal,
    groupSign: signs.group,
    /** The minus, with the mark that keeps it before its number where a line reads from right to left. */
    minus: joined(decimals.formatToParts(-1).slice(0, -1)),
    /** Adds the sign of US dollars to an amount that is written already. */
    dollars: (amount: string) => `${before}${amount}${after}`,
    /** Writes decimal text, exactly, as US dollars. */
    money: (amount: Decimal) => writtenWith(signs, money, amount),
    /** Writes decimal text, exactly, without trailing zeros. */
    decimal: (quantity: Decimal) => writtenWith(signs, decimals, quantity),
  };
}

/** Text of a decimal number, which `Intl` writes digit by digit. */
type Decimal = Intl.StringNumericLiteral;

/** Returns decimal text as such; null for any other text. */
export function decimalIn(text: string | null | undefined): Decimal | null {
  const trimmed = text?.trim() ?? '';
  return isDecimal(trimmed) ? trimmed : null;
}

const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text);
