/**
 * A row of a grid: its stored values, the input over them, and how both change when somebody saves. Knows nothing of how
 * rows are sent.
 */
import type { LastChange } from '../form/outcome.ts';
import type { Rejection } from '../form/rejections.ts';
import { compareStale } from '../form/stale.ts';
import { changedPaths, type FieldValue, type FormValues, picked, sameValue, valueAt } from '../form/values.ts';

/** A record as the source of a row. */
export interface StoredRow {
  id: string;
  version: number;
  values: FormValues;
  /** The reason the record is read-only; null if it is editable. */
  locked: string | null;
  /** The name of the rules that apply to the record. */
  variant: string;
}

/** A row of a grid. */
export interface GridRow {
  /** The row's identity in this grid, which stays when the row is saved. */
  key: string;
  /** The record's id; null until the row is saved. */
  id: string | null;
  version: number;
  /** The version created by this grid's last save of the row; a different `version` means that it was changed since. */
  ownVersion: number | null;
  /** The stored values; null for a new row. */
  base: FormValues | null;
  values: FormValues;
  locked: string | null;
  variant: string;
  /** The server's rejections of the row: messages by path, `base` for the row as a whole. */
  refused: Readonly<Record<string, string>>;
  /** The cells changed here that somebody else saved with other values, and who did. */
  conflict: { paths: readonly string[]; change: LastChange | null } | null;
  /** Cells that somebody else just saved. */
  fresh: readonly string[];
}

/** Creates the unchanged row of a record. */
export function storedRow(stored: StoredRow, key = stored.id): GridRow {
  return { ...newRow(key, stored.values), ...stored, base: stored.values };
}

/** Creates a row without a record. */
export function newRow(key: string, values: FormValues): GridRow {
  const nothing = { refused: NOTHING, conflict: null, fresh: NONE };
  return { key, id: null, version: 0, ownVersion: null, base: null, values, locked: null, variant: NEW, ...nothing };
}

/** The variant of rows without a record. */
const NEW = 'new';

/** Returns the row with new values in cells; this settles the rejections and conflicts of those cells. */
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

/**
 * Merges a save by somebody else into the record's row: input typed here stays, and cells that both changed are conflicts.
 */
export function received(
  row: GridRow,
  stored: StoredRow,
  paths: readonly string[],
  change: LastChange | null = null,
): GridRow {
  const { locked, variant } = stored;
  if (stored.version <= row.version) {
    const known = locked === row.locked ? row : { ...row, locked, variant };
    // The event may have arrived before the response that names the author of the change.
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

/** Returns the row after this grid saved it; input typed after it was `sent` stays. */
export function saved(row: GridRow, sent: FormValues, stored: StoredRow, paths: readonly string[]): GridRow {
  const later = changedPaths(paths, sent, row.values);
  return {
    ...storedRow(stored, row.key),
    values: later.length > 0 ? { ...stored.values, ...picked(row.values, later) } : stored.values,
    ownVersion: stored.version,
  };
}

/** Returns the row with the server's rejections. @param message formats a rejection as a sentence */
export function refusedRow(
  row: GridRow,
  rejections: readonly Rejection[],
  message: (rejection: Rejection) => string,
): GridRow {
  const refused: Record<string, string> = {};
  for (const rejection of rejections) refused[rejection.field] ??= message(rejection);
  return { ...row, refused };
}

/** Returns the cells that differ from the stored values; all cells of a new row. */
export function changedCells(row: GridRow, paths: readonly string[]): readonly string[] {
  if (row.base === null) return paths;
  return row.values === row.base ? NONE : changedPaths(paths, row.base, row.values);
}

/** The unsaved input of a row: for a record only the changed cells, with their previous values. */
export interface UnsavedRow {
  id: string | null;
  version: number;
  before: FormValues;
  cells: FormValues;
  /** The server's rejections of the row; absent if there are none, and in drafts of earlier versions. */
  refused?: Readonly<Record<string, string>> | undefined;
}

/** Returns the unsaved input of a row; null if there is none. */
export function unsavedOf(row: GridRow, paths: readonly string[]): UnsavedRow | null {
  const { id, version, base, values, refused } = row;
  const changed = changedCells(row, paths);
  if (changed.length === 0) return null;
  const unsaved = { id, version, before: base ? picked(base, changed) : {}, cells: picked(values, changed) };
  return Object.keys(refused).length > 0 ? { ...unsaved, refused } : unsaved;
}

/** Restores the unsaved input over a record, merged if somebody else saved the record since. */
export function withUnsaved(stored: StoredRow, unsaved: UnsavedRow, paths: readonly string[]): GridRow {
  const base = { ...stored.values, ...fitted(unsaved.before, stored.values) };
  const values = { ...base, ...fitted(unsaved.cells, stored.values) };
  const row = { ...storedRow(stored), version: unsaved.version, base, values, refused: unsaved.refused ?? NOTHING };
  return received(row, stored, paths);
}

/** Returns only the cells that the record still has. */
function fitted(cells: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(cells).filter(([path]) => path in values));
}

/** Returns the value of a cell. */
export function cellOf(row: GridRow, column: string): FieldValue {
  return valueAt(row.values, column);
}

const NONE: readonly string[] = [];
const NOTHING = {};
