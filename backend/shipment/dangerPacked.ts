/** What each package holds of dangerous goods, where the packages of a shipment are listed line by line. */
import { toUnits } from '../record/decimal.ts';
import { type Measure, timesMeasure } from '../regulation/measure.ts';
import type { DangerFacts, DangerousItem } from './dangerFacts.ts';
import { goodsMeasure, pieceOf } from './dangerMeasure.ts';
import { type NumberedLine, numbered, packedOf } from './packages.ts';

/** One of the packages of a line, with what it holds of the goods of one UN number. */
export interface Parcel {
  readonly line: NumberedLine;
  /** The most that one of the packages holds; null if a unit is neither a mass nor a volume. */
  readonly amount: Measure | null;
  /** Whether it also holds goods of another number. */
  readonly isMixed: boolean;
}

/** Returns the packages that hold an item, as they are listed; null unless the lines say where all of the item is. */
export function parcelsOf(item: DangerousItem, { packages, items }: DangerFacts): Parcel[] | null {
  const { id } = item;
  if (id === null || packages.length === 0 || packedOf(packages, id) !== toUnits(item.quantity, 3)) return null;
  const itemOf = new Map(items.map((each) => [each.id, each]));
  const holding = numbered(packages).filter(({ contents }) => contents.some((packed) => packed.order_item_id === id));
  return holding.map((line) => {
    const goods = line.contents.flatMap(({ order_item_id, quantity }) => {
      const held = itemOf.get(order_item_id);
      return held && isDangerous(held) ? [{ held, quantity }] : [];
    });
    const same = goods.filter(({ held }) => held.un_number === item.un_number);
    const amounts = same.map(({ held, quantity }) => inEach(held, quantity, BigInt(line.count)));
    return { line, amount: sumOf(amounts), isMixed: same.length < goods.length };
  });
}

const isDangerous = ({ un_number, dg_class }: DangerousItem) => un_number !== null || dg_class !== null;

/** Returns the most of the goods in one of so many packages: what does not divide evenly makes one fuller; a piece stays whole. */
function inEach(item: DangerousItem, quantity: string, packages: bigint): Measure | null {
  const piece = pieceOf(item);
  const each = (amount: bigint) => (amount + packages - 1n) / packages;
  if (piece) {
    const pieces = (toUnits(quantity, 3) + 999n) / 1000n;
    return timesMeasure(piece, String(each(pieces)));
  }
  const all = goodsMeasure({ ...item, quantity });
  return all && { ...all, amount: each(all.amount) };
}

/** Adds up amounts; null if one is unknown, or they are not of one kind. */
function sumOf(amounts: readonly (Measure | null)[]): Measure | null {
  const [first] = amounts;
  if (!first || amounts.some((amount) => amount?.of !== first.of)) return null;
  return { of: first.of, amount: amounts.reduce((sum, amount) => sum + (amount?.amount ?? 0n), 0n) };
}
