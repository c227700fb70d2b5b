import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { ColumnEvidence, ColumnProposal, Row, TableColumn, TableFile, TableShape } from '../tableFile/types.ts';
import type { UnpackedSheet } from '../tableFile/unpacked.ts';

/** The kinds of imports: what the rows of a file become. */
export const importKindKeys = [
  'purchase_orders',
  'order_items',
  'vendors',
  'end_users',
  'groups',
  'deliveries',
] as const;
export type ImportKindKey = (typeof importKindKeys)[number];

/** How far an import is. While it is applied or undone, its work says how far that is. */
export const importStates = ['open', 'applying', 'applied', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row. One that needs attention stays out until it is mended. */
export const rowStates = ['new', 'changed', 'unchanged', 'attention', 'left_out'] as const;
export type RowState = (typeof rowStates)[number];

/** What became of a row that was to be written. */
export type RowOutcome = 'done' | 'refused' | 'undone' | 'stays';

/** A column of the file, and what it becomes. */
export interface MappedColumn extends Pick<TableColumn, 'column' | 'heading' | 'examples' | 'filled'> {
  readonly field: string | null;
  readonly from: ColumnProposal['from'] | 'person';
  readonly others: readonly string[];
  /** Whether a person must say what it becomes: the mapping of an earlier file does not tell it from another column. */
  readonly asks?: true;
  /** The cell of the total row, as its text. */
  readonly total: string;
}

/** A sheet of the file, with what is needed to look through it again. */
export type StoredSheet = UnpackedSheet;
/** The file, with its sheets. */
export type StoredFile = Omit<TableFile, 'sheets'> & { readonly sheets: readonly StoredSheet[] };
/** Where the table of a sheet is. */
export type SheetShape = Omit<TableShape, 'columns'>;

/** How the file is read: what its columns say, and what a person chose instead. */
export interface ChosenReading {
  readonly evidence: readonly ColumnEvidence[];
  readonly decimal: '.' | ',' | null;
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd' | null;
  /** What a person chose for an earlier file, for what this one does not decide. */
  readonly remembered?: Pick<ChosenReading, 'decimal' | 'dateOrder'>;
}

/** What a text of the file means, for all rows that have it: which record a name, or that it stands for nothing. */
export interface NameAnswer {
  readonly field: string;
  readonly text: string;
  readonly choice: 'use' | 'create' | 'leave_out' | 'empty';
  readonly id: number | null;
}

/** A column of an earlier file, and the field that it became; null for a column that is not imported. */
export interface RememberedColumn {
  readonly heading: string;
  readonly field: string | null;
}

/** What an earlier file with the same headings was mapped to. */
export interface Remembered {
  readonly name: string | null;
  readonly fields: readonly RememberedColumn[];
  readonly reading: Pick<ChosenReading, 'decimal' | 'dateOrder'>;
  readonly answers: readonly NameAnswer[];
}

/** The numbers of an import, as a person compares them with the file. */
export interface ImportSums {
  /** Exact decimal text with two decimals; null if the file has no total. */
  readonly file: string | null;
  readonly read: string;
  readonly ready: string;
  readonly differences: readonly { readonly row: number; readonly file: string; readonly read: string }[];
}

/** An import of a file into one organization. */
export interface FileImportTable {
  id: Generated<number>;
  organization_id: number;
  program_id: number | null;
  /** The order that its items go into. */
  purchase_order_id: number | null;
  user_id: number;
  kind: ImportKindKey;
  state: Generated<ImportState>;
  file_name: string;
  file_key: string;
  /** In bytes. */
  file_size: number;
  content_type: string;
  /** What the file is, with its sheets. */
  file: JSONColumnType<StoredFile>;
  sheet: number;
  shape: JSONColumnType<SheetShape>;
  reading: JSONColumnType<ChosenReading>;
  columns: JSONColumnType<MappedColumn[]>;
  answers: JSONColumnType<NameAnswer[], string | undefined, string>;
  /** Whether the mapping is kept for the next file with these headings, and its name, if it has one. */
  remembers: Generated<boolean>;
  mapping_name: string | null;
  /** Null before the first preview, and after a change of the mapping; not previewed while a preview has not come to its end. */
  counts: JSONColumnType<{ readonly isPreviewed: boolean } | null, string | null | undefined, string | null>;
  sums: JSONColumnType<ImportSums | null, string | null | undefined, string | null>;
  /** The work that applies it, the last one, and the one that undoes it. */
  work_id: number | null;
  undo_work_id: number | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  applied_at: Date | null;
}

/** A cell of a row that is imported, as it is shown. */
export interface PlannedCell {
  readonly field: string;
  /** What the file says, or the person who mended it. */
  readonly text: string;
  readonly value: string | null;
  readonly before: string | null;
  readonly problem: string | null;
  /** What is to be known of it, though it is imported. */
  readonly note: string | null;
  readonly asks: boolean;
  readonly mended: boolean;
}

/** A cell as it is stored: what is absent is as in a cell that shows its text, and without anything else to say. */
export type StoredCell = Pick<PlannedCell, 'field' | 'text'> & Partial<PlannedCell>;

/** What a row becomes. */
export interface RowPlan {
  /** What happens to it, or what is wrong, in a few words. */
  readonly says: string;
  /** What its record is called. */
  readonly label: string;
  /** The order number that it names. */
  readonly order: string | null;
  readonly cells: readonly StoredCell[];
  /** The fields that are sent to make or change the record. */
  readonly write: Readonly<Record<string, unknown>>;
  /** The record to change, with the version that the plan is based on. */
  readonly recordId: number | null;
  readonly version: number | null;
  /** The value of the line in US dollars, exact decimal text with two decimals. */
  readonly value: string | null;
  /** Of the first row of an order: what becomes of the order itself. */
  readonly unit: UnitPlan | null;
  /** Whether a cell has a note; absent if none has. */
  readonly noted?: true;
}

/** What becomes of an order that the rows of a file name. */
export interface UnitPlan {
  readonly isNew: boolean;
  readonly recordId: number | null;
  readonly version: number | null;
  readonly label: string;
  /** Its fields to send; names that are to be made are `{ create }`. */
  readonly write: Readonly<Record<string, unknown>>;
}

/** A row of the file's sheet. Rows that are not of the table have no unit. */
export interface FileImportRowTable {
  import_id: number;
  /** Its number in the file. */
  row: number;
  cells: JSONColumnType<Row['cells'][number][]>;
  /** Why the row of a text file could not be read. */
  problem: NonNullable<Row['problem']> | null;
  /** What a person typed instead, by field. */
  mended: JSONColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  left_out: Generated<boolean>;
  /** What is written whole or not at all: the first row of its order, or itself. */
  unit: number | null;
  /** Of the first row of an order: whether that is made. */
  makes_unit: boolean | null;
  state: RowState | null;
  plan: JSONColumnType<RowPlan | null, string | null | undefined, string | null>;
  outcome: RowOutcome | null;
  /** Why it was refused, or stays. */
  reason: string | null;
  /** The record that it made or changed, and the order of that item. */
  record_id: number | null;
  unit_record_id: number | null;
  /** The version of the record since. */
  version: number | null;
  /** The values of a changed record before; null for a new one. */
  back: JSONColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
}

/** A record that an import made or changed besides those of its rows: an order, or what a name in it was made into. */
export interface FileImportMadeTable {
  import_id: number;
  record_type: string;
  record_id: number;
  label: string;
  /** Its version since. */
  version: number;
  /** The values of a changed record before; null for a new one. */
  back: JSONColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
}

/** A mapping, remembered by the headings of a file. */
export interface FileImportMappingTable {
  id: Generated<number>;
  organization_id: number;
  kind: ImportKindKey;
  /** The headings without case, sorted, one a line. */
  headings: string;
  name: string | null;
  /** The columns in their order, each with its field. */
  fields: JSONColumnType<RememberedColumn[]>;
  reading: JSONColumnType<Pick<ChosenReading, 'decimal' | 'dateOrder'>>;
  answers: JSONColumnType<NameAnswer[], string, string>;
  updated_at: Generated<Date>;
}

/**
 * Every delivered line that was ever imported, so that importing it again leaves what people changed, renamed or removed since. Of
 * those that were imported before there were imports of files, nothing else is known.
 */
export interface ImportedLineTable {
  organization_id: number;
  /** The order number as it is compared. */
  order_key: string;
  /** What tells the line from others of its order. */
  line_id: string;
  /** The import that made it, and the row in its file. */
  import_id: Generated<number | null>;
  row: Generated<number | null>;
}

declare module '../db/client.ts' {
  interface Database {
    imported_lines: ImportedLineTable;
    file_imports: FileImportTable;
    file_import_rows: FileImportRowTable;
    file_import_made: FileImportMadeTable;
    file_import_mappings: FileImportMappingTable;
  }
}

export type FileImportRow = Selectable<FileImportTable>;
