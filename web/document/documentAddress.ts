import type { DocumentParentInput, DocumentParentType } from '../generated/operations.ts';
import type { UploadRequest } from '../kit/form/upload.ts';

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

/** The fields of a document to upload; null empties one, what is undefined stays as it is. */
interface UploadFields {
  type?: string | undefined;
  file?: File | undefined;
  [field: string]: string | number | File | null | undefined;
}

/** How a document of a record is uploaded; with an id, it takes the place of that one. */
export function uploadOf(
  { type, id }: DocumentParent,
  { type: documentType, ...fields }: UploadFields,
  idempotencyKey: string,
  documentId?: string,
): UploadRequest {
  const address = `/files/${PLURALS[type]}/${encodeURIComponent(id)}/attachments`;
  return {
    method: documentId === undefined ? 'POST' : 'PATCH',
    address: documentId === undefined ? address : `${address}/${documentId}`,
    // What api/v1 calls a document.
    wrapper: 'attachment',
    fields: { documentType, ...fields },
    idempotencyKey,
  };
}
