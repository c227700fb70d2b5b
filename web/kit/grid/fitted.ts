import type { Block } from './block.ts';
import type { Place } from './selection.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';

/** A cell of a sheet and its new text. */
export interface MendedCell<Row> {
  row: Row;
  column: string;
  text: string;
}

interface Sheet<Row> {
  /** The cell of the block's first text. */
  at: Place;
  columns: readonly SheetColumn[];
  /** Returns a row; null while it loads, and below the last one. */
  rowAt: (index: number) => Row | null;
}

/** Lays a block of texts over a sheet. Returns the cells that can be typed over, and how many texts have none. */
export function fitted<Row extends SheetRow>(block: Block, { at, columns, rowAt }: Sheet<Row>) {
  const fit = block.flatMap((texts, down) =>
    texts.flatMap((text, right): MendedCell<Row>[] => {
      const [row, column] = [rowAt(at.row + down), columns[at.column + right]];
      const mayType = row && column && typeof row.cells[column.id]?.typed === 'string';
      return mayType ? [{ row, column: column.id, text }] : [];
    }),
  );
  return { fit, without: block.flat().length - fit.length };
}
