/** Finds the headings of a table: in which rows they stand, and what each column is called. */
import { readNumberText } from './numberText.ts';
import type { Merge, Row } from './types.ts';

/** The rows of headings, and those of each column, the upper ones first. */
export interface Heads {
  readonly top: number;
  readonly bottom: number;
  readonly headings: readonly (readonly string[])[];
}

/** What headings are looked for in. */
export interface TopOfSheet {
  /** The first filled rows; enough that the ones below the headings tell what is a number. */
  readonly rows: readonly Row[];
  readonly merges: readonly Merge[];
  /** The median of filled cells in the rows of the sheet. */
  readonly typicalFill: number;
  readonly columns: number;
}

/** How far down the headings of a sheet are looked for, below its titles. */
const DEEPEST_HEAD = 25;
/** The most rows of headings above each other. */
const MOST_HEADS = 3;
/** How much of a heading is read, in characters. */
export const LONGEST_HEAD = 200;
/** The fewest cells of headings that are only told by the numbers below them. */
const LEAST_CELLS = 3;

/**
 * Finds the headings: the first row whose cells mostly are known ones, or else one of words alone with two known ones, or else one of
 * words above columns of numbers.
 * Merged headings stand in each of their columns.
 * @param isHeading whether a text is the heading of a field
 * @param row the row of headings as a person says; null if they say that there is none
 */
export function headsOf(
  sheet: TopOfSheet,
  isHeading: (text: string) => boolean,
  row: number | null | undefined,
): Heads | null {
  if (row === null) return null;
  const found = row ?? headRow(sheet, isHeading);
  if (found === null) return null;
  const top = topOf(found, sheet);
  const bottom = row ?? bottomOf(found, sheet);
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  const near = { ...sheet, merges: sheet.merges.filter((merge) => merge.top <= bottom && merge.bottom >= top) };
  const headings = Array.from({ length: sheet.columns }, (_, column) => {
    const texts = rows.map((at) => headingAt(near, at, column));
    return texts.filter((text, at) => text !== '' && texts.indexOf(text) === at);
  });
  return { top, bottom, headings };
}

function headRow({ rows, typicalFill, columns }: TopOfSheet, isHeading: (text: string) => boolean): number | null {
  const upper = rows.slice(0, Math.min(DEEPEST_HEAD, rows.length));
  const named = upper.find((row) => {
    const filled = filledIn(row);
    return filled.length >= Math.min(2, columns) && filled.filter(isHeading).length > filled.length / 2;
  });
  if (named) return named.row;
  const least = Math.max(LEAST_CELLS, Math.ceil(typicalFill * 0.6));
  const partlyNamed = upper.find(({ cells }) => {
    const filled = cells.filter(({ text }) => text !== '');
    const isWords = filled.every((cell) => cell.number === undefined && cell.date === undefined && isWord(cell.text));
    return filled.length >= least && isWords && filled.filter(({ text }) => isHeading(text)).length > 1;
  });
  if (partlyNamed) return partlyNamed.row;
  const worded = upper.find((row, index) => {
    const filled = filledIn(row);
    if (filled.length < least) return false;
    if (filled.some((text) => !/^[^\p{Nd}]{1,60}\p{Nd}?$/u.test(text))) return false;
    const below = rows.slice(index + 1).filter((one) => filledIn(one).length > 1);
    return row.cells.some(({ text }, at) => text !== '' && isMostlyNumbers(below, at));
  });
  return worded?.row ?? null;
}

/** Returns the row above headings if it groups them: it has merged cells beside each other, and no other text. */
function topOf(found: number, { rows, merges }: TopOfSheet): number {
  const above = rows.find(({ row }) => row === found - 1);
  const groups = merges.filter(({ top, left, right }) => top === found - 1 && right > left);
  const isGrouped = above && groups.length > 0 && filledIn(above).length > 1;
  return isGrouped ? found - 1 : found;
}

/** Returns the last row of headings, which merged ones say: they reach down to it, or stand side by side above others. */
function bottomOf(found: number, { rows, merges }: TopOfSheet): number {
  const own = merges.filter(({ top }) => top === found);
  const reached = Math.max(found, ...own.map(({ bottom }) => bottom));
  const below = rows.find(({ row }) => row === found + 1);
  const isGroup = own.some(({ left, right }) => {
    const under = (below?.cells ?? []).slice(left, right + 1).filter(({ text }) => text !== '');
    return right > left && under.length > 1 && under.every((cell) => cell.number === undefined && !isNumber(cell.text));
  });
  return Math.min(found + MOST_HEADS - 1, isGroup ? Math.max(reached, found + 1) : reached);
}

function headingAt({ rows, merges }: TopOfSheet, row: number, column: number): string {
  const merged = merges.find(
    ({ top, bottom, left, right }) => top <= row && row <= bottom && left <= column && column <= right,
  );
  const [atRow, atColumn] = merged ? [merged.top, merged.left] : [row, column];
  const text = rows.find((one) => one.row === atRow)?.cells[atColumn]?.text ?? '';
  return text
    .slice(0, LONGEST_HEAD)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Returns the texts of a row's own cells that are filled. */
export const filledIn = ({ cells }: Row): string[] =>
  cells.flatMap(({ text, merged }) => (merged || text.trim() === '' ? [] : [text.trim()]));

const isNumber = (text: string) => readNumberText(text) !== null;
/** A number with a word beside it may be a heading: `Price 2`. */
const isWord = (text: string) => readNumberText(text)?.beside !== '';

function isMostlyNumbers(rows: readonly Row[], column: number): boolean {
  const texts = rows.map(({ cells }) => cells[column]).filter((cell) => cell !== undefined && cell.text !== '');
  const numbers = texts.filter((cell) => cell?.number !== undefined || isNumber(cell?.text ?? ''));
  return numbers.length > texts.length / 2;
}
