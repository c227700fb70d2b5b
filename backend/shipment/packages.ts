/** Reads and writes the packages of a shipment, line by line. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/client.ts';
import { trimDecimal } from '../record/decimal.ts';
import { anyOf } from '../record/listOrder.ts';
import type { PackageLine } from '../shipmentAdvice/packageLines.ts';

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
