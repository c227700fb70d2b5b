import type { Insertable } from 'kysely';
import type { CommentTable } from '../comment/table.ts';
import type { Trx } from '../db/client.ts';
import type { Days } from './days.ts';
import type { DemoItem } from './items.ts';
import type { DemoOrder } from './orders.ts';
import type { Random } from './random.ts';
import { legacyRemark, remarks } from './remarks.ts';
import type { DemoShipment } from './shipments.ts';

const count = 300;
/** The number of comments on the first order: more than its panel loads at once. */
const onFirstOrder = 55;
const sources = ['internal', 'internal', 'external', 'internal', 'vendor', 'internal', 'external'] as const;

type Parent = Pick<Insertable<CommentTable>, 'purchase_order_id' | 'order_item_id' | 'shipment_id'>;
const nobody: Parent = { purchase_order_id: null, order_item_id: null, shipment_id: null };

/** Creates 300 comments on orders, items and shipments for all three audiences, one of them from SAP. */
export async function makeComments(
  trx: Trx,
  days: Days,
  random: Random,
  world: { orders: readonly DemoOrder[]; items: readonly DemoItem[]; shipments: readonly DemoShipment[] },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth): Insertable<CommentTable> & { created_at: Date } => {
    const { order, since, parent } = nth < onFirstOrder ? onFirst(world, nth) : anywhere(world, nth, random);
    const isLegacy = nth === count - 1;
    const source = isLegacy ? 'internal' : (sources[nth % sources.length] ?? 'internal');
    const ago = isLegacy ? since : random.whole(1, since);
    return {
      organization_id: order.place.organizationId,
      program_id: order.place.programId,
      ...nobody,
      ...parent,
      source,
      message: isLegacy ? legacyRemark : remark(source, days, random),
      user_id: isLegacy ? null : random.pick(order.place.staffIds),
      legacy_from_sap: isLegacy,
      created_at: days.moment(ago, ago === since ? 18 : random.whole(7, 17), random.whole(0, 59)),
      edited_at: nth % 19 === 4 ? days.moment(ago, 20) : null,
    };
  });
  rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await trx.insertInto('comments').values(rows).execute();
}

type World = Parameters<typeof makeComments>[3];

/** The record that a comment is on, and its age in days. */
interface Subject {
  order: DemoOrder;
  since: number;
  parent: Partial<Parent>;
}

function onFirst({ orders, items }: World, nth: number): Subject {
  const [order] = orders;
  if (!order) throw new Error('There is no order to comment on');
  const item = nth % 4 === 3 ? items[nth] : undefined;
  return { order, since: order.age, parent: item ? { order_item_id: item.id } : { purchase_order_id: order.id } };
}

function anywhere(world: World, nth: number, random: Random): Subject {
  if (nth % 10 < 3) {
    const item = random.pick(world.items);
    return { order: item.order, since: item.order.age, parent: { order_item_id: item.id } };
  }
  if (nth % 10 < 5) {
    const shipment = random.pick(world.shipments);
    return { order: shipment.order, since: shipment.age, parent: { shipment_id: shipment.id } };
  }
  const order = random.pick(world.orders);
  return { order, since: order.age, parent: { purchase_order_id: order.id } };
}

function remark(source: keyof typeof remarks, days: Days, random: Random): string {
  const day = days.date(-random.whole(2, 40));
  return random
    .pick<string>(remarks[source])
    .replace('{n}', String(random.whole(2, 40)))
    .replace('{day}', day);
}
