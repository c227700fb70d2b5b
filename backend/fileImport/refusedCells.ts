/** The cells of the file of refused rows: what the imported file has, or a person has mended, so that it is read again as before. */

import type { Cell as Written } from '../spreadsheet/cells.ts';
import { DIGITS } from '../spreadsheet/cells.ts';
import { excelDate } from '../spreadsheet/zoned.ts';
import { readDate, readNumber } from '../tableFile/readCell.ts';
import type { Cell, Reading } from '../tableFile/types.ts';
import type { ImportedField } from './kind.ts';

const textCell = (text: string): Written => ({ text, look: 'text' });
const isAmount = (field: ImportedField | undefined) => field?.kind === 'number' || field?.kind === 'money';

/** Returns the value of a cell of an amount or a date; null if it has none that can be read. */
function readableOf(field: ImportedField | undefined, cell: Cell, reading: Reading): string | null {
  const beside = field?.kind === 'money' ? 'dollars' : undefined;
  const read = isAmount(field) ? readNumber(cell, reading.decimal, beside) : readDate(cell, reading.dateOrder);
  return 'value' in read ? read.value : null;
}

/** Returns a number as workbooks store it; a longer one stays a text, so that no digit is lost. */
const numberCell = (number: string): Written =>
  number.replace(/\D/g, '').length > DIGITS ? textCell(number) : { text: number, number, look: 'plain' };

function dateCell(date: string): Written {
  const number = excelDate(date);
  return number === null ? textCell(date) : { text: date, number, look: 'date' };
}

/** Returns a cell of a workbook: amounts are numbers, days are days, codes are texts, whatever is typed over them. */
export function workbookCell(field: ImportedField | undefined, cell: Cell, reading: Reading): Written {
  // A merged cell shows an amount again, which counts once.
  if (isAmount(field) && cell.merged) return textCell('');
  const value = isAmount(field) || field?.kind === 'date' ? readableOf(field, cell, reading) : null;
  if (value !== null) return isAmount(field) ? numberCell(value) : dateCell(value);
  if (field?.kind === 'code' || cell.typed) return textCell(cell.text);
  // What shows something else than its number, such as zeros in front, is a text.
  if (cell.number === cell.text) return numberCell(cell.text);
  return cell.date === cell.text ? dateCell(cell.text) : textCell(cell.text);
}

/** Returns a cell of a text file: its text, with the decimal sign of the imported file in every number. */
export function textFileCell(field: ImportedField | undefined, cell: Cell, reading: Reading): Written {
  if (isAmount(field) && cell.merged) return textCell('');
  if (cell.number !== cell.text || field?.kind === 'code') return textCell(cell.text);
  const text = cell.text.replace('.', reading.decimal);
  return { text, number: text, look: 'plain' };
}
