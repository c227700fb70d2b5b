import type { Insertable } from 'kysely';
import type { Trx } from '../db/client.ts';
import type { OrderItemTable } from '../orderItem/table.ts';
import type { Days } from './days.ts';
import type { DemoOrder } from './orders.ts';
import { analyser, ethanol, type Product, peroxide, products } from './products.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';
import { substatusFor } from './substatuses.ts';

/** An item of the demo world. */
export interface DemoItem {
  readonly id: number;
  readonly order: DemoOrder;
  readonly position: string;
  readonly material: string;
}

/** The statuses of an item that is in no shipment, by the status of its order. */
const outside: Readonly<Record<string, readonly string[]>> = {
  open: ['open', 'open', 'open', 'assessed', 'in_review'],
  in_review: ['in_review', 'open', 'open'],
  approved: [
    'open',
    'assessed',
    'received',
    'on_hold',
    'open',
    'ready',
    'assessed',
    'received',
    'no_ship',
    'in_review',
  ],
  on_hold: ['on_hold', 'open', 'on_hold'],
};
/** The statuses of an item, by the status of its shipment. */
const inside: Readonly<Record<string, readonly string[]>> = {
  open: ['assessed', 'received', 'open'],
  in_review: ['assessed', 'received'],
  reviewed: ['received', 'assessed'],
  approved: ['received', 'ready'],
  on_hold: ['ready', 'received'],
  ready: ['in_package', 'ready'],
  shipping: ['shipping'],
  delivered: ['delivered', 'demaged', 'lost', 'delivered'],
  completed: ['delivered'],
  closed: ['delivered'],
  archived: ['archived'],
};
const afterReceipt = ['received', 'ready', 'in_package', 'shipping', 'delivered', 'lost', 'demaged', 'archived'];

/** The number of items of the large order that are in a shipment. */
const largePart = 24;
/** The positions of items split from others in the large order: they follow the first item's position. */
const splits = ['10.1', '10.2', '25.1'];

/** Creates the items of all orders, and puts them into the orders' shipments. */
export async function makeItems(
  trx: Trx,
  days: Days,
  random: Random,
  orders: readonly DemoOrder[],
  shipments: readonly DemoShipment[],
): Promise<DemoItem[]> {
  const rows = orders.flatMap((order) => {
    const nth = shipments.findIndex((shipment) => shipment.order === order);
    const shipment = shipments[nth] ?? null;
    const travelling = shipment ? travellingCount(order) : 0;
    return positionsOf(order).map((position, index) =>
      itemRow({
        order,
        position,
        index,
        product: productOf(nth, index, random),
        shipment: index < travelling ? shipment : null,
        days,
        random,
      }),
    );
  });
  const made = await trx
    .insertInto('order_items')
    .values(rows)
    .returning(['id', 'purchase_order_id', 'position', 'material'])
    .execute();
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return made.flatMap(({ id, purchase_order_id, position, material }) => {
    const order = orderOf.get(purchase_order_id);
    return order ? [{ id, order, position, material }] : [];
  });
}

function positionsOf({ isLarge, size }: DemoOrder): string[] {
  const whole = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  if (!isLarge) return whole(size);
  return [...whole(size - splits.length), ...splits].sort((a, b) => Number(a) - Number(b));
}

function travellingCount({ status, isLarge, size }: DemoOrder): number {
  if (isLarge) return largePart;
  return status === 'approved' ? Math.max(1, Math.min(size, 2), Math.ceil(size / 2)) : size;
}

/** Returns an item's product. The first shipment exceeds the export limit; the second has goods that must be kept apart. */
function productOf(nthShipment: number, index: number, random: Random): Product {
  if (nthShipment === 0 && index === 0) return analyser;
  if (nthShipment === 1 && index < 2) return index === 0 ? ethanol : peroxide;
  return random.pick(products);
}

function itemRow(given: {
  order: DemoOrder;
  position: string;
  index: number;
  product: Product;
  shipment: DemoShipment | null;
  days: Days;
  random: Random;
}): Insertable<OrderItemTable> {
  const { order, position, index, product, shipment, days, random } = given;
  const choices = shipment ? inside[shipment.status] : outside[order.status];
  const status = choices?.[index % choices.length] ?? 'open';
  const received = afterReceipt.includes(status);
  const assessed = received || status === 'assessed' || (status === 'on_hold' && index % 2 === 0);
  const receivedAgo = Math.max(1, Math.round(order.age * 0.4) - (index % 5));
  const known = (part: number) => shipment !== null || random.chance(part);
  const withCodes = order.place.switches;
  return {
    organization_id: order.place.organizationId,
    program_id: order.place.programId,
    purchase_order_id: order.id,
    shipment_id: shipment?.id ?? null,
    position,
    status,
    sub_status: random.chance(0.6) ? substatusFor('order_item', status, index) : null,
    held_from: status === 'on_hold' ? (assessed ? 'assessed' : 'open') : null,
    catalog_number: product.catalog,
    material: product.material,
    quantity: String(random.whole(...product.quantity)),
    size_per_item: product.unit,
    value_per_item: product.price,
    urgent: random.chance(0.12),
    split_quantity: random.chance(0.2),
    split_kit: product.unit === 'KT' && random.chance(0.5),
    mta_status: random.chance(0.15) ? random.pick(['requested', 'in_negotiation', 'signed', 'not_required']) : null,
    invoice_number: withCodes && random.chance(0.3) ? `V${random.whole(20_000, 99_999)}` : null,
    wcm_invoice_number: withCodes && random.chance(0.1) ? `WCM-${random.whole(1000, 9999)}` : null,
    wbg_mat_doc: withCodes && random.chance(0.1) ? `49${random.whole(10_000_000, 99_999_999)}` : null,
    shipment_type: typeIn(shipment, random.chance(0.5) ? random.pick(['air', 'truck', 'ocean']) : null),
    storage: product.storage,
    countries_of_manufacture: known(0.8) && product.countries.length > 0 ? product.countries : shipment ? ['IN'] : [],
    eccn_details: product.eccn ?? null,
    hs_code: known(0.85) ? product.hs_code : null,
    notes: random.chance(0.08) ? 'Batch certificate to travel with the goods.' : null,
    un_number: product.dg?.un ?? null,
    assessed,
    dg_class: assessed ? (product.dg?.class ?? null) : null,
    subsidiary_hazards: assessed ? (product.dg?.subsidiary ?? []) : [],
    dg_description: assessed ? (product.dg?.description ?? null) : null,
    net_quantity: assessed ? (product.dg?.net?.[0] ?? null) : null,
    net_quantity_unit: assessed ? (product.dg?.net?.[1] ?? null) : null,
    received,
    ...(received && arrivalOf(product, { status, position, receivedOn: days.date(receivedAgo), days, random })),
    created_at: days.moment(order.age, 9, index % 60),
    updated_at: days.moment(Math.max(1, receivedAgo), 15),
  };
}

/** Returns what was recorded when an item arrived; the lot and the expiry of a medicine. */
function arrivalOf(
  { catalog, hs_code, storage }: Product,
  arrived: { status: string; position: string; receivedOn: string; days: Days; random: Random },
) {
  const { status, position, receivedOn, days, random } = arrived;
  const condition = status === 'demaged' ? 'damaged' : random.pick(['good', 'good', 'good', 'opened']);
  const line = Number(position.split('.')[0]);
  const isMedicine = hs_code?.startsWith('30') ?? false;
  return {
    received_date: receivedOn,
    condition,
    // Some that were opened on their way wait for a release; the others were received before there was one.
    release_required: status === 'received' && condition === 'opened' && line % 2 === 0,
    lot_number: isMedicine ? `${catalog.slice(0, 3)}${position.replace('.', '')}7` : null,
    expiry_date: isMedicine ? days.date(-400 - line) : null,
    temperature_reading: storage === 'refrigerated' ? '4.5' : null,
  };
}

/** Returns an item's shipment type: the shipment's, if the item has one and its shipment does, too. */
function typeIn(shipment: DemoShipment | null, meant: string | null): string | null {
  return meant && (shipment?.type ?? meant);
}
