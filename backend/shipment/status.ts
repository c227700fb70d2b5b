import { can, personOf } from '../access/caller.ts';
import { forbidden, invalid, rejectedTransition } from '../api/errors.ts';
import { forEachKey } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import type { Change, Changed } from '../history/versioned.ts';
import { notifyInReview } from '../notification/rules.ts';
import { noRight } from '../record/ability.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ManyResult } from '../record/many.ts';
import { type Party, partyKinds, prohibitedOf } from '../record/party.ts';
import { heldFrom } from '../record/status.ts';
import { type IssuePapers, newVersion, updateRows, type WriteContext } from '../record/write.ts';
import { type Load, whyNotShipped } from '../shipmentAdvice/load.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { type Substatuses, substatusesFor } from '../substatus/table.ts';
import { approvedOnlyStatuses } from './approvalRules.ts';
import { finishItems, lockItemsOf, shared, shipments } from './change.ts';
import { deliveredWith } from './delivery.ts';
import type { Delivery, ShipmentStatusChange } from './deliverySchema.ts';
import { messages } from './messages.ts';
import { readLapsed, type ShipmentRow } from './read.ts';
import { missingForShipment, whyNotMoved, whyNotReviewable } from './rules.ts';
import type { Shipment } from './schema.ts';
import { recordsDelivery, shipmentStatuses } from './statuses.ts';

type Items = Awaited<ReturnType<typeof lockItemsOf>>;

/** The context of a move, which may issue papers. */
interface MoveContext extends WriteContext {
  readonly services: WriteContext['services'] & { readonly issuePapers: IssuePapers };
}

/** A change of a shipment's status that passed its checks. */
interface StatusChange extends Change {
  readonly after: Omit<Delivery, 'lock_version'> & {
    status: string;
    sub_status: string | null;
    held_from: string | null;
    sent_for_review_by: number | null;
  };
  /** Whether it is sent for review. */
  readonly sending: boolean;
}

/**
 * Moves shipments to another status, each checked against its current status and items. A move to `in_review` sends them
 * for review: it needs another right, and has no substatus. A move to `shipping` or `delivered` moves their items, too. A
 * row is rejected with 403 without the right, 409 `transition`, 422 and 404. A move to `delivered` records the delivery.
 */
export function assignStatuses(
  context: MoveContext,
  ids: readonly number[],
  to: ShipmentStatusChange,
  partial: boolean,
  versions: readonly number[] = [],
): Promise<ManyResult<Shipment, ShipmentRow>[]> {
  const { db } = context;
  const sent = ids.map((key, index) => ({ key, version: versions[index] }));
  const substatuses = substatusesFor(db, 'commercial_invoice');
  return shipments.updateMany(context, sent, partial, async (rows) => {
    const locked = await lockItemsOf(
      db,
      rows.map(({ id }) => id),
    );
    const items = Map.groupBy(locked, ({ shipment_id }) => shipment_id);
    const prohibited = to.status === 'shipping' ? await lockPartiesOf(db, rows) : () => [];
    // Read again on locked items: one may have been changed meanwhile.
    const lapsed = approvedOnlyStatuses.includes(to.status) ? await readLapsed(db, rows) : new Map<number, never>();
    return {
      check: (row) => {
        const before = { ...row, lapsed_approvals: lapsed.get(row.id) ?? row.lapsed_approvals };
        const load = loadOf(items.get(row.id) ?? [], prohibited(row.id));
        return checkedChange(context, before, load, to, substatuses);
      },
      write: (changed) => writeStatuses(context, changed, items),
      notify: (changed) =>
        notifyInReview(
          context,
          changed.filter(({ change }) => change.sending).map(({ before }) => shared(before)),
        ),
    };
  });
}

async function checkedChange(
  context: WriteContext,
  before: ShipmentRow,
  load: Load,
  { status, sub_status, from, ...sent }: ShipmentStatusChange,
  substatuses: Substatuses,
): Promise<StatusChange> {
  const { caller } = context;
  const to = { status, sub_status, from };
  const sending = to.status === 'in_review' && before.status !== 'in_review';
  if (!can(caller, 'commercial_invoices', sending ? 'send_for_review' : 'assign_status')) throw forbidden(noRight());
  if (sending) checkSending(before, to.sub_status);
  const standing = {
    organizationId: before.organization_id,
    status: before.status,
    sub_status: before.sub_status,
    whyNot: (next: string) => (sending ? null : whyNotMoved(before, next, personOf(caller))),
  };
  const moved = await checkedStatus(substatuses, shipmentStatuses, standing, to);
  const after = { ...moved, ...deliveredWith(context, before, to.status, sent) };
  // Checked again on locked items and parties: an item may have been put on hold meanwhile, or a party prohibited.
  const refused = isLeaving(before, after) ? whyNotShipped(load) : null;
  if (refused) throw rejectedTransition(refused);
  return {
    action: 'assign_status',
    changes: differences({ ...before }, after),
    after: {
      ...after,
      held_from: heldFrom(before, after.status),
      sent_for_review_by: sending ? personOf(caller) : before.sent_for_review_by,
    },
    sending,
  };
}

const isLeaving = (before: ShipmentRow, after: { status: string }) =>
  after.status === 'shipping' && before.status !== 'shipping';

/** From on hold it only returns: its papers were issued before. */
const isApproving = (before: ShipmentRow, after: { status: string }) =>
  after.status === 'approved' && before.status !== 'approved' && before.status !== 'on_hold';

/**
 * Writes statuses, and those of the items that move along. Papers are issued when an invoice is approved, and when its goods
 * leave if the papers would print something else by then: what leaves and its papers say the same.
 */
async function writeStatuses(
  context: MoveContext,
  changed: readonly Changed<ShipmentRow, StatusChange>[],
  items: ReadonlyMap<number | null, Items>,
): Promise<void> {
  const rows = changed.map(({ before, change: { after } }) => ({ before: { ...before }, after }));
  await updateRows(context.db, 'shipments', rows);
  const itemsOf = (those: typeof changed) => those.flatMap(({ before }) => items.get(before.id) ?? []);
  const leaving = changed.filter(({ before, change }) => isLeaving(before, change.after));
  const issuing = changed.filter(
    ({ before, change }) => isApproving(before, change.after) || isLeaving(before, change.after),
  );
  await context.services.issuePapers(
    context,
    issuing.map(({ before }) => before.id),
  );
  await follow(context, itemsOf(leaving), 'shipping');
  const arrived = changed.filter(
    ({ before, change }) => recordsDelivery(change.after.status) && !recordsDelivery(before.status),
  );
  // Items that were lost or damaged in transit did not arrive.
  const onTheWay = itemsOf(arrived).filter(({ status }) => status === 'shipping');
  await follow(context, onTheWay, 'delivered');
}

function checkSending(shipment: ShipmentRow, substatus: string | null | undefined): void {
  if (substatus) throw invalid({ sub_status: [messages.noSubstatusForReview] });
  const refused = whyNotReviewable(shipment);
  if (refused) throw rejectedTransition(refused);
}

const loadOf = (items: Items, prohibited: Load['prohibited']): Load => ({
  items: items.length,
  not_ready: items.filter(({ status }) => status !== 'ready' && status !== 'in_package').length,
  unreleased: items.filter(({ unreleased }) => unreleased).length,
  without_country: items.filter((item) => missingForShipment(item).length > 0).length,
  prohibited,
});

/** Returns the prohibited parties of each shipment and of its items' orders; locks all of them as `prohibitedOf` does. */
async function lockPartiesOf(db: Db, rows: readonly ShipmentRow[]): Promise<(id: number) => Party[]> {
  const orders = await db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .select(['i.shipment_id', 'po.vendor_id', 'po.end_user_id'])
    .distinct()
    .where('i.shipment_id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const named = rows.map(({ id, group_id, courier_id }) => {
    const its = orders.filter(({ shipment_id }) => shipment_id === id);
    return {
      shipment: id,
      vendor: its.map(({ vendor_id }) => vendor_id),
      end_user: its.map(({ end_user_id }) => end_user_id),
      group: [group_id],
      courier: courier_id === null ? [] : [courier_id],
    };
  });
  const all = (kind: Party['kind']) => named.flatMap((each) => each[kind]);
  const prohibited = await prohibitedOf(db, forEachKey(partyKinds, all), { lock: true });
  return (id) => {
    const its = named.find(({ shipment }) => shipment === id);
    return prohibited.filter((party) => its?.[party.kind].includes(party.id));
  };
}

/** Moves items to the status of their shipments. */
async function follow(context: WriteContext, items: Items, status: string): Promise<void> {
  if (items.length === 0) return;
  const after = { status, sub_status: null };
  const ids = items.map(({ id }) => id);
  const moved = await context.db
    .updateTable('order_items')
    .set({ ...after, ...newVersion })
    .where('id', '=', anyOf(ids))
    .returning(['id', 'lock_version'])
    .execute();
  const versions = new Map(moved.map(({ id, lock_version }) => [id, lock_version]));
  const changed = items.map((item) => ({
    ...item,
    lock_version: versions.get(item.id) ?? 0,
    changes: differences({ ...item }, after),
  }));
  await finishItems(context, 'assign_status', changed);
}
