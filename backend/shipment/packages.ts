/** The packages of a shipment, line by line: alike packages, what they weigh and what is in them. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/client.ts';
import { fromUnits, toUnits, trimDecimal } from '../record/decimal.ts';
import { anyOf } from '../record/listOrder.ts';
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

/** Reads the lines of a shipment's packages, in their order; empty if they are not listed. */
export async function readPackages(db: Db, shipmentId: number): Promise<PackageLine[]> {
  const rows = await db
    .selectFrom('shipment_packages as p')
    .select(['p.count', 'p.package_type', 'p.length', 'p.width', 'p.height', 'p.net_weight', 'p.gross_weight'])
    .select('p.dry_ice')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('shipment_package_items as c')
          .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
          .select(['c.order_item_id', (one) => one.cast<string>('c.quantity', 'text').as('quantity')])
          .whereRef('c.package_id', '=', 'p.id')
          .orderBy('i.purchase_order_id')
          .orderBy('i.position')
          .orderBy('i.id'),
      ).as('contents'),
    )
    .where('p.shipment_id', '=', shipmentId)
    .orderBy('p.position')
    .execute();
  const trimmed = (value: string | null) => value && trimDecimal(value);
  return rows.map((row) => ({
    ...row,
    length: trimmed(row.length),
    width: trimmed(row.width),
    height: trimmed(row.height),
    net_weight: trimmed(row.net_weight),
    gross_weight: trimmed(row.gross_weight),
    dry_ice: trimmed(row.dry_ice),
    contents: row.contents.map(({ order_item_id, quantity }) => ({ order_item_id, quantity: trimDecimal(quantity) })),
  }));
}

/** Replaces the lines of a shipment's packages. */
export async function writePackages(db: Db, shipmentId: number, lines: readonly PackageLine[]): Promise<void> {
  await db.deleteFrom('shipment_packages').where('shipment_id', '=', shipmentId).execute();
  if (lines.length === 0) return;
  const made = await db
    .insertInto('shipment_packages')
    .values(
      lines.map(({ contents: _contents, ...line }, at) => ({ ...line, shipment_id: shipmentId, position: at + 1 })),
    )
    .returning(['id', 'position'])
    .execute();
  const idOf = new Map(made.map(({ id, position }) => [position, id]));
  const packed = lines.flatMap(({ contents }, at) =>
    contents.map((each) => ({ ...each, package_id: idOf.get(at + 1) ?? 0 })),
  );
  for (let at = 0; at < packed.length; at += rowsAtOnce) {
    await db
      .insertInto('shipment_package_items')
      .values(packed.slice(at, at + rowsAtOnce))
      .execute();
  }
}

/** A statement has at most 65,535 parameters. */
const rowsAtOnce = 10_000;

/** Takes items that leave a shipment out of its packages; the packages stay. */
export async function unpack(db: Db, shipmentId: number, itemIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('shipment_package_items')
    .where('order_item_id', '=', anyOf(itemIds))
    .where('package_id', 'in', (eb) =>
      eb.selectFrom('shipment_packages').select('id').where('shipment_id', '=', shipmentId),
    )
    .execute();
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
