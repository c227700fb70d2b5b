import { type Caller, programsOf } from '../access/caller.ts';
import { notFound, outOfReach, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { whyLocked as whyOrderLocked, whyProhibited } from '../purchaseOrder/rules.ts';
import { checkEach, passedOf } from '../record/checkEach.ts';
import { trimDecimal } from '../record/decimal.ts';
import { anyOf } from '../record/listOrder.ts';
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

/** Adds an item to an order. @throws as rows of `createItems` are rejected */
export async function createItem(context: WriteContext, input: OrderItemCreate): Promise<OrderItem> {
  const { purchase_order_id, ...row } = input;
  const orders = await ordersOf(context.db, context.caller, [purchase_order_id]);
  if (orders.size === 0) throw outOfReach('purchase_order_id', messages.notFound);
  return onlyOf(await addItems(context, orders, [{ orderId: purchase_order_id, sent: { row } }], false));
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
  const orders = await ordersOf(context.db, context.caller, [orderId]);
  const [order] = orders.values();
  if (!order) throw notFound();
  if (order.locked) throw rejectedTransition(order.locked);
  const rows = sent.map((each) => ({ orderId, sent: each }));
  return addItems(context, orders, rows, partial);
}

/** A new item, and its order. */
interface ItemOfOrder {
  readonly orderId: number;
  readonly sent: SentRow<NewOrderItem>;
}

/**
 * Adds items to several orders, with a fixed number of statements. A row is rejected with 422 on a broken rule, 403, 404 when
 * its order is not the caller's, and 409 when that is closed, archived or names a prohibited party.
 */
export async function createItemsOfOrders(
  context: WriteContext,
  rows: readonly ItemOfOrder[],
  partial: boolean,
): Promise<RowResult<OrderItem>[]> {
  const orders = await ordersOf(context.db, context.caller, [...new Set(rows.map(({ orderId }) => orderId))]);
  return addItems(context, orders, rows, partial);
}

async function addItems(
  context: WriteContext,
  orders: Orders,
  rows: readonly ItemOfOrder[],
  partial: boolean,
): Promise<RowResult<OrderItem>[]> {
  const { db } = context;
  const ids = new Map<string, number>();
  const keyOf = (orderId: number, position: string) => `${orderId} ${position}`;
  const outcomes = await checkEach(db, rows, {
    partial,
    check: ({ orderId, sent }) => {
      const order = orders.get(orderId);
      if (!order) throw notFound();
      if (order.locked) throw rejectedTransition(order.locked);
      const columns = checkNewItem(context, order, rowIn(sent));
      return { order, columns };
    },
    write: async (passed) => {
      for (const row of await insertItems(db, passed)) {
        ids.set(keyOf(row.purchase_order_id, trimDecimal(row.position)), row.id);
      }
    },
  });
  const done = passedOf(outcomes).map(({ order, columns }) => ({
    key: ids.get(keyOf(order.id, columns.position)) ?? 0,
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

interface NewRow {
  readonly order: Order;
  readonly columns: ReturnType<typeof columnsOf<NewOrderItem>>;
}

function insertItems(db: Db, rows: readonly NewRow[]) {
  const values = rows.map(({ order: { id: purchase_order_id, organization_id, program_id }, columns }) => {
    return { ...columns, purchase_order_id, organization_id, program_id };
  });
  const inserted = db
    .insertInto('order_items')
    .values(values)
    .returning(['id', 'position', 'purchase_order_id'])
    .execute();
  return fitting(onUniqueViolation(inserted, unique));
}

/** An order that items are added to, with the reason none can be; null if they can. */
type Order = Awaited<ReturnType<typeof readOrders>>[number] & { readonly locked: string | null };
type Orders = ReadonlyMap<number, Order>;

/** Reads the orders of new items, those that are the caller's, and locks them against changes until the commit. */
async function ordersOf(db: Db, caller: Caller, ids: readonly number[]): Promise<Orders> {
  const rows = await readOrders(db, caller, ids);
  const parties = {
    vendor: rows.map(({ vendor_id }) => vendor_id),
    end_user: rows.map(({ end_user_id }) => end_user_id),
    group: rows.map(({ group_id }) => group_id),
  };
  const prohibited = await prohibitedOf(db, parties);
  return new Map(
    rows.map((order) => {
      const own = { vendor: order.vendor_id, end_user: order.end_user_id, group: order.group_id, courier: null };
      const named = prohibited.filter(({ kind, id }) => own[kind] === id);
      return [order.id, { ...order, locked: whyOrderLocked(order.status) ?? whyProhibited(named) }];
    }),
  );
}

function readOrders(db: Db, caller: Caller, ids: readonly number[]) {
  return db
    .selectFrom('purchase_orders as po')
    .innerJoin('organizations as o', 'o.id', 'po.organization_id')
    .select(['po.id', 'po.organization_id', 'po.program_id', 'po.status', 'o.feature_flags'])
    .select(['po.vendor_id', 'po.end_user_id', 'po.group_id'])
    .where('po.id', '=', anyOf(ids))
    .where('po.program_id', 'in', programsOf(caller))
    .orderBy('po.id')
    .forShare('po')
    .execute();
}
