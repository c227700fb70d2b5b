/** The packages of a shipment as lines, and what follows from them: numbers, weights, totals. */
import { fromUnits, toUnits, trimDecimal } from '../record/decimal.ts';
import { packageMessages as messages } from './packageMessages.ts';

/** How much of an item is in the packages of a line, in all of them together. */
export interface Packed {
  readonly order_item_id: number;
  /** Exact decimal text, in the item's unit. */
  readonly quantity: string;
}

/** A line: packages that are alike. Weights are of one package, in kilograms as exact decimal text; sizes are centimetres. */
export interface PackageLine {
  readonly count: number;
  readonly package_type: string | null;
  readonly length: string | null;
  readonly width: string | null;
  readonly height: string | null;
  readonly net_weight: string | null;
  readonly gross_weight: string | null;
  readonly dry_ice: string | null;
  readonly contents: readonly Packed[];
}

/** The totals of a shipment, which follow from the lines of its packages. */
export type PackageTotals = Readonly<
  Record<'package_type' | 'total_weight' | 'net_weight' | 'dry_ice', string | null> & {
    readonly package_quantity: number;
  }
>;

/** The fields of a shipment that follow from the lines of its packages. */
export const derivedFields = ['package_quantity', 'package_type', 'total_weight', 'net_weight', 'dry_ice'] as const;

type Weight = 'gross_weight' | 'net_weight' | 'dry_ice';

/** Returns a weight of all packages, in kilograms; null if a line does not say it. A line without dry ice has none. */
export function weightOf(lines: readonly PackageLine[], field: Weight): string | null {
  const isOpen = (line: PackageLine) => line[field] === null;
  if (field === 'dry_ice' ? lines.every(isOpen) : lines.some(isOpen)) return null;
  const grams = lines.reduce((sum, line) => sum + toUnits(line[field] ?? '0', 3) * BigInt(line.count), 0n);
  return trimDecimal(fromUnits(grams, 3));
}

/** Adds up the lines of packages. Packages of several types have none in common. */
export function totalsOf(lines: readonly PackageLine[]): PackageTotals {
  const types = new Set(lines.map(({ package_type }) => package_type));
  const [type = null] = types;
  return {
    package_quantity: lines.reduce((sum, { count }) => sum + count, 0),
    package_type: types.size === 1 ? type : null,
    total_weight: weightOf(lines, 'gross_weight'),
    net_weight: weightOf(lines, 'net_weight'),
    dry_ice: weightOf(lines, 'dry_ice'),
  };
}

/** A line with the numbers of its packages, which are counted through the shipment from 1. */
export type NumberedLine<Line extends PackageLine = PackageLine> = Line & {
  readonly from: number;
  readonly to: number;
};

/** Numbers the packages of a shipment. */
export function numbered<Line extends PackageLine>(lines: readonly Line[]): NumberedLine<Line>[] {
  let last = 0;
  return lines.map((line) => {
    const from = last + 1;
    last += line.count;
    return { ...line, from, to: last };
  });
}

/** Names a line of packages: `packages 2 to 4`. */
export const lineName = ({ from, to }: NumberedLine) => messages.numbers(from, to);

/** Returns how much of an item the lines hold, in thousandths of its unit. */
export function packedOf(lines: readonly PackageLine[], itemId: number): bigint {
  const quantities = lines.flatMap(({ contents }) => contents).filter(({ order_item_id }) => order_item_id === itemId);
  return quantities.reduce((sum, { quantity }) => sum + toUnits(quantity, 3), 0n);
}
