import type { Role } from '../http/roles.ts';
import type { StatusDefinition } from '../http/status.ts';
import { messages } from './messages.ts';

/** The statuses of shipments in the order of their life, and where each may lead. */
export const shipmentStatuses: readonly StatusDefinition[] = [
  { key: 'open', name: 'Open', color: 'green', next: ['in_review', 'on_hold', 'closed'] },
  { key: 'in_review', name: 'In review', color: 'orange', next: ['reviewed', 'open', 'on_hold'] },
  { key: 'reviewed', name: 'Reviewed', color: 'green', next: ['approved', 'open'] },
  { key: 'approved', name: 'Approved', color: 'green', next: ['ready', 'on_hold'] },
  { key: 'ready', name: 'Ready', color: 'green', next: ['shipping', 'on_hold'] },
  { key: 'on_hold', name: 'On hold', color: 'orange', next: ['open', 'approved', 'ready'] },
  { key: 'shipping', name: 'Shipping', color: 'green', next: ['delivered'] },
  { key: 'delivered', name: 'Delivered', color: 'grey', next: ['completed'] },
  { key: 'completed', name: 'Completed', color: 'grey', next: ['closed'] },
  { key: 'closed', name: 'Closed', color: 'grey', next: ['archived'] },
  { key: 'archived', name: 'Archived', color: 'grey', next: [] },
];

const locks: Readonly<Record<string, string>> = {
  in_review: messages.inReview,
  closed: messages.closed,
  archived: messages.archived,
};

/** Why a shipment in this status, and with it the items in it, refuses edits by this role; null when it does not. */
export function whyShipmentLocked(role: Role, status: string): string | null {
  return role.editsShipmentsIn.includes(status) ? null : (locks[status] ?? null);
}

/** What a shipment is called where only its name is shown. */
export const shipmentLabel = (invoiceNumber: string) => `CI ${invoiceNumber}`;

/**
 * An air waybill number in its two parts: the airline's prefix of 3 digits and the 8 digits behind it (IATA Resolution
 * 600a). What has not 11 digits is some other tracking number and stays whole.
 */
export function airWaybillParts(awb: string | null): { prefix: string | null; number: string | null } {
  const [, prefix, number] = awb?.match(/^(\d{3})[- ]?(\d{4} ?\d{4})$/) ?? [];
  if (prefix === undefined || number === undefined) return { prefix: null, number: awb };
  return { prefix, number: number.replace(' ', '') };
}
