/**
 * Everywhere that a vendor, end user or group is named by its id. `merge` makes each of these name the record that stays, and
 * `undo` moves them back. A test compares the lists with the database, so that a column that is added later is treated, too.
 */
import type { RecordType } from '../access/areas.ts';
import type { MergedType, Naming } from './table.ts';

/** A column of rows that each name one record. */
export interface Reference {
  /** `table.column`: what a move is stored under. */
  readonly place: string;
  readonly table: string;
  readonly column: string;
  /** The column that says which type of record the id is of, if rows name records of several. */
  readonly typeColumn?: string;
  /** The records that the rows are, if they have versions, histories and changes of their own. */
  readonly written?: {
    readonly type: RecordType;
    /** The field that changes in its history; null if only the feed tells of it. */
    readonly field: string | null;
    /** What a row is called, where it is told what stayed. */
    readonly label: string;
    /** The program of a row, as a column; null for rows of the organization. */
    readonly program: string | null;
    readonly parent?: true;
  };
  readonly counted?: Naming;
}

/** Pairs of a record and another: at most one row for each. */
export interface Membership {
  readonly place: string;
  readonly table: string;
  readonly column: string;
  /** The column of the other record of the pair. */
  readonly other: string;
  /** Whether the other record shows the pair, and so changes. */
  readonly isOfOther: boolean;
  readonly counted?: Naming;
}

const documents = (): Reference => ({
  ...{ place: 'documents.parent_id', table: 'documents', column: 'parent_id', typeColumn: 'parent_type' },
  written: {
    type: 'Attachment',
    field: null,
    label: "coalesce(t.filename, t.number, t.description, '')",
    program: null,
    parent: true,
  },
  counted: 'attachments',
});
const notifications = (): Reference => ({
  ...{ place: 'notifications.record_id', table: 'notifications', column: 'record_id', typeColumn: 'record_type' },
});
const orders = (column: string): Reference => ({
  ...{ place: `purchase_orders.${column}`, table: 'purchase_orders', column },
  written: { type: 'PurchaseOrder', field: column, label: 't.order_number', program: 't.program_id' },
  counted: 'purchase_orders',
});

/** The columns that name records of each type, in the order in which they are locked. */
export const references: Readonly<Record<MergedType, readonly Reference[]>> = {
  Vendor: [orders('vendor_id'), documents(), notifications()],
  EndUser: [orders('end_user_id'), documents(), notifications()],
  Group: [
    orders('group_id'),
    {
      ...{ place: 'shipments.group_id', table: 'shipments', column: 'group_id' },
      written: { type: 'CommercialInvoice', field: 'group_id', label: 't.invoice_number', program: 't.program_id' },
      counted: 'commercial_invoices',
    },
    notifications(),
  ],
};

/** The pairs that records of each type are in. */
export const memberships: Readonly<Record<MergedType, readonly Membership[]>> = {
  Vendor: [],
  EndUser: [
    {
      ...{ place: 'end_user_programs.end_user_id', table: 'end_user_programs', column: 'end_user_id' },
      ...{ other: 'program_id', isOfOther: false },
    },
    {
      ...{ place: 'end_user_groups.end_user_id', table: 'end_user_groups', column: 'end_user_id' },
      ...{ other: 'group_id', isOfOther: false },
    },
  ],
  Group: [
    {
      ...{ place: 'end_user_groups.group_id', table: 'end_user_groups', column: 'group_id' },
      ...{ other: 'end_user_id', isOfOther: true, counted: 'end_users' },
    },
  ],
};

/** Columns that the database keeps as the order has them, by its triggers. */
export const derived: readonly string[] = ['order_items.vendor_id', 'order_items.group_id'];

/** The columns of texts and documents that name records by their ids, and how that is treated: see `texts.ts`. */
export const textPlaces = {
  'saved_views.address': 'a filter of a list names the record that stays',
  'file_imports.answers': 'what a name of the file means is the record that stays',
  'file_import_mappings.answers': 'what is remembered of a name means the record that stays',
  'file_import_rows.plan': 'an order that will be made names the record that stays',
  'file_import_rows.back': 'an import that is taken back names the record that stays',
  'file_import_made.back': 'an import that is taken back names the record that stays',
} as const;
export type TextPlace = keyof typeof textPlaces;

/** The columns that tell what once was so, and so are left as they are. */
export const frozen: Readonly<Record<string, string>> = {
  'history.changes': 'tells what was done; a record that has ended keeps its name there',
  'history.record_id': 'a record that has ended keeps its history',
  'changes.record_id': 'tells tools what happened to the record',
  'changes.parents': 'tells tools what happened',
  'shipment_approvals.content': 'is what was approved',
  'shipment_papers.content': 'is what was issued',
  'shipment_papers.printed': 'is what was issued',
  'file_import_rows.record_id': 'is the record that the import made',
  'file_import_made.record_id': 'is the record that the import made',
  'idempotency_keys.answer': 'is what was answered',
};
