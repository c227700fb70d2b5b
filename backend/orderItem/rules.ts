import { sql } from 'kysely';
import type { Right } from '../access/areas.ts';
import { writesComments } from '../access/audience.ts';
import { type Caller, can } from '../access/caller.ts';
import { assessmentFields, mayAssess, whyAssessmentStays, whyNotAssessable } from '../assessment/rules.ts';
import {
  goodsReceiptFields,
  mayReceive,
  type ReleaseState,
  whyNotReceivable,
  whyNotReleasable,
  whyNotReleased,
  whyReceiptStays,
} from '../goodsReceipt/rules.ts';
import type { FieldChange } from '../history/table.ts';
import {
  doneStatuses,
  itemStatuses,
  unfinishedItemStatuses,
  whyLocked as whyOrderLocked,
} from '../purchaseOrder/rules.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { toUnits } from '../record/decimal.ts';
import { nextOf, refusedOf } from '../record/status.ts';
import { type Candidate, whyNotAdded, whyNotTakenOut, whyShipmentLocked } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** The statuses of order items in life cycle order, and where each may lead. */
export const orderItemStatuses = itemStatuses;

/** The statuses of items that need work; the urgent ones among them are the overview's Urgent Items. */
export const unfinishedStatuses = unfinishedItemStatuses;

/** Matches items (`i`) whose order is not completed: those of a completed order can be neither assessed nor received. */
export const inOpenOrder = sql<boolean>`not exists (
  select 1 from purchase_orders po where po.id = i.purchase_order_id and po.status in (${sql.join(doneStatuses)}))`;

/** The state of an item that the rules check. */
export interface ItemState extends ReleaseState, Candidate {
  readonly assessed: boolean;
  readonly received: boolean;
  /** Whether the user marked this item as one to be split in this way. */
  readonly split_quantity: boolean;
  readonly split_kit: boolean;
  readonly order_status: string;
  /** Null if the item is in no shipment. */
  readonly shipment_status: string | null;
  /** Null unless its shipment is on hold. */
  readonly shipment_held_from: string | null;
}

type MovedItem = Pick<ItemState, 'status' | 'assessed' | 'received' | 'shipment_id' | 'names_prohibited'> &
  ReleaseState;

/** The statuses of items that are to leave: what waits for a release does not get there. */
const leaving = ['ready', 'in_package', 'shipping'];

/**
 * Returns the reason this item cannot be moved by hand to a status that its current one leads to, or null. Assessing and
 * receiving set `assessed` and `received`; by hand they are possible only from on hold, if done before. Nothing becomes
 * ready without both, or without the release that its receipt asks for, and an item in a shipment is shipped with it, never
 * alone.
 */
export function whyNotMoved(item: MovedItem, to: string): string | null {
  const onHold = item.status === 'on_hold';
  if (to === 'assessed' && !(onHold && item.assessed)) return messages.byAssessing;
  if (to === 'received' && !(onHold && item.received)) return messages.byReceiving;
  if (to === 'ready' && !(item.assessed && item.received)) return messages.notReady;
  const unreleased = leaving.includes(to) ? whyNotReleased(item) : null;
  if (unreleased || to !== 'shipping') return unreleased;
  if (item.shipment_id !== null) return messages.shippedTogether;
  return item.names_prohibited ? messages.prohibited : null;
}

/** Returns the statuses that this item may be moved to by hand. */
export function nextStatuses(item: MovedItem): string[] {
  return nextOf(orderItemStatuses, item.status, (to) => whyNotMoved(item, to));
}

/** Returns the statuses that come next but are refused to this item now, with the reasons. */
export function refusedStatuses(item: MovedItem) {
  return refusedOf(orderItemStatuses, item.status, (to) => whyNotMoved(item, to));
}

const lockedIn = (status: string): string | undefined => {
  const locked: Readonly<Record<string, string>> = messages.locked;
  return locked[status];
};

/** Returns the reason this caller cannot edit this item, by the status of the item, its order or its shipment; or null. */
export function whyLocked(caller: Caller, item: ItemState): string | null {
  return (
    lockedIn(item.status) ??
    whyOrderLocked(item.order_status) ??
    (item.shipment_status === null ? null : whyShipmentLocked(caller.role, item.shipment_status))
  );
}

/** Returns the reason this caller cannot release this item now, or null. A shipment in review does not prevent it. */
export function whyNotReleasedBy(caller: Caller, item: ItemState): string | null {
  if (!can(caller, 'order_items', 'write')) return noRight();
  return lockedIn(item.status) ?? whyOrderLocked(item.order_status) ?? whyNotReleasable(item);
}

/** Returns the reason this item cannot be removed from its order, or null. */
export function whyNotRemovable(caller: Caller, item: ItemState): string | null {
  if (item.status !== 'open') return messages.notOpen;
  return whyLocked(caller, item) ?? (item.shipment_id === null ? null : messages.inShipment);
}

/** The statuses in which an item may be split. */
const splittable = ['open', 'in_review', 'assessed', 'received'];

/** Returns the reason the caller cannot split this item now, or null. */
export function whyNotSplit(caller: Caller, item: ItemState, how: 'split_quantity' | 'split_kit'): string | null {
  if (!can(caller, 'order_items', 'split')) return noRight();
  if (!item[how]) return messages.notSplittable[how];
  if (!splittable.includes(item.status)) return messages.notSplittable.status;
  return item.shipment_id === null ? whyLocked(caller, item) : messages.inShipment;
}

/** Returns what the caller may do with an item now. */
export function abilitiesOf(caller: Caller, item: ItemState): Ability[] {
  const without = (right: Right) => !can(caller, 'order_items', right) && noRight();
  const locked = whyLocked(caller, item);
  return [
    abilityUnless('update', without('write') || locked),
    abilityUnless('assess', (!mayAssess(caller) && noRight()) || locked || whyNotAssessable(item)),
    abilityUnless('receive', (!mayReceive(caller) && noRight()) || locked || whyNotReceivable(item)),
    abilityUnless('take_back_assessment', (!mayAssess(caller) && noRight()) || locked || whyAssessmentStays(item)),
    abilityUnless('take_back_receipt', (!mayReceive(caller) && noRight()) || locked || whyReceiptStays(item)),
    abilityUnless('release', whyNotReleasedBy(caller, item)),
    abilityUnless('split_quantity', whyNotSplit(caller, item, 'split_quantity')),
    abilityUnless('split_kit', whyNotSplit(caller, item, 'split_kit')),
    abilityUnless(
      'assign_status',
      without('assign_status') || (nextStatuses(item).length === 0 && messages.noNextStatus),
    ),
    abilityUnless('remove', without('deactivate') || whyNotRemovable(caller, item)),
    abilityUnless('add_to_shipment', whyNotAdded(caller, item)),
    abilityUnless('remove_from_shipment', whyNotTakenOut(caller, item.shipment_status)),
    abilityUnless('comment', !writesComments(caller.role) && noRight()),
  ];
}

/** Whether the caller may change a field to a value: the fields of the assess and receive forms have separate rights. */
export function mayChange(caller: Caller, field: string, value: unknown): boolean {
  const has = (right: Right) => can(caller, 'order_items', right);
  if (field === 'split_kit' || field === 'split_quantity') return has('split') || (value === false && has('write'));
  if (has('write')) return true;
  return (
    (assessmentFields.includes(field) && mayAssess(caller)) ||
    (goodsReceiptFields.includes(field) && mayReceive(caller))
  );
}

/** The columns that responses show under another name. */
const shownAs: Readonly<Record<string, string>> = {
  shipment_id: 'commercial_invoice_id',
  shipment_type: 'shipment',
  assessed: 'assessment.assessed',
  dg_class: 'assessment.dg_class',
  dg_description: 'assessment.dg_description',
  received: 'goods_receipt.received',
  received_date: 'goods_receipt.received_date',
  condition: 'goods_receipt.condition',
  temperature_reading: 'goods_receipt.temperature_reading',
  release_required: 'goods_receipt.needs_release',
  release_reason: 'goods_receipt.release_reason',
  released_by_id: 'goods_receipt.released_by_id',
  released_at: 'goods_receipt.released_at',
};

/** Renames the columns of changes as responses show them. */
export function asShown(changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((change) => ({ ...change, field: shownAs[change.field] ?? change.field }));
}

/** Every line number is below this. */
export const positionLimit = 10_000_000;

/**
 * Returns the largest free whole line number.
 * @param taken the order's line numbers, exact decimal text without trailing zeros
 */
export function lastFreePosition(taken: ReadonlySet<string>): string {
  let last = positionLimit - 1;
  while (taken.has(String(last))) last -= 1;
  return String(last);
}

/**
 * Returns a free line number for a split-off part: the next free tenth after its whole number (10.1 … 10.9), then the
 * next free whole number, then the largest free one.
 * @param taken as in `lastFreePosition`
 */
export function splitPosition(line: string, taken: ReadonlySet<string>): string {
  const whole = Math.floor(Number(line));
  const tenth = Array.from({ length: 9 }, (_, index) => `${whole}.${index + 1}`).find((each) => !taken.has(each));
  if (tenth) return tenth;
  let next = whole + 1;
  while (taken.has(String(next))) next += 1;
  return next < positionLimit ? String(next) : lastFreePosition(taken);
}

/** Returns round(quantity × value, 2) in cents, like the database. Exact decimal text with at most 3 and 4 decimals. */
export function totalCents(quantity: string, valuePerItem: string): bigint {
  return (toUnits(quantity, 3) * toUnits(valuePerItem, 4) + 50_000n) / 100_000n;
}
