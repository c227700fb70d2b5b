import { can } from '../access/caller.ts';
import { differences } from '../history/table.ts';
import { forbidden, invalid, refusedTransition } from '../http/errors.ts';
import { notifyInReview } from '../notification/rules.ts';
import { noRight } from '../record/ability.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { finish, finishItems, lockItemsOf, lockShipment, shared } from './change.ts';
import { messages } from './messages.ts';
import { readShipment, type ShipmentRow } from './read.ts';
import { nextStatuses, shipmentStatuses, whyNotReviewable } from './rules.ts';
import type { Shipment } from './schema.ts';

type Items = Awaited<ReturnType<typeof lockItemsOf>>;

/**
 * Moves a shipment to another status, checked against where it and its items stand at this moment. To `in_review` is
 * sending it for review: another right, and no reason. To `shipping` and `delivered` its items go with it.
 * @throws 403 without the right, 409 `transition`, 422, 404
 */
export async function assignStatus(
  context: WriteContext,
  id: number,
  to: { status: string; sub_status?: string | null | undefined },
): Promise<Shipment> {
  const { db, caller } = context;
  const before = await lockShipment(context, id);
  const sending = to.status === 'in_review' && before.status !== 'in_review';
  if (!can(caller, 'commercial_invoices', sending ? 'send_for_review' : 'assign_status')) throw forbidden(noRight);
  if (sending) checkSending(before, to.sub_status);
  const standing = {
    organizationId: before.organization_id,
    status: before.status,
    sub_status: before.sub_status,
    next: sending ? ['in_review'] : nextStatuses(before.status),
  };
  const after = await checkedStatus(db, 'commercial_invoice', shipmentStatuses, standing, to);
  const changes = differences({ ...before }, after);
  if (changes.length === 0) return readShipment(db, caller, id);
  const items = await lockItemsOf(db, id);
  const leaving = after.status === 'shipping' && before.status !== 'shipping';
  if (leaving) checkReady(items);
  await db
    .updateTable('shipments')
    .set({ ...after, ...newVersion })
    .where('id', '=', id)
    .execute();
  if (leaving) await follow(context, before, items, 'shipping');
  if (after.status === 'delivered' && before.status !== 'delivered') {
    // What was lost or damaged on the way did not arrive.
    const onTheWay = items.filter(({ status }) => status === 'shipping');
    await follow(context, before, onTheWay, 'delivered');
  }
  const record = await finish(context, before, 'assign_status', changes);
  if (sending) await notifyInReview(context, shared(before));
  return record;
}

function checkSending({ status }: ShipmentRow, reason: string | null | undefined): void {
  if (reason) throw invalid({ sub_status: [messages.noReasonForReview] });
  const refused = whyNotReviewable(status);
  if (refused) throw refusedTransition(refused);
}

/** A shipment leaves with items only that are ready or packed and whose origin customs can be told. */
function checkReady(items: Items): void {
  const notReady = items.filter(({ status }) => status !== 'ready' && status !== 'in_package').length;
  if (notReady > 0) throw refusedTransition(messages.notReady(notReady));
  const withoutCountry = items.filter((item) => item.countries_of_manufacture.length === 0).length;
  if (withoutCountry > 0) throw refusedTransition(messages.withoutCountry(withoutCountry));
}

/** Moves items where their shipment goes. */
async function follow(context: WriteContext, shipment: ShipmentRow, items: Items, status: string): Promise<void> {
  if (items.length === 0) return;
  const after = { status, sub_status: null };
  const moved = await context.db
    .updateTable('order_items')
    .set({ ...after, ...newVersion })
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .returning(['id', 'lock_version'])
    .execute();
  const versions = new Map(moved.map(({ id, lock_version }) => [id, lock_version]));
  const changed = items.map((item) => ({
    id: item.id,
    lock_version: versions.get(item.id) ?? 0,
    changes: differences({ ...item }, after),
  }));
  await finishItems(context, shipment, 'assign_status', changed);
}
