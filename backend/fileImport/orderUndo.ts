/** How an import of orders with their items is taken back, many at once. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { noteWrites } from '../history/note.ts';
import { lockItems } from '../orderItem/change.ts';
import { type OrderItemRow, readItemRows } from '../orderItem/read.ts';
import { removeItems } from '../orderItem/remove.ts';
import { whyNotRemovable } from '../orderItem/rules.ts';
import { orderItemUpdate } from '../orderItem/schema.ts';
import { updateItems } from '../orderItem/write.ts';
import { purchaseOrderUpdate } from '../purchaseOrder/schema.ts';
import { updateOrder } from '../purchaseOrder/write.ts';
import { anyOf } from '../record/listOrder.ts';
import type { RowResult } from '../record/many.ts';
import type { UndoContext, WriteContext, WrittenRow } from './kind.ts';
import { messages } from './messages.ts';
import { parsed } from './parsed.ts';
import { partsOf } from './parts.ts';
import { readSince } from './since.ts';

/**
 * Returns why each of these rows stays if an import is undone, or null. An order that the import made is one thing: if
 * somebody has gone on with it or with one of its items, it stays whole. Of an order that was there before, each item stays
 * for itself, and a reason why the order keeps its new values is that of its first row.
 */
export async function whyStay(context: UndoContext, rows: readonly WrittenRow[]): Promise<(string | null)[]> {
  const { db, caller } = context;
  const items = await readItemRows(db, caller, itemsOf(rows));
  return reasonsOf(context, rows, items, await readOrders(context, rows));
}

/** Returns the ids of the items of rows. */
export const itemsOf = (rows: readonly Pick<WrittenRow, 'recordId'>[]): number[] => [
  ...new Set(rows.flatMap(({ recordId }) => recordId ?? [])),
];

/** An order that an import made or changed. */
export interface WrittenOrder {
  readonly id: number;
  readonly version: number;
  /** The values of a changed order before; null for a new one. */
  readonly back: Readonly<Record<string, unknown>> | null;
}

/** Reads the orders of rows that the import made or changed itself. */
export async function readOrders({ db, importId }: UndoContext, rows: readonly WrittenRow[]): Promise<WrittenOrder[]> {
  const ids = new Set(rows.flatMap(({ unitRecordId }) => unitRecordId ?? []));
  return db
    .selectFrom('file_import_made')
    .select(['record_id as id', 'version', 'back'])
    .where('import_id', '=', importId)
    .where('record_type', '=', 'PurchaseOrder')
    .where('record_id', '=', anyOf([...ids]))
    .orderBy('record_id')
    .execute();
}

async function reasonsOf(
  context: UndoContext,
  rows: readonly WrittenRow[],
  found: readonly OrderItemRow[],
  orders: readonly WrittenOrder[],
): Promise<(string | null)[]> {
  const { db, caller, importId } = context;
  const items = new Map(found.map((item) => [item.id, item]));
  const since = await readSince(db, importId, 'OrderItem', itemsOf(rows));
  const ofItem = ({ recordId, version, back }: WrittenRow): string | null => {
    if (recordId === null) return null;
    const [item, record] = [items.get(recordId), since.get(recordId)];
    if (!item) return record?.isTakenBack ? null : (record?.reason ?? messages.stays.removed);
    if (item.received) return messages.stays.received;
    if (item.shipment_id !== null) return messages.stays.shipped;
    if (record?.reason) return record.reason;
    if (!record?.isKnown && item.lock_version !== version) return messages.stays.changed;
    return back === null && whyNotRemovable(caller, item) ? messages.stays.locked : null;
  };
  return withOrders(context, rows, rows.map(ofItem), orders);
}

/**
 * Returns why rows stay, with what is known of their orders: one that the import made stays whole.
 * @param own why the item of each row stays for itself, or null
 */
export async function withOrders(
  context: UndoContext,
  rows: readonly WrittenRow[],
  own: readonly (string | null)[],
  orders: readonly WrittenOrder[],
): Promise<(string | null)[]> {
  const { db, importId } = context;
  const ofOrders = await whyOrdersStay(context, orders);
  const isNew = new Set(orders.flatMap(({ id, back }) => (back === null ? [id] : [])));
  const worked = new Set(
    rows.flatMap(({ unitRecordId }, index) => (own[index] && unitRecordId !== null ? [unitRecordId] : [])),
  );
  for (const id of await ordersWithWork(db, importId, [...isNew])) worked.add(id);
  const told = new Set<number>();
  return rows.map(({ unitRecordId, recordId }, index) => {
    const reason = own[index] ?? null;
    const ofOrder = ofOrders.get(unitRecordId ?? 0) ?? null;
    if (unitRecordId === null) return reason;
    if (isNew.has(unitRecordId)) {
      if (reason) return reason;
      if (ofOrder) return messages.stays.ofOrder(ofOrder);
      return worked.has(unitRecordId) ? messages.stays.withItem : null;
    }
    const isFirst = !told.has(unitRecordId);
    told.add(unitRecordId);
    if (ofOrder && (isFirst || recordId === null)) return messages.stays.ofOrder(ofOrder);
    return reason;
  });
}

/** Returns why orders themselves stay as the import left them, by id; those that nobody has gone on with are absent. */
async function whyOrdersStay(
  { db, importId }: UndoContext,
  orders: readonly WrittenOrder[],
): Promise<Map<number, string>> {
  const ids = orders.map(({ id }) => id);
  const since = await readSince(db, importId, 'PurchaseOrder', ids);
  const now = await db
    .selectFrom('purchase_orders')
    .select(['id', 'lock_version'])
    .where('id', '=', anyOf(ids))
    .execute();
  const versions = new Map(now.map(({ id, lock_version }) => [id, lock_version]));
  const isOthers = sql<boolean>`not exists (
    select 1 from history h where h.record_type = 'OrderItem' and h.record_id = i.id and h.import_id = ${importId})`;
  const added = await db
    .selectFrom('order_items as i')
    .select('i.purchase_order_id as id')
    .distinct()
    .where('i.purchase_order_id', '=', anyOf(orders.flatMap(({ id, back }) => (back === null ? [id] : []))))
    .where(isOthers)
    .execute();
  const withOthers = new Set(added.map(({ id }) => id));
  const whyStays = ({ id, version }: WrittenOrder): string | null => {
    const record = since.get(id);
    const current = versions.get(id);
    if (current === undefined) return record?.isTakenBack ? null : (record?.reason ?? messages.stays.removed);
    if (record?.reason) return record.reason;
    if (withOthers.has(id)) return messages.stays.otherItems;
    return !record?.isKnown && current !== version ? messages.stays.changed : null;
  };
  return new Map(
    orders.flatMap((order) => {
      const reason = whyStays(order);
      return reason ? [[order.id, reason] as const] : [];
    }),
  );
}

/** Returns which orders have items that somebody has gone on with, whichever rows they come from. */
async function ordersWithWork(db: Db, importId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct r.unit_record_id as id from file_import_rows r
    where r.import_id = ${importId} and r.unit_record_id = ${anyOf(ids)} and r.record_id is not null
      and r.outcome in ('done', 'stays') and r.state in ('new', 'changed')
      and exists (
        select 1 from history h
        where h.record_type = 'OrderItem' and h.record_id = r.record_id and h.import_id is distinct from ${importId})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Takes back what an import made of orders: new items and orders go, changed ones get their earlier values. */
export async function takeBack(context: WriteContext, rows: readonly WrittenRow[]): Promise<(string | null)[]> {
  const { db } = context;
  const ids = [...new Set(rows.flatMap(({ unitRecordId }) => unitRecordId ?? []))];
  // Locked before they are looked at: what is found out about them then holds until the commit.
  const locked = db.selectFrom('purchase_orders').select('id').where('id', '=', anyOf(ids));
  await locked.orderBy('id').forUpdate().execute();
  const items = await lockItems(context, itemsOf(rows));
  const orders = await readOrders(context, rows);
  const reasons = await reasonsOf(context, rows, items, orders);
  const known = new Set(items.map(({ id }) => id));
  const going = rows.filter((row, index) => reasons[index] === null && known.has(row.recordId ?? 0));
  await takeItemsBack(context, going);
  const staying = new Set(rows.flatMap(({ unitRecordId }, index) => (reasons[index] ? (unitRecordId ?? []) : [])));
  await takeOrdersBack(
    context,
    orders.filter(({ id, back }) => back !== null || !staying.has(id)),
  );
  return reasons;
}

/** @throws HttpError when an item cannot be taken back */
async function takeItemsBack(context: WriteContext, rows: readonly WrittenRow[]): Promise<void> {
  const made = rows.filter(({ back }) => back === null);
  const gone = new Set(itemsOf(made));
  // A row that changed what another one made, or changed before, has nothing to give back.
  const changed = rows.flatMap(({ back, ...row }) =>
    back === null || Object.keys(back).length === 0 || gone.has(row.recordId ?? 0) ? [] : [{ ...row, back }],
  );
  for (const part of partsOf(made)) {
    const sent = part.map(({ recordId }) => ({ row: { id: recordId ?? 0 } }));
    requireAll(await removeItems(context, sent, false));
  }
  for (const part of partsOf(changed)) {
    const sent = part.map(({ recordId, back }) => ({ row: { ...parsed(orderItemUpdate, back), id: recordId ?? 0 } }));
    requireAll(await updateItems(context, sent, false));
  }
}

/** @throws the reason of the first row that is rejected for itself */
function requireAll(results: readonly RowResult<unknown>[]): void {
  const rejected = results.flatMap((result) => ('rejected' in result ? [result.rejected] : []));
  const first = rejected.find(({ body }) => body.code !== 'not_stored') ?? rejected[0];
  if (first) throw first;
}

/** Gives changed orders their earlier values, and removes new ones that have no items any more. */
export async function takeOrdersBack(context: WriteContext, orders: readonly WrittenOrder[]): Promise<void> {
  const kept = await whyOrdersStay(context, orders);
  const made: number[] = [];
  for (const { id, back } of orders) {
    if (kept.has(id)) continue;
    if (back === null) made.push(id);
    else await updateOrder(context, id, parsed(purchaseOrderUpdate, back));
  }
  if (made.length === 0) return;
  const { rows } = await sql<{ id: number; version: number; organization_id: number; program_id: number }>`
    delete from purchase_orders po where po.id = ${anyOf(made)}
      and not exists (select 1 from order_items i where i.purchase_order_id = po.id)
    returning id, lock_version as version, organization_id, program_id`.execute(context.db);
  const written = rows.map(({ id, version: lockVersion, organization_id: organizationId, program_id: programId }) => {
    return { record: { type: 'PurchaseOrder', id, lockVersion, organizationId, programId } as const, changes: [] };
  });
  await noteWrites(context, 'delete', written);
}
