import type { Insertable } from 'kysely';
import type { Trx } from '../db/client.ts';
import type { ShipmentTable } from '../shipment/table.ts';
import type { MadeCourier } from './couriers.ts';
import type { Days } from './days.ts';
import type { DemoOrder } from './orders.ts';
import type { Random } from './random.ts';
import { substatusFor } from './substatuses.ts';

/** A shipment of the demo world and the order whose items travel in it. */
export interface DemoShipment {
  readonly id: number;
  readonly order: DemoOrder;
  readonly number: string;
  readonly status: string;
  /** The shipment type; null if it is undecided. */
  readonly type: string | null;
  /** The age of the shipment in days. */
  readonly age: number;
}

/** The statuses of the shipments of the last approved orders, which are the second organization's. */
const ofSecond = ['open', 'in_review'];
/** The statuses of the shipments of approved orders, in order. */
const ofApproved = [
  ...['open', 'open', 'in_review', 'reviewed', 'approved', 'ready', 'shipping', 'delivered', 'on_hold', 'open'],
  ...['in_review', 'approved', 'ready', 'shipping', 'delivered', 'open', 'reviewed', 'approved', 'ready', 'open'],
  ...['in_review', 'shipping', ...ofSecond],
];
/** The statuses of the shipments of closed orders, in order. */
const ofClosed = ['completed', 'closed', 'completed', 'delivered', 'closed', 'completed'];

/** The statuses of shipments that have left. */
const left = ['shipping', 'delivered', 'completed', 'closed', 'archived'];
/** The statuses of shipments that have arrived. */
const arrived = left.filter((status) => status !== 'shipping');
/** Who received them. */
const receivers = ['A. Traoré', 'Grace Achieng, stores', 'J. Mwale'];
const approvedOrLater = ['approved', 'ready', ...left];
const types = ['air', 'air', 'truck', 'ocean', 'courier', 'air_charter', 'hand_carry', null];
const incoterms = ['EXW', 'FCA', 'CIP', 'DAP', 'DDP'];
const packages = ['pallet', 'box', 'insulated_shipper', 'crate'];

/**
 * The anticipated ship dates of shipments that have not left, in days from now. Two are on each of three days, so that two
 * are in the current week on any weekday and in any time zone. The other programs have some in this week, too.
 */
const aroundToday: Readonly<Record<number, number>> = {
  ...{ 0: 0, 1: -1, 2: 0, 3: 1, 4: -1, 5: 1 },
  ...{ 11: 0, 12: 0, 19: 0, 20: 0, 22: 0, 23: 0 },
};

/** Creates 40 shipments: one for each closed and archived order, and one for each of 24 approved ones of all programs. */
export async function makeShipments(
  trx: Trx,
  days: Days,
  random: Random,
  orders: readonly DemoOrder[],
): Promise<DemoShipment[]> {
  const of = (status: string) => orders.filter((order) => order.status === status && order.size > 0);
  const approved = of('approved');
  const travelling = [...approved.slice(0, ofApproved.length - ofSecond.length), ...approved.slice(-ofSecond.length)];
  const planned = [
    ...travelling.map((order, index) => ({ order, status: ofApproved[index] ?? 'open' })),
    ...of('closed').map((order, index) => ({ order, status: ofClosed[index % ofClosed.length] ?? 'completed' })),
    ...of('archived').map((order) => ({ order, status: 'archived' })),
  ].map((plan, nth) => ({ ...plan, row: shipmentRow({ ...plan, nth, days, random }) }));
  const rows = await trx
    .insertInto('shipments')
    .values(planned.map(({ row }) => row))
    .returning(['id', 'invoice_number'])
    .execute();
  const idOf = new Map(rows.map(({ id, invoice_number }) => [invoice_number, id]));
  const shipments = planned.map(({ order, status, row }) => ({
    id: idOf.get(row.invoice_number) ?? 0,
    order,
    number: row.invoice_number,
    status,
    type: row.shipment_type ?? null,
    age: ageOf(order),
  }));
  const assigned = shipments.filter((_, index) => index % 5 !== 4);
  const users = assigned.map(({ id, order }) => ({ shipment_id: id, user_id: random.pick(order.place.staffIds) }));
  await trx.insertInto('shipment_users').values(users).execute();
  return shipments;
}

/** Returns a shipment's age in days: it is younger than its order. */
const ageOf = (order: DemoOrder) => Math.max(1, Math.round(order.age * 0.6));

function shipmentRow(given: {
  order: DemoOrder;
  status: string;
  nth: number;
  days: Days;
  random: Random;
}): Insertable<ShipmentTable> {
  const { order, status, nth, days, random } = given;
  const hasLeft = left.includes(status);
  const isApproved = approvedOrLater.includes(status);
  const age = ageOf(order);
  const shippedAgo = status === 'shipping' ? random.whole(1, 6) : Math.max(7, Math.round(age / 2));
  const type = types[nth % types.length] ?? null;
  const number = `CI-${String(700 + nth).padStart(5, '0')}`;
  const courier = type && type !== 'hand_carry' ? order.place.couriers[nth % order.place.couriers.length] : undefined;
  const awb = isApproved && type?.startsWith('air') && courier ? airWaybill(random, courier) : null;
  const drawnDays = hasLeft || nth % 6 === 5 ? null : random.whole(0, 21);
  // No approval is older than the shipment.
  const before = (daysBefore: number) => days.date(Math.min(age, shippedAgo + daysBefore));
  const inDays = hasLeft ? -shippedAgo - 1 : (aroundToday[nth] ?? drawnDays);
  const row = {
    organization_id: order.place.organizationId,
    program_id: order.place.programId,
    invoice_number: number,
    commercial_name: number,
    status,
    sub_status: random.chance(0.7) ? substatusFor('commercial_invoice', status, nth) : null,
    held_from: status === 'on_hold' ? 'open' : null,
    group_id: order.groupId,
    shipment_type: type,
    courier_id: courier?.id ?? null,
    awb,
    anticipated_ship_date: inDays === null ? null : days.date(-inDays),
    shipped_date: hasLeft ? days.date(shippedAgo) : null,
    package_quantity: random.chance(0.8) ? random.whole(1, 24) : null,
    package_type: random.chance(0.8) ? random.pick(packages) : null,
    total_weight: random.chance(0.85) ? `${random.whole(2, 1900)}.${random.whole(100, 999)}` : null,
    dry_ice: nth % 7 === 2 ? `${random.whole(5, 40)}.000` : null,
    freight_cost: random.chance(0.7) ? `${random.whole(80, 9800)}.${random.whole(10, 99)}` : null,
    incoterm: random.chance(0.8) ? random.pick(incoterms) : null,
    // The filing of the first two is undecided: one is over the limit, see `items.ts`.
    eei_export: nth < 2 ? null : hasLeft ? true : null,
    // Filed the day before it left.
    itn: nth >= 2 && hasLeft ? `AES X${days.date(shippedAgo + 1).replaceAll('-', '')}${100_000 + nth}` : null,
    ehs_approval: isApproved ? before(9) : null,
    ff_approval: isApproved ? before(7) : null,
    sent_for_ff_approval: isApproved ? before(8) : null,
    sent_for_program_approval: isApproved || status === 'reviewed' ? before(6) : null,
    program_approval: isApproved ? before(5) : null,
    notes: nth % 4 === 0 ? 'Keep upright. Call the consignee a day before arrival.' : null,
    created_at: days.moment(age, random.whole(8, 16)),
    updated_at: days.moment(Math.max(1, age - 2), 10),
  };
  // The journey took three days.
  const delivered_date = days.date(shippedAgo - 3);
  const delivered_packages = row.package_quantity;
  return arrived.includes(status)
    ? { ...row, delivered_date, received_by: receivers[nth % receivers.length] ?? null, delivered_packages }
    : row;
}

/** Creates an air waybill number: an airline's prefix, and seven digits followed by their remainder divided by 7. */
function airWaybill(random: Random, { prefixes }: MadeCourier): string {
  const serial = random.whole(1_000_000, 9_999_999);
  return `${random.pick(prefixes)}-${serial}${serial % 7}`;
}
