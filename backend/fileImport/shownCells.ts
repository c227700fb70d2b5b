/** The cells of a row beside what becomes of it: most say only their text, and are stored as that. */
import type { ImportedField, ReadCell } from './kind.ts';
import type { PlannedCell, StoredCell } from './table.ts';

/** Returns the cells of a row as they are stored, in the order of the fields. */
export function shownCells(
  cells: ReadonlyMap<string, ReadCell>,
  fields: readonly ImportedField[],
  before: ReadonlyMap<string, string | null> = new Map(),
  problems: ReadonlyMap<string, string> = new Map(),
  notes: ReadonlyMap<string, string> = new Map(),
): StoredCell[] {
  return fields.flatMap(({ key }) => {
    const cell = cells.get(key);
    if (!cell) return [];
    const { field, text, shown: value, asks, mended } = cell;
    const problem = cell.problem ?? problems.get(key) ?? null;
    const earlier = before.get(key) ?? null;
    const note = notes.get(key);
    return {
      ...{ field, text },
      ...(value !== shownText(text) && { value }),
      ...(earlier !== null && { before: earlier }),
      ...(problem !== null && { problem }),
      ...(note !== undefined && { note }),
      ...(asks && { asks }),
      ...(mended && { mended }),
    };
  });
}

/** Returns a stored cell as it is shown. */
export function wholeCell(stored: StoredCell): PlannedCell {
  const absent = { value: shownText(stored.text), before: null, problem: null, note: null, asks: false, mended: false };
  return { ...absent, ...stored };
}

const shownText = (text: string): string | null => (text === '' ? null : text);
