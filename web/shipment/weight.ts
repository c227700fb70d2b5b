/** Converts between pounds and kilograms: weights are stored as kilograms with three decimals, shown as pounds with two. */
import { readDecimal } from '../base/decimal.ts';

/** A pound is 0.45359237 kg exactly (international yard and pound agreement, 1959): here in hundred-millionths. */
const POUND = 45_359_237n;
/** A hundredth of a pound is `POUND / SCALE` grams. */
const SCALE = 10_000_000n;

/** Returns a stored weight in pounds: `82.735` becomes `182.40`; empty if there is none. */
export function poundsOf(kilograms: string | null): string {
  return kilograms === null ? '' : decimal(rounded(units(kilograms, 3) * SCALE, POUND), 2);
}

/** Returns typed pounds as a weight to store: `182.4` becomes `82.735`; null if it is not a number. */
export function kilogramsOf(pounds: string): string | null {
  const typed = readDecimal(pounds);
  return typed === null ? null : decimal(rounded(units(typed, 2) * POUND, SCALE), 3);
}

/** Returns the range of stored weights that are shown as this range of pounds; either end may be open. */
export function kilogramsBetween([from, to]: readonly string[]): { from: string | null; to: string | null } {
  return {
    from: from ? decimal(firstShownAs(units(from, 2)), 3) : null,
    to: to ? decimal(firstShownAs(units(to, 2) + 1n) - 1n, 3) : null,
  };
}

/** Returns the smallest weight in grams that is shown as this many hundredths of a pound. */
function firstShownAs(hundredths: bigint): bigint {
  const twice = (2n * hundredths - 1n) * POUND;
  return twice <= 0n ? 0n : (twice + 2n * SCALE - 1n) / (2n * SCALE);
}

/** Returns decimal text as an integer in units of its last of `places` decimals; further digits are cut. */
function units(text: string, places: number): bigint {
  const [whole = '0', rest = ''] = text.split('.');
  return BigInt(`${whole}${rest.slice(0, places).padEnd(Math.max(places, 0), '0')}`);
}

function decimal(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function rounded(value: bigint, divisor: bigint): bigint {
  return (2n * value + divisor) / (2n * divisor);
}
