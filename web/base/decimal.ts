/**
 * Exact arithmetic on decimal text (`"1234.50"`): parsing user input, comparing, adding and multiplying.
 * Never converts to a binary float.
 */
import { type DecimalSign, readNumberText } from '../generated/numberText.ts';
import { formats } from './pageFormats.ts';

const { decimalSign, groupSign, minus } = formats;
/** The decimal sign that this page does not write. */
const OTHER: Readonly<Record<DecimalSign, DecimalSign>> = { '.': ',', ',': '.' };

const PLAIN = /^-?\d+(\.\d+)?$/;

/**
 * Parses typed text to plain decimal text: `"$1,234.5"`, `"1.234,5"` and `"1'234.5"` become `"1234.5"`. Of two readings it
 * takes the one with the decimal sign of this page; `otherDecimal` is the other one. Returns null if the text is not a number,
 * or something else than US dollars stands beside it.
 */
export function typedDecimal(typed: string): string | null {
  const text = readNumberText(typed);
  return text && text.beside === '' ? (text.readings[decimalSign] ?? text.readings[OTHER[decimalSign]]) : null;
}

/** Returns the reading that `typedDecimal` does not take: 1200 for `1.200`, and 1.2 for `1,200`. Null if there is only one. */
export function otherDecimal(typed: string): string | null {
  const readings = readNumberText(typed)?.readings;
  const [taken, other] = [readings?.[decimalSign], readings?.[OTHER[decimalSign]]];
  const isOther = taken && other && typedDecimal(typed) !== null && compareDecimals(taken, other) !== 0;
  return isOther ? trimZeros(other) : null;
}

/**
 * Parses the value of a number field: decimal text, which is the same in every language, or else what was typed. Returns null
 * if it is not a number.
 */
export function readDecimal(value: string): string | null {
  return PLAIN.test(value) ? value.replace(/^(-?)0+(?=\d)/, '$1') : typedDecimal(value);
}

/** Trims trailing zeros of a number, so that equal numbers are equal texts; other text is returned as is. */
export function trimZeros(text: string): string {
  return /^-?\d+\.\d*$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}

/** Returns the number of decimal places. */
export function decimalsOf(decimal: string): number {
  return (decimal.split('.')[1] ?? '').length;
}

/** Whether a decimal is greater than 0. */
export function isPositive(decimal: string): boolean {
  return !decimal.startsWith('-') && /[1-9]/.test(decimal);
}

/** Compares two decimals: negative if the first is smaller, positive if it is larger, 0 if they are equal. */
export function compareDecimals(one: string, other: string): number {
  const difference = addDecimals(one, other, -1n);
  return isPositive(difference) ? 1 : difference.startsWith('-') ? -1 : 0;
}

/** Adds two decimals, or subtracts the second with `sign` -1. */
export function addDecimals(one: string, other: string, sign: 1n | -1n = 1n): string {
  const scale = Math.max(decimalsOf(one), decimalsOf(other));
  const scaled = (decimal: string) => digitsOf(decimal) * 10n ** BigInt(scale - decimalsOf(decimal));
  const sum = scaled(one) + sign * scaled(other);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${sum < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

/**
 * Multiplies a quantity by a price in dollars, rounding to cents half away from zero as the database does. Returns null if
 * either is not a number.
 */
export function multiplyToCents(quantity: string, price: string): string | null {
  const [one, other] = [readDecimal(quantity), readDecimal(price)];
  if (one === null || other === null) return null;
  const scale = decimalsOf(one) + decimalsOf(other);
  const product = digitsOf(one) * digitsOf(other);
  const negative = product < 0n;
  const absolute = negative ? -product : product;
  const cents = scale <= 2 ? absolute * 10n ** BigInt(2 - scale) : roundHalfUp(absolute, 10n ** BigInt(scale - 2));
  const text = cents.toString().padStart(3, '0');
  return `${negative ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Formats a decimal with separated thousands and at least `decimals` decimal places; further digits are kept. */
export function groupDigits(decimal: string, decimals?: number): string {
  const [whole = '', rest = ''] = decimal.split('.');
  const digits = whole.replace('-', '').replace(/\B(?=(\d{3})+$)/g, groupSign);
  const grouped = whole.startsWith('-') ? `${minus}${digits}` : digits;
  const fraction = decimals === undefined ? rest : rest.padEnd(decimals, '0');
  return fraction === '' ? grouped : `${grouped}${decimalSign}${fraction}`;
}

/** Formats decimal text for editing, without separated thousands; returns other text as is. */
export function editedDecimal(value: string): string {
  return PLAIN.test(value) ? value.replace('.', decimalSign) : value;
}

function digitsOf(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

function roundHalfUp(value: bigint, divisor: bigint): bigint {
  return (value + divisor / 2n) / divisor;
}

/** Reads a whole number as it is sent; null if it is empty or not a number. */
export function readCount(typed: string): number | null {
  const count = readDecimal(typed);
  return count === null ? null : Number(count);
}
