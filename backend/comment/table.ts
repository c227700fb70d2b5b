import type { Generated } from 'kysely';
import type { CommentSource } from '../http/roles.ts';

/** Something said about exactly one order, item or shipment. */
export interface CommentTable {
  id: Generated<number>;
  organization_id: number;
  program_id: number;
  purchase_order_id: number | null;
  order_item_id: number | null;
  shipment_id: number | null;
  source: CommentSource;
  message: string;
  /** Null for comments from SAP whose writer is unknown. */
  user_id: number | null;
  legacy_from_sap: Generated<boolean>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

declare module '../db/client.ts' {
  interface Database {
    comments: CommentTable;
  }
}
