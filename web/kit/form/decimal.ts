/**
 * Knows decimal text (`"1234.50"`): reading what people type, comparing and multiplying it exactly.
 * Refuses to turn it into a binary float.
 */

const DECIMAL = /^-?(\d+(\.\d*)?|\.\d+)$/;

/**
 * What was typed or pasted as plain decimal text: spaces, a dollar sign and thousands commas go; `null` when it is not a
 * number. `"$1,234.5"` → `"1234.5"`.
 */
export function readDecimal(typed: string): string | null {
  const plain = typed.replace(/[\s$]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  if (!DECIMAL.test(plain)) return null;
  const [, sign = '', whole = '', rest = ''] = /^(-?)0*(\d*)\.?(\d*)$/.exec(plain) ?? [];
  return `${sign}${whole === '' ? '0' : whole}${rest === '' ? '' : `.${rest}`}`;
}

/**
 * The same of an amount from a spreadsheet or a letter: a currency's `USD` or `US$` goes, and a decimal comma is one where it
 * can be nothing else. `"USD 1,234.50"`, `"1.234,50"` and `"1'234.50"` → `"1234.50"`.
 */
export function readAmount(typed: string): string | null {
  const plain = typed.replace(/^\s*(USD|US\$)|USD\s*$/gi, '').replace(/[’']/g, '');
  const comma = /^\s*-?(\d{1,3}([.\s]\d{3})*|\d+),(\d{1,2}|\d{4,})\s*$/.test(plain);
  return readDecimal(comma ? plain.replace(/[.\s]/g, '').replace(',', '.') : plain);
}

/** How many digits stand behind the decimal point. */
export function decimalsOf(decimal: string): number {
  return (decimal.split('.')[1] ?? '').length;
}

/** Whether a decimal is more than 0. */
export function isPositive(decimal: string): boolean {
  return !decimal.startsWith('-') && /[1-9]/.test(decimal);
}

/** Less than 0 when the first decimal is smaller, more when it is larger, 0 when both are the same number. */
export function compareDecimals(one: string, other: string): number {
  const difference = addDecimals(one, other, -1n);
  return isPositive(difference) ? 1 : difference.startsWith('-') ? -1 : 0;
}

/** One decimal and another, or without it. */
export function addDecimals(one: string, other: string, sign: 1n | -1n = 1n): string {
  const scale = Math.max(decimalsOf(one), decimalsOf(other));
  const scaled = (decimal: string) => digitsOf(decimal) * 10n ** BigInt(scale - decimalsOf(decimal));
  const sum = scaled(one) + sign * scaled(other);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${sum < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

/**
 * Quantity times price in dollars, rounded half away from zero to cents as the database does; `null` when either is not
 * a number.
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

/** A decimal with thousands commas, and with exactly `decimals` digits behind the point where that loses nothing. */
export function groupDigits(decimal: string, decimals?: number): string {
  const [whole = '', rest = ''] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = decimals === undefined ? rest : rest.padEnd(decimals, '0');
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}

function digitsOf(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

function roundHalfUp(value: bigint, divisor: bigint): bigint {
  return (value + divisor / 2n) / divisor;
}
