/** Keeps what is typed in a grid and not saved on the device, and brings it back over the records as they are then. */
import { readSaved } from '../../base/storage.ts';
import type { SendKey } from '../form/sendKey.ts';
import type { FieldValue, FormValues } from '../form/values.ts';
import { type GridState, gridOver } from './gridState.ts';
import { NEW } from './history.ts';
import { changedCells, type GridRow, newRow, received, type StoredRow, storedRow } from './rows.ts';

/** A row that is not saved: of a saved one, the cells that were changed and what they were. */
interface DraftRow {
  id: string | null;
  version: number;
  before: FormValues;
  cells: FormValues;
}

/** An unfinished grid. */
export interface GridDraft {
  rows: readonly DraftRow[];
  kept: readonly string[];
  /** The keys of writes that were sent and never answered. */
  sendKeys: readonly SendKey[];
}

/** What is to be kept of a grid; null when everything is saved. */
export function draftOf(
  { rows, kept }: GridState,
  paths: readonly string[],
  sendKeys: readonly SendKey[],
): GridDraft | null {
  const unsaved = rows.flatMap((row) => {
    const cells = changedCells(row, paths);
    if (cells.length === 0) return [];
    const { id, version, base, values } = row;
    return [{ id, version, before: base ? pick(base, cells) : {}, cells: pick(values, cells) }];
  });
  return unsaved.length > 0 ? { rows: unsaved, kept, sendKeys } : null;
}

/** The draft that is kept under a name, as far as it can be read. */
export function loadGridDraft(name: string): GridDraft | null {
  const kept = readSaved('draft', name);
  return isDraft(kept) ? kept : null;
}

/** A grid over these records, with what a draft has of them. */
export function restored(records: readonly StoredRow[], draft: GridDraft | null, paths: readonly string[]): GridState {
  const changed = new Map(draft?.rows.map((row) => [row.id, row]));
  const saved = records.map((record) => {
    const kept = changed.get(record.id);
    const row = storedRow(record);
    if (!kept) return row;
    const base = { ...record.values, ...fitted(kept.before, record.values) };
    const values = { ...base, ...fitted(kept.cells, record.values) };
    const before: GridRow = { ...row, version: kept.version, base, values };
    return kept.version === record.version ? before : received(before, record, paths);
  });
  const known = new Set(records.map(({ id }) => id));
  const added = (draft?.rows ?? []).filter(({ id }) => id === null || !known.has(id));
  const start = Object.fromEntries(paths.map((path) => [path, '']));
  const rows = added.map(({ cells, before }, index) =>
    newRow(`draft-${index}`, { ...start, ...before, ...cells }, NEW),
  );
  return gridOver([...saved, ...rows], draft?.kept ?? []);
}

function pick(values: FormValues, paths: readonly string[]): FormValues {
  return Object.fromEntries(paths.map((path) => [path, values[path] ?? '']));
}

/** The cells that the record still has. */
function fitted(cells: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(cells).filter(([path]) => path in values));
}

function isDraft(value: unknown): value is GridDraft {
  return (
    isRecord(value) && isList(value.rows, isDraftRow) && isList(value.kept, isText) && isList(value.sendKeys, isKey)
  );
}

function isDraftRow(value: unknown): boolean {
  if (!isRecord(value) || typeof value.version !== 'number') return false;
  return (value.id === null || isText(value.id)) && isCells(value.before) && isCells(value.cells);
}

function isCells(value: unknown): value is Record<string, FieldValue> {
  return (
    isRecord(value) && Object.values(value).every((cell) => isText(cell) || typeof cell === 'boolean' || isPicks(cell))
  );
}

function isPicks(value: unknown): boolean {
  return isList(value, (pick) => isRecord(pick) && isText(pick.id) && isText(pick.label));
}

function isKey(value: unknown): boolean {
  return isRecord(value) && isText(value.key) && isText(value.body);
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
