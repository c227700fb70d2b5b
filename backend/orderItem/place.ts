/** Where an item is among the items of its order, and what became of one that is no longer there. */
import { sql } from 'kysely';
import { z } from 'zod';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { forbidden, notFound } from '../api/errors.ts';
import { decimal, id } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { noNames } from '../history/names.ts';
import { readHistory } from '../history/read.ts';
import { historyEntry } from '../history/schema.ts';
import { visibleItems } from './filters.ts';

/** The place of an item among the items of its order. */
export const itemPlace = z
  .object({
    at: z.int().min(1).meta({ description: 'Its place by position, from 1.' }),
    count: z.int().min(1).meta({ description: 'The number of items of the order.' }),
  })
  .meta({ id: 'OrderItemPlace' });
type ItemPlace = z.infer<typeof itemPlace>;

/** Reads the place of an item among the items of its order. @throws 404 when it does not exist or is not the caller's */
export async function readPlace(db: Db, caller: Caller, itemId: number): Promise<ItemPlace> {
  const { at, count } = await visibleItems(db, caller)
    .innerJoin('order_items as o', 'o.purchase_order_id', 'i.purchase_order_id')
    .where('i.id', '=', itemId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where (o.position, o.id) <= (i.position, i.id))`.as('at'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) throw notFound();
  return { at: Number(at), count: Number(count) };
}

/** What became of an item that was removed from its order. */
export const removedItem = z
  .object({
    id,
    purchase_order_id: id,
    position: decimal.meta({ description: 'The line that it was.' }),
    material: z.string(),
    removal: historyEntry,
    split_from_id: id
      .nullable()
      .meta({ description: 'The item that it was split off; null if it was not, or unknown.' }),
  })
  .meta({ id: 'RemovedOrderItem' });
type RemovedItem = z.infer<typeof removedItem>;

/**
 * Reads what became of an item that was removed from an order, from the histories of both.
 * @throws 403 without the right to read items, 404 when the order is not the caller's, or no such item was removed from it
 */
export async function readRemovedItem(db: Db, caller: Caller, orderId: number, itemId: number): Promise<RemovedItem> {
  if (!can(caller, 'order_items', 'read')) throw forbidden();
  // Both entries of a removal are written in one transaction, whose time they carry.
  const removal = await db
    .selectFrom('purchase_orders as po')
    .innerJoin('history as o', (both) =>
      both
        .onRef('o.record_id', '=', 'po.id')
        .on('o.record_type', '=', 'PurchaseOrder')
        .on('o.action', '=', 'remove_items'),
    )
    .innerJoin('history as h', 'h.at', 'o.at')
    .where('po.id', '=', orderId)
    .where('po.program_id', 'in', programsOf(caller))
    .where('h.record_type', '=', 'OrderItem')
    .where('h.record_id', '=', itemId)
    .where('h.action', '=', 'delete')
    .where(isAboutLine)
    .select([lostValue('position').as('position'), lostValue('material').as('material')])
    .executeTakeFirst();
  if (!removal) throw notFound();
  const { data } = await readHistory(db, caller, { type: 'OrderItem', id: itemId, hidden: [] }, NEWEST, noNames);
  const [entry] = data;
  if (!entry) throw notFound();
  return {
    id: itemId,
    purchase_order_id: orderId,
    ...removal,
    removal: entry,
    split_from_id: await readOrigin(db, itemId),
  };
}

/** A removed item has no entry after that of its removal. */
const NEWEST = { page: 1, items: 1 };

/** The value that a removed item `h` had in a field. */
const lostValue = (field: 'position' | 'material') =>
  sql<string>`jsonb_path_query_first(h.changes, '$[*] ? (@.field == $field).from', jsonb_build_object('field', ${field}::text)) #>> '{}'`;

/** Whether the entry `o` of an order is about the line that the removed item `h` was: many may be removed at once. */
const isAboutLine = sql<boolean>`o.changes @> jsonb_build_array(
  jsonb_build_object('field', 'order_items.position', 'from', ${lostValue('position')}),
  jsonb_build_object('field', 'order_items.material', 'from', ${lostValue('material')}))`;

/** Reads the id of the item that an item was split off; null if it was not. */
async function readOrigin(db: Db, itemId: number): Promise<number | null> {
  const made = await db
    .selectFrom('history as h')
    .select('h.changes')
    .where('h.record_type', '=', 'OrderItem')
    .where('h.record_id', '=', itemId)
    .where('h.action', '=', 'create')
    .executeTakeFirst();
  const origin = made?.changes.find(({ field }) => field === 'split_from')?.to;
  return typeof origin === 'number' ? origin : null;
}
