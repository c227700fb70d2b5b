/** The widths of a table's columns: a number, code or date is never cut, so its column is as wide as its longest text. */
import { charactersWide } from '../../base/textWidth.ts';
import type { Column } from './columns.ts';
import type { ListRow } from './rows.ts';

/** The sizes of a table in pixels: a digit, the padding at its edges, and the least width of a column without one of its own. */
interface Sizes {
  digit: number;
  edge: number;
  rest: number;
}

/** The sizes of a list, of the rows inside a record's page, and of dense rows. */
export const sizes = {
  list: { digit: 8.8, edge: 20, rest: 76 },
  inner: { digit: 8.2, edge: 8, rest: 168 },
  dense: { digit: 7.6, edge: 0, rest: 56 },
} satisfies Record<string, Sizes>;

/** A longer text wraps in its cell: a column that is wider leaves no room for the others. */
const WIDEST = 26;
/** The padding of a cell on both sides, in pixels. */
const PADDING = 18;

/** The columns that fit (the same array if all do), with the width of each, and the least width of the table in pixels. */
export interface FittedColumns<Row> {
  columns: readonly Column<Row, string>[];
  /** CSS widths; undefined for a column that takes what the others leave. */
  widths: readonly (string | undefined)[];
  needed: number;
  /** How much wider the columns are than declared, in pixels. */
  growth: number;
}

/**
 * Fits columns into a box. The declared widths hold until a text on the page needs more. Where the columns then need more
 * than the box has, those that are shown only in wide tables go first, the least important before the others.
 * @param box the width of the box in pixels; 0 if it is unknown
 * @param taken the width of the columns before and after these in pixels
 */
export function fitColumns<Row extends ListRow>(
  left: readonly Column<Row, string>[],
  rows: readonly Row[] | null,
  { box, taken, digit, edge, rest }: Sizes & { box: number; taken: number },
): FittedColumns<Row> {
  const pixels = left.map((column) => {
    const declared = pixelsOf(column.width);
    return declared === null
      ? null
      : Math.max(declared, neededBy(column, rows ?? [], digit) + edgeOf(left, column, edge));
  });
  const needed = taken + pixels.reduce<number>((sum, width) => sum + (width ?? rest), 0);
  const growth = left.reduce((sum, { width }, index) => sum + (pixels[index] ?? 0) - (pixelsOf(width) ?? 0), 0);
  const last = growth > 0 && box > 0 && needed > box ? leastImportant(left) : null;
  if (last)
    return fitColumns(
      left.filter((column) => column !== last),
      rows,
      { box, taken, digit, edge, rest },
    );
  const widths = left.map(({ width }, index) => (pixels[index] == null ? width : `${pixels[index]}px`));
  return { columns: left, widths, needed, growth };
}

/** Returns the pixels of a column's longest text; 0 if its texts may be cut. */
function neededBy<Row>({ whole }: Column<Row, string>, rows: readonly Row[], digit: number): number {
  if (!whole) return 0;
  const longest = rows.reduce((most, row) => Math.max(most, charactersWide(whole(row) ?? '')), 0);
  return longest === 0 ? 0 : Math.ceil(Math.min(longest, WIDEST) * digit) + PADDING;
}

/** Whether a number, code or date wraps in its cell: it is longer than its widest column, or its width cannot be estimated well. */
export function wraps(text: string): boolean {
  return charactersWide(text) > WIDEST || /[^\x20-\x7e]/.test(text);
}

function edgeOf<Column>(columns: readonly Column[], column: Column, edge: number): number {
  return column === columns[0] || column === columns.at(-1) ? edge : 0;
}

function pixelsOf(width: string | undefined): number | null {
  return width?.endsWith('px') ? Number.parseInt(width, 10) : null;
}

/** Returns the column that needs the widest table; null if all are always shown. */
function leastImportant<Column extends { from?: number }>(columns: readonly Column[]): Column | null {
  const droppable = columns.filter(({ from }) => from !== undefined);
  return droppable.reduce<Column | null>((most, one) => ((one.from ?? 0) > (most?.from ?? 0) ? one : most), null);
}
