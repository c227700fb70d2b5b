/** What each package holds of dangerous goods, where the packages of a shipment are listed line by line. */
import { toUnits } from '../record/decimal.ts';
import type { Measure } from '../regulation/measure.ts';
import type { DangerFacts, DangerousItem } from './dangerFacts.ts';
import { goodsMeasure, pieceOf } from './dangerMeasure.ts';
import { type NumberedLine, numbered, packedOf } from './packageLines.ts';

/** One of the packages of a line, with what it holds of the goods of one UN number. */
export interface Parcel {
  readonly line: NumberedLine;
  /** The most that one of the packages holds; null if a unit is neither a mass nor a volume. */
  readonly amount: Measure | null;
  /** Whether it also holds goods of another number. */
  readonly isMixed: boolean;
}

/** Whether the packages hold all of an item, and no more. */
export const isPackedExactly = ({ id, quantity }: DangerousItem, { packages }: DangerFacts): boolean =>
  id !== null && packedOf(packages, id) === toUnits(quantity, 3);

/** Returns the packages that hold an item, as they are listed; null unless some line says what is in its packages. */
export function parcelsOf(item: DangerousItem, { packages, items }: DangerFacts): Parcel[] | null {
  const { id } = item;
  if (id === null || packages.every(({ contents }) => contents.length === 0)) return null;
  const itemOf = new Map(items.map((each) => [each.id, each]));
  const holding = numbered(packages).filter(({ contents }) => contents.some((packed) => packed.order_item_id === id));
  return holding.map((line) => {
    const goods = line.contents.flatMap(({ order_item_id, quantity }) => {
      const held = itemOf.get(order_item_id);
      return held && isDangerous(held) ? [{ held, quantity }] : [];
    });
    const same = goods.filter(({ held }) => held.un_number === item.un_number);
    const amounts = same.map(({ held, quantity }) => inOne(line.count, held, quantity));
    return { line, amount: added(amounts), isMixed: same.length < goods.length };
  });
}

const isDangerous = ({ un_number, dg_class }: DangerousItem) => un_number !== null || dg_class !== null;

/** Returns what one of alike packages holds of goods at most: pieces are not divided, and what does not divide evenly fills one. */
function inOne(count: number, held: DangerousItem, quantity: string): Measure | null {
  const packages = BigInt(count);
  if (pieceOf(held) === null) {
    const all = goodsMeasure({ ...held, quantity });
    return all && { of: all.of, amount: (all.amount + packages - 1n) / packages };
  }
  const share = packages * 1000n;
  const pieces = (toUnits(quantity, 3) + share - 1n) / share;
  return goodsMeasure({ ...held, quantity: String(pieces) });
}

/** Adds up amounts; null if one is not known, or they are not all of a mass or all of a volume. */
function added(amounts: readonly (Measure | null)[]): Measure | null {
  const [first] = amounts;
  if (!first || amounts.some((amount) => amount?.of !== first.of)) return null;
  return { of: first.of, amount: amounts.reduce((sum, amount) => sum + (amount?.amount ?? 0n), 0n) };
}
