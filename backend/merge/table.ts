import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { FieldChange } from '../history/table.ts';

/** The record types whose records can be merged, as api/v1 names them. */
export const mergedTypes = ['Vendor', 'EndUser', 'Group'] as const;
export type MergedType = (typeof mergedTypes)[number];

/** What can name a record that is merged, as counts tell it. */
export const namings = [
  'purchase_orders',
  'order_items',
  'commercial_invoices',
  'end_users',
  'attachments',
  'saved_views',
  'file_imports',
] as const;
export type Naming = (typeof namings)[number];

/** How many records of a kind name a record. */
export interface NamingCount {
  readonly what: Naming;
  readonly count: number;
}

/** What stays as a merge left it when the merge is undone, and why. */
export interface Staying {
  /** What it is called; the field, for a field of the record that stayed. */
  readonly label: string;
  readonly why: 'changed' | 'removed' | 'field';
}

/** A merge of records that are one into the one that stays. */
export interface MergeTable {
  id: Generated<number>;
  organization_id: number;
  /** The program of groups; null for records of the organization. */
  program_id: number | null;
  record_type: MergedType;
  /** The record that stayed, and its name after the merge. */
  into_id: number;
  label: string;
  user_id: number | null;
  at: Generated<Date>;
  /** The newest entry of all histories before: what is newer was done since. */
  history_id: number;
  /** The fields of the record that stayed which the merge changed. */
  changes: JSONColumnType<FieldChange[], string, string>;
  moved: JSONColumnType<NamingCount[], string | undefined, string>;
  undone_at: Date | null;
  undone_by_id: number | null;
  /** What stayed when it was undone. */
  stays: JSONColumnType<Staying[], string | undefined, string>;
}

/** A record that ended in a merge. Its row is deleted, and its history stays. */
export interface MergedRecordTable {
  merge_id: number;
  record_type: MergedType;
  record_id: number;
  label: string;
  /** Its row, as long as the merge can be undone. */
  row: JSONColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
}

/** What named the record that ended, as long as the merge can be undone. */
export interface MergeMoveTable {
  merge_id: number;
  /** The table and the column, as `references.ts` has them. */
  place: string;
  row_id: number;
  from_id: number;
  /** What is needed besides to move it back: of a text or a document, its value before and after. */
  kept: JSONColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
}

/** Two records of which a person said that they are not the same. */
export interface NotDuplicateTable {
  organization_id: number;
  record_type: MergedType;
  /** The lower id. */
  first_id: number;
  second_id: number;
  user_id: number | null;
  at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    merges: MergeTable;
    merged_records: MergedRecordTable;
    merge_moves: MergeMoveTable;
    not_duplicates: NotDuplicateTable;
  }
}

export type MergeRow = Selectable<MergeTable>;
