import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A line of a purchase order; its assessment and goods receipt are parts of it. */
export interface OrderItemTable {
  id: Generated<number>;
  /** The order's organization and program, repeated here for lists across orders. */
  organization_id: number;
  program_id: number;
  purchase_order_id: number;
  shipment_id: number | null;
  /** Exact decimal text; whole or with one decimal. */
  position: string;
  status: Generated<string>;
  sub_status: string | null;
  /** The status before it was put on hold; null unless it is on hold. */
  held_from: string | null;
  catalog_number: string;
  material: string;
  /** Exact decimal text with 3 decimals. */
  quantity: string;
  size_per_item: string;
  /** US dollars, exact decimal text with 4 decimals. */
  value_per_item: string;
  /** round(quantity × value_per_item, 2), computed by the database. */
  total_value: GeneratedAlways<string>;
  urgent: Generated<boolean>;
  split_kit: Generated<boolean>;
  split_quantity: Generated<boolean>;
  mta_status: string | null;
  invoice_number: string | null;
  wcm_invoice_number: string | null;
  wbg_mat_doc: string | null;
  shipment_type: string | null;
  storage: string | null;
  countries_of_manufacture: ColumnType<string[], string[] | undefined, string[]>;
  eccn_details: string | null;
  hs_code: string | null;
  eei_export: boolean | null;
  notes: string | null;
  un_number: string | null;
  packing_group: string | null;
  subsidiary_hazards: ColumnType<string[], string[] | undefined, string[]>;
  /** The dangerous goods in one unit, exact decimal text with 3 decimals, and the code of its unit; both or neither. */
  net_quantity: string | null;
  net_quantity_unit: string | null;
  assessed: Generated<boolean>;
  dg_class: string | null;
  dg_description: string | null;
  received: Generated<boolean>;
  received_date: string | null;
  condition: string | null;
  /** °C, exact decimal text with one decimal. */
  temperature_reading: string | null;
  lot_number: string | null;
  expiry_date: string | null;
  /** Whether the goods arrived so that they need a release; stored with the receipt. */
  release_required: Generated<boolean>;
  release_reason: string | null;
  released_by_id: number | null;
  released_at: Date | null;
  /** The item that it was ordered as, the first of its parts; null for that one. */
  split_from_id: number | null;
  /** From its order, by the database, which also keeps the search text: see the migration `search_texts`. */
  vendor_id: GeneratedAlways<number>;
  group_id: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
  /** The sort key of the catalog number; see migration 160. */
  catalog_order: GeneratedAlways<string>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    order_items: OrderItemTable;
  }
}
