import { type Caller, can } from '../access/caller.ts';
import { type InShipment, wasSentForReview } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** Columns of an item that its receipt fills in; whoever may receive may change them. */
export const goodsReceiptFields: readonly string[] = ['received_date', 'condition'];

/** Whether a person may receive items: whoever writes them may too. */
export const mayReceive = (caller: Caller) =>
  can(caller, 'order_items', 'receive') || can(caller, 'order_items', 'write');

/** Why an item cannot be received now, or null. */
export function whyNotReceivable(item: { status: string; assessed: boolean; received: boolean }): string | null {
  if (item.status === 'assessed') return null;
  if (item.received) return messages.already;
  return item.assessed ? messages.notInPlace : messages.notAssessed;
}

/** Why an item's receipt cannot be taken back now, or null. What was reviewed with a shipment stays. */
export function whyReceiptStays(item: { status: string } & InShipment): string | null {
  if (item.status !== 'received') return messages.notReceived;
  return wasSentForReview(item) ? messages.reviewed : null;
}
