import { type Caller, programsOf } from '../access/caller.ts';
import { notFound, outOfReach, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { whyLocked as whyOrderLocked, whyProhibited } from '../purchaseOrder/rules.ts';
import { checkEach, passedOf } from '../record/checkEach.ts';
import { trimDecimal } from '../record/decimal.ts';
import { onlyOf, type RowResult, resultsOf, rowIn, type SentRow } from '../record/many.ts';
import { prohibitedOf } from '../record/party.ts';
import type { WriteContext } from '../record/write.ts';
import { items } from './change.ts';
import {
  checkHsCode,
  checkNetQuantity,
  checkReceived,
  checkRights,
  checkSwitches,
  checkWorth,
  columnsOf,
  fitting,
  unique,
} from './checks.ts';
import { messages } from './messages.ts';
import type { NewOrderItem, OrderItem, OrderItemCreate } from './schema.ts';

type Order = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

/** Adds an item to an order. @throws as rows of `createItems` are rejected */
export async function createItem(context: WriteContext, input: OrderItemCreate): Promise<OrderItem> {
  const { purchase_order_id, ...row } = input;
  const order = await orderOf(context.db, context.caller, purchase_order_id);
  if (!order) throw outOfReach('purchase_order_id', messages.notFound);
  return onlyOf(await addItems(context, order, [{ row }], false));
}

/**
 * Adds many items to an order. A row is rejected with 422 on a broken rule, and 403.
 * @throws 409 when the order is closed, archived or names a prohibited party, 404
 */
export async function createItems(
  context: WriteContext,
  orderId: number,
  sent: readonly SentRow<NewOrderItem>[],
  partial: boolean,
): Promise<RowResult<OrderItem>[]> {
  const order = await orderOf(context.db, context.caller, orderId);
  if (!order) throw notFound();
  return addItems(context, order, sent, partial);
}

async function addItems(
  context: WriteContext,
  order: Order,
  sent: readonly SentRow<NewOrderItem>[],
  partial: boolean,
): Promise<RowResult<OrderItem>[]> {
  const { db } = context;
  const { vendor_id, end_user_id, group_id } = order;
  const prohibited = await prohibitedOf(db, { vendor: [vendor_id], end_user: [end_user_id], group: [group_id] });
  const locked = whyOrderLocked(order.status) ?? whyProhibited(prohibited);
  if (locked) throw rejectedTransition(locked);
  const ids = new Map<string, number>();
  const outcomes = await checkEach(db, sent, {
    partial,
    check: (row) => checkNewItem(context, order, rowIn(row)),
    write: async (rows) => {
      for (const { id, position } of await insertItems(db, order, rows)) ids.set(trimDecimal(position), id);
    },
  });
  const done = passedOf(outcomes).map((columns) => ({
    key: ids.get(columns.position) ?? 0,
    changes: differences({}, columns),
  }));
  return resultsOf(outcomes, await items.finishMany(context, 'create', done));
}

/** Checks a new item of an order, and returns its columns. @throws 422 on a broken rule, 403 on a field without right */
export function checkNewItem(
  context: Pick<WriteContext, 'caller' | 'services'>,
  order: Pick<Order, 'feature_flags'>,
  fields: NewOrderItem,
) {
  checkSwitches(order, fields);
  checkWorth(fields, fields);
  checkHsCode(null, fields);
  checkNetQuantity(fields, fields);
  checkReceived(context, fields);
  const columns = columnsOf(fields);
  checkRights(context.caller, differences({}, columns));
  return columns;
}

function insertItems(db: Db, order: Order, rows: readonly ReturnType<typeof columnsOf<NewOrderItem>>[]) {
  const { id: purchase_order_id, organization_id, program_id } = order;
  const values = rows.map((columns) => ({ ...columns, purchase_order_id, organization_id, program_id }));
  const inserted = db.insertInto('order_items').values(values).returning(['id', 'position']).execute();
  return fitting(onUniqueViolation(inserted, unique));
}

/** Reads a new item's order and locks it against changes until the commit; undefined when it is not the caller's. */
function orderOf(db: Db, caller: Caller, id: number) {
  return db
    .selectFrom('purchase_orders as po')
    .innerJoin('organizations as o', 'o.id', 'po.organization_id')
    .select(['po.id', 'po.organization_id', 'po.program_id', 'po.status', 'o.feature_flags'])
    .select(['po.vendor_id', 'po.end_user_id', 'po.group_id'])
    .where('po.id', '=', id)
    .where('po.program_id', 'in', programsOf(caller))
    .forShare('po')
    .executeTakeFirst();
}
