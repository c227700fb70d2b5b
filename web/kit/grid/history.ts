/**
 * The steps taken in a grid, and how to undo them. Unsaved cells change in place. Saved cells need a new write of their
 * previous values, which is refused if somebody else changed the row since.
 */
import { changedPaths, type FormValues, picked, sameValue, valueAt } from '../form/values.ts';
import { type GridRow, newRow, withCells } from './rows.ts';

/** The change of a row by a step: `before` is null if the step added the row, `after` is null if it removed the row. */
export interface Change {
  key: string;
  index: number;
  before: FormValues | null;
  after: FormValues | null;
}

/** The changes of one action, which are undone together. */
export interface Step {
  changes: readonly Change[];
}

/** The reason a row is not undone or redone. */
export type StayReason = 'changed' | 'gone' | 'locked';

/** The writes that undoing a step needs. */
export interface Plan {
  /** The saved rows, each with the cells to write. */
  writes: readonly { row: GridRow; cells: FormValues }[];
  /** The saved rows that the step added: their records are deleted. */
  removals: readonly GridRow[];
  refused: readonly { key: string; why: StayReason }[];
}

/** Plans the writes that undoing or redoing a step needs. */
export function planOf(rows: readonly GridRow[], step: Step, back: boolean, paths: readonly string[]): Plan {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const writes: { row: GridRow; cells: FormValues }[] = [];
  const removals: GridRow[] = [];
  const refused: { key: string; why: StayReason }[] = [];
  for (const change of step.changes) {
    const { from, to } = ways(change, back);
    const row = byKey.get(change.key);
    if (from === null) continue;
    const why = whyNot(row, from, to, paths);
    if (why) refused.push({ key: change.key, why });
    else if (!row || row.id === null) continue;
    else if (to === null) removals.push(row);
    else {
      const stored = changedPaths(paths, from, to).filter((path) => isStored(row, from, path));
      const cells = picked(to, stored);
      if (Object.keys(cells).length > 0) writes.push({ row, cells });
    }
  }
  return { writes, removals, refused };
}

/** Returns the rows after a step is undone or redone, except for the rows that `stay`. */
export function applied(
  rows: readonly GridRow[],
  step: Step,
  back: boolean,
  paths: readonly string[],
  stay: ReadonlySet<string>,
): readonly GridRow[] {
  const changes = new Map(step.changes.filter(({ key }) => !stay.has(key)).map((change) => [change.key, change]));
  const kept = rows.flatMap((row) => {
    const change = changes.get(row.key);
    if (!change) return [row];
    const { from, to } = ways(change, back);
    if (to === null) return [];
    return from === null ? [row] : [withCells(row, picked(to, changedPaths(paths, from, to)))];
  });
  const there = new Set(kept.map(({ key }) => key));
  for (const change of changes.values()) {
    const { from, to } = ways(change, back);
    if (from !== null || to === null || there.has(change.key)) continue;
    kept.splice(Math.min(change.index, kept.length), 0, newRow(change.key, to));
  }
  return kept;
}

function ways({ before, after }: Change, back: boolean) {
  return back ? { from: after, to: before } : { from: before, to: after };
}

function whyNot(
  row: GridRow | undefined,
  from: FormValues,
  to: FormValues | null,
  paths: readonly string[],
): StayReason | null {
  if (!row) return to === null ? null : 'gone';
  const changedHere = to !== null && changedPaths(paths, from, to).some((path) => !same(row.values, from, path));
  if (changedHere) return 'changed';
  if (row.id === null) return null;
  const writes = to === null || changedPaths(paths, from, to).some((path) => isStored(row, from, path));
  if (!writes) return null;
  if (row.locked !== null) return 'locked';
  return row.ownVersion === row.version ? null : 'changed';
}

function isStored(row: GridRow, from: FormValues, path: string): boolean {
  return row.base !== null && same(row.base, from, path);
}

function same(one: FormValues, other: FormValues, path: string): boolean {
  return sameValue(valueAt(one, path), valueAt(other, path));
}
