/**
 * Knows a row of a grid: what is stored, what is typed over it, and what becomes of both when somebody saves. Refuses to
 * know how rows are sent.
 */
import type { LastChange } from '../form/outcome.ts';
import type { Rejection } from '../form/rejections.ts';
import { compareStale } from '../form/stale.ts';
import { changedPaths, type FieldValue, type FormValues, picked, sameValue, valueAt } from '../form/values.ts';

/** A record as a row takes it. */
export interface StoredRow {
  id: string;
  version: number;
  values: FormValues;
  /** Why it cannot be changed; null when it can. */
  locked: string | null;
  /** Which rules hold for it. */
  variant: string;
}

/** One row. */
export interface GridRow {
  /** What it is known by in this grid, also once it is saved. */
  key: string;
  /** Null until it is saved. */
  id: string | null;
  version: number;
  /** The version that this grid's last save of it made: it was changed since when `version` is another one. */
  ownVersion: number | null;
  /** What is stored; null for a new one. */
  base: FormValues | null;
  values: FormValues;
  locked: string | null;
  variant: string;
  /** Why the server refused it: messages by path, `base` for the row as a whole. */
  refused: Readonly<Record<string, string>>;
  /** Cells that somebody else saved otherwise while they were changed here, and who it was. */
  conflict: { paths: readonly string[]; change: LastChange | null } | null;
  /** Cells that somebody else just saved. */
  fresh: readonly string[];
}

/** A record as a row that nobody has changed. */
export function storedRow(stored: StoredRow, key = stored.id): GridRow {
  return { ...newRow(key, stored.values), ...stored, base: stored.values };
}

/** A row that is in no record yet. */
export function newRow(key: string, values: FormValues): GridRow {
  const nothing = { refused: NOTHING, conflict: null, fresh: NONE };
  return { key, id: null, version: 0, ownVersion: null, base: null, values, locked: null, variant: NEW, ...nothing };
}

/** The variant of rows that are in no record yet. */
const NEW = 'new';

/** The row with other values in cells. What the server or somebody else said of those cells is settled by that. */
export function withCells(row: GridRow, cells: FormValues): GridRow {
  const changed = new Set(Object.keys(cells));
  const refused = Object.entries(row.refused).filter(([path]) => path !== 'base' && !changed.has(path));
  const open = row.conflict?.paths.filter((path) => !changed.has(path)) ?? [];
  return {
    ...row,
    values: { ...row.values, ...cells },
    refused: Object.fromEntries(refused),
    conflict: row.conflict && open.length > 0 ? { ...row.conflict, paths: open } : null,
    fresh: NONE,
  };
}

/** The row after somebody else saved its record: theirs, with what is typed here; what both changed is to be settled. */
export function received(
  row: GridRow,
  stored: StoredRow,
  paths: readonly string[],
  change: LastChange | null = null,
): GridRow {
  const { locked, variant } = stored;
  if (stored.version <= row.version) {
    const known = locked === row.locked ? row : { ...row, locked, variant };
    // The news may have come before the answer that says whose it is.
    const named = change && stored.version === row.version && known.conflict && { ...known.conflict, change };
    return named ? { ...known, conflict: named } : known;
  }
  const shown = row.base ?? stored.values;
  const { merged, conflicts } = compareStale(paths, { shown, mine: row.values, theirs: stored.values });
  const mine = picked(
    row.values,
    conflicts.map(({ path }) => path),
  );
  const open = new Set(conflicts.map(({ path }) => path));
  for (const path of row.conflict?.paths ?? []) {
    if (!sameValue(valueAt(row.values, path), valueAt(stored.values, path))) open.add(path);
  }
  return {
    ...row,
    version: stored.version,
    base: stored.values,
    values: { ...merged, ...mine },
    locked,
    variant,
    conflict: open.size > 0 ? { paths: [...open], change } : null,
    fresh: changedPaths(paths, shown, stored.values).filter((path) => !open.has(path)),
  };
}

/** The row after this grid saved it; what was typed since it was `sent` stays. */
export function saved(row: GridRow, sent: FormValues, stored: StoredRow, paths: readonly string[]): GridRow {
  const later = changedPaths(paths, sent, row.values);
  return {
    ...storedRow(stored, row.key),
    values: later.length > 0 ? { ...stored.values, ...picked(row.values, later) } : stored.values,
    ownVersion: stored.version,
  };
}

/** The row with why the server refused it. @param message a rejection as a sentence */
export function refusedRow(
  row: GridRow,
  rejections: readonly Rejection[],
  message: (rejection: Rejection) => string,
): GridRow {
  const refused: Record<string, string> = {};
  for (const rejection of rejections) refused[rejection.field] ??= message(rejection);
  return { ...row, refused };
}

/** The cells that are not as they are stored; all of a new row. */
export function changedCells(row: GridRow, paths: readonly string[]): readonly string[] {
  if (row.base === null) return paths;
  return row.values === row.base ? NONE : changedPaths(paths, row.base, row.values);
}

/** What is typed in a row and not saved: of a record the changed cells, and what they were. */
export interface UnsavedRow {
  id: string | null;
  version: number;
  before: FormValues;
  cells: FormValues;
}

/** What is not saved of a row; null when all is. */
export function unsavedOf(row: GridRow, paths: readonly string[]): UnsavedRow | null {
  const { id, version, base, values } = row;
  const changed = changedCells(row, paths);
  return changed.length > 0
    ? { id, version, before: base ? picked(base, changed) : {}, cells: picked(values, changed) }
    : null;
}

/** A record with what was typed over it, compared where it was saved by somebody since. */
export function withUnsaved(stored: StoredRow, unsaved: UnsavedRow, paths: readonly string[]): GridRow {
  const base = { ...stored.values, ...fitted(unsaved.before, stored.values) };
  const values = { ...base, ...fitted(unsaved.cells, stored.values) };
  const row = { ...storedRow(stored), version: unsaved.version, base, values };
  return received(row, stored, paths);
}

/** The cells that a record still has. */
function fitted(cells: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(cells).filter(([path]) => path in values));
}

/** What a cell holds. */
export function cellOf(row: GridRow, column: string): FieldValue {
  return valueAt(row.values, column);
}

const NONE: readonly string[] = [];
const NOTHING = {};
