import { toUnits } from '../record/decimal.ts';

/** The maximum amount of a material in one package, read from a cell of 49 CFR 172.101. */
export type PackageLimit =
  | { readonly kind: 'forbidden' | 'unlimited' | 'unknown' }
  /** In thousandths of a millilitre, or of a gram; null if the cell has no limit of that kind. */
  | { readonly kind: 'amount'; readonly volume: bigint | null; readonly mass: bigint | null };

const scales: Readonly<Record<string, { of: 'volume' | 'mass'; factor: bigint }>> = {
  L: { of: 'volume', factor: 1000n },
  mL: { of: 'volume', factor: 1n },
  kg: { of: 'mass', factor: 1000n },
  g: { of: 'mass', factor: 1n },
};

/** Units of measure by code of UN/ECE Recommendation 20 that can be compared with a limit. */
const units: Readonly<Record<string, keyof typeof scales>> = { LTR: 'L', MLT: 'mL', KGM: 'kg', GRM: 'g' };

/** Whether a quantity in this unit is a mass or a volume. */
export const isMassOrVolume = (unit: string) => units[unit] !== undefined;

/** Parses a cell; a blank cell and references to other rules are `unknown`, which allows nothing. */
export function packageLimit(cell: string | null): PackageLimit {
  if (cell === null) return { kind: 'unknown' };
  if (/^forbidden$/i.test(cell)) return { kind: 'forbidden' };
  if (/^no limit$/i.test(cell)) return { kind: 'unlimited' };
  const limit: { volume: bigint | null; mass: bigint | null } = { volume: null, mass: null };
  for (const part of cell.split(' or ')) {
    const [, amount, unit = ''] = part.match(/^(\d*\.?\d+) (L|mL|kg|g)$/) ?? [];
    const scale = scales[unit];
    // A limit of the gross mass is not comparable with a net quantity.
    if (amount === undefined || !scale) return { kind: 'unknown' };
    limit[scale.of] = toUnits(amount, 3) * scale.factor;
  }
  return { kind: 'amount', ...limit };
}

/**
 * Returns the minimum number of packages for a quantity; null if unknown: without a limit of that kind, or for a unit
 * that is neither mass nor volume.
 * @param quantity exact decimal text
 * @param unit code of UN/ECE Recommendation 20
 */
export function packagesFor(limit: PackageLimit, quantity: string, unit: string): number | null {
  const scale = scales[units[unit] ?? ''];
  const most = limit.kind === 'amount' && scale ? limit[scale.of] : null;
  if (!scale || most === null || most === 0n) return null;
  const total = toUnits(quantity, 3) * scale.factor;
  return Number((total + most - 1n) / most);
}
