/** The state of a grid and everything that changes it, as pure functions. */
import type { LastChange } from '../form/outcome.ts';
import type { Rejection } from '../form/rejections.ts';
import { type FieldValue, type FormValues, sameValue, valueAt } from '../form/values.ts';
import { applied, type Change, NEW, type Step } from './history.ts';
import { type GridRow, newRow, received, refusedRow, type StoredRow, saved, storedRow, withCells } from './rows.ts';
import type { Place, Selection } from './selection.ts';

/** A grid as it is now. */
export interface GridState extends Selection {
  rows: readonly GridRow[];
  /** What typing in the active cell begins with, and whether a letter began it; null while nobody types. */
  typing: { text: string; entered: boolean } | null;
  past: readonly Step[];
  future: readonly Step[];
  /** Texts that are none of a column's options and are meant all the same: `sizePerItem:BX`. */
  kept: readonly string[];
  /** How many rows were made here. */
  made: number;
}

/** A cell and what it is to hold; a row past the last one is made. */
export interface Edit {
  row: number;
  column: string;
  value: FieldValue;
}

/** What changes a grid. */
export type GridAction =
  | { type: 'go'; at: Place; extend?: boolean; add?: boolean }
  | { type: 'select'; anchor: Place; at: Place }
  | { type: 'type'; text: string; entered: boolean }
  | { type: 'stop' }
  | { type: 'write'; edits: readonly Edit[] }
  | { type: 'drop'; keys: ReadonlySet<string> }
  | { type: 'keep'; column: string; text: string }
  | { type: 'step'; back: boolean; stay: ReadonlySet<string> }
  | { type: 'received'; stored: readonly StoredRow[]; gone: ReadonlySet<string>; only: boolean }
  | { type: 'saved'; key: string; sent: FormValues; stored: StoredRow }
  | { type: 'refused'; key: string; rejections: readonly Rejection[] }
  | { type: 'stale'; key: string; stored: StoredRow; change: LastChange | null }
  | { type: 'changedBy'; key: string; change: LastChange }
  | { type: 'settledCell'; key: string; column: string; value: FieldValue }
  | { type: 'settled'; key: string; values: FormValues };

/** What the rows of a grid are made of. */
export interface GridRules {
  paths: readonly string[];
  /** What a new row holds before anything is typed in it. */
  start: (rows: readonly GridRow[]) => FormValues;
  /** A rejection as a sentence. */
  message: (rejection: Rejection) => string;
}

/** How many steps can be taken back. */
const MOST_STEPS = 200;

/** A grid over these rows. */
export function gridOver(rows: readonly GridRow[], kept: readonly string[] = []): GridState {
  const start = { row: 0, column: 0 };
  return { rows, at: start, anchor: start, others: [], typing: null, past: [], future: [], kept, made: 0 };
}

/** The grid after an action. */
export function changed(state: GridState, action: GridAction, rules: GridRules): GridState {
  switch (action.type) {
    case 'go':
      return went(state, action);
    case 'select':
      return { ...state, at: action.at, anchor: action.anchor, others: [], typing: null };
    case 'type':
      return { ...state, typing: { text: action.text, entered: action.entered } };
    case 'stop':
      return state.typing ? { ...state, typing: null } : state;
    case 'write':
      return written(state, action.edits, rules);
    case 'drop':
      return dropped(state, action.keys);
    case 'keep':
      return { ...state, kept: [...state.kept, keptName(action.column, action.text)] };
    case 'step':
      return stepped(state, action.back, action.stay, rules);
    case 'received':
      return { ...state, rows: withReceived(state.rows, action, rules) };
    default:
      return { ...state, rows: rowChanged(state.rows, action, rules) };
  }
}

/** How a text that is none of a column's options is kept. */
export function keptName(column: string, text: string): string {
  return `${column}:${text}`;
}

/** How many steps a grid has taken: tells whether one is still the last. */
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
  for (const [index, all] of byRow(edits)) {
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
      const next = newRow(`new-${made}`, { ...start(rows), ...cells }, NEW);
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

/** Takes records in: known ones where they are, others behind the last saved row. `only`: what is not named is gone too. */
function withReceived(
  rows: readonly GridRow[],
  { stored, gone, only }: { stored: readonly StoredRow[]; gone: ReadonlySet<string>; only: boolean },
  { paths }: GridRules,
): readonly GridRow[] {
  const byId = new Map(stored.map((record) => [record.id, record]));
  const next = rows.flatMap((row) => {
    const record = row.id === null ? undefined : byId.get(row.id);
    if (record) return [received(row, record, paths)];
    if (row.id === null || (only ? false : !gone.has(row.id))) return [row];
    // Somebody removed it: what was typed here stays, as a new row.
    return row.values === row.base ? [] : [newRow(row.key, row.values, NEW)];
  });
  const known = new Set(next.map(({ id }) => id));
  const more = stored.filter(({ id }) => !known.has(id)).map((record) => ({ ...storedRow(record), fresh: paths }));
  const end = next.findLastIndex(({ id }) => id !== null) + 1;
  return more.length === 0 ? next : [...next.slice(0, end), ...more, ...next.slice(end)];
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
      case 'settledCell':
        return withCells(row, { [action.column]: action.value });
      case 'settled':
        return { ...row, values: action.values, conflict: null };
    }
  };
  const next = rows.map((row) => (row.key === action.key ? one(row) : row));
  // The event about a record may have come before the answer to its own save.
  return action.type === 'saved' ? next.filter(({ id, key }) => id !== action.stored.id || key === action.key) : next;
}

/** Whether a value is none. */
export function isEmpty(value: FieldValue): boolean {
  return value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function byRow(edits: readonly Edit[]): [number, Edit[]][] {
  const rows = new Map<number, Edit[]>();
  for (const edit of edits) {
    const row = rows.get(edit.row);
    if (row) row.push(edit);
    else rows.set(edit.row, [edit]);
  }
  return [...rows].sort(([one], [other]) => one - other);
}

const NONE: readonly never[] = [];
