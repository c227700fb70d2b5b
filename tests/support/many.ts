/** Writes of many records at once, for tests. */
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from './api.ts';
import { itemFields, newItem, newOrder, unused } from './records.ts';
import type { World } from './world.ts';

/** The result for one of many records. */
export type Row<Shown> = {
  status: number;
  data?: Shown;
  errors?: Record<string, string[]>;
  error?: string;
  code?: string;
};
/** The response for many records. */
export type Rows<Shown> = { data: Row<Shown>[] };
/** The response when nothing was stored. */
export type RefusedRows<Shown> = Rows<Shown> & { errors: Record<string, string[]> };

/** Creates an order with an item in another program or organization; the caller must have access to it. */
export async function orderElsewhere(api: Api, place: Pick<World, 'program' | 'vendor' | 'endUser' | 'group'>) {
  const { program, vendor, endUser, group } = place;
  const fields = { program_id: program, vendor_id: vendor, end_user_id: endUser, group_id: group };
  const body = { purchase_order: { ...fields, order_number: unused('E') } };
  const { data: order } = await api.post<One<PurchaseOrder>>('purchase_orders', body);
  return { order, item: await newItem(api, order.id, { material: 'Elsewhere' }) };
}

/** Returns the fields of an item without its order, which the path names. */
export const newItemFields = (fields: object = {}) => {
  const { purchase_order_id: _, ...known } = itemFields(0, fields);
  return known;
};

/** Creates an order with items at the positions 1, 2, 3, …. */
export async function orderWithItems(api: Api, world: World, count: number, fields: object = {}) {
  const order = await newOrder(api, world);
  const order_items = Array.from({ length: count }, (_, index) =>
    newItemFields({ position: String(index + 1), ...fields }),
  );
  const path = `purchase_orders/${order.id}/order_items`;
  const { data } = (await api.send('post', path, { order_items })).body as Rows<OrderItem>;
  const items = data.flatMap((row) => row.data ?? []);
  if (items.length < count) throw new Error(`Not all items were made: ${JSON.stringify(data)}`);
  return { order, items };
}
