import { createComment } from '../comment/write.ts';
import { products } from '../demo/products.ts';
import { createItems } from '../orderItem/create.ts';
import { receiveItem } from '../orderItem/receive.ts';
import { orderItemReceive, orderItemsCreate } from '../orderItem/schema.ts';
import { assess } from '../orderItem/steps.ts';
import { assignStatuses as moveItems, takeStep } from '../orderItem/write.ts';
import { createOrder } from '../purchaseOrder/create.ts';
import { purchaseOrderCreate } from '../purchaseOrder/schema.ts';
import { assignStatuses } from '../purchaseOrder/write.ts';
import { onlyOf } from '../record/many.ts';
import { sampleNumber } from '../record/sample.ts';
import { daysAgo, type Places, type SampleContext } from './places.ts';
import { type ItemState, orders, type SampleItem, type SampleOrder } from './world.ts';

/** An order that was created, with its items in the order of its lines. */
export interface MadeOrder {
  readonly id: number;
  readonly order: SampleOrder;
  readonly items: readonly { readonly id: number; readonly item: SampleItem }[];
}

/** What is done with an item, in turn, until it is in a status. */
const steps: Readonly<Record<ItemState, readonly string[]>> = {
  open: [],
  in_review: ['in_review'],
  on_hold: ['on_hold'],
  no_ship: ['no_ship'],
  assessed: ['assess'],
  received: ['assess', 'receive'],
  ready: ['assess', 'receive', 'ready'],
  in_package: ['assess', 'receive', 'ready', 'in_package'],
  demaged: ['assess', 'receive', 'demaged'],
};
/** What is done before an item is added to a shipment. */
const before = ['assess', 'receive'];

/** Creates the orders with their items. Items that travel are as they are when they are added to their shipment. */
export async function makeOrders(context: SampleContext, places: Places): Promise<MadeOrder[]> {
  const made: MadeOrder[] = [];
  for (const [index, order] of orders.entries()) made.push(await makeOrder(context, places, order, index + 1));
  return made;
}

async function makeOrder(
  context: SampleContext,
  { programId, groupIds, vendorIds, endUserIds }: Places,
  order: SampleOrder,
  number: number,
): Promise<MadeOrder> {
  const body = {
    program_id: programId,
    order_number: sampleNumber('PO', number),
    order_date: daysAgo(context, order.age),
    vendor_id: vendorIds[order.vendor],
    end_user_id: endUserIds[order.group],
    group_id: groupIds[order.group],
  };
  const { id, organization_id: organizationId } = await createOrder(context, purchaseOrderCreate.parse(body));
  const rows = orderItemsCreate.parse({ order_items: order.items.map(itemBody) });
  const results = await createItems(context, id, rows.order_items, false);
  const items = order.items.flatMap((item, index) =>
    results.slice(index, index + 1).map((row) => ({ id: onlyOf([row]).id, item })),
  );
  for (const each of items) {
    const all = steps[each.item.state];
    const now = order.shipment === undefined ? all : all.filter((step) => before.includes(step));
    for (const step of now) await take(context, each.id, step, order.age);
  }
  if (order.comment) {
    const parent = {
      type: 'PurchaseOrder',
      id,
      organizationId,
      programId,
      purchaseOrderId: null,
      shipmentId: null,
    } as const;
    await createComment(context, parent, { message: order.comment, source: 'internal' });
  }
  return { id, order, items };
}

/** Takes what is left to do with items once they are in their shipment. */
export async function finishItems(context: SampleContext, { order, items }: MadeOrder): Promise<void> {
  for (const { id, item } of items) {
    for (const step of steps[item.state].filter((each) => !before.includes(each)))
      await take(context, id, step, order.age);
  }
}

/** Moves the orders to their statuses, when their items are where they belong. */
export async function settleOrders(context: SampleContext, made: readonly MadeOrder[]): Promise<void> {
  for (const { id, order } of made) {
    for (const status of order.path) onlyOf(await assignStatuses(context, [id], { status, confirmed: true }, false));
  }
}

/** Moves an item to a status. */
export async function moveItem(context: SampleContext, id: number, status: string): Promise<void> {
  onlyOf(await moveItems(context, [id], { status }, false));
}

async function take(context: SampleContext, id: number, step: string, age: number): Promise<void> {
  if (step === 'assess') return void (await takeStep(context, id, assess));
  if (step !== 'receive') return moveItem(context, id, step);
  // It took a third of the time since it was ordered.
  const received_date = daysAgo(context, Math.max(1, Math.round((age * 2) / 3)));
  const body = { goods_receipt_attributes: { received_date, condition: 'good' } };
  await receiveItem(context, id, orderItemReceive.parse(body));
}

/** Returns the body of a new item: a product of the demo world. */
function itemBody({ catalog, quantity, urgent }: SampleItem, index: number) {
  const product = products.find((each) => each.catalog === catalog);
  if (!product) throw new Error(`There is no product ${catalog}`);
  const { material, unit, price, hs_code, countries, storage, dg, eccn } = product;
  return {
    position: String(index + 1),
    catalog_number: catalog,
    material,
    quantity,
    size_per_item: unit,
    value_per_item: price,
    urgent: urgent ?? false,
    storage,
    countries_of_manufacture: countries,
    hs_code,
    eccn_details: eccn ?? null,
    ...(dg && {
      un_number: dg.un,
      subsidiary_hazards: dg.subsidiary ?? [],
      net_quantity: dg.net?.[0] ?? null,
      net_quantity_unit: dg.net?.[1] ?? null,
      assessment_attributes: { dg_class: dg.class, dg_description: dg.description },
    }),
  };
}
