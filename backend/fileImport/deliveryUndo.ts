/** How an import of deliveries is taken back: its items, orders and shipments, unless somebody has gone on with them. */
import { sql } from 'kysely';
import { noteWrites } from '../history/note.ts';
import { anyOf } from '../record/listOrder.ts';
import { parentsOfItem } from '../record/parents.ts';
import { deliveryMessages } from './deliveryMessages.ts';
import { leaveEndUsers } from './deliveryNames.ts';
import type { UndoContext, WriteContext, WrittenRow } from './kind.ts';
import { messages } from './messages.ts';
import { itemsOf, readOrders, takeOrdersBack, type WrittenOrder, withOrders } from './orderUndo.ts';
import { partsOf } from './parts.ts';
import { readSince } from './since.ts';

/** An item as it is now. */
interface ItemNow {
  readonly id: number;
  readonly version: number;
  readonly shipment_id: number | null;
  readonly purchase_order_id: number;
  readonly organization_id: number;
  readonly program_id: number;
}

/**
 * Returns why each of these rows stays if the import is undone, or null. An order that the import made is one thing, as by an
 * import of orders; and what came in a shipment stays with it if somebody has gone on with that.
 */
export async function whyStay(context: UndoContext, rows: readonly WrittenRow[]): Promise<(string | null)[]> {
  return reasonsOf(context, rows, await readItems(context, rows), await readOrders(context, rows));
}

async function readItems({ db }: Pick<UndoContext, 'db'>, rows: readonly WrittenRow[]): Promise<ItemNow[]> {
  return db
    .selectFrom('order_items')
    .select(['id', 'lock_version as version', 'shipment_id', 'purchase_order_id', 'organization_id', 'program_id'])
    .where('id', '=', anyOf(itemsOf(rows)))
    .orderBy('id')
    .execute();
}

async function reasonsOf(
  context: UndoContext,
  rows: readonly WrittenRow[],
  found: readonly ItemNow[],
  orders: readonly WrittenOrder[],
): Promise<(string | null)[]> {
  const { db, importId } = context;
  const items = new Map(found.map((item) => [item.id, item]));
  const since = await readSince(db, importId, 'OrderItem', itemsOf(rows));
  const shipments = await readSince(
    db,
    importId,
    'CommercialInvoice',
    found.flatMap(({ shipment_id }) => shipment_id ?? []),
  );
  const ofItem = ({ recordId, version }: WrittenRow): string | null => {
    if (recordId === null) return null;
    const [item, record] = [items.get(recordId), since.get(recordId)];
    if (!item) return record?.isTakenBack ? null : (record?.reason ?? messages.stays.removed);
    if (record?.reason) return record.reason;
    if (!record?.isKnown && item.version !== version) return messages.stays.changed;
    const shipment = shipments.get(item.shipment_id ?? 0);
    return shipment?.isKnown && shipment.reason ? deliveryMessages.shipmentStays(shipment.reason) : null;
  };
  return withOrders(context, rows, rows.map(ofItem), orders);
}

/** Takes back what an import made: items go, and with them the orders and shipments that have no others. */
export async function takeBack(context: WriteContext, rows: readonly WrittenRow[]): Promise<(string | null)[]> {
  const { db } = context;
  // Locked before they are looked at: what is found out about them then holds until the commit.
  const orderIds = [...new Set(rows.flatMap(({ unitRecordId }) => unitRecordId ?? []))];
  const lock = (table: 'purchase_orders' | 'shipments' | 'order_items', ids: readonly number[]) =>
    sql`select id from ${sql.table(table)} where id = ${anyOf(ids)} order by id for update`.execute(db);
  await lock('purchase_orders', orderIds);
  const before = await readItems(context, rows);
  const shipmentIds = [...new Set(before.flatMap(({ shipment_id }) => shipment_id ?? []))];
  await lock('shipments', shipmentIds);
  await lock('order_items', itemsOf(rows));
  const items = await readItems(context, rows);
  const orders = await readOrders(context, rows);
  const reasons = await reasonsOf(context, rows, items, orders);
  const going = new Set(itemsOf(rows.filter((_row, index) => reasons[index] === null)));
  await removeItems(
    context,
    items.filter(({ id }) => going.has(id)),
  );
  await forgetLines(
    context,
    rows.filter((_row, index) => reasons[index] === null),
  );
  const staying = new Set(rows.flatMap(({ unitRecordId }, index) => (reasons[index] ? (unitRecordId ?? []) : [])));
  await takeOrdersBack(
    context,
    orders.filter(({ id }) => !staying.has(id)),
  );
  await removeShipments(context, shipmentIds);
  await leaveEndUsers(context);
  return reasons;
}

async function removeItems(context: WriteContext, items: readonly ItemNow[]): Promise<void> {
  for (const part of partsOf(items)) {
    await context.db
      .deleteFrom('order_items')
      .where('id', '=', anyOf(part.map(({ id }) => id)))
      .execute();
    const written = part.map((item) => {
      const { id, version: lockVersion, organization_id: organizationId, program_id: programId } = item;
      const place = { organizationId, programId, lockVersion, parents: parentsOfItem(item) };
      return { record: { type: 'OrderItem' as const, id, ...place }, changes: [] };
    });
    await noteWrites(context, 'delete', written);
  }
}

/** Forgets lines, so that they can be imported again. */
async function forgetLines({ db, importId }: WriteContext, rows: readonly WrittenRow[]): Promise<void> {
  await db
    .deleteFrom('imported_lines')
    .where('import_id', '=', importId)
    .where(sql<boolean>`"row" = any(${rows.map(({ row }) => row)}::int[])`)
    .execute();
}

/** Removes those shipments that the import made, if nothing is in them any more and nobody has gone on with them. */
async function removeShipments(context: WriteContext, ids: readonly number[]): Promise<void> {
  const { db, importId } = context;
  if (ids.length === 0) return;
  const since = await readSince(db, importId, 'CommercialInvoice', ids);
  const free = ids.filter((id) => since.get(id)?.isKnown && since.get(id)?.reason === null);
  const { rows } = await sql<{ id: number; version: number; organization_id: number; program_id: number }>`
    delete from shipments s using file_import_made m
    where s.id = ${anyOf(free)} and m.import_id = ${importId} and m.record_type = 'CommercialInvoice'
      and m.record_id = s.id and m.back is null
      and not exists (select 1 from order_items i where i.shipment_id = s.id)
    returning s.id, s.lock_version as version, s.organization_id, s.program_id`.execute(db);
  const written = rows.map(({ id, version: lockVersion, organization_id: organizationId, program_id: programId }) => {
    const record = { type: 'CommercialInvoice', id, lockVersion, organizationId, programId } as const;
    return { record, changes: [] };
  });
  await noteWrites(context, 'delete', written);
}
