/** HS codes and Schedule B numbers, and the sums under them: 15 CFR 30.6(a)(12), 30.37(a). */
import { fromUnits, toUnits } from '../record/decimal.ts';
import { folded } from '../record/folded.ts';

/** What a field for an HS code holds. */
export type HsCode =
  | { readonly kind: 'none' | 'unreadable' }
  /** Six to ten digits, as text because leading zeros count. */
  | { readonly kind: 'code'; readonly digits: string };

/** The Harmonized System has no chapters 00 and 77; headings of chapter 99 are additions, not goods. */
const noChapter = /^(00|77|99)/;

/**
 * Reads an HS code: 6 to 10 digits, with dots and spaces anywhere. Anything else, also a letter that looks like a digit,
 * is unreadable: it must not be summed as a code of its own.
 */
export function readHsCode(text: string | null): HsCode {
  const code = text?.trim() ?? '';
  if (code === '') return { kind: 'none' };
  const digits = code.replace(/[. ]/g, '');
  return /^[0-9]{6,10}$/.test(digits) && !noChapter.test(digits) ? { kind: 'code', digits } : { kind: 'unreadable' };
}

/** Returns a typed code as it is stored: in ASCII if it can be read, else as typed. */
export function storedHsCode(typed: string): string {
  const code = folded(typed);
  return readHsCode(code).kind === 'code' ? code : typed;
}

/** The same rule for SQL: whether the column holds a readable code. Its digits are the column without dots and spaces. */
export const readableHsCode = '^(?!00|77|99)[0-9]{6,10}$';

/** Returns the digits of a readable code for comparison; empty for anything else. */
export function hsDigits(text: string | null): string {
  const code = readHsCode(text);
  return code.kind === 'code' ? code.digits : '';
}

/** Formats the digits of a code for display: `3822.19.0000`. */
export const hsShown = (code: string) => [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');

/** The digits of a Schedule B or HTSUSA number, which the limit applies to: 15 CFR 30.6(a)(12). */
export const wholeCode = 10;
/** The digits that are the same in all countries. */
const international = 6;

/**
 * Whether a code has a length that no tariff of the United States has: 6 digits are international, 8 and 10 national. A
 * spreadsheet that took the code for a number drops its leading zero.
 */
export const hasOddLength = (digits: string) => digits.length % 2 === 1;

/**
 * The level of the goods under one code relative to the value up to which no EEI is filed. `could_exceed`: a shorter code
 * on the invoice may mean the same commodity, and together they exceed the limit.
 */
export const eeiLevels = ['exempt', 'at_limit', 'could_exceed', 'required'] as const;
export type EeiLevel = (typeof eeiLevels)[number];

/** A line with the values that the export rule sums. */
export interface ValuedLine {
  readonly hs_code: string | null;
  /** US dollars, exact decimal text. */
  readonly total_value: string;
}

/** Sums the value of lines in cents by HS code, digits only; lines without a readable code are omitted. */
export function centsByHsCode(lines: Iterable<ValuedLine>): Map<string, bigint> {
  const cents = new Map<string, bigint>();
  for (const { hs_code, total_value } of lines) {
    const code = hsDigits(hs_code);
    if (code) cents.set(code, (cents.get(code) ?? 0n) + toUnits(total_value, 2));
  }
  return cents;
}

/**
 * Applies 15 CFR 30.37(a): no EEI for goods from one USPPI to one consignee on one conveyance under one Schedule B number
 * whose value is the limit *or less*, regardless of the value of the whole shipment. A code of fewer than 10 digits
 * covers several of those numbers: its sum is an upper bound, and its goods may be the same commodity as those of a code
 * of another length with the same first 6 digits. Decision support, never a legal determination: licenses and
 * destinations can require a filing at any value.
 * @param code digits of one of the codes in `cents`
 * @param limit US dollars, exact decimal text
 * @returns the level, the value under the code, and the code that needs its 10 digits for a firmer result, or null
 */
export function eeiOf(
  code: string,
  cents: ReadonlyMap<string, bigint>,
  limit: string,
): { level: EeiLevel; hs_code: string; value: string; incomplete_code: string | null } {
  const value = cents.get(code) ?? 0n;
  const related = [...cents.keys()].filter((other) => other.slice(0, international) === code.slice(0, international));
  // One commodity has one code of each length: the most valuable one counts.
  const most = new Map<number, bigint>([[code.length, value]]);
  for (const other of related) {
    const sum = cents.get(other) ?? 0n;
    if (other.length !== code.length && sum > (most.get(other.length) ?? 0n)) most.set(other.length, sum);
  }
  const worst = [...most.values()].reduce((total, sum) => total + sum, 0n);
  const relevant = related.filter((other) => other === code || other.length !== code.length);
  const shortest = relevant.reduce((found, other) => (other.length < found.length ? other : found), code);
  return {
    level: levelOf(value, worst, toUnits(limit, 2)),
    hs_code: code,
    value: fromUnits(value, 2),
    incomplete_code: shortest.length < wholeCode ? shortest : null,
  };
}

function levelOf(value: bigint, worst: bigint, max: bigint): EeiLevel {
  if (value > max) return 'required';
  if (worst > max) return 'could_exceed';
  return value === max ? 'at_limit' : 'exempt';
}
