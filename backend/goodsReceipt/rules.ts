import { type Caller, can } from '../access/caller.ts';
import { type InShipment, wasSentForReview } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** The item columns that the receipt fills in; the right to receive includes changing them. */
export const goodsReceiptFields: readonly string[] = ['received_date', 'condition'];

/** Whether the caller may receive items; the right to write them includes this. */
export const mayReceive = (caller: Caller) =>
  can(caller, 'order_items', 'receive') || can(caller, 'order_items', 'write');

/** Returns why an item cannot be received now, or null. */
export function whyNotReceivable(item: { status: string; assessed: boolean; received: boolean }): string | null {
  if (item.status === 'assessed') return null;
  if (item.received) return messages.already;
  return item.assessed ? messages.notInPlace : messages.notAssessed;
}

/** Returns why an item's receipt cannot be taken back now, or null. Once reviewed with a shipment, it stays. */
export function whyReceiptStays(item: { status: string } & InShipment): string | null {
  if (item.status !== 'received') return messages.notReceived;
  return wasSentForReview(item) ? messages.reviewed : null;
}
