import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { conditions, storageRequirements } from '../lookup/rules.ts';
import { toUnits } from '../record/decimal.ts';
import { type InShipment, wasSentForReview } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** The item columns that the receipt fills in; the right to receive includes changing them. */
export const goodsReceiptFields: readonly string[] = [
  'received_date',
  'condition',
  'lot_number',
  'expiry_date',
  'temperature_reading',
];

/** The columns whose change in a received item is a correction of its receipt. */
export const receiptFields: readonly string[] = [...goodsReceiptFields, 'quantity'];

/** Whether the caller may receive items; the right to write them includes this. */
export const mayReceive = (caller: Caller) =>
  can(caller, 'order_items', 'receive') || can(caller, 'order_items', 'write');

/** Returns why an item cannot be received now, or null. */
export function whyNotReceivable(item: { status: string; assessed: boolean; received: boolean }): string | null {
  if (item.status === 'assessed') return null;
  if (item.received) return messages.already;
  return item.assessed ? messages.notInPlace : messages.notAssessed;
}

/** Matches items (`i`) for which `whyNotReceivable` gives no reason. */
export const waitsForReceipt = sql<boolean>`(i.status = 'assessed')`;

/** Returns why an item's receipt cannot be taken back now, or null. Once reviewed with a shipment, it stays. */
export function whyReceiptStays(item: { status: string } & InShipment): string | null {
  if (item.status !== 'received') return messages.notReceived;
  return wasSentForReview(item) ? messages.reviewed : null;
}

/** What a receipt says about goods that may need a release. */
export interface Arrival {
  /** A key of the conditions; null if none was recorded. */
  readonly condition: string | null;
  /** °C, exact decimal text with at most one decimal; null if none was recorded. */
  readonly temperature_reading: string | null;
  readonly storage: string | null;
}

/** Returns what is wrong with goods that arrived so, for users; null if nothing is. */
export function whyToRelease({ condition, temperature_reading, storage }: Arrival): string | null {
  if (condition !== null && condition !== 'good') {
    return messages.condition(conditions.find(({ key }) => key === condition)?.name ?? condition);
  }
  const range = storageRequirements.find(({ key }) => key === storage)?.temperatures;
  if (temperature_reading === null || !range) return null;
  const { from, to } = range;
  const reading = toUnits(temperature_reading, 1);
  const isWithin = toUnits(from, 1) <= reading && reading <= toUnits(to, 1);
  return isWithin ? null : messages.outside(temperature_reading, from, to);
}

/** The state of a release. */
export interface ReleaseState extends Arrival {
  /** Stored with the receipt: items that were received before releases existed need none. */
  readonly release_required: boolean;
  readonly released_at: Date | null;
}

/** Whether an item waits for its release. */
export const waitsForRelease = ({
  release_required,
  released_at,
}: Pick<ReleaseState, 'release_required' | 'released_at'>) => release_required && released_at === null;

/** Returns why an item that waits for its release cannot go on, or null. */
export function whyNotReleased(item: ReleaseState): string | null {
  return waitsForRelease(item) ? messages.needsRelease(whyToRelease(item) ?? '') : null;
}

/** Returns why an item cannot be released now, or null. */
export function whyNotReleasable(item: ReleaseState): string | null {
  if (waitsForRelease(item)) return null;
  return item.release_required ? messages.alreadyReleased : messages.nothingToRelease;
}

/** Returns the release columns of goods that arrived so: an earlier release was of another arrival, and ends. */
export function releaseOf(arrival: Arrival) {
  return {
    release_required: whyToRelease(arrival) !== null,
    release_reason: null,
    released_by_id: null,
    released_at: null,
  };
}

/** Returns why a quantity cannot be received of an item that has this quantity, or null. Exact decimal texts. */
export function whyNotThatMany(received: string, quantity: string): string | null {
  return toUnits(received, 3) > toUnits(quantity, 3) ? messages.moreThanOrdered(quantity) : null;
}

/** Returns the rejection of a quantity that leaves a rest without worth. */
export const restWorthNothing = () => messages.restWorthNothing;
