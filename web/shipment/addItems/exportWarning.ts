/**
 * Compares the value under a tariff code with the limit of 15 CFR 30.37(a), live while items are chosen. The server does the
 * same for the items in the shipment.
 */
import { addDecimals, compareDecimals } from '../../kit/form/decimal.ts';

/** The part of an item that the limit depends on. */
export interface ValuedItem {
  hsCode: string | null;
  /** US dollars, exact decimal text. */
  totalValue: string;
}

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

/** Returns a code for comparison: its digits, as text because leading zeros count. */
export function digitsOf(code: string | null): string {
  return (code ?? '').replace(/\D/g, '');
}

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
 * Returns the warning for an item's code, if there is one. A shorter code may be the same commodity as a longer code that
 * begins with it: together they can exceed the limit that neither exceeds alone.
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
  const codes = [...sums.keys()];
  const chains = codes
    .filter((longer) => longer.startsWith(code))
    .map((longer) => codes.filter((shorter) => longer.startsWith(shorter)));
  const worst = chains
    .map((chain) => chain.reduce((sum, part) => addDecimals(sum, sums.get(part) ?? '0'), '0'))
    .reduce((most, sum) => (compareDecimals(sum, most) > 0 ? sum : most), value);
  const shortest = chains.flat().reduce((found, part) => (part.length < found.length ? part : found), code);
  const incompleteCode = shortest.length < WHOLE_CODE ? shortest : null;
  if (compareDecimals(value, limit) > 0) return { level: 'REQUIRED', code, incompleteCode, value };
  if (compareDecimals(worst, limit) > 0) return { level: 'COULD_EXCEED', code, incompleteCode, value };
  return compareDecimals(value, limit) === 0 ? { level: 'AT_LIMIT', code, incompleteCode, value } : null;
}

/** Formats a code for display: `3822.19.0000`. */
export function codeShown(code: string): string {
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');
}
