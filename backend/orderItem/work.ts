/** What is left to do with the items of an order: how many wait for which step, and what they lack. */
import { z } from 'zod';
import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import { id } from '../api/validate.ts';
import { whyNotAssessable } from '../assessment/rules.ts';
import type { Db } from '../db/client.ts';
import { waitsForRelease, whyNotReceivable } from '../goodsReceipt/rules.ts';
import { whyLocked } from '../purchaseOrder/rules.ts';
import { namesProhibited } from '../record/party.ts';
import { missingForShipment, shipmentFields, waitsForShipment } from '../shipment/rules.ts';
import { unfinishedStatuses } from './rules.ts';

const count = z.int().min(0);

/** What is left to do with the items of an order. */
export const itemsWork = z
  .object({
    to_assess: count.meta({ description: 'The number of items that can be assessed now.' }),
    to_receive: count.meta({ description: 'The number of items that can be received now.' }),
    to_release: count.meta({ description: 'The number of items that wait for a release.' }),
    to_ship: count.meta({
      description: 'The number of items that have arrived as they should, lack nothing, and are in no shipment.',
    }),
    missing_for_shipment: z
      .array(z.object({ field: z.enum(shipmentFields), count, first_id: id, first_at: count }))
      .meta({
        description:
          'The fields that a shipment requires, with the number of unfinished items that lack each, the id of the first such item, and its place among the items of the order by position, from 1.',
      }),
  })
  .meta({ id: 'ItemsWork' });
export type ItemsWork = z.infer<typeof itemsWork>;

/** Reads what is left to do with the items of an order; nothing in a completed one. @throws 404 when it is not the caller's */
export async function readItemsWork(db: Db, caller: Caller, orderId: number): Promise<ItemsWork> {
  const order = await db
    .selectFrom('purchase_orders')
    .select(['status', 'vendor_id', 'end_user_id', 'group_id'])
    .where('id', '=', orderId)
    .where('program_id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!order) throw notFound();
  const items = await db
    .selectFrom('order_items as i')
    .select(['i.id', 'i.status', 'i.assessed', 'i.received', 'i.release_required', 'i.released_at'])
    .select(['i.countries_of_manufacture', waitsForShipment.as('waits_for_shipment')])
    .where('i.purchase_order_id', '=', orderId)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
  const isProhibited = (await namesProhibited(db, [order]))(order);
  const open = whyLocked(order.status) === null ? items : [];
  const unfinished = open.filter(({ status }) => unfinishedStatuses.includes(status));
  return {
    to_assess: open.filter((item) => whyNotAssessable(item) === null).length,
    to_receive: open.filter((item) => whyNotReceivable(item) === null).length,
    to_release: unfinished.filter(waitsForRelease).length,
    to_ship: isProhibited ? 0 : open.filter((item) => item.waits_for_shipment).length,
    missing_for_shipment: shipmentFields.flatMap((field) => {
      const lacking = unfinished.filter((item) => missingForShipment(item).includes(field));
      const [first] = lacking;
      return first ? [{ field, count: lacking.length, first_id: first.id, first_at: items.indexOf(first) + 1 }] : [];
    }),
  };
}
