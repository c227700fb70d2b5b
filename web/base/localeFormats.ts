/** How a language writes dates, times and numbers (CLDR, by `Intl`). Decimals are text and are never converted to floats. */
import { ENGLISH, LANGUAGES, type Language } from '../generated/languages.ts';

const PATTERNS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };
const NUMERIC = { day: '2-digit', month: '2-digit' } as const;
/** Marks that only say that a date reads from left to right: it stands in an isolated place. */
const MARKS = /[\u200e\u200f\u061c]/g;

/** Returns how a language writes dates, times and numbers. */
export function formatsOf(language: Language) {
  const { locale } = LANGUAGES[language];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date).replace(MARKS, '');
  };
  /** Returns the pattern of a date for dayjs: `DD/MM/YYYY`. */
  const pattern = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options)
      .formatToParts(new Date())
      .map(({ type, value }) => PATTERNS[type] ?? value.replace(MARKS, ''))
      .join('');
  const digits = { maximumFractionDigits: 20 } as const;
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const money = new Intl.NumberFormat(locale, { ...digits, ...dollars, minimumFractionDigits: 2 });
  const decimals = new Intl.NumberFormat(locale, digits);
  const day = pattern({ ...NUMERIC, year: 'numeric' });
  return {
    day,
    dayOfYear: pattern(NUMERIC),
    isDayFirst: day.indexOf('DD') < day.indexOf('MM'),
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
    /** Writes decimal text, exactly, as US dollars. */
    money: (amount: Decimal) => money.format(amount),
    /** Writes decimal text, exactly, without trailing zeros. */
    decimal: (quantity: Decimal) => decimals.format(quantity),
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
