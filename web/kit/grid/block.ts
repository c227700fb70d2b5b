/** Knows blocks of cells on the clipboard: TSV as spreadsheets give it, CSV, and which columns a block is about. */
import { words } from './cellText.ts';
import { type GridColumn, headOf } from './column.ts';

/** Cells by rows, as text. */
export type Block = readonly (readonly string[])[];

/** Fewer fields in a line are a text with commas rather than CSV, unless they are headings. */
const LEAST_FIELDS = 5;

/**
 * The cells of a pasted text. Tabs part them where there are any. Commas and semicolons part them only where the lines
 * begin with headings or have five fields or more each: a single column of texts may have commas of its own.
 */
export function readBlock(text: string, isHeading: (cell: string) => boolean): Block {
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '');
  const tabbed = split(plain, '\t');
  if (plain.includes('\t')) return tabbed;
  for (const separator of [',', ';']) {
    const rows = split(plain, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
    const [first = []] = rows;
    const even = rows.every(({ length }) => length === first.length);
    const headed = first.length > 1 && first.filter(isHeading).length > first.length / 2;
    if (headed || (even && first.length >= LEAST_FIELDS)) return rows;
  }
  return tabbed;
}

/** Cells as spreadsheets take them: tabs between, quotes around what has tabs, quotes or lines of its own. */
export function writeBlock(block: Block): string {
  const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Which columns the first row of a block names; null when it is no row of headings. */
export interface Headings {
  /** By the block's columns; null for one that is not known. */
  columns: readonly (string | null)[];
  unknown: readonly string[];
}

/** Whether a text is a column's heading. */
export function headingFinder(columns: readonly GridColumn[]): (cell: string) => string | null {
  const known = new Map<string, string>();
  for (const column of columns) {
    for (const name of [headOf(column), column.look.label, ...(column.headings ?? [])]) {
      if (!known.has(plainHeading(name))) known.set(plainHeading(name), column.id);
    }
  }
  return (cell) => known.get(plainHeading(cell)) ?? null;
}

/** The headings of a block, if it has any: more than half of its first row's filled cells name columns. */
export function headingsOf(block: Block, find: (cell: string) => string | null): Headings | null {
  const [first] = block;
  if (!first || block.length < 2) return null;
  const filled = first.filter((cell) => cell.trim() !== '');
  const found = filled.filter((cell) => find(cell) !== null);
  if (found.length === 0 || found.length <= filled.length / 2) return null;
  const taken = new Set<string>();
  const columns = first.map((cell) => {
    const id = find(cell);
    if (id === null || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
  return { columns, unknown: filled.filter((cell) => find(cell) === null) };
}

/** `Value per Item (USD) *` → `valueperitem`. */
function plainHeading(text: string): string {
  return words(text.replace(/\([^)]*\)/g, '').replaceAll('#', ' no ')).replaceAll(' ', '');
}

/** Fields of lines; a quote opens one only where it begins, and what it never closes is text like any other. */
function split(text: string, separator: string): string[][] {
  const ends = `${separator}\\n`;
  const field = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"(?=[${ends}]|$)|([^${ends}]*))([${ends}]|$)`, 'g');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(field)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
