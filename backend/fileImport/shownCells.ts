import type { ImportedField, ReadCell } from './kind.ts';
import type { RowPlan } from './table.ts';

/** Returns the cells of a row as they are shown, in the order of the fields. */
export function shownCells(
  cells: ReadonlyMap<string, ReadCell>,
  fields: readonly ImportedField[],
  before: ReadonlyMap<string, string | null> = new Map(),
  problems: ReadonlyMap<string, string> = new Map(),
): RowPlan['cells'] {
  return fields.flatMap(({ key }) => {
    const cell = cells.get(key);
    if (!cell) return [];
    const { field, text, shown, asks, mended } = cell;
    const problem = cell.problem ?? problems.get(key) ?? null;
    return [{ field, text, value: shown, before: before.get(key) ?? null, problem, asks, mended }];
  });
}
