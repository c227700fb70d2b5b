/** The rows of an import as rows of a sheet. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlus from 'lucide-react/icons/circle-plus';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentType } from 'react';
import { groupDigits } from '../base/decimal.ts';
import { formatDate, formatQuantity } from '../base/format.ts';
import { charactersWide } from '../base/textWidth.ts';
import type { FileImportRowFieldsFragment, FileImportRowState, ImportFieldKind } from '../generated/operations.ts';
import type { SheetCell, SheetColumn, SheetMark, SheetRow } from '../kit/grid/sheet.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { columnsByField, type ImportField } from './columnNames.ts';
import { type FileImport, isOpen } from './importKinds.ts';
import type { TypedCell } from './usePreviewWrites.ts';

const MARKS: Readonly<Record<FileImportRowState, { mark: SheetMark; Icon: ComponentType<{ size?: number }> }>> = {
  NEW: { mark: 'new', Icon: CirclePlus },
  CHANGED: { mark: 'changed', Icon: Pencil },
  UNCHANGED: { mark: 'quiet', Icon: CircleCheck },
  ATTENTION: { mark: 'wrong', Icon: CircleAlert },
  LEFT_OUT: { mark: 'quiet', Icon: CircleSlash },
};

/** The widths of columns in pixels, by the kind of their values. */
const WIDTHS: Readonly<Record<ImportFieldKind, number>> = {
  TEXT: 132,
  LONG_TEXT: 260,
  CODE: 120,
  NAME: 176,
  NUMBER: 96,
  MONEY: 112,
  DATE: 104,
  BOOLEAN: 84,
  CHOICE: 132,
  COUNTRY: 140,
  COUNTRIES: 180,
};

/** The width of a character of a heading, and the padding of its cell, in pixels. */
const CHARACTER = 7;
const PADDING = 22;
/** The width that a heading may make a column, in pixels. */
const WIDEST_HEAD = 118;

const isNumber = (kind: ImportFieldKind) => kind === 'NUMBER' || kind === 'MONEY';

/** Returns the columns of the sheet: the fields that columns of the file become, in the order of a form. */
export function sheetColumns(of: FileImport): SheetColumn[] {
  const taken = columnsByField(of);
  const fields = of.fields.filter(({ key }) => taken.has(key));
  const longest = fields.find(({ kind }) => kind === 'LONG_TEXT') ?? fields.find(({ kind }) => kind === 'NAME');
  return fields.map((field) => ({
    id: field.key,
    head: field.label,
    width: Math.max(WIDTHS[field.kind], Math.min(WIDEST_HEAD, charactersWide(field.label) * CHARACTER + PADDING)),
    isNumber: isNumber(field.kind),
    grows: field === longest,
  }));
}

/** Whether a row can be mended: not once it is written. */
export const isMendable = (of: FileImport, { recordId }: FileImportRowFieldsFragment): boolean =>
  isAllowed(of.abilities, 'UPDATE') && (isOpen(of) || recordId === null);

/** A row as it was loaded, with the turn of the writes at which it was asked for. */
export type LoadedRow = FileImportRowFieldsFragment & { readonly turn: number };

/** A row of the sheet, with the row that it shows. */
export interface ImportSheetRow extends SheetRow {
  source: LoadedRow;
}

/** Returns the function that makes rows of a sheet, with what was typed over their cells. */
export function rowsFor(of: FileImport) {
  const { fields } = of;
  const kinds = new Map(fields.map((field) => [field.key, field]));
  return (row: LoadedRow, typedOver: (field: string) => TypedCell | null): ImportSheetRow => {
    const { mark, Icon } = MARKS[row.state];
    const mayMend = isMendable(of, row);
    return {
      key: String(row.row),
      source: row,
      number: row.row,
      mark,
      cells: Object.fromEntries(
        row.cells.flatMap((cell) => {
          const field = kinds.get(cell.field);
          if (!field) return [];
          const shown = cellOf(cell, field, mayMend);
          const typed = typedOver(cell.field);
          return [[cell.field, typed ? withTyped(shown, typed) : shown]];
        }),
      ),
      says: { text: row.says, Icon },
    };
  };
}

function cellOf(cell: FileImportRowFieldsFragment['cells'][number], field: ImportField, mayMend: boolean): SheetCell {
  const isCode = field.kind === 'CODE';
  return {
    text: cell.problem !== null || cell.value === null ? cell.text : shown(cell.value, field.kind),
    before: cell.before === null ? null : shown(cell.before, field.kind),
    problem: cell.problem,
    note: cell.note,
    typed: mayMend && !field.compareOnly ? cell.text : null,
    // What a field requires is typed, not chosen, and so is a code: each row has its own.
    asks: mayMend && cell.asks && (field.kind === 'NAME' || !(field.required || isCode)),
    confirms: isCode && cell.problem !== null,
  };
}

/** Returns a cell with what was typed over it: it stays until it is stored, with the reason if it was not. */
const withTyped = (cell: SheetCell, { text, problem }: TypedCell): SheetCell => ({
  ...{ text, problem, note: null, before: null, asks: false, isUnsaved: problem !== null },
  typed: cell.typed === null ? null : text,
});

/** Returns a stored value as the page writes it. */
function shown(value: string, kind: ImportFieldKind): string {
  if (value === '') return '';
  if (kind === 'NUMBER') return formatQuantity(value);
  if (kind === 'MONEY') return groupDigits(value, Math.max(2, value.split('.')[1]?.length ?? 0));
  return kind === 'DATE' ? formatDate(value) : value;
}
