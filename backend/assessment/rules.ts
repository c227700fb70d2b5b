import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { type InShipment, wasSentForReview } from '../shipment/rules.ts';
import { messages } from './messages.ts';

/** The item columns that the dangerous goods assessment fills in; the right to assess includes changing them. */
export const assessmentFields: readonly string[] = [
  'dg_class',
  'dg_description',
  'subsidiary_hazards',
  'un_number',
  'packing_group',
  'net_quantity',
  'net_quantity_unit',
];

/** Whether the caller may assess items; the right to write them includes this. */
export const mayAssess = (caller: Caller) =>
  can(caller, 'order_items', 'assess') || can(caller, 'order_items', 'write');

/**
 * Returns why an item cannot be assessed now, or null. An item that was on hold can be assessed again once it is open, and
 * what was received as part of a kit is assessed where it is.
 */
export function whyNotAssessable(item: { status: string; assessed: boolean }): string | null {
  if (item.status === 'open' || (item.status === 'received' && !item.assessed)) return null;
  return item.assessed ? messages.already : messages.notOpen;
}

/** Matches items (`i`) for which `whyNotAssessable` gives no reason. */
export const waitsForAssessment = sql<boolean>`(i.status = 'open' or (i.status = 'received' and not i.assessed))`;

/** Returns why an item's assessment cannot be taken back now, or null. Once reviewed with a shipment, it stays. */
export function whyAssessmentStays(item: { status: string } & InShipment): string | null {
  if (item.status !== 'assessed') return messages.notAssessed;
  return wasSentForReview(item) ? messages.reviewed : null;
}
