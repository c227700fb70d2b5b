import type { Db } from '../db/client.ts';
import { differences, type FieldChange, type HistoryEntry, writeHistory } from '../history/table.ts';
import type { Caller } from '../http/caller.ts';
import { invalid, notFound, refusedTransition, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { newVersion, type WriteContext } from '../http/write.ts';
import { type ActionType, recordChanged } from '../live/broadcast.ts';
import { whyLocked as whyOrderLocked } from '../purchaseOrder/rules.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { checkRights, checkSwitches, columnsOf, fitting } from './checks.ts';
import { messages } from './messages.ts';
import { type OrderItemRow, readItem, readItemRow } from './read.ts';
import { nextStatuses, orderItemStatuses, whyLocked, whyNotRemovable } from './rules.ts';
import type { OrderItem, OrderItemCreate, OrderItemUpdate } from './schema.ts';

const unique = { order_items_position: 'position' };

/** Adds an item to an order. @throws 422 on what breaks a rule, 409 when the order is closed or archived, 403 */
export async function createItem(context: WriteContext, input: OrderItemCreate): Promise<OrderItem> {
  const { db, caller } = context;
  const { purchase_order_id, ...fields } = input;
  const order = await orderOf(db, caller, purchase_order_id);
  if (!order) throw invalid({ purchase_order_id: [messages.notFound] });
  const locked = whyOrderLocked(order.status);
  if (locked) throw refusedTransition(locked);
  checkSwitches(order, fields);
  const columns = columnsOf(fields);
  const changes = differences({}, columns);
  checkRights(caller, changes);
  const { id } = await fitting(
    taken(
      db
        .insertInto('order_items')
        .values({
          ...columns,
          purchase_order_id,
          organization_id: order.organization_id,
          program_id: order.program_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
      unique,
    ),
  );
  return finish(context, { ...order, id }, 'create', changes);
}

/** Changes the sent fields. @throws 409 `stale` when `lock_version` is sent and no longer the newest, 409, 422, 403, 404 */
export async function updateItem(context: WriteContext, id: number, input: OrderItemUpdate): Promise<OrderItem> {
  const { db, caller } = context;
  const before = await lockItem(context, id);
  const { lock_version, ...fields } = input;
  if (lock_version !== undefined && lock_version !== before.lock_version) throw stale(await readItem(db, caller, id));
  const locked = whyLocked(caller, before);
  if (locked) throw refusedTransition(locked);
  checkSwitches(before, fields);
  const columns = columnsOf(fields);
  const changes = differences({ ...before }, columns);
  if (changes.length === 0) return readItem(db, caller, id);
  checkRights(caller, changes);
  const countries = columns.countries_of_manufacture ?? before.countries_of_manufacture;
  if (before.shipment_id !== null && countries.length === 0) {
    throw invalid({ countries_of_manufacture: [messages.countryRequired] });
  }
  const written = db
    .updateTable('order_items')
    .set({ ...columns, ...newVersion })
    .where('id', '=', id)
    .execute();
  await fitting(taken(written, unique));
  return finish(context, before, 'update', changes);
}

/** Removes an item and its comments. @throws 409 `transition` unless it is open, in no shipment and its order is open to edits; 404 */
export async function removeItem(context: WriteContext, id: number): Promise<void> {
  const { db, caller } = context;
  const before = await lockItem(context, id);
  const reason = whyNotRemovable(caller, before);
  if (reason) throw refusedTransition(reason);
  await db.deleteFrom('order_items').where('id', '=', id).execute();
  const { position, material, catalog_number, quantity, value_per_item } = before;
  const gone = Object.entries({ position, material, catalog_number, quantity, value_per_item });
  const changes = gone.map(([field, from]) => ({ field, from, to: null }));
  await writeHistory(db, [entry(caller, before, 'delete', changes)]);
  announceChange(context, before, 'delete', before.lock_version);
}

/** Moves an item to another status, checked against where it stands at this moment. @throws 409 `transition`, 422, 404 */
export async function assignStatus(
  context: WriteContext,
  id: number,
  to: { status: string; sub_status?: string | null | undefined },
): Promise<OrderItem> {
  const { db, caller } = context;
  const before = await lockItem(context, id);
  const standing = {
    organizationId: before.organization_id,
    status: before.status,
    next: nextStatuses(before),
  };
  const after = await checkedStatus(db, 'order_item', orderItemStatuses, standing, to);
  const changes = differences({ ...before }, after);
  if (changes.length === 0) return readItem(db, caller, id);
  await db
    .updateTable('order_items')
    .set({ ...after, ...newVersion })
    .where('id', '=', id)
    .execute();
  return finish(context, before, 'assign_status', changes);
}

/** The order that an item goes into, kept as it is until the transaction ends; undefined when it is not the caller's. */
function orderOf(db: Db, caller: Caller, id: number) {
  return db
    .selectFrom('purchase_orders as po')
    .innerJoin('organizations as o', 'o.id', 'po.organization_id')
    .select(['po.organization_id', 'po.program_id', 'po.status', 'o.feature_flags'])
    .where('po.id', '=', id)
    .where('po.program_id', 'in', [0, ...caller.programIds])
    .forShare('po')
    .executeTakeFirst();
}

/**
 * Takes the row for this transaction, so that what is checked is still so when it is written; its order and shipment
 * keep their status until then. Always in this order, so that two writers never wait for each other.
 */
async function lockItem({ db, caller }: WriteContext, id: number): Promise<OrderItemRow> {
  const { purchase_order_id, shipment_id } = await readItemRow(db, caller, id);
  await db.selectFrom('purchase_orders').select('id').where('id', '=', purchase_order_id).forShare().execute();
  if (shipment_id) await db.selectFrom('shipments').select('id').where('id', '=', shipment_id).forShare().execute();
  const row = await db.selectFrom('order_items').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return readItemRow(db, caller, id);
}

type Identity = Pick<OrderItemRow, 'id' | 'organization_id' | 'program_id'>;

async function finish(
  context: WriteContext,
  item: Identity,
  action: 'create' | 'update' | 'assign_status',
  changes: FieldChange[],
): Promise<OrderItem> {
  const { db, caller } = context;
  await writeHistory(db, [entry(caller, item, action, changes)]);
  const record = await readItem(db, caller, item.id);
  announceChange(context, item, action === 'create' ? 'create' : 'edit', record.lock_version);
  return record;
}

/** Columns whose answers show them under another name. */
const shownAs: Readonly<Record<string, string>> = {
  shipment_type: 'shipment',
  dg_class: 'assessment.dg_class',
  dg_description: 'assessment.dg_description',
  received_date: 'goods_receipt.received_date',
  condition: 'goods_receipt.condition',
};

function entry(caller: Caller, item: Identity, action: HistoryEntry['action'], changes: FieldChange[]): HistoryEntry {
  return {
    organizationId: item.organization_id,
    type: 'OrderItem',
    id: item.id,
    userId: caller.userId,
    action,
    changes: changes.map((change) => ({ ...change, field: shownAs[change.field] ?? change.field })),
  };
}

function announceChange(context: WriteContext, item: Identity, action: ActionType, lockVersion: number): void {
  const { announce, caller } = context;
  const { id, program_id: programId, organization_id: organizationId } = item;
  announce(recordChanged({ action, type: 'OrderItem', id, lockVersion, by: caller.userId, programId, organizationId }));
}
