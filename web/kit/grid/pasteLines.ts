/** Tells the lines of a pasted sheet apart: items, headings, and what is left out (titles, totals, notes, blank lines). */
import { addDecimals, compareDecimals } from '../../base/decimal.ts';
import { type DecimalSign, readNumberText } from '../../generated/numberText.ts';
import { isTotalWord } from '../../generated/totalWords.ts';
import { words } from '../../generated/wordForms.ts';
import type { Block } from './block.ts';

/** The kind of a line that is left out. */
export type LeftKind = 'title' | 'heading' | 'total' | 'note' | 'blank';

/** The lines of a sheet by their index. */
export interface Lines {
  /** The line of headings; null if there is none. */
  head: number | null;
  body: readonly number[];
  left: readonly { index: number; kind: LeftKind }[];
}

/** How far down the headings of a sheet are looked for, below its titles. */
const DEEPEST_HEAD = 15;
/** The fewest cells of a line in a sheet whose lines are told apart: fewer are a list of values. */
const LEAST_CELLS = 3;

/** Tells the lines of a sheet apart. @param isHeading whether a cell names a column */
export function linesOf(rows: Block, isHeading: (cell: string) => boolean): Lines {
  const counts = rows.map(filledOf).filter((count) => count > 0);
  const typical = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
  const head = headOf(rows, isHeading, typical);
  const end = rows.findLastIndex((row) => filledOf(row) > 0) + 1;
  const left: { index: number; kind: LeftKind }[] = [];
  const body: number[] = [];
  for (const [index, row] of rows.slice(0, end).entries()) {
    if (index === head) continue;
    if (head !== null && index < head) {
      if (filledOf(row) > 0) left.push({ index, kind: 'title' });
      continue;
    }
    const kind = kindOf(row, { head: head === null ? null : rows[head], isAbove: body.length === 0, typical });
    if (kind === null) body.push(index);
    else left.push({ index, kind });
  }
  const last = body.at(-1);
  if (last !== undefined && isSumOf(rows, body, typical)) {
    body.pop();
    left.push({ index: last, kind: 'total' });
  }
  return { head, body, left };
}

function kindOf(
  row: readonly string[],
  { head, isAbove, typical }: { head: readonly string[] | null | undefined; isAbove: boolean; typical: number },
): LeftKind | null {
  const filled = filledOf(row);
  if (filled === 0) return 'blank';
  if (head && row.every((cell, at) => words(cell) === words(head[at] ?? ''))) return 'heading';
  if (typical < LEAST_CELLS) return null;
  if (isTotal(row)) return 'total';
  return filled === 1 ? (isAbove ? 'title' : 'note') : null;
}

/** Finds the line whose cells mostly name columns, or else the line of words above columns of numbers. */
function headOf(rows: Block, isHeading: (cell: string) => boolean, typical: number): number | null {
  const upper = rows.slice(0, Math.min(DEEPEST_HEAD, rows.length - 1));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const named = upper.findIndex((row) => {
    const filled = row.filter(isFilled);
    return filled.length >= Math.min(2, width) && filled.filter(isHeading).length > filled.length / 2;
  });
  if (named >= 0) return named;
  const worded = upper.findIndex((row, index) => {
    const filled = row.filter(isFilled);
    if (filled.length < Math.max(LEAST_CELLS, Math.ceil(typical * 0.6))) return false;
    if (filled.some((cell) => !/^[^\d]{1,40}\d?$/.test(cell.trim()))) return false;
    const below = rows.slice(index + 1).filter((one) => filledOf(one) > 1);
    return row.some(
      (cell, at) =>
        isFilled(cell) &&
        isMostly(
          below.map((one) => one[at] ?? ''),
          isNumber,
        ),
    );
  });
  return worded >= 0 ? worded : null;
}

function isTotal(row: readonly string[]): boolean {
  const filled = row.filter(isFilled);
  const label = filled.findIndex((cell) => isTotalWord(words(cell)));
  const others = filled.filter((cell, index) => index !== label && !isNumber(cell));
  return label >= 0 && others.length <= 1;
}

/** Whether the last line holds only numbers, and one of them is the sum of those above it. */
function isSumOf(rows: Block, body: readonly number[], typical: number): boolean {
  const lines = body.map((index) => rows[index] ?? []);
  const last = lines.at(-1) ?? [];
  const filled = last.filter(isFilled);
  if (lines.length < LEAST_CELLS || filled.length >= typical || !filled.every(isNumber)) return false;
  return last.some(
    (cell, at) =>
      isFilled(cell) &&
      SIGNS.some((sign) =>
        isSum(
          lines.map((line) => line[at] ?? ''),
          sign,
        ),
      ),
  );
}

const SIGNS: readonly DecimalSign[] = ['.', ','];

function isSum(cells: readonly string[], sign: DecimalSign): boolean {
  const numbers = cells.map((cell) => readNumberText(cell)?.readings[sign] ?? null);
  const [total, ...parts] = numbers.toReversed();
  if (!total || parts.some((part) => part === null)) return false;
  return (
    compareDecimals(
      total,
      parts.reduce<string>((sum, part) => addDecimals(sum, part ?? '0'), '0'),
    ) === 0
  );
}

const isFilled = (cell: string) => cell.trim() !== '';
const filledOf = (row: readonly string[]) => row.filter(isFilled).length;
const isNumber = (cell: string) => readNumberText(cell) !== null;

/** Whether more than half of the filled texts are like this, of at least one. */
export function isMostly(texts: readonly string[], isLike: (text: string) => boolean): boolean {
  const filled = texts.filter(isFilled);
  return filled.filter(isLike).length > filled.length / 2;
}
