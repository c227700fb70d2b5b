/** Derives the state of a row: its changed cells, its problems, and whether it can be saved. */
import type { AnyObjectSchema } from 'yup';
import { problemsOf } from '../form/problemsOf.ts';
import type { GridColumn } from './column.ts';
import { doubtAbout } from './doubt.ts';
import type { GridRules, GridState } from './gridState.ts';
import { gridMessages as messages } from './messages.ts';
import { cellOf, changedCells, type GridRow } from './rows.ts';

/** The declaration of a grid: its columns and rules. */
export interface GridSpec extends GridRules {
  columns: readonly GridColumn[];
  /** Returns the validation rules of a row. */
  schema: (row: GridRow) => AnyObjectSchema;
  /** The column whose values must be unique, and the message for duplicates. */
  unique: { column: string; message: string };
  /** Rewrites a pasted text that is written in a way of its own, such as a list of addresses; null leaves it as it is. */
  readPaste?: (text: string) => string | null;
}

/** The status of a row. */
export type RowStatus = 'stored' | 'locked' | 'new' | 'changed' | 'wrong' | 'refused' | 'conflict';

/** A row with its derived state. */
export interface RowState {
  row: GridRow;
  status: RowStatus;
  changed: readonly string[];
  /** The problems of cells, by column; `base` for the row as a whole. */
  problems: Readonly<Record<string, string>>;
  /** The first problem in column order, with its short form if any; null if there is none. */
  first: { column: string; message: string; short?: string } | null;
}

/** Whether a row is unsaved and can be saved. */
export function isReady({ status }: RowState): boolean {
  return status === 'new' || status === 'changed';
}

/** Whether a row needs the user's attention. */
export function needsAttention({ status }: RowState): boolean {
  return status === 'wrong' || status === 'refused' || status === 'conflict';
}

/** Returns a function that derives the states of rows; the state of an unchanged row is cached. */
export function createRowStates(
  spec: GridSpec,
  { kept, doubted }: Pick<GridState, 'kept' | 'doubted'>,
): (rows: readonly GridRow[]) => RowState[] {
  const caches = [new WeakMap<GridRow, RowState>(), new WeakMap<GridRow, RowState>()];
  return (rows) => {
    const twice = doubled(rows, spec.unique.column);
    return rows.map((row) => {
      const isTwice = twice.has(String(cellOf(row, spec.unique.column)));
      const cache = caches[isTwice ? 1 : 0];
      const known = cache?.get(row);
      if (known) return known;
      const look = lookAt(row, spec, { kept, doubted, isTwice });
      cache?.set(row, look);
      return look;
    });
  };
}

interface Around extends Pick<GridState, 'kept' | 'doubted'> {
  /** Whether another row has the same unique value. */
  isTwice: boolean;
}

function lookAt(row: GridRow, spec: GridSpec, { isTwice, ...texts }: Around): RowState {
  const changed = changedCells(row, spec.paths);
  const problems: Record<string, string> = changed.length > 0 ? { ...row.refused } : {};
  const unread = new Map<string, string>();
  if (changed.length > 0) {
    const { column: unique, message } = spec.unique;
    if (isTwice && changed.includes(unique)) problems[unique] ??= message;
    for (const column of spec.columns) {
      const value = cellOf(row, column.id);
      const doubt = changed.includes(column.id) ? doubtAbout(column, value, texts) : null;
      if (doubt === null) continue;
      problems[column.id] ??= doubt.message;
      unread.set(column.id, doubt.short);
    }
    for (const [path, problem] of Object.entries(problemsOf(spec.schema(row), row.values))) problems[path] ??= problem;
    for (const path of row.conflict?.paths ?? []) problems[path] = messages.conflict;
  }
  const first = firstOf(problems, spec.columns, unread);
  return { row, changed, problems, first, status: statusOf(row, changed, first !== null) };
}

function statusOf(row: GridRow, changed: readonly string[], isWrong: boolean): RowStatus {
  if (changed.length === 0) return row.locked === null ? 'stored' : 'locked';
  if (row.conflict) return 'conflict';
  if (Object.keys(row.refused).length > 0) return 'refused';
  if (isWrong) return 'wrong';
  return row.id === null ? 'new' : 'changed';
}

function firstOf(
  problems: RowState['problems'],
  columns: readonly GridColumn[],
  unread: ReadonlyMap<string, string>,
): RowState['first'] {
  const column = columns.find(({ id }) => problems[id]);
  const message = problems[column?.id ?? 'base'] ?? Object.values(problems)[0];
  if (message === undefined) return null;
  const short = column && unread.get(column.id);
  return { column: column?.id ?? 'base', message, ...(short !== undefined && { short }) };
}

/** Returns the values of a column that more than one row has. */
function doubled(rows: readonly GridRow[], column: string): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const row of rows) {
    const text = String(cellOf(row, column));
    if (once.has(text)) twice.add(text);
    else if (text !== '') once.add(text);
  }
  return twice;
}
