import type { Generated, GeneratedAlways } from 'kysely';

/** The record types that documents can be attached to, as api/v1 names them. */
export const parentTypes = [
  'PurchaseOrder',
  'CommercialInvoice',
  'OrderItem',
  'User',
  'Vendor',
  'Courier',
  'EndUser',
] as const;
export type ParentType = (typeof parentTypes)[number];

/** The document types. */
export const documentTypes = [
  'other',
  'visual_screening',
  'mta_incoming',
  'mta_outgoing',
  'import_permit',
  'certificate_of_analysis',
  'temperature_log',
  'proof_of_delivery',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A file with its metadata, attached to one record. The bytes are in the file store. */
export interface DocumentTable {
  id: Generated<number>;
  organization_id: number;
  /** The program, if the parent belongs to one. */
  program_id: number | null;
  parent_type: ParentType;
  parent_id: number;
  /** The parent's id, if the parent is an item. */
  order_item_id: GeneratedAlways<number | null>;
  document_type: DocumentType;
  description: string | null;
  number: string | null;
  expiry_date: string | null;
  archived: Generated<boolean>;
  archived_at: Date | null;
  /** The key of its bytes in the file store; name, type and size are set if and only if the key is. */
  file_key: string | null;
  filename: string | null;
  content_type: string | null;
  /** In bytes. */
  size: number | null;
  thumb_key: string | null;
  /** The hash of its bytes as sent; null before migration 190, and without a file. */
  sha256: string | null;
  /** The uploader. */
  user_id: number | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    documents: DocumentTable;
  }
}
