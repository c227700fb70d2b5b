import type { Generated, GeneratedAlways } from 'kysely';

/** What documents are attached to, as api/v1 names it. */
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

/** What kind of paper a document is. */
export const documentTypes = ['other', 'visual_screening', 'mta_incoming', 'mta_outgoing'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A file with what is known about it, attached to one record. The bytes are in the file store. */
export interface DocumentTable {
  id: Generated<number>;
  organization_id: number;
  /** Where the parent belongs to one program. */
  program_id: number | null;
  parent_type: ParentType;
  parent_id: number;
  /** The parent's id where it is an item. */
  order_item_id: GeneratedAlways<number | null>;
  document_type: DocumentType;
  description: string | null;
  number: string | null;
  expiry_date: string | null;
  archived: Generated<boolean>;
  archived_at: Date | null;
  /** Where its bytes are in the file store; name, type and size are there exactly when the file is. */
  file_key: string | null;
  filename: string | null;
  content_type: string | null;
  /** In bytes. */
  size: number | null;
  thumb_key: string | null;
  /** Who uploaded it. */
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
