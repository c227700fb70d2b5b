import { type Caller, can } from '../access/caller.ts';
import { type InShipment, wasSentForReview } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** Columns of an item that its assessment for dangerous goods fills in; whoever may assess may change them. */
export const assessmentFields: readonly string[] = [
  'dg_class',
  'dg_description',
  'subsidiary_hazards',
  'un_number',
  'packing_group',
];

/** Whether a person may assess items: whoever writes them may too. */
export const mayAssess = (caller: Caller) =>
  can(caller, 'order_items', 'assess') || can(caller, 'order_items', 'write');

/** Why an item cannot be assessed now, or null. An item that was on hold in between is assessed again once it is open. */
export function whyNotAssessable(item: { status: string; assessed: boolean }): string | null {
  if (item.status === 'open') return null;
  return item.assessed ? messages.already : messages.notOpen;
}

/** Why an item's assessment cannot be taken back now, or null. What was reviewed with a shipment stays. */
export function whyAssessmentStays(item: { status: string } & InShipment): string | null {
  if (item.status !== 'assessed') return messages.notAssessed;
  return wasSentForReview(item) ? messages.reviewed : null;
}
