import type { DocumentParentInput, DocumentParentType } from '../generated/operations.ts';
import type { UploadRequest } from '../kit/file/upload.ts';

/** A record that documents are attached to. */
export type DocumentParent = DocumentParentInput;

/** The path segments of the records under `/files`, as in api/v1. */
const PLURALS: Readonly<Record<DocumentParentType, string>> = {
  PURCHASE_ORDER: 'purchase_orders',
  ORDER_ITEM: 'order_items',
  SHIPMENT: 'commercial_invoices',
  USER: 'users',
  VENDOR: 'vendors',
  COURIER: 'couriers',
  END_USER: 'end_users',
};

/** The fields of a document upload; null clears a field, undefined leaves it unchanged. */
interface UploadFields {
  type?: string | undefined;
  file?: File | undefined;
  [field: string]: string | number | File | null | undefined;
}

/** Builds the upload request for a document of a record; with a document id, it updates that document. */
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
    // The api/v1 name of a document.
    wrapper: 'attachment',
    fields: { documentType, ...fields },
    idempotencyKey,
  };
}
