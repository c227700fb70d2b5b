/** Plans a paste: which of its lines are items, which column is what, how its numbers are written, and what must be asked. */

import { formats } from '../../base/pageFormats.ts';
import type { DecimalSign } from '../../generated/numberText.ts';
import { readNumberText } from '../../generated/numberText.ts';
import { type Block, readBlock } from './block.ts';
import { type GridColumn, isNumeric } from './column.ts';
import { isTyped } from './edits.ts';
import { type Heads, headingFinder, headsOf } from './pasteHeads.ts';
import { isMostly, type LeftKind, linesOf } from './pasteLines.ts';
import { type NumberSample, type SignVerdict, signOf } from './pasteNumbers.ts';

/** A column of a pasted sheet, as the question about it shows it. */
export interface PastedColumn {
  /** The place in the sheet, from 0. */
  place: number;
  heading: string;
  examples: readonly string[];
}

/** A paste, read but not yet written. */
export interface PastePlan {
  /** The lines to write; a line that is left out between rows to overwrite is empty, and its row stays. */
  body: Block;
  /** The column ids by place in the sheet; null for what is not taken. */
  columns: readonly (string | null)[];
  /** Whether the columns come from headings, not from the place in the grid. */
  headed: boolean;
  sheet: readonly PastedColumn[];
  unknown: readonly string[];
  /** Whether the user must say which column is what. */
  asksColumns: boolean;
  left: readonly LeftKind[];
  /** Whether the text was copied from this grid. */
  own: boolean;
}

/** The place of a paste. */
export interface PastePlace {
  columns: readonly GridColumn[];
  /** The columns from the active one on, in order. */
  following: readonly GridColumn[];
  /** The columns that the text was copied from in this grid; null if it was copied elsewhere. */
  copied: readonly string[] | null;
  /** The number of existing rows from the active one on. */
  existing: number;
}

/** How a paste is read: by the plan alone, or with the user's answers. */
export interface PasteAnswers {
  columns: readonly (string | null)[];
  sign: DecimalSign;
}

/** The fewest columns of a sheet that may have another order than the grid's. */
const LEAST_SHEET = 3;
const MOST_EXAMPLES = 3;

/** Reads a pasted text. */
export function planPaste(text: string, { columns, following, copied, existing }: PastePlace): PastePlan {
  const find = headingFinder(columns);
  const rows = readBlock(text, (cell) => find(cell).length > 0);
  const places = (copied ? following : following.filter(isTyped)).map(({ id }) => id);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (copied) return bare(rows, places);
  const lines = linesOf(rows, (cell) => find(cell).length > 0);
  const at = (index: number) => rows[index] ?? [];
  const items = lines.body.map(at);
  const left = lines.left.map(({ kind }) => kind);
  if (lines.head !== null) {
    const head = Array.from({ length: width }, (_, place) => at(lines.head ?? 0)[place] ?? '');
    const heads = headsOf(head, items, { find, columns });
    const asksColumns = heads.doubtful || isLittleKnown(heads) || lacksNeeded(columns, heads, items, existing);
    return { ...heads, body: items, headed: true, sheet: sheetOf(items, head, width), asksColumns, left, own: false };
  }
  const overwrites = existing > 0 && lines.body.length > 0;
  const body = overwrites ? inPlace(rows, lines.body) : items;
  const asksColumns = width >= LEAST_SHEET && items.length > 1 && isMisplaced(items, places, columns);
  const sheet = sheetOf(items, [], width);
  const leftOut = overwrites ? left.filter((kind) => kind !== 'blank') : left;
  return {
    body,
    columns: places.slice(0, width),
    headed: false,
    sheet,
    unknown: [],
    asksColumns,
    left: leftOut,
    own: false,
  };
}

/** Returns what the numbers of a paste tell about their decimal sign, if its columns are these. */
export function verdictOf(
  plan: PastePlan,
  ids: readonly (string | null)[],
  columns: readonly GridColumn[],
): SignVerdict {
  if (plan.own) return { sign: formats.decimalSign, doubtful: [], telling: [] };
  const samples: NumberSample[] = [];
  for (const [at, id] of ids.entries()) {
    const column = columns.find((one) => one.id === id);
    // Line numbers such as 1.1 are outlines in every country.
    if (!column || !isNumeric(column.look) || column.counts) continue;
    for (const row of plan.body) if (row[at]?.trim()) samples.push({ label: column.look.label, text: row[at] });
  }
  return signOf(samples);
}

function bare(body: Block, places: readonly string[]): PastePlan {
  return { body, columns: places, headed: false, sheet: [], unknown: [], asksColumns: false, left: [], own: true };
}

/** Returns the lines from the first item to the last one; what stands between them leaves its row as it is. */
function inPlace(rows: Block, items: readonly number[]): Block {
  const [first = 0, last = -1] = [items[0], items.at(-1)];
  const taken = new Set(items);
  return rows.slice(first, last + 1).map((row, index) => {
    const isBlank = row.every((cell) => cell.trim() === '');
    return taken.has(first + index) || isBlank ? row : [];
  });
}

/** Whether more headings are unknown than known, for instance because the sheet is in another language. */
function isLittleKnown({ unknown, columns }: Heads): boolean {
  return unknown.length > columns.filter((id) => id !== null).length;
}

/** Whether new rows would lack a required column, which an unknown heading may be. */
function lacksNeeded(columns: readonly GridColumn[], heads: Heads, items: Block, existing: number): boolean {
  const needed = columns.filter(({ look, counts }) => look.required && !counts);
  const isNew = heads.unknown.length > 0 && items.length > existing;
  return isNew && needed.some(({ id }) => !heads.columns.includes(id));
}

/** Whether a column of numbers would get texts, so that the sheet has its columns in another order. */
function isMisplaced(items: Block, places: readonly string[], columns: readonly GridColumn[]): boolean {
  return places.some((id, at) => {
    const column = columns.find((one) => one.id === id);
    const texts = items.map((row) => row[at] ?? '');
    if (!column || !isNumeric(column.look) || texts.every((text) => text.trim() === '')) return false;
    return isMostly(texts, (text) => readNumberText(text) === null && !/\d/.test(text));
  });
}

function sheetOf(items: Block, head: readonly string[], width: number): PastedColumn[] {
  return Array.from({ length: width }, (_, at) => ({
    place: at,
    heading: head[at]?.trim() ?? '',
    examples: [...new Set(items.map((row) => row[at]?.trim() ?? '').filter((text) => text !== ''))].slice(
      0,
      MOST_EXAMPLES,
    ),
  }));
}
