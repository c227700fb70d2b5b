import { type Measure, measureOf } from './measure.ts';

/** The maximum amount of a material in one package, read from a cell of 49 CFR 172.101. */
export type PackageLimit =
  | { readonly kind: 'forbidden' | 'unlimited' | 'unknown' }
  /** One for each kind of unit that the cell names. */
  | { readonly kind: 'amount'; readonly most: readonly Measure[]; readonly gross: boolean; readonly below: boolean };

/** Parses a cell; a blank cell and references to other rules are `unknown`, which allows nothing. */
export function packageLimit(cell: string | null): PackageLimit {
  if (cell === null) return { kind: 'unknown' };
  if (/^forbidden$/i.test(cell)) return { kind: 'forbidden' };
  if (/^no limit$/i.test(cell)) return { kind: 'unlimited' };
  const [, below, amounts = '', gross] = cell.match(/^(less than )?(.*?)( gross)?$/i) ?? [];
  const most = amounts.split(' or ').map((part) => {
    const [, amount = '', unit = ''] = part.match(/^(\d*\.?\d+) (L|mL|kg|g)$/) ?? [];
    return amount === '' ? null : measureOf(amount, unit);
  });
  const known = most.filter((measure) => measure !== null);
  if (known.length < most.length) return { kind: 'unknown' };
  return { kind: 'amount', most: known, gross: gross !== undefined, below: below !== undefined };
}

/**
 * Returns the minimum number of packages for an amount; null if the limit has none of its kind, infinity if one piece is more
 * than a package may hold. Where the limit is of the gross mass, the packaging weighs something too, so that it is reached
 * earlier.
 * @param piece the amount that stays together; null if any part of the amount can be packed
 */
export function packagesFor(limit: PackageLimit, amount: Measure | null, piece: Measure | null = null): number | null {
  const most = limit.kind === 'amount' ? limit.most.find(({ of }) => of === amount?.of) : undefined;
  if (limit.kind !== 'amount' || !most || !amount || most.amount === 0n) return null;
  const isStrict = limit.gross || limit.below;
  if (piece && piece.amount > 0n) {
    const fitting = ((isStrict ? most.amount - 1n : most.amount) / piece.amount) * piece.amount;
    return fitting === 0n ? Infinity : Number((amount.amount + fitting - 1n) / fitting);
  }
  const whole = amount.amount / most.amount;
  return Number(isStrict || whole * most.amount < amount.amount ? whole + 1n : whole);
}
