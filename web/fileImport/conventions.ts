/** What the numbers and dates of a file mean by each way to write them. */
import { formatMonth, formatQuantity } from '../base/format.ts';
import { type DecimalSign, readNumberText } from '../generated/numberText.ts';
import { importMessages as messages } from './messages.ts';

/** In which order a date is written in digits. */
type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** A way to write something: what it is called, and what a text of the file means by it; null if nothing. */
export interface Way {
  value: string;
  name: string;
  meant: (text: string) => string | null;
}

/** The ways to write numbers. */
export const NUMBER_WAYS: readonly Way[] = [
  { value: ',', name: messages.decimalComma, meant: (text) => numberMeant(text, ',') },
  { value: '.', name: messages.decimalPoint, meant: (text) => numberMeant(text, '.') },
];

/** The ways to write dates in digits. */
export const DATE_WAYS: readonly Way[] = (['dmy', 'mdy', 'ymd'] as const).map((value) => ({
  value,
  name: messages.dateOrders[value],
  meant: (text) => dayMeant(text, value),
}));

/** The last row that a number of the schema can be. */
const LAST = 2 ** 31 - 1;

/**
 * Reads the number of a row as a person types it, with or without a sign between the thousands: of two readings the whole one
 * is meant. Null if it is none.
 */
export function readRow(typed: string): number | null {
  const text = readNumberText(typed);
  if (text?.beside !== '' || text.dollars) return null;
  const whole = Object.values(text.readings).find((reading) => reading !== null && /^\d+$/.test(reading));
  return whole !== undefined && Number(whole) <= LAST ? Number(whole) : null;
}

/** Returns what a number of the file means by a decimal sign, as the page writes numbers; null if it is none. */
function numberMeant(text: string, sign: DecimalSign): string | null {
  const decimal = readNumberText(text)?.readings[sign] ?? null;
  return decimal && formatQuantity(decimal);
}

/** Returns what a date of the file means by an order, with the month as a word; null if it is none. */
function dayMeant(text: string, order: DateOrder): string | null {
  const [, ...parts] = /^(\d{1,4})[./ -](\d{1,2})[./ -](\d{1,4})/.exec(text.trim()) ?? [];
  const part = (letter: string) => Number(parts[order.indexOf(letter)]);
  const [year, month, day] = [part('y'), part('m'), part('d')];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  const date = `${String(year < 100 ? 2000 + year : year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return messages.day(formatMonth(date, 'short'), day, year < 100 ? 2000 + year : year);
}

/** Returns what the first text that has a meaning in this way means: `7.216 is 7,216`; null if none has. */
export function meaningOf(texts: readonly string[], { meant }: Way): string | null {
  for (const text of texts) {
    const value = meant(text);
    if (value !== null) return messages.means(text, value);
  }
  return null;
}
