import type { Insertable } from 'kysely';
import type { Trx } from '../db/client.ts';
import type { PurchaseOrderTable } from '../purchaseOrder/table.ts';
import type { Days } from './days.ts';
import type { DemoPlace } from './directory.ts';
import type { Random } from './random.ts';
import { substatusFor } from './substatuses.ts';

/** An order of the demo world, before its items. */
export interface DemoOrder {
  readonly id: number;
  readonly place: DemoPlace;
  readonly number: string;
  readonly status: string;
  readonly groupId: number;
  /** The age of the order in days. */
  readonly age: number;
  /** The number of its items. */
  readonly size: number;
  /** Whether this is the order with 200 items. */
  readonly isLarge: boolean;
}

/** The number of orders of each program, in the order of the programs. */
const perProgram = [30, 22, 18, 10];

/** The statuses of twenty orders; the others repeat them. */
const statuses = [
  ...['approved', 'approved', 'open', 'closed', 'in_review', 'approved', 'open', 'on_hold', 'approved', 'closed'],
  ...['open', 'approved', 'open', 'in_review', 'approved', 'archived', 'open', 'on_hold', 'approved', 'closed'],
];
const ages: Readonly<Record<string, [number, number]>> = {
  open: [1, 40],
  in_review: [3, 60],
  approved: [20, 200],
  on_hold: [15, 150],
  closed: [200, 700],
  archived: [500, 900],
};

const allItems = 500;
const largeSize = 200;
const sizes = [1, 2, 3, 4, 5, 6, 4, 5, 3, 5];

/** Creates 80 orders. The first is the large one, the last has the remaining items, and one has none. */
export async function makeOrders(
  trx: Trx,
  days: Days,
  random: Random,
  places: readonly DemoPlace[],
): Promise<DemoOrder[]> {
  const orders: (Omit<DemoOrder, 'id'> & { row: Insertable<PurchaseOrderTable> })[] = [];
  let left = allItems;
  const total = perProgram.reduce((sum, count) => sum + count, 0);
  for (const [programIndex, place] of places.entries()) {
    for (let index = 0; index < (perProgram[programIndex] ?? 0); index += 1) {
      const nth = orders.length;
      const status = statuses[nth % statuses.length] ?? 'open';
      const size = sizeOf(nth, total, left);
      left -= size;
      const [youngest, oldest] = ages[status] ?? [1, 40];
      const age = random.whole(youngest, oldest);
      const isLarge = nth === 0;
      const row = orderRow({ nth, index, place, status, age, days, random });
      orders.push({ place, number: row.order_number, status, groupId: row.group_id, age, size, isLarge, row });
    }
  }
  const rows = await trx
    .insertInto('purchase_orders')
    .values(orders.map(({ row }) => row))
    .returning(['id', 'order_number'])
    .execute();
  const idOf = new Map(rows.map(({ id, order_number }) => [order_number, id]));
  return orders.map(({ row: _, ...order }) => ({ ...order, id: idOf.get(order.number) ?? 0 }));
}

function sizeOf(nth: number, total: number, left: number): number {
  if (nth === 0) return largeSize;
  if (nth === total - 1) return left;
  return nth === 2 ? 0 : (sizes[nth % sizes.length] ?? 1);
}

function orderRow(given: {
  nth: number;
  index: number;
  place: DemoPlace;
  status: string;
  age: number;
  days: Days;
  random: Random;
}): Insertable<PurchaseOrderTable> {
  const { nth, index, place, status, age, days, random } = given;
  const group = place.groups[index % place.groups.length] ?? random.pick(place.groups);
  const isExternal = nth % 11 === 7;
  return {
    organization_id: place.organizationId,
    program_id: place.programId,
    order_number: isExternal ? `EXT-${4400 + nth}` : String(10_001 + nth),
    external: isExternal,
    order_number_internal: random.chance(0.7) ? `PR-${2040 + nth * 3}` : null,
    status,
    sub_status: random.chance(0.7) ? substatusFor('purchase_order', status, nth) : null,
    held_from: status === 'on_hold' ? 'approved' : null,
    order_date: nth % 23 === 20 ? null : days.date(age),
    vendor_id: random.pick(place.vendorIds),
    end_user_id: group.endUserId,
    group_id: group.id,
    credit_card: random.chance(0.2) ? 'Corporate card, ends in 4821' : null,
    funding_number: place.switches && random.chance(0.5) ? `GR-${2020 + (nth % 6)}-${String(400 + nth)}` : null,
    funding_description:
      place.switches && random.chance(0.3) ? 'Multi-year grant, second tranche; report each quarter.' : null,
    created_at: days.moment(age, random.whole(7, 16), random.whole(0, 59)),
    updated_at: days.moment(Math.max(1, age - 3), 18),
  };
}

/** Assigns up to five users to each order. */
export async function assignPeople(trx: Trx, random: Random, orders: readonly DemoOrder[]): Promise<void> {
  const rows = orders.flatMap(({ id, place }, index) => {
    const count = index % 7 === 3 ? 0 : random.whole(1, Math.min(5, place.staffIds.length));
    const start = random.whole(0, place.staffIds.length - 1);
    const ids = Array.from({ length: count }, (_, step) => place.staffIds[(start + step) % place.staffIds.length] ?? 0);
    return ids.map((user_id) => ({ purchase_order_id: id, user_id }));
  });
  await trx.insertInto('purchase_order_users').values(rows).execute();
}
