/**
 * What is read of a table file (XLSX, ODS, CSV, TSV), and what is found out about it before anything is made of it. Rows and
 * columns are numbered as people see them in the file: rows from 1, blank rows included; columns by place from 0, shown as A, B…
 */
import type { DecimalSign } from './numberText.ts';

/** One cell as the file holds it. A formula is its last value; it is never run. */
export interface Cell {
  /** Its text as a person would see it, in full: a number is not rounded by the cell's format. Empty if the cell is. */
  readonly text: string;
  /** The number of a cell that holds one, not a text that looks like one, as plain decimal text: `-1234.5`. */
  readonly number?: string;
  /** The day (YYYY-MM-DD) of a cell that holds a date. */
  readonly date?: string;
  /** Whether it is empty itself and shows the content of the cell above, with which it is merged. */
  readonly merged?: true;
  /** Whether a person typed it in place of what the file holds: no spreadsheet has changed it. */
  readonly typed?: true;
}

/** A row with at least one filled cell. */
export interface Row {
  /** Its number in the file. */
  readonly row: number;
  /** Its cells from column A on; what is beyond the last filled cell is absent. */
  readonly cells: readonly Cell[];
  /** Why a row of a text file could not be read; `messages.row` has the words. */
  readonly problem?: RowProblem;
}

/**
 * What can be wrong with a row of a text file: a quote that is never closed or more than 64 KB, so that it has no cells, or bytes
 * that are no character of the file's encoding.
 */
export type RowProblem = 'open_quote' | 'too_long' | 'unreadable';

/** The formats that are read, told by content, never by the name of a file. */
export type TableFormat = 'xlsx' | 'ods' | 'csv' | 'tsv';

/** A sheet of a file. A text file is one sheet. */
export interface Sheet {
  readonly name: string;
  /** The number of rows with at least one filled cell. */
  readonly rows: number;
  /** The number of columns up to the last filled one. */
  readonly columns: number;
  /** Whether its author has hidden it. */
  readonly hidden: boolean;
}

/** A file that can be read. */
export interface TableFile {
  readonly format: TableFormat;
  readonly sheets: readonly Sheet[];
  /** How its text is encoded and its cells are separated; null for a workbook. */
  readonly encoding: TextEncoding | null;
  readonly separator: Separator | null;
}

/** How a text file is encoded. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';
/** What separates the cells of a text file. */
export type Separator = ',' | ';' | '\t' | '|';

/** What is accepted of a file. */
export interface TableLimits {
  /** Bytes of the file, and of each of its parts once unpacked. */
  readonly fileBytes: number;
  readonly unpackedBytes: number;
  readonly sheets: number;
  /** Rows with a filled cell, of one sheet. */
  readonly rows: number;
  readonly columns: number;
  /** Filled cells of all sheets. */
  readonly cells: number;
  /** Characters of all cells; texts that cells share count in each of them. */
  readonly characters: number;
  /** Characters of one row: a longer one is skipped, as that of a text file is. */
  readonly rowLength: number;
  /** Characters of one cell. */
  readonly cellLength: number;
}

/** Why a row is not one of the table's. */
export type LeftKind = 'title' | 'heading' | 'total' | 'note' | 'blank';

/** Rows that follow each other and are not of the table's body. */
export interface LeftRows {
  readonly from: number;
  readonly to: number;
  readonly kind: LeftKind;
}

/** What a sheet looks like: where its table begins and ends. */
export interface TableShape {
  /** The row of headings; null if there is none. */
  readonly headingsRow: number | null;
  /** The first and the last row of the table's body; null if it has no row. */
  readonly firstRow: number | null;
  readonly lastRow: number | null;
  /** The number of rows of the body. */
  readonly rows: number;
  /** The row with the total of the whole table, which is left out and compared; null if there is none. */
  readonly totalRow: number | null;
  /** The rows up to the last filled one that are not of the body, in order, with the reason. */
  readonly left: readonly LeftRows[];
  /** The columns of the table, by place. */
  readonly columns: readonly TableColumn[];
}

/** A column of a table. */
export interface TableColumn {
  /** Its place from 0. */
  readonly column: number;
  /** Its heading; headings in two rows are both in it: `Price USD`. Empty if it has none. */
  readonly heading: string;
  /** The headings of its rows, the upper ones first, with their line breaks. */
  readonly headings: readonly string[];
  /** Up to three different values, the first ones. */
  readonly examples: readonly string[];
  /** The number of filled cells in the body. */
  readonly filled: number;
  /** The cell of the total row; empty if there is none. */
  readonly total: Cell;
}

/** Cells that are merged: by row from 1 and column from 0, both ends included. */
export interface Merge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A cell that decided something. */
export interface Deciding {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** The order of the parts of a date in digits: day, month, year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** A convention of a whole file. */
export interface Decided<Value> {
  /** What holds for the whole file; null if nothing in it needs it, or if both are possible. */
  readonly value: Value | null;
  /** A cell that only this value can read; null if there is none. */
  readonly decidedBy: Deciding | null;
  /** Whether cells read differently under each, and none (or each side) decides: the person must be asked. */
  readonly doubtful: boolean;
  /** Up to four such cells, or the first cell that this convention reads, to show what it means. */
  readonly examples: readonly Deciding[];
}

/** How the numbers and dates of a file are written: one convention for the whole file, never for one cell. */
export interface Conventions {
  readonly decimal: Decided<DecimalSign>;
  readonly dateOrder: Decided<DateOrder>;
}

/** What the numbers of a column say about their decimal sign. */
export interface NumberEvidence {
  /** The number of cells that hold a number, or a text that is one. */
  readonly count: number;
  /** The first number. */
  readonly first: Deciding | null;
  /** The first text that only this sign reads. */
  readonly only: Readonly<Record<DecimalSign, Deciding | null>>;
  /** Up to four different texts that the two signs read differently. */
  readonly doubtful: readonly Deciding[];
}

/** What the dates of a column say about the order of their parts. */
export interface DateEvidence {
  readonly count: number;
  readonly first: Deciding | null;
  /** The first text that only this order reads. */
  readonly only: Readonly<Record<DateOrder, Deciding | null>>;
  readonly doubtful: readonly Deciding[];
}

/** What a column holds. */
export interface ColumnEvidence {
  readonly column: number;
  /** Up to a hundred different values, the first ones. */
  readonly values: readonly string[];
  readonly numbers: NumberEvidence;
  readonly dates: DateEvidence;
}

/** A sheet that was looked through once. */
export interface ExaminedSheet {
  readonly shape: TableShape;
  /** What each column of the shape holds, in the same order. */
  readonly evidence: readonly ColumnEvidence[];
  /** The first rows of the body. */
  readonly sample: readonly Row[];
}

/** How a file is read, after a person has answered what was doubtful. */
export interface Reading {
  readonly decimal: DecimalSign;
  readonly dateOrder: DateOrder;
}

/** Why a cell has no value of its field. */
export type CellProblem =
  | 'not_a_number'
  | 'not_a_date'
  /** A number with a word or another currency beside it: `12 €`, `5 packs`. */
  | 'has_unit'
  /** A code that a spreadsheet has rounded or made a date: `3.00491E+09`, `2-Jan`. */
  | 'damaged'
  /** A number that a spreadsheet has rounded: `3.5E+05`. */
  | 'rounded'
  /** An error of the spreadsheet: `#REF!`, `#N/A`. */
  | 'spreadsheet_error'
  | 'not_yes_or_no'
  | 'not_a_country';

/** What is read of a cell: a value (null if the cell is empty), or why there is none. */
export type CellReading<Value = string> = { readonly value: Value | null } | { readonly problem: CellProblem };

/** What kind of values a field takes. */
export type FieldKind =
  /** Words, in one line or several. */
  | 'text'
  | 'long_text'
  /** A number or name that identifies something: its text as it is, with its leading zeros. */
  | 'code'
  /** The name of another record: a vendor, an end user, a group, a program. */
  | 'name'
  | 'number'
  | 'money'
  | 'date'
  | 'boolean'
  /** A key of a closed list. */
  | 'choice'
  /** A country, and several. */
  | 'country'
  | 'countries';

/** A field that a column can become. */
export interface ImportField {
  /** Its name in api/v1. */
  readonly key: string;
  readonly kind: FieldKind;
  /** Whether a new record needs it. */
  readonly required?: true;
  /** Whether it is only compared with what Lading computes, such as the total of a line. */
  readonly compareOnly?: true;
  /** Whether it numbers the lines of a record: 1, 2, 2.1. */
  readonly isLine?: true;
  /** The fields whose product it is, by which their columns are told from others: value total = quantity × value per item. */
  readonly productOf?: readonly [string, string];
  /** Headings that mean it and nothing else, in the five languages and more. They are compared folded (`foldHeading`). */
  readonly headings: readonly string[];
  /** Headings that may also mean another field: the values and the other columns decide. */
  readonly doubtfulHeadings?: readonly string[];
  /** Whether values of a column look like those of this field and of no other: taken where no heading says anything. */
  readonly looksLike?: (values: readonly string[]) => boolean;
}

/** What a column is proposed to be. */
export interface ColumnProposal {
  readonly column: number;
  /** The key of the field; null if the column goes nowhere unless a person says so. */
  readonly field: string | null;
  /** Why: by its heading, its values, or an earlier mapping of these headings. */
  readonly from: 'heading' | 'values' | 'remembered' | null;
  /** Fields that the column may also be, the likeliest first: another column took them, or several fit alike. */
  readonly others: readonly string[];
}
