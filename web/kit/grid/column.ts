/** Defines the columns of a grid. */
import type { FieldDescriptor } from '../form/field.ts';
import type { Choice } from '../form/values.ts';
import type { GridRow } from './rows.ts';

/** The id of the column that shows a row's state. */
export const STATE = '$state';

/** A column of a grid: a form field in a spreadsheet. */
export interface GridColumn {
  /** The field's name; the state column and computed columns have their own ids. */
  id: string;
  /** The field's look: its kind, its label, whether it is required. */
  look: FieldDescriptor;
  /** The heading, if it differs from the label. */
  head?: string;
  /** The width in pixels. */
  width: number;
  /** Whether its texts are codes: like figures and dates they are never cut, so the column grows with them. */
  code?: boolean;
  /** Whether the column takes the remaining width. */
  grows?: boolean;
  /** The values that its cells can hold, if they are a list. */
  options?: readonly Choice[] | undefined;
  /** Further spellings that users write for an option, each with the option's id. */
  others?: Readonly<Record<string, string>>;
  /** Names that may mean several options, each with the ids of those: they are asked, never chosen. */
  doubtfulNames?: Readonly<Record<string, readonly string[]>>;
  /** Further headings that users write for the column. */
  headings?: readonly string[];
  /** Headings that may mean this column or another one. */
  doubtfulHeadings?: readonly string[];
  /** The form of its codes, which spreadsheets damage; `tariff` for codes with an even number of digits. */
  codeForm?: 'plain' | 'tariff';
  /** Whether options are shown by their ids instead of their labels. */
  byId?: boolean;
  /** Whether filling down counts on instead of repeating. */
  counts?: boolean;
  /** The reason the column is read-only; null if it is editable. */
  locked?: string | null;
  /** The columns whose product a computed column is. */
  productOf?: readonly [string, string];
  /** Returns the text of a cell that is computed, not typed. */
  compute?: (row: GridRow) => string;
}

/** Whether a field is a number, which is aligned to the end and has no trailing zeros. */
export function isNumeric({ kind }: FieldDescriptor): boolean {
  return kind === 'number' || kind === 'money';
}

/** Whether a column's texts are never cut: figures, dates and codes. */
export function isWhole({ look, code = false }: GridColumn): boolean {
  return code || isNumeric(look) || look.kind === 'date';
}

/** Returns the heading of a column. */
export function headOf({ head, look }: GridColumn): string {
  return head ?? look.label;
}
