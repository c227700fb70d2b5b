import { writeHeading } from './blocks.ts';
import { heightOf, ink, type Sheet, style, within } from './sheet.ts';
import type { Line } from './text.ts';

/** A column with its `width` in points; a column without one takes the remaining width. */
export interface Column {
  readonly title: string;
  readonly width?: number;
  /** Numbers stand at the right and never break. */
  readonly numeric?: true;
}

/** The content of a cell: a text, with less prominent lines below it. */
export interface Cell {
  readonly text: string;
  readonly below?: readonly string[];
}

/** What a page break never separates from a table. */
interface Beside {
  /** Stays with the first row. */
  readonly heading?: string;
  /** The points of what stays with the last row, such as its sums. */
  readonly follows?: number;
}

const padding = { x: 4, y: 3.5 } as const;
const looks = {
  head: style(7, 'bold', ink.quiet),
  cell: style(8),
  below: style(7, 'regular', ink.quiet),
} as const;

/** Returns the left edge and the text width of each column. */
function spread(columns: readonly Column[], { left, width }: Sheet) {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = left;
  return columns.map((column) => {
    const outer = column.width ?? width - fixed;
    const place = {
      x: x + padding.x,
      width: outer - 2 * padding.x,
      align: column.numeric ? 'number' : 'start',
    } as const;
    x += outer;
    return place;
  });
}

/**
 * Writes a table. Its head is repeated on each page; no row is split over two pages. Other requests can run between rows.
 */
export async function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly (Cell | string)[])[],
  { heading, follows = 0 }: Beside = {},
): Promise<void> {
  const places = spread(columns, sheet);
  const heads = columns.map(({ title }, at) => sheet.set.wrap(title, looks.head, places[at]?.width ?? 0));
  const headHeight = tallest(heads) + 2 * padding.y;
  const tallestRow = sheet.emptyRoom - headHeight - 2 * padding.y;
  const drawRow = (cells: readonly (readonly Line[])[]) => {
    for (const [at, lines] of cells.entries()) {
      const place = places[at];
      if (place) sheet.draw(lines, { ...place, y: sheet.y + padding.y });
    }
  };
  const writeHead = () => {
    sheet.shade(sheet.y, headHeight);
    drawRow(heads);
    sheet.y += headHeight;
    sheet.rule(sheet.y);
  };

  for (const [at, row] of rows.entries()) {
    const cells = row.map((cell, column) =>
      within(tallestRow, cellLines(sheet, cell, places[column]?.width ?? 0, columns[column]?.numeric ?? false)),
    );
    const height = tallest(cells) + 2 * padding.y;
    const isFirst = at === 0;
    const isLast = at === rows.length - 1;
    const room = (isFirst ? headHeight : 0) + height + (isLast ? follows : 0);
    if (isFirst && heading) writeHeading(sheet, heading, room);
    const moved = sheet.reserve(room);
    if (isFirst || moved) writeHead();
    drawRow(cells);
    sheet.y += height;
    sheet.rule(sheet.y, ink.faint);
    await sheet.breathe();
  }
}

const tallest = (cells: readonly (readonly Line[])[]) => Math.max(...cells.map(heightOf));

function cellLines(sheet: Sheet, cell: Cell | string, width: number, numeric: boolean): Line[] {
  const { text, below = [] } = typeof cell === 'string' ? { text: cell } : cell;
  const main = numeric ? [sheet.set.fit(text, looks.cell, width)] : sheet.set.wrap(text, looks.cell, width);
  return [...main, ...below.flatMap((line) => sheet.set.wrap(line, looks.below, width))];
}
