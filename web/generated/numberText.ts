// Copied from backend/tableFile/numberText.ts by codegen.

/**
 * Reads numbers as people of any country write them. A text such as `1.200` has two readings: which sign separates the
 * decimals is a matter of convention, so this says what each convention reads, and the caller decides.
 */

/** A sign that separates the decimals. */
export type DecimalSign = '.' | ',';

/** A text that holds a number. */
export interface NumberText {
  /** The plain decimal text that each decimal sign reads; null if the text is no number under that convention. */
  readings: Readonly<Record<DecimalSign, string | null>>;
  /** What stands beside the number, such as `€`, `%` or `pcs`; empty if nothing or a sign of US dollars does. */
  beside: string;
  /** Whether a sign of US dollars stands beside the number. */
  dollars: boolean;
}

const DOLLARS = /^(US ?\$|\$ ?US|U\.S\. ?\$|USD ?\$?|\$|US dollars?|dollars?)$/i;
/** Words and signs beside a number: no digits, nor signs that would make it a date, a range or a formula. */
const BESIDE = /^[\p{L}\p{M}\p{Sc}%‰°.\s]*$/u;
/** The longest text that is a number, in characters. */
const LONGEST = 200;
/** The signs between groups of digits, apart from dot and comma. */
const APOSTROPHES = /['’‘ʼ`´′٬]/g;

/** The digits of a number with their separators, and the text around them, which has none. */
const PARTS = /^(?<before>[^\d]*?)(?<digits>[.,٫]?\d(?:[\d.,٫' ]*\d)?[.,]?)(?<after>[^\d]*)$/u;
/** A sign before or after the word or currency before the digits. */
const BEFORE = /^(?<first>[-+(]?)(?<side>[^-+()]*)(?<last>[-+(]?)$/;
/** A minus or the end of parentheses, then the word or currency after the digits, or the other way round. */
const AFTER = /^(?<first>[-)]?)(?<side>[^-+()]*)(?<last>[-)]?)$/;

/** Reads a typed or pasted text as a number; null if it holds none under any convention. */
export function readNumberText(typed: string): NumberText | null {
  if (typed.length > LONGEST) return null;
  const parts = PARTS.exec(plainSigns(typed))?.groups;
  const digits = parts?.digits ?? '';
  const before = BEFORE.exec((parts?.before ?? '').replaceAll(' ', ''))?.groups;
  // `1.200,-` is a price without cents.
  const rest = (parts?.after ?? '').trim().replace(/[.,]$/.test(digits) ? /^-+/ : /^$/, '');
  const after = AFTER.exec(rest)?.groups;
  if (!before || !after || (after.first === '-' && after.side !== '')) return null;
  const signs = `${before.first}${before.last}${after.first}${after.last}`;
  const sides = [before.side, after.side].map((side = '') => side.trim()).filter((side) => side !== '');
  if (!['', '-', '+', '()'].includes(signs) || sides.some((side) => !BESIDE.test(side))) return null;
  const isNegative = signs === '-' || signs === '()';
  const readings = { '.': read(digits, '.', isNegative), ',': read(digits, ',', isNegative) };
  if (readings['.'] === null && readings[','] === null) return null;
  const others = sides.filter((side) => !DOLLARS.test(side));
  return { readings, beside: others.join(' '), dollars: others.length < sides.length };
}

/** Normalizes digits of all scripts, minus signs, spaces and marks that cannot be seen. */
export function plainSigns(typed: string): string {
  // Most texts are ASCII, in which only these have another form.
  if (/^[ -~]*$/.test(typed)) return typed.replaceAll('`', "'").replace(/ +/g, ' ').trim();
  return typed
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/\u060c/g, ',')
    .replace(APOSTROPHES, "'")
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Every script's ten digits stand in a row from its zero, and rows that touch have ten each. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Groups of three digits; in India two digits stand in each group but the last. A group never begins a number with 0. */
const GROUPED =
  /^[1-9]\d{0,2}(?:(?<sign>[., '])\d{3})(?:\k<sign>\d{3})*$|^[1-9]\d?(?:(?<pair>[., '])\d{2})(?:\k<pair>\d{2})*\k<pair>\d{3}$/;

/** Reads digits under a convention as plain decimal text. */
function read(digits: string, decimal: DecimalSign, negative: boolean): string | null {
  // The Arabic decimal sign has no other meaning.
  const sign = digits.includes('٫') ? '٫' : decimal;
  const parts = digits.split(sign);
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || !/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return null;
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return null;
  const plain = whole.replace(/[., ']/g, '').replace(/^0+(?=\d)/, '');
  return `${negative ? '-' : ''}${plain === '' ? '0' : plain}${fraction === '' ? '' : `.${fraction}`}`;
}
