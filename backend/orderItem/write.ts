import type { Updateable } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import { commentsOfItem } from '../comment/table.ts';
import type { Db } from '../db/client.ts';
import { differences, writeHistory } from '../history/table.ts';
import { invalid, refusedTransition, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { topic } from '../live/broadcast.ts';
import { whyLocked as whyOrderLocked } from '../purchaseOrder/rules.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { announceChange, entry, finish, lockItem } from './change.ts';
import { checkRights, checkSwitches, columnsOf, fitting } from './checks.ts';
import { messages } from './messages.ts';
import { type OrderItemRow, readItem } from './read.ts';
import { nextStatuses, orderItemLabel, orderItemStatuses, whyLocked, whyNotRemovable } from './rules.ts';
import type { OrderItem, OrderItemCreate, OrderItemUpdate } from './schema.ts';
import type { OrderItemTable } from './table.ts';

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
  const columns = await checkedColumns(context, before, input);
  const changes = differences({ ...before }, columns);
  if (changes.length === 0) return readItem(db, caller, id);
  await writeColumns(db, id, columns);
  return finish(context, before, 'update', changes);
}

/** An item's own step in its life, which is taken together with an edit or alone. */
export interface Step {
  readonly action: 'assess' | 'receive';
  /** What taking it writes. */
  readonly columns: Partial<Pick<OrderItemRow, 'assessed' | 'received'>> & { status: string };
  /** Why it cannot be taken with this item now, or null. */
  readonly whyNot: (item: OrderItemRow) => string | null;
}

/** Changes the sent fields and takes a step: both or neither. @throws as `updateItem` does, and 409 `transition` where the step cannot be taken */
export async function takeStep(
  context: WriteContext,
  id: number,
  step: Step,
  input: OrderItemUpdate = {},
): Promise<OrderItem> {
  const before = await lockItem(context, id);
  const columns = await checkedColumns(context, before, input);
  const reason = step.whyNot(before);
  if (reason) throw refusedTransition(reason);
  const after = { ...columns, ...step.columns, sub_status: null };
  await writeColumns(context.db, id, after);
  return finish(context, before, step.action, differences({ ...before }, after));
}

/** What an edit writes. @throws 409 `stale`, 409 where the item is locked, 422 on what breaks a rule, 403 on a field that is not this person's */
async function checkedColumns({ db, caller }: WriteContext, before: OrderItemRow, input: OrderItemUpdate) {
  const { lock_version, ...fields } = input;
  if (lock_version !== undefined && lock_version !== before.lock_version) {
    throw stale(await readItem(db, caller, before.id));
  }
  const locked = whyLocked(caller, before);
  if (locked) throw refusedTransition(locked);
  checkSwitches(before, fields);
  const columns = columnsOf(fields);
  checkRights(caller, differences({ ...before }, columns));
  const countries = columns.countries_of_manufacture ?? before.countries_of_manufacture;
  if (Object.keys(columns).length > 0 && before.shipment_id !== null && countries.length === 0) {
    throw invalid({ countries_of_manufacture: [messages.countryRequired] });
  }
  const { shipment_type: travels } = columns;
  if (before.shipment_id !== null && travels && travels !== before.shipment_type) {
    await checkTravels(db, before.shipment_id, travels);
  }
  return columns;
}

/** An item in a shipment travels as that does, where both say how. @throws 422 */
async function checkTravels(db: Db, shipmentId: number, travels: string): Promise<void> {
  const shipment = db.selectFrom('shipments').select('shipment_type').where('id', '=', shipmentId);
  const { shipment_type } = await shipment.executeTakeFirstOrThrow();
  if (shipment_type !== null && shipment_type !== travels) throw invalid({ shipment: [messages.travelsOtherwise] });
}

async function writeColumns(db: Db, id: number, columns: Updateable<OrderItemTable>): Promise<void> {
  const written = db
    .updateTable('order_items')
    .set({ ...columns, ...newVersion })
    .where('id', '=', id)
    .execute();
  await fitting(taken(written, unique));
}

/** Removes an item and its comments. @throws 409 `transition` unless it is open, in no shipment and its order is open to edits; 404 */
export async function removeItem(context: WriteContext, id: number): Promise<void> {
  const { db, caller } = context;
  const before = await lockItem(context, id);
  const reason = whyNotRemovable(caller, before);
  if (reason) throw refusedTransition(reason);
  const comments = await commentsOfItem(db, caller, id);
  await db.deleteFrom('order_items').where('id', '=', id).execute();
  const { position, material, catalog_number, quantity, value_per_item } = before;
  const gone = Object.entries({ position, material, catalog_number, quantity, value_per_item });
  const changes = gone.map(([field, from]) => ({ field, from, to: null }));
  // What is gone is found on its order: nobody can ask for the item's own history any more.
  const removed = [
    { field: 'order_items', from: orderItemLabel(before.position, before.material), to: null },
    ...changes.map((change) => ({ ...change, field: `order_items.${change.field}` })),
  ];
  await writeHistory(db, [
    entry(caller, before, 'delete', changes),
    {
      organizationId: before.organization_id,
      type: 'PurchaseOrder',
      id: before.purchase_order_id,
      userId: caller.userId,
      action: 'remove_items',
      changes: removed,
    },
  ]);
  announceChange(context, before, 'delete', before.lock_version);
  announceGone(context, before, comments);
}

/** The comments on an item have gone with it; they were shown at its order, too. */
function announceGone({ announce }: WriteContext, item: OrderItemRow, comments: readonly object[]): void {
  const shownAt = [topic.comments('OrderItem', item.id), topic.comments('PurchaseOrder', item.purchase_order_id)];
  for (const comment of comments) {
    for (const name of shownAt) announce({ topic: name, message: { action_type: 'delete', comment } });
  }
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
    sub_status: before.sub_status,
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
    .where('po.program_id', 'in', programsOf(caller))
    .forShare('po')
    .executeTakeFirst();
}
