import type { DocumentParentInput, DocumentParentType } from '../generated/operations.ts';

/** A record that documents are attached to. */
export type DocumentParent = DocumentParentInput;

/** What paths under `/files` call the records, as api/v1 does. */
const PLURALS: Readonly<Record<DocumentParentType, string>> = {
  PURCHASE_ORDER: 'purchase_orders',
  ORDER_ITEM: 'order_items',
  SHIPMENT: 'commercial_invoices',
  USER: 'users',
  VENDOR: 'vendors',
  COURIER: 'couriers',
  END_USER: 'end_users',
};

/** Where documents of a record are uploaded to. */
export function documentsAddress({ type, id }: DocumentParent): string {
  return `/files/${PLURALS[type]}/${encodeURIComponent(id)}/attachments`;
}
