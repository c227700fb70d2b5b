/** Reads the rows of a list for paper. */
import { groupDigits, readDecimal } from '../../base/decimal.ts';
import { formatDate, formatDateTime, formatQuantity } from '../../base/format.ts';
import type { PrintedList } from '../../kit/print/printing.ts';

/** The most rows of a list that print: about twenty pages. Who needs more has the export. */
export const MOST_ROWS = 500;

/** The rows of a list, as `format=JSON` of its file has them. */
interface ListFile {
  count: number;
  about: [string, string][];
  columns: { name: string; label: string; kind: string }[];
  rows: string[][];
}

/** A column on paper. */
export interface PaperColumn {
  /** As the schema names it. */
  name: string;
  label: string;
  kind: string;
}

/** A list on paper. */
export interface PaperTable extends Pick<PrintedList, 'title' | 'under' | 'totals'> {
  /** How many rows the list has; `rows` may be the first of them. */
  count: number;
  about: readonly (readonly [string, string])[];
  /** The columns that some row fills. */
  columns: readonly PaperColumn[];
  /** The values of those, as they are shown. */
  rows: readonly { number: number; values: readonly string[] }[];
  /** The labels of the columns that no row fills. */
  empty: readonly string[];
}

/** How many comments there are says nothing on paper, where none of them is. */
const UNPRINTED = new Set(['COMMENTS']);

/**
 * Returns a list with its first rows.
 * @param read reads a text at an address
 */
export async function paperTable(list: PrintedList, read: (address: string) => Promise<string>): Promise<PaperTable> {
  const file = listFileIn(await read(addressOf(list)));
  const { title, under, totals } = list;
  const all = file.columns.map((column) => ({ ...column, name: column.name.toUpperCase() }));
  const isFilled = all.map((_, at) => file.rows.some((row) => row[at]));
  const isShown = all.map(({ name }, at) => isFilled[at] && !UNPRINTED.has(name));
  return {
    title,
    under,
    totals,
    count: file.count,
    about: file.about,
    columns: all.filter((_, at) => isShown[at]),
    rows: file.rows.map((row, number) => ({
      number,
      values: row.flatMap((text, at) => (isShown[at] ? shown(text, all[at]?.kind) : [])),
    })),
    empty: all.filter(({ name }, at) => !isFilled[at] && !UNPRINTED.has(name)).map(({ label }) => label),
  };
}

function addressOf({ meta, columns = [] }: PrintedList): string {
  const address = new URL(meta?.exportPath ?? '', window.location.origin);
  address.searchParams.set('format', 'JSON');
  address.searchParams.set('first', String(MOST_ROWS));
  if (columns.length > 0) address.searchParams.set('columns', columns.join(','));
  return `${address.pathname}${address.search}`;
}

/** Parses a file. @throws SyntaxError for one that broke off */
const listFileIn = (text: string): ListFile => JSON.parse(text);

/** Returns a value as the language of the page writes it. */
function shown(text: string, kind: string | undefined): string {
  if (text === '') return '';
  switch (kind) {
    case 'date':
      return formatDate(text);
    case 'moment':
      return formatDateTime(text);
    case 'quantity':
    case 'count':
      return formatQuantity(text);
    case 'money': {
      const decimal = readDecimal(text);
      return decimal === null ? text : groupDigits(decimal, 2);
    }
    default:
      return text;
  }
}
