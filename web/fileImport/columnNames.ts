/** The names of the columns of a file. */
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';

/** A column of a file. */
export type FileColumn = FileImport['columns'][number];
/** A field that a column can become. */
export type ImportField = FileImport['fields'][number];

/** Returns the letters of a column as spreadsheets name it: A for 0, AA for 26. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

/** Returns the name of a column by its place: its letter and its heading. */
export function columnName({ columns }: Pick<FileImport, 'columns'>, place: number): string {
  return messages.column(lettersOf(place), columns.find(({ column }) => column === place)?.heading ?? '');
}

/** Returns the columns by the fields that they become. */
export function columnsByField({ columns }: Pick<FileImport, 'columns'>): ReadonlyMap<string, FileColumn> {
  return new Map(columns.flatMap((column) => (column.field === null ? [] : [[column.field, column]])));
}

/** Returns the fields that new records need and no column becomes. */
export function missingFields(of: Pick<FileImport, 'columns' | 'fields'>): ImportField[] {
  const taken = columnsByField(of);
  return of.fields.filter(({ key, required }) => required && !taken.has(key));
}

/** Returns the name of a field where it is chosen. */
export const fieldName = ({ label, compareOnly }: ImportField): string =>
  compareOnly ? messages.compareOnly(label) : label;
