/**
 * Compares the value under a tariff code with the limit of 15 CFR 30.37(a), live while items are chosen. The server does the
 * same for the items in the shipment.
 */
import { addDecimals, compareDecimals } from '../../base/decimal.ts';

/** The part of an item that the limit depends on. */
export interface ValuedItem {
  hsCode: string | null;
  /** US dollars, exact decimal text. */
  totalValue: string;
}

/** Reads a code as the server does: 6 to 10 digits, with dots and spaces anywhere; there are no chapters 00, 77 and 99. */
const READABLE = /^(?!00|77|99)[0-9]{6,10}$/;

/** The warning that the value of an item's code reaches, exceeds or could exceed the limit. */
export interface ExportWarning {
  level: 'AT_LIMIT' | 'COULD_EXCEED' | 'REQUIRED';
  /** The digits of the code; `incompleteCode` is the shortest related code that lacks digits, null if none does. */
  code: string;
  incompleteCode: string | null;
  value: string;
}

/** The number of digits that a filing requires: 15 CFR 30.6(a)(12). */
const WHOLE_CODE = 10;

/** Returns the digits of a readable code, as text because leading zeros count; empty for anything else. */
export function digitsOf(code: string | null): string {
  const digits = (code ?? '').trim().replace(/[. ]/g, '');
  return READABLE.test(digits) ? digits : '';
}

/** The digits of a code that are the same in all countries. */
const INTERNATIONAL = 6;

/** Returns the sums by code after adding items to a shipment. */
export function sumsWith(sums: ReadonlyMap<string, string>, items: Iterable<ValuedItem>): ReadonlyMap<string, string> {
  const all = new Map(sums);
  for (const { hsCode, totalValue } of items) {
    const code = digitsOf(hsCode);
    if (code !== '') all.set(code, addDecimals(all.get(code) ?? '0', totalValue));
  }
  return all;
}

/**
 * Returns the warning for an item's code, if there is one. A code of another length with the same first 6 digits may be
 * the same commodity: together they can exceed the limit that neither exceeds alone.
 * @param sums by code, the item's own value included
 * @param limit US dollars, exact decimal text
 */
export function exportWarning(
  { hsCode }: ValuedItem,
  sums: ReadonlyMap<string, string>,
  limit: string,
): ExportWarning | null {
  const code = digitsOf(hsCode);
  if (code === '') return null;
  const value = sums.get(code) ?? '0';
  const sameGoods = (other: string) => other.slice(0, INTERNATIONAL) === code.slice(0, INTERNATIONAL);
  const related = [...sums.keys()].filter((other) => other.length !== code.length && sameGoods(other));
  // One commodity has one code of each length: the most valuable one counts.
  const most = new Map<number, string>();
  for (const other of related) {
    const sum = sums.get(other) ?? '0';
    if (compareDecimals(sum, most.get(other.length) ?? '0') > 0) most.set(other.length, sum);
  }
  const worst = [...most.values()].reduce((sum, each) => addDecimals(sum, each), value);
  const shortest = related.reduce((found, other) => (other.length < found.length ? other : found), code);
  const incompleteCode = shortest.length < WHOLE_CODE ? shortest : null;
  if (compareDecimals(value, limit) > 0) return { level: 'REQUIRED', code, incompleteCode, value };
  if (compareDecimals(worst, limit) > 0) return { level: 'COULD_EXCEED', code, incompleteCode, value };
  return compareDecimals(value, limit) === 0 ? { level: 'AT_LIMIT', code, incompleteCode, value } : null;
}

/** Formats a code for display: `3822.19.0000`. */
export function codeShown(code: string): string {
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');
}
