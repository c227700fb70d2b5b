/** The cells of a spreadsheet: what columns of a list show of records, as text for CSV and as typed values for Excel. */
import type { Columns } from '../record/columns.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';
import { csvLine, harmlessText } from '../tableFile/csvText.ts';
import { messages } from './messages.ts';
import type { NameOf, NameReader, Naming } from './names.ts';
import { excelDate, excelMoment } from './zoned.ts';

/** A column of a list that is written. */
export type ShownColumn<Row> = Columns<Row, unknown>[string];

/** The look of a cell in Excel; each is a style of the workbook. */
export type Look = 'plain' | 'head' | 'text' | 'date' | 'moment' | 'money' | 'price' | 'count';

/** A cell: a text, or the digits of a number with their look. */
export interface Cell {
  /** As CSV has it. */
  readonly text: string;
  /** As Excel stores a number; absent for a text. */
  readonly number?: string;
  readonly look: Look;
}

const EMPTY: Cell = { text: '', look: 'plain' };
const DECIMAL = /^-?\d+(\.\d+)?$/;
/** The digits that Excel keeps of a number. A longer one stays a text, so that none is lost. */
export const DIGITS = 15;

const textCell = (text: string, look: Look = 'plain'): Cell => ({ text, look });

function numberCell(digits: string, look: Look): Cell {
  if (!DECIMAL.test(digits)) return textCell(digits);
  if (digits.replace(/\D/g, '').length > DIGITS) return { text: digits, look: 'text' };
  return { text: digits, number: digits, look };
}

/** Writes money with two decimals, or with the more that a price has. */
function moneyCell(value: string): Cell {
  if (!DECIMAL.test(value)) return textCell(value);
  const digits = padDecimal(value, 2);
  return numberCell(digits, digits.length - digits.indexOf('.') > 3 ? 'price' : 'money');
}

function dated(text: string, number: string | null, look: Look): Cell {
  return number === null ? textCell(text) : { text, number, look };
}

/** Returns the cells of rows, with the names of what they refer to. @param timeZone that of moments */
export async function cellsOf<Row>(
  readNames: NameReader,
  columns: readonly ShownColumn<Row>[],
  rows: readonly Row[],
  timeZone: string,
): Promise<Cell[][]> {
  const naming = columns.filter((column): column is Naming<Row> => 'of' in column);
  const names = await readNames(naming, rows);
  return rows.map((row) => columns.map((column) => cellOf(column, row, names, timeZone)));
}

function cellOf<Row>(column: ShownColumn<Row>, row: Row, names: NameOf, timeZone: string): Cell {
  if ('of' in column) {
    const read = column.read(row);
    if (typeof read === 'string') return textCell(read, 'text');
    // Among the names are numbers of orders: they stay text where somebody edits them.
    return textCell(read.flatMap((id) => (id === null ? [] : (names(column.of, id) ?? []))).join(', '), 'text');
  }
  const value = column.read(row);
  if (value === null || value === '') return EMPTY;
  switch (column.kind) {
    case 'flag':
      return textCell(value === true ? messages.yes : messages.no);
    case 'money':
      return moneyCell(String(value));
    case 'quantity':
      return numberCell(trimDecimal(String(value)), 'plain');
    case 'count':
      return numberCell(String(value), 'count');
    case 'date':
      return dated(String(value), excelDate(String(value)), 'date');
    case 'moment':
      return dated(String(value), excelMoment(String(value), timeZone), 'moment');
    case 'code':
      return textCell(String(value), 'text');
    default:
      return textCell(String(value));
  }
}

/** Writes cells as a line of CSV. Numbers and dates are not guarded against being run: they are what they are. */
export const csvOf = (cells: readonly Cell[]): string =>
  csvLine(cells.map(({ text, number }) => (number === undefined ? harmlessText(text) : text)));
