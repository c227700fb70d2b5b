/**
 * Holds the value under a tariff code against the limit of 15 CFR 30.37(a), live while items are chosen. The server says the
 * same of what is in the shipment.
 */
import { addDecimals, compareDecimals } from '../../kit/form/decimal.ts';

/** An item as the limit looks at it. */
export interface ValuedItem {
  hsCode: string | null;
  /** US dollars, exact decimal text. */
  totalValue: string;
}

/** What choosing an item means for its code; nothing below the limit. */
export interface ExportWarning {
  level: 'AT_LIMIT' | 'COULD_EXCEED' | 'REQUIRED';
  /** Digits of the code, and of the one that needs all of them. */
  code: string;
  incompleteCode: string | null;
  value: string;
}

/** Digits of the number that a filing wants: 15 CFR 30.6(a)(12). */
const WHOLE_CODE = 10;

/** A code as it is compared: its digits, as text because leading zeros count. */
export function digitsOf(code: string | null): string {
  return (code ?? '').replace(/\D/g, '');
}

/** The sums by code of a shipment with more items. */
export function sumsWith(sums: ReadonlyMap<string, string>, items: Iterable<ValuedItem>): ReadonlyMap<string, string> {
  const all = new Map(sums);
  for (const { hsCode, totalValue } of items) {
    const code = digitsOf(hsCode);
    if (code !== '') all.set(code, addDecimals(all.get(code) ?? '0', totalValue));
  }
  return all;
}

/**
 * What a code's value with all that is counted comes to. A shorter code may be the same commodity as a longer one that
 * begins with it: together they can exceed what each alone does not.
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

/** A code as people read it: `3822.19.0000`. */
export function codeShown(code: string): string {
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');
}
