/** The state of a grid and everything that changes it, as pure functions. */
import type { LastChange } from '../form/outcome.ts';
import type { Rejection } from '../form/rejections.ts';
import { type FieldValue, type FormValues, sameValue, valueAt } from '../form/values.ts';
import { applied, type Change, type Step } from './history.ts';
import {
  type GridRow,
  newRow,
  received,
  refusedRow,
  type StoredRow,
  saved,
  storedRow,
  type UnsavedRow,
  withCells,
  withUnsaved,
} from './rows.ts';
import type { Place, Selection } from './selection.ts';

/** The current state of a grid. */
export interface GridState extends Selection {
  rows: readonly GridRow[];
  /**
   * The input of the active cell, its text before, and whether a typed character began the edit; null if no cell is edited.
   */
  typing: { text: string; before: string; entered: boolean } | null;
  past: readonly Step[];
  future: readonly Step[];
  /** Accepted texts that are not among a column's options: `sizePerItem:BX`. */
  kept: readonly string[];
  /** Pasted texts that look damaged beside the others of their column, until they are kept, likewise. */
  doubted: readonly string[];
  /** The number of rows created here. */
  made: number;
  /** The draft's cells of records that are not loaded yet. */
  waiting: readonly UnsavedRow[];
}

/** A cell and its new value; a row past the last one is created. */
export interface Edit {
  row: number;
  column: string;
  value: FieldValue;
}

/** The actions that change a grid. */
export type GridAction =
  | { type: 'go'; at: Place; extend?: boolean; add?: boolean }
  | { type: 'select'; anchor: Place; at: Place }
  | { type: 'type'; text: string; before: string; entered: boolean }
  | { type: 'typed'; text: string }
  | { type: 'stop' }
  | { type: 'write'; edits: readonly Edit[]; doubted?: readonly string[] }
  | { type: 'drop'; keys: ReadonlySet<string> }
  | { type: 'keep'; column: string; text: string }
  | { type: 'step'; back: boolean; stay: ReadonlySet<string> }
  | { type: 'loaded'; stored: readonly StoredRow[]; whole: boolean }
  | { type: 'received'; stored: readonly StoredRow[]; gone: ReadonlySet<string> }
  | { type: 'saved'; key: string; sent: FormValues; stored: StoredRow }
  | { type: 'refused'; key: string; rejections: readonly Rejection[] }
  | { type: 'stale'; key: string; stored: StoredRow; change: LastChange | null }
  | { type: 'changedBy'; key: string; change: LastChange }
  | { type: 'settled'; key: string; cells: FormValues };

/** The fields and initial values of a grid's rows. */
export interface GridRules {
  paths: readonly string[];
  /** Returns the initial values of a new row. */
  start: (rows: readonly GridRow[]) => FormValues;
  /** Formats a rejection as a sentence. */
  message: (rejection: Rejection) => string;
}

/** The maximum steps that can be undone. */
const MOST_STEPS = 200;

/** Creates a grid whose records are not loaded yet, with a draft's new rows and its cells of those records. */
export function emptyGrid(
  draft: { rows: readonly UnsavedRow[]; kept: readonly string[]; doubted?: readonly string[] | undefined } | null,
): GridState {
  const start = { row: 0, column: 0 };
  const unsaved = draft?.rows ?? [];
  const rows = unsaved
    .filter(({ id }) => id === null)
    .map(({ cells, refused = {} }, index) => ({ ...newRow(`draft-${index}`, cells), refused }));
  return {
    rows,
    at: start,
    anchor: start,
    others: NONE,
    typing: null,
    past: NONE,
    future: NONE,
    kept: draft?.kept ?? NONE,
    doubted: draft?.doubted ?? NONE,
    made: 0,
    waiting: unsaved.filter(({ id }) => id !== null),
  };
}

/** Returns the grid after an action. */
export function changed(state: GridState, action: GridAction, rules: GridRules): GridState {
  switch (action.type) {
    case 'go':
      return went(state, action);
    case 'select':
      return { ...state, at: action.at, anchor: action.anchor, others: [], typing: null };
    case 'type':
      return { ...state, typing: { text: action.text, before: action.before, entered: action.entered } };
    case 'typed':
      return state.typing ? { ...state, typing: { ...state.typing, text: action.text } } : state;
    case 'stop':
      return state.typing ? { ...state, typing: null } : state;
    case 'write':
      return { ...written(state, action.edits, rules), doubted: withMany(state.doubted, action.doubted) };
    case 'drop':
      return dropped(state, action.keys);
    case 'keep':
      return { ...state, kept: [...state.kept, keptName(action.column, action.text)] };
    case 'step':
      return stepped(state, action.back, action.stay, rules);
    case 'loaded':
      return withLoaded(state, action, rules);
    case 'received':
      return withRows(state, withReceived(state, action, rules));
    default:
      return withRows(state, rowChanged(state.rows, action, rules));
  }
}

function withMany(names: readonly string[], more: readonly string[] = NONE): readonly string[] {
  return more.length === 0 ? names : [...new Set([...names, ...more])];
}

/** Returns the name under which an accepted text is kept that is not among a column's options. */
export function keptName(column: string, text: string): string {
  return `${column}:${text}`;
}

/** Returns the last step, by whose identity a caller sees if its step is still the last; null before the first one. */
export function lastStep({ past }: GridState): Step | null {
  return past.at(-1) ?? null;
}

function went(state: GridState, { at, extend = false, add = false }: Extract<GridAction, { type: 'go' }>): GridState {
  if (extend) return { ...state, at, typing: null };
  const others = add ? [...state.others, { from: state.anchor, to: state.at }] : NONE;
  return { ...state, at, anchor: at, others, typing: null };
}

function written(state: GridState, edits: readonly Edit[], { start }: GridRules): GridState {
  const rows = [...state.rows];
  const { length } = rows;
  const changes: Change[] = [];
  let { made } = state;
  const byRow = [...Map.groupBy(edits, ({ row }) => row)].sort(([one], [other]) => one - other);
  for (const [index, all] of byRow) {
    const row = rows[index];
    const cells = Object.fromEntries(all.map(({ column, value }) => [column, value]));
    if (row) {
      const differs = all.some(({ column, value }) => !sameValue(valueAt(row.values, column), value));
      if (!differs) continue;
      const next = withCells(row, cells);
      rows[index] = next;
      changes.push({ key: row.key, index, before: row.values, after: next.values });
    } else if (all.some(({ value }) => !isEmpty(value))) {
      made += 1;
      const next = newRow(`new-${made}`, { ...start(rows), ...cells });
      changes.push({ key: next.key, index: rows.length, before: null, after: next.values });
      rows.push(next);
    }
  }
  if (changes.length === 0 && rows.length === length) return state.typing ? { ...state, typing: null } : state;
  return { ...state, rows, made, typing: null, past: [...state.past, { changes }].slice(-MOST_STEPS), future: [] };
}

function dropped(state: GridState, keys: ReadonlySet<string>): GridState {
  const changes = state.rows.flatMap((row, index) =>
    keys.has(row.key) && row.id === null ? [{ key: row.key, index, before: row.values, after: null }] : [],
  );
  if (changes.length === 0) return state;
  const gone = new Set(changes.map(({ key }) => key));
  const rows = state.rows.filter(({ key }) => !gone.has(key));
  return { ...state, rows, past: [...state.past, { changes }], future: [], anchor: state.at, others: [] };
}

function stepped(state: GridState, back: boolean, stay: ReadonlySet<string>, { paths }: GridRules): GridState {
  const step = (back ? state.past : state.future).at(-1);
  if (!step) return state;
  const rows = applied(state.rows, step, back, paths, stay);
  const next = { ...state, rows, typing: null };
  return back
    ? { ...next, past: state.past.slice(0, -1), future: [...state.future, step] }
    : { ...next, past: [...state.past, step], future: state.future.slice(0, -1) };
}

/** Adds loaded records, each with the draft's cells for it. `whole`: all records are loaded. */
function withLoaded(
  state: GridState,
  { stored, whole }: Extract<GridAction, { type: 'loaded' }>,
  { paths }: GridRules,
): GridState {
  const there = new Set(state.rows.map(({ id }) => id));
  const unsaved = new Map(state.waiting.map((row) => [row.id, row]));
  const more = stored.flatMap((record) => {
    const typed = unsaved.get(record.id);
    unsaved.delete(record.id);
    if (there.has(record.id)) return [];
    return typed ? withUnsaved(record, typed, paths) : storedRow(record);
  });
  const waiting = [...unsaved.values()];
  // Their records were deleted by somebody else: the typed text stays, as new rows.
  const empty = Object.fromEntries(paths.map((path) => [path, '']));
  const lost = whole
    ? waiting.map(({ id, before, cells }) => newRow(`lost-${id}`, { ...empty, ...before, ...cells }))
    : [];
  const rows = [...withMore(state.rows, more), ...lost];
  const next = state.rows.length === 0 ? { ...state, rows } : withRows(state, rows);
  return { ...next, waiting: whole ? NONE : waiting };
}

/** Applies changes of records by others; `gone` are the ids of deleted ones. */
function withReceived(
  { rows, at, typing }: GridState,
  { stored, gone }: Extract<GridAction, { type: 'received' }>,
  { paths }: GridRules,
): readonly GridRow[] {
  const byId = new Map(stored.map((record) => [record.id, record]));
  const next = rows.flatMap((row, index) => {
    const record = row.id === null ? undefined : byId.get(row.id);
    if (record) return [received(row, record, paths)];
    if (row.id === null || !gone.has(row.id)) return [row];
    // Deleted by somebody else: the typed text stays, as a new row.
    const isTyped = row.values !== row.base || (typing !== null && index === at.row);
    return isTyped ? [newRow(row.key, row.values)] : [];
  });
  const known = new Set(next.map(({ id }) => id));
  const more = stored.filter(({ id }) => !known.has(id)).map((record) => ({ ...storedRow(record), fresh: paths }));
  return withMore(next, more);
}

/** Inserts further saved rows after the saved ones and before the unsaved ones. */
function withMore(rows: readonly GridRow[], more: readonly GridRow[]): readonly GridRow[] {
  if (more.length === 0) return rows;
  const end = rows.findLastIndex(({ id }) => id !== null) + 1;
  return [...rows.slice(0, end), ...more, ...rows.slice(end)];
}

/** Replaces the rows of a grid; the active cell and the selection stay with their rows. */
function withRows(state: GridState, rows: readonly GridRow[]): GridState {
  const { rows: old, at, anchor, others } = state;
  if (rows.length === old.length && rows.every(({ key }, index) => key === old[index]?.key)) return { ...state, rows };
  const places = new Map(rows.map(({ key }, index) => [key, index]));
  const moved = (place: Place): Place => {
    const key = old[place.row]?.key;
    // The empty row stays the last one.
    if (key === undefined) return { ...place, row: place.row - old.length + rows.length };
    return { ...place, row: places.get(key) ?? Math.min(place.row, rows.length) };
  };
  const ranges = others.map(({ from, to }) => ({ from: moved(from), to: moved(to) }));
  return { ...state, rows, at: moved(at), anchor: moved(anchor), others: ranges };
}

type RowAction = Extract<GridAction, { key: string }>;

function rowChanged(rows: readonly GridRow[], action: RowAction, { paths, message }: GridRules): readonly GridRow[] {
  const one = (row: GridRow): GridRow => {
    switch (action.type) {
      case 'saved':
        return saved(row, action.sent, action.stored, paths);
      case 'refused':
        return refusedRow(row, action.rejections, message);
      case 'stale':
        return received(row, action.stored, paths, action.change);
      case 'changedBy':
        return row.conflict ? { ...row, conflict: { ...row.conflict, change: action.change } } : row;
      case 'settled':
        return withCells(row, action.cells);
    }
  };
  const next = rows.map((row) => (row.key === action.key ? one(row) : row));
  // The event about a record may arrive before the response to the save that created it, and add a second row.
  return action.type === 'saved' ? next.filter(({ id, key }) => id !== action.stored.id || key === action.key) : next;
}

/** Whether a value is empty. */
export function isEmpty(value: FieldValue): boolean {
  return value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const NONE: readonly never[] = [];
