/** How rows of an unpacked sheet are kept: a line of JSON a row, with a plain text for most cells. */
import type { Cell, Row } from './types.ts';

type PackedCell =
  | string
  | readonly [text: string, number: string]
  | readonly [text: string, number: null, date: string];
/** The row's number (negative if it has a problem, which follows), then its cells. */
type PackedRow = readonly [row: number, ...PackedCell[]];

/** Returns a row as a line, without its end. */
export function packRow({ row, cells, problem }: Row): string {
  const packed = cells.map(packCell);
  return JSON.stringify(problem ? [-row, problem, ...packed] : [row, ...packed]);
}

/** Returns the row of a line. */
export function unpackRow(line: string): Row {
  // `packRow` wrote it.
  const [number, ...packed] = JSON.parse(line) as PackedRow;
  if (number > 0) return { row: number, cells: packed.map(unpackCell) };
  const [problem, ...cells] = packed;
  return { row: -number, cells: cells.map(unpackCell), problem: problem as Row['problem'] & string };
}

function packCell({ text, number, date }: Cell): PackedCell {
  if (date !== undefined) return [text, null, date];
  return number === undefined ? text : [text, number];
}

function unpackCell(packed: PackedCell): Cell {
  if (typeof packed === 'string') return { text: packed };
  const [text, number, date] = packed;
  return number === null ? { text, date } : { text, number };
}
