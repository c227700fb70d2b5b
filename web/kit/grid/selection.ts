/** The active cell and the selection of a grid, and how keys move them. */

/** A cell by its row and its column, both from 0. */
export interface Place {
  row: number;
  column: number;
}

/** A rectangle of cells between two corners. */
export interface Range {
  from: Place;
  to: Place;
}

/** The active cell, the opposite corner of its range, and further ranges selected with Ctrl. */
export interface Selection {
  at: Place;
  anchor: Place;
  others: readonly Range[];
}

/** The number of rows and columns to move in. */
export interface Bounds {
  rows: number;
  columns: number;
}

/** Returns a range with its upper left corner first. */
export function ordered({ from, to }: Range): Range {
  return {
    from: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
    to: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
  };
}

/** Returns all selected ranges; the active cell's range is last. */
export function rangesOf({ at, anchor, others }: Selection): Range[] {
  return [...others, { from: anchor, to: at }].map(ordered);
}

/** Whether more than the active cell is selected. */
export function selectsMore({ at, anchor, others }: Selection): boolean {
  return others.length > 0 || at.row !== anchor.row || at.column !== anchor.column;
}

/** Returns the rows selected with all their columns; none if any range is narrower. */
export function wholeRows(selection: Selection, { columns }: Bounds): number[] {
  const rows = new Set<number>();
  for (const { from, to } of rangesOf(selection)) {
    if (from.column !== 0 || to.column !== columns - 1) return [];
    for (let row = from.row; row <= to.row; row += 1) rows.add(row);
  }
  return [...rows].sort((one, other) => one - other);
}

/** Returns the nearest place inside the bounds. */
export function inside({ row, column }: Place, { rows, columns }: Bounds): Place {
  return { row: clamp(row, rows - 1), column: clamp(column, columns - 1) };
}

/** The movement of a key: by a cell, by a page, or with Ctrl (`far`) to the edge of the filled cells. */
export interface Step {
  key: string;
  far: boolean;
  /** The number of rows in a page. */
  page: number;
}

/** Returns the place that a key moves to; null if it moves nowhere. @param isFilled whether a cell holds a value */
export function moved(at: Place, step: Step, bounds: Bounds, isFilled: (place: Place) => boolean): Place | null {
  const last = { row: bounds.rows - 1, column: bounds.columns - 1 };
  const by = DIRECTIONS[step.key];
  if (by) return step.far ? edge(at, by, bounds, isFilled) : inside(plus(at, by), bounds);
  switch (step.key) {
    case 'Home':
      return { row: step.far ? 0 : at.row, column: 0 };
    case 'End':
      return { row: step.far ? last.row : at.row, column: last.column };
    case 'PageUp':
      return inside({ ...at, row: at.row - step.page }, bounds);
    case 'PageDown':
      return inside({ ...at, row: at.row + step.page }, bounds);
    default:
      return null;
  }
}

/** Returns the next or previous cell in reading order; past a row's end, the next row's first cell. */
export function nextCell(at: Place, back: boolean, bounds: Bounds): Place {
  const flat = at.row * bounds.columns + at.column + (back ? -1 : 1);
  const kept = clamp(flat, bounds.rows * bounds.columns - 1);
  return { row: Math.floor(kept / bounds.columns), column: kept % bounds.columns };
}

/** The direction in which the active cell moves once the input is accepted. */
export type Way = 'down' | 'up' | 'next' | 'back' | 'left' | 'right' | 'stay';

const STEPS: Readonly<Record<Exclude<Way, 'next' | 'back'>, Place>> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  stay: { row: 0, column: 0 },
};

/** Returns the place after the input of a cell is accepted; null where there is none. */
export function wayFrom(at: Place, way: Way, bounds: Bounds): Place | null {
  if (way === 'next' || way === 'back') return nextCell(at, way === 'back', bounds);
  const to = plus(at, STEPS[way]);
  return isInside(to, bounds) ? to : null;
}

const isInside = ({ row, column }: Place, bounds: Bounds) =>
  row >= 0 && column >= 0 && row < bounds.rows && column < bounds.columns;

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function plus(one: Place, other: Place): Place {
  return { row: one.row + other.row, column: one.column + other.column };
}

/** Moves as in spreadsheets: to the last filled cell before an empty one, else to the next filled one, else to the edge. */
function edge(at: Place, by: Place, bounds: Bounds, isFilled: (place: Place) => boolean): Place {
  const isIn = (one: Place) => isInside(one, bounds);
  let place = plus(at, by);
  if (!isIn(place)) return at;
  const through = isFilled(at) && isFilled(place);
  while (isIn(plus(place, by)) && (through ? isFilled(plus(place, by)) : !isFilled(place))) place = plus(place, by);
  return place;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
