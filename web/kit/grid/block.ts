/** Reads and writes blocks of cells on the clipboard: TSV as from spreadsheets, CSV, and the columns that headings name. */
import { words } from './cellText.ts';
import { type GridColumn, headOf } from './column.ts';

/** The cells of rows, as text. */
export type Block = readonly (readonly string[])[];

/** The minimum fields of a CSV line without headings; fewer are a text with commas. */
const LEAST_FIELDS = 5;

/**
 * Parses pasted text into cells. If the text has tabs, they separate the cells. Otherwise commas or semicolons do, but only
 * if the first line is headings or every line has the same five fields or more: a single column of texts may contain commas.
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

/** Formats cells as TSV for spreadsheets; cells with tabs, quotes or line breaks are quoted. */
export function writeBlock(block: Block): string {
  const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** The columns that the first row of a block names. */
export interface Headings {
  /** The column ids by position in the block; null for an unknown or repeated heading. */
  columns: readonly (string | null)[];
  unknown: readonly string[];
}

/** Returns a function that finds the column of a heading: its id, or null if there is none. */
export function headingFinder(columns: readonly GridColumn[]): (cell: string) => string | null {
  const known = new Map<string, string>();
  for (const column of columns) {
    for (const name of [headOf(column), column.look.label, ...(column.headings ?? [])]) {
      if (!known.has(plainHeading(name))) known.set(plainHeading(name), column.id);
    }
  }
  return (cell) => known.get(plainHeading(cell)) ?? null;
}

/**
 * Finds the headings of a block: more than half of its first row's filled cells must name columns, and a row must follow.
 */
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

/** Normalizes a heading: `Value per Item (USD) *` becomes `valueperitem`. */
function plainHeading(text: string): string {
  return words(text.replace(/\([^)]*\)/g, '').replaceAll('#', ' no ')).replaceAll(' ', '');
}

/** Splits text into lines of fields; a quote opens a quoted field only at its start, and an unclosed quote is plain text. */
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
