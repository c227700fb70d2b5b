/** Weights: stored in kilograms, and shown in pounds, too. */
import { fromUnits, toUnits } from './decimal.ts';

/** A pound in units of 10 micrograms: 0.45359237 kg exactly (international yard and pound agreement, 1959). */
export const POUND = 45_359_237n;
/** A kilogram in the same units. */
export const KILOGRAM = 100_000_000n;

/** Returns kilograms, exact decimal text with at most three decimals, in pounds, rounded to so many decimals. */
export function poundsOf(kilograms: string, decimals: number): string {
  const grams = toUnits(kilograms, 3);
  const size = (KILOGRAM / 1000n) * 10n ** BigInt(decimals);
  return fromUnits((grams * size + POUND / 2n) / POUND, decimals);
}
