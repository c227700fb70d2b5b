import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { versionedMany } from '../history/versioned.ts';
import { anyOf } from '../record/listOrder.ts';
import { parentsOfItem } from '../record/parents.ts';
import type { WriteContext } from '../record/write.ts';
import { visibleItems } from './filters.ts';
import { type OrderItemRow, readItemRows, toRecord } from './read.ts';
import { asShown } from './rules.ts';

/**
 * Locks rows until the transaction ends, so that checks still hold when they are written. Their orders and shipments keep
 * their status until then. Always locks in this order, and by id, so that two writers never deadlock.
 * @param order `alone` if no other transaction may assign line numbers of the orders meanwhile
 * @returns the rows that exist and are the caller's
 */
export async function lockItems(
  { db, caller }: WriteContext,
  ids: readonly number[],
  order: 'shared' | 'alone' = 'shared',
): Promise<OrderItemRow[]> {
  const visible = visibleItems(db, caller).where('i.id', '=', anyOf(ids));
  const places = await visible.select(['i.id', 'i.purchase_order_id', 'i.shipment_id']).execute();
  const orders = places.map(({ purchase_order_id }) => purchase_order_id);
  const shipments = places.flatMap(({ shipment_id }) => shipment_id ?? []);
  await inOrder(db, 'purchase_orders', orders)
    .$if(order === 'shared', (rows) => rows.forShare())
    .$if(order === 'alone', (rows) => rows.forNoKeyUpdate())
    .execute();
  if (shipments.length > 0) await inOrder(db, 'shipments', shipments).forShare().execute();
  const items = places.map(({ id }) => id);
  await inOrder(db, 'order_items', items).forUpdate().execute();
  return readItemRows(db, caller, items);
}

const inOrder = (db: Db, table: 'purchase_orders' | 'shipments' | 'order_items', ids: readonly number[]) =>
  db.selectFrom(table).select('id').where('id', '=', anyOf(ids)).orderBy('id');

/** Locks one row like `lockItems`. @throws 404 */
export async function lockItem(
  context: WriteContext,
  id: number,
  order: 'shared' | 'alone' = 'shared',
): Promise<OrderItemRow> {
  const [row] = await lockItems(context, [id], order);
  if (!row) throw notFound();
  return row;
}

/** The versioned writes of items. */
export const items = versionedMany({
  type: 'OrderItem',
  read: (context: WriteContext, ids, lock) =>
    lock ? lockItems(context, ids) : readItemRows(context.db, context.caller, ids),
  toRecord: (row, { caller }) => toRecord(row, caller),
  parentsOf: (item) => parentsOfItem(item),
  asShown,
});
