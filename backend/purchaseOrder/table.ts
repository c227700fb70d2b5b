import type { Generated, GeneratedAlways } from 'kysely';
import type { Identity } from '../db/identity.ts';

/** An order to a vendor, for an end user and a group of a program. */
export interface PurchaseOrderTable extends Identity {
  id: Generated<number>;
  /** The program's organization, repeated here because order numbers are unique in it. */
  organization_id: number;
  program_id: number;
  order_number: string;
  external: Generated<boolean>;
  order_number_internal: string | null;
  /** The sort keys of both numbers; see migration 160. */
  number_order: GeneratedAlways<string>;
  internal_order: GeneratedAlways<string | null>;
  /** Whether it is sample data: see `record/sample.ts`. */
  sample: Generated<boolean>;
  status: Generated<string>;
  sub_status: string | null;
  /** The status before it was put on hold; null unless it is on hold. */
  held_from: string | null;
  order_date: string | null;
  vendor_id: number;
  end_user_id: number;
  group_id: number;
  credit_card: string | null;
  funding_number: string | null;
  funding_description: string | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    purchase_orders: PurchaseOrderTable;
    purchase_order_users: { purchase_order_id: number; user_id: number };
  }
}
