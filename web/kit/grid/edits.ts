/** Turns operations on blocks of cells (paste, fill, clear) into edits, and selected cells into text. */
import type { DecimalSign } from '../../generated/numberText.ts';
import type { Block } from './block.ts';
import { cellTextOf, readCell } from './cellText.ts';
import type { GridColumn } from './column.ts';
import type { Edit, GridState } from './gridState.ts';
import { cellOf } from './rows.ts';
import { ordered, type Range, rangesOf } from './selection.ts';

/** The result of a paste. */
export interface Paste {
  edits: readonly Edit[];
  /** The number of non-empty rows that were pasted. */
  rows: number;
  range: Range;
  /** The number of read-only rows, which stay as they are. */
  locked: number;
  /** The hidden columns that the block names. */
  hidden: readonly string[];
}

/** The target of a paste. */
interface PasteTarget {
  state: GridState;
  /** All columns; `shown` has the visible ones. */
  columns: readonly GridColumn[];
  shown: readonly GridColumn[];
  /** The column ids by place in the block; null for what is not taken. */
  targets: readonly (string | null)[];
  /** Whether the columns come from headings, not from the place in the grid. */
  headed: boolean;
  /** The decimal sign of a text from elsewhere; null for one copied here. */
  from: { sign: DecimalSign } | null;
}

/** Plans a paste of lines at the first selected cell. A line without cells leaves its row as it is. */
export function pasted(body: Block, { state, columns, shown, targets, headed, from: source }: PasteTarget): Paste {
  const selected = rangesOf(state).at(-1) ?? { from: state.at, to: state.at };
  const { from } = selected;
  const width = Math.max(0, ...body.map(({ length }) => length));
  const single = body.length === 1 && width === 1 && !headed;
  const height = selected.to.row - from.row + 1;
  const times = single || body.length === 0 || height % body.length !== 0 ? 1 : Math.max(1, height / body.length);
  const edits: Edit[] = [];
  const locked = new Set<number>();
  const put = (row: number, id: string | null | undefined, text: string) => {
    const column = id ? columns.find((one) => one.id === id) : undefined;
    if (!column || !isTyped(column)) return;
    if (state.rows[row]?.locked) locked.add(row);
    else edits.push({ row, column: column.id, value: readCell(column, text, source) });
  };
  if (single) {
    const text = body[0]?.[0] ?? '';
    for (const range of rangesOf(state)) eachCell(range, (row, column) => put(row, shown[column]?.id, text));
  } else {
    for (let turn = 0; turn < times; turn += 1) {
      body.forEach((cells, line) => {
        cells.forEach((text, at) => {
          put(from.row + turn * body.length + line, targets[at], text);
        });
      });
    }
  }
  const ids = shown.map(({ id }) => id);
  const used = targets.slice(0, width).filter((id): id is string => id !== null);
  const places = used.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  const left = headed ? Math.min(...places, shown.length - 1) : from.column;
  const last = from.row + body.length * times - 1;
  return {
    edits,
    rows: body.filter((cells) => cells.some((cell) => cell.trim() !== '')).length * times,
    range: single
      ? selected
      : { from: { row: from.row, column: left }, to: { row: last, column: Math.max(left, ...places) } },
    locked: locked.size,
    hidden: used.filter((id) => !ids.includes(id)),
  };
}

/** Returns the edits that empty the selected cells. */
export function cleared(state: GridState, shown: readonly GridColumn[]): Edit[] {
  return rangesOf(state).flatMap((range) => editsIn(state, range, shown, (column) => readCell(column, '')));
}

/** Returns the edits that repeat the first selected row down the selection; a single row repeats the row above it. */
export function filledDown(state: GridState, shown: readonly GridColumn[]): Edit[] {
  return rangesOf(state).flatMap(({ from, to }) => {
    const source = from.row === to.row ? from.row - 1 : from.row;
    return filledFrom(state, shown, { from: { ...from, row: source }, to: { ...to, row: source } }, to.row);
  });
}

/** Returns the edits that repeat rows of cells down to another row; a column that counts continues its numbers. */
export function filledFrom(state: GridState, shown: readonly GridColumn[], source: Range, last: number): Edit[] {
  const { from, to } = ordered(source);
  const height = to.row - from.row + 1;
  if (from.row < 0 || last <= to.row) return [];
  const range = { from: { row: to.row + 1, column: from.column }, to: { row: last, column: to.column } };
  return editsIn(state, range, shown, (column, row) => {
    const turn = Math.floor((row - from.row) / height);
    const filled = state.rows[from.row + ((row - from.row) % height)];
    const value = filled ? cellOf(filled, column.id) : readCell(column, '');
    if (!column.counts || typeof value !== 'string' || !/^\d+$/.test(value)) return value;
    return String(Number(value) + turn * height);
  });
}

/** Returns the selected cells as text; null if they cannot be copied together, because their columns differ. */
export function copied(
  state: GridState,
  shown: readonly GridColumn[],
): { block: string[][]; columns: string[] } | null {
  const ranges = rangesOf(state);
  const [first] = ranges;
  if (!first) return null;
  const { from, to } = first;
  if (ranges.some((range) => range.from.column !== from.column || range.to.column !== to.column)) return null;
  const columns = shown.slice(from.column, to.column + 1);
  const rows = ranges.flatMap((range) => state.rows.slice(range.from.row, range.to.row + 1));
  return {
    block: rows.map((row) => columns.map((column) => cellTextOf(column, row))),
    columns: columns.map(({ id }) => id),
  };
}

/** Whether a column is editable. */
export function isTyped({ locked, compute }: GridColumn): boolean {
  return !locked && !compute;
}

function editsIn(
  state: GridState,
  range: Range,
  shown: readonly GridColumn[],
  value: (column: GridColumn, row: number) => Edit['value'],
): Edit[] {
  const edits: Edit[] = [];
  eachCell(range, (row, at) => {
    const column = shown[at];
    const there = state.rows[row];
    if (column && there && isTyped(column) && !there.locked) {
      edits.push({ row, column: column.id, value: value(column, row) });
    }
  });
  return edits;
}

function eachCell({ from, to }: Range, visit: (row: number, column: number) => void): void {
  for (let row = from.row; row <= to.row; row += 1) {
    for (let column = from.column; column <= to.column; column += 1) visit(row, column);
  }
}
