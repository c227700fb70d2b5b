import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Line } from './layout.ts';
import type { Finding } from './reading.ts';

/** A line, as read, of the file that is being imported; there is one import at a time. */
export interface ImportLineTable {
  /** The row in the file; the header is row 1. */
  row: number;
  order_number: string;
  /** The order number as it is compared. */
  order_key: GeneratedAlways<string>;
  line_id: string;
  shipment_number: string | null;
  shipment_key: GeneratedAlways<string | null>;
  line: JSONColumnType<Line>;
  /** The findings to report once the line is imported. */
  noted: JSONColumnType<Finding[]>;
}

declare module '../db/client.ts' {
  interface Database {
    import_lines: ImportLineTable;
    /** The orders of the file that is being imported, and the first row of each. */
    import_orders: { order_key: string; first_row: number };
  }
}
