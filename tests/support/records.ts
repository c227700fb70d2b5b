/** Orders, items and shipments for tests, with default values for the fields that a test does not care about. */

import type { Insertable } from 'kysely';
import type { RecordType } from '../../backend/access/areas.ts';
import type { Database, Db } from '../../backend/db/client.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, One } from './api.ts';
import type { World } from './world.ts';

let made = 0;
/** Returns a text that no other record has. */
export const unused = (prefix: string) => {
  made += 1;
  return `${prefix}-${made}`;
};

/** Returns the fields of a valid order. */
export const orderFields = (world: World, fields: object = {}) => ({
  program_id: world.program,
  order_number: unused('T'),
  order_date: '2026-03-01',
  vendor_id: world.vendor,
  end_user_id: world.endUser,
  group_id: world.group,
  ...fields,
});

/** Creates an order through the API. */
export async function newOrder(api: Api, world: World, fields: object = {}): Promise<PurchaseOrder> {
  const body = { purchase_order: orderFields(world, fields) };
  return (await api.post<One<PurchaseOrder>>('purchase_orders', body)).data;
}

/** Returns the fields of a valid item; two with the same position in one order are invalid. */
export const itemFields = (orderId: number, fields: object = {}) => ({
  purchase_order_id: orderId,
  position: '1',
  catalog_number: 'CAT-1',
  material: 'Nevirapine 200 mg',
  quantity: '10',
  size_per_item: 'EA',
  value_per_item: '2.50',
  ...fields,
});

/** Creates an item through the API. */
export async function newItem(api: Api, orderId: number, fields: object = {}): Promise<OrderItem> {
  const body = { order_item: itemFields(orderId, fields) };
  return (await api.post<One<OrderItem>>('order_items', body)).data;
}

/** Returns the fields of a valid shipment. */
export const shipmentFields = (world: World, fields: object = {}) => ({
  program_id: world.program,
  invoice_number: unused('CI'),
  group_id: world.group,
  shipment_type: 'air',
  ...fields,
});

/** Creates a shipment through the API. */
export async function newShipment(api: Api, world: World, fields: object = {}): Promise<Shipment> {
  const body = { commercial_invoice: shipmentFields(world, fields) };
  return (await api.post<One<Shipment>>('commercial_invoices', body)).data;
}

/** Creates items through the API in their own order, ready to be added to a shipment. */
export async function newItems(api: Api, world: World, count: number, fields: object = {}): Promise<OrderItem[]> {
  const order = await newOrder(api, world);
  const items: OrderItem[] = [];
  for (let position = 1; position <= count; position += 1) {
    const own = { position: String(position), countries_of_manufacture: ['IN'], ...fields };
    items.push(await newItem(api, order.id, own));
  }
  return items;
}

/** Creates a shipment with an item in it through the API; the caller must be allowed to write both. */
export async function newLoadedShipment(api: Api, world: World, fields: object = {}): Promise<Shipment> {
  const { id } = await newShipment(api, world, fields);
  const items = await newItems(api, world, 1);
  const body = { selected_order_item_ids: items.map((item) => item.id) };
  return (await api.post<One<Shipment>>(`commercial_invoices/${id}/order_items`, body)).data;
}

/** Inserts a shipment into the database; returns its id. */
export async function insertShipment(
  db: Db,
  world: World,
  fields: Partial<Insertable<Database['shipments']>> = {},
): Promise<number> {
  const invoice_number = unused('CI');
  const { id } = await db
    .insertInto('shipments')
    .values({
      organization_id: world.organization,
      program_id: world.program,
      group_id: world.group,
      invoice_number,
      commercial_name: invoice_number,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads the history of a record, oldest first. */
export function readHistory(db: Db, type: RecordType, id: number) {
  return db
    .selectFrom('history')
    .select(['action', 'user_id', 'changes'])
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Returns the path of one record of each type that documents are attached to. */
export async function documentParents(api: Api, world: World) {
  const [item] = await newItems(api, world, 1);
  const courier = await api.post<One<{ id: number }>>('couriers', { courier: { company_name: `Carrier ${item?.id}` } });
  return {
    PurchaseOrder: `purchase_orders/${(await newOrder(api, world)).id}`,
    CommercialInvoice: `commercial_invoices/${(await newShipment(api, world)).id}`,
    OrderItem: `order_items/${item?.id}`,
    User: `users/${world.people.viewer}`,
    Vendor: `vendors/${world.vendor}`,
    Courier: `couriers/${courier.data.id}`,
    EndUser: `end_users/${world.endUser}`,
  };
}
