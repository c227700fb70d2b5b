/** Reads and writes blocks of cells on the clipboard: TSV as from spreadsheets, and CSV. */

/** The cells of rows, as text. */
export type Block = readonly (readonly string[])[];

/** The minimum fields of a CSV line without headings; fewer are a text with commas. */
const LEAST_FIELDS = 5;

/**
 * Parses pasted text into cells. If the text has tabs, they separate the cells. Otherwise commas or semicolons do, but only
 * if a line is headings or every line has the same five fields or more: a single column of texts may contain commas.
 */
export function readBlock(text: string, isHeading: (cell: string) => boolean): Block {
  const plain = text
    .replace(/\ufeff/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '');
  const tabbed = splitCells(plain, '\t');
  if (plain.includes('\t')) return tabbed;
  for (const separator of [',', ';']) {
    const rows = splitCells(plain, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
    const [first = []] = rows;
    const even = rows.every(({ length }) => length === first.length);
    const headed = rows.some((row) => row.length > 1 && row.filter(isHeading).length > row.length / 2);
    if (headed || (even && first.length >= LEAST_FIELDS)) return rows;
  }
  return tabbed;
}

/** Formats cells as TSV for spreadsheets; cells with tabs, quotes or line breaks are quoted. */
export function writeBlock(block: Block): string {
  const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** Splits text into lines of fields; a quote opens a quoted field only at its start, and an unclosed quote is plain text. */
export function splitCells(text: string, separator: string): string[][] {
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
