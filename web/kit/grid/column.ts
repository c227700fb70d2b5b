/** What a column of a grid is. */
import type { FieldLook } from '../form/field.ts';
import type { Choice } from '../form/values.ts';
import type { GridRow } from './rows.ts';

/** The name of the column that says where a row stands. */
export const STATE = '$state';

/** One column of a grid: a field of a form as it stands in a sheet. */
export interface GridColumn {
  /** The field's name; the state of a row and what is computed have names of their own. */
  id: string;
  /** What the field is: its kind, its label, whether it is required. */
  look: FieldLook;
  /** Its heading, where it differs from the label. */
  head?: string;
  /** Its width in pixels. */
  width: number;
  /** Takes what the others leave. */
  grows?: boolean;
  /** What its cells can hold, where that is a list. */
  options?: readonly Choice[] | undefined;
  /** Further words that people write for an option, each with the option's id. */
  others?: Readonly<Record<string, string>>;
  /** Further headings that people write over it. */
  headings?: readonly string[];
  /** Shows what an option is called by its id alone. */
  byId?: boolean;
  /** Filling down counts on instead of repeating. */
  counts?: boolean;
  /** Why nobody types in it; null where people do. */
  locked?: string | null;
  /** What a cell shows that nobody types. */
  compute?: (row: GridRow) => string;
}

/** Whether a field is a number: aligned at the end, and without needless zeros. */
export function isNumeric({ kind }: FieldLook): boolean {
  return kind === 'number' || kind === 'money';
}

/** What stands over it. */
export function headOf({ head, look }: GridColumn): string {
  return head ?? look.label;
}
