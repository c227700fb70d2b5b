/** Reads the cells of a mapped column: a value as api/v1 takes it, or why there is none. Nothing is guessed. */
import { countryOf } from './countryNames.ts';
import { isDamagedCode, isRounded, isSheetError } from './damaged.ts';
import { readDateDigits, readNamedDate } from './dateText.ts';
import { type DecimalSign, readNumberText } from './numberText.ts';
import type { Cell, CellReading, DateOrder } from './types.ts';
import { words } from './wordForms.ts';

/** From so many digits on, spreadsheets round a number. */
const MOST_DIGITS = 15;

const nothing = { value: null } as const;

/**
 * Reads a number as plain decimal text. A text that the file's decimal sign cannot read is read by the other one: it has no
 * second meaning. A cell that only shows the number of the cell above is empty: otherwise a quantity would count twice.
 * @param takes what may stand beside the number: `dollars`, or nothing
 */
export function readNumber(cell: Cell, decimal: DecimalSign, takes?: 'dollars'): CellReading {
  const text = cell.text.trim();
  if (text === '' || cell.merged) return nothing;
  if (cell.number !== undefined) return { value: cell.number };
  if (isSheetError(text)) return { problem: 'spreadsheet_error' };
  if (isRounded(text)) return { problem: 'rounded' };
  const number = readNumberText(text);
  if (!number || cell.date !== undefined) return { problem: 'not_a_number' };
  if (number.beside !== '' || (number.dollars && takes !== 'dollars')) return { problem: 'has_unit' };
  const value = number.readings[decimal] ?? number.readings[decimal === '.' ? ',' : '.'];
  return value === null ? { problem: 'not_a_number' } : { value };
}

/** Reads a date as YYYY-MM-DD. A date in digits has the order of the whole file, or its year in front. */
export function readDate(cell: Cell, order: DateOrder): CellReading {
  const text = cell.text.trim();
  if (text === '') return nothing;
  if (cell.date !== undefined) return { value: cell.date };
  if (isSheetError(text)) return { problem: 'spreadsheet_error' };
  const readings = readDateDigits(text);
  const value = (readings ? (readings[order] ?? readings.ymd) : null) ?? readNamedDate(text);
  return value === null ? { problem: 'not_a_date' } : { value };
}

/** Reads a code or number of a record: its text, with its leading zeros, unless a spreadsheet has changed it. What is typed is meant. */
export function readCode(cell: Cell): CellReading {
  const text = oneLine(cell.text);
  if (text === '') return nothing;
  if (cell.typed) return { value: text };
  const digits = cell.number?.replace(/^-?0*|\.\d*$/g, '').length ?? 0;
  const isDamaged = cell.date !== undefined || digits > MOST_DIGITS || isDamagedCode(text);
  return isDamaged ? { problem: 'damaged' } : { value: text };
}

/** Reads words in one line: what wraps in a cell has no line breaks of its own. */
export function readText(cell: Cell): CellReading {
  const text = oneLine(cell.text);
  if (text === '') return nothing;
  return isSheetError(text) ? { problem: 'spreadsheet_error' } : { value: text };
}

/** Reads words in several lines. */
export function readLongText(cell: Cell): CellReading {
  const text = cell.text.replace(/\r\n?/g, '\n').trim();
  if (text === '') return nothing;
  return isSheetError(text) ? { problem: 'spreadsheet_error' } : { value: text };
}

const YES = new Set(named('yes, y, true, x, 1, on, oui, vrai, o, sí, si, verdadero, s, sim, verdadeiro, نعم, صحيح'));
const NO = new Set(named('no, n, false, 0, off, non, faux, falso, não, nao, لا, خطأ'));
/** Signs of which `words` leaves nothing. */
const SIGNS: Readonly<Record<string, boolean>> = {
  '✓': true,
  '✔': true,
  '☑': true,
  '✗': false,
  '✘': false,
  '-': false,
};

/** Reads yes or no in the five languages, and the signs that people put in such a column. */
export function readBoolean(cell: Cell): CellReading<boolean> {
  const text = cell.text.trim();
  if (text === '') return nothing;
  const sign = SIGNS[text];
  if (sign !== undefined) return { value: sign };
  const key = words(text);
  if (YES.has(key)) return { value: true };
  return NO.has(key) ? { value: false } : { problem: 'not_yes_or_no' };
}

/** Reads a country as its ISO 3166-1 alpha-2 code: by its name in one of the five languages, or its code. */
export function readCountry(cell: Cell): CellReading {
  const text = oneLine(cell.text);
  if (text === '') return nothing;
  const code = countryOf(text);
  return code === null ? { problem: 'not_a_country' } : { value: code };
}

/** Reads several countries, separated by semicolons, slashes, bars, lines or commas. */
export function readCountries(cell: Cell): CellReading<readonly string[]> {
  const text = cell.text.trim();
  if (text === '') return nothing;
  const whole = countryOf(oneLine(text));
  if (whole !== null) return { value: [whole] };
  const parts = text.split(/[;/|\n,+&]/).filter((part) => part.trim() !== '');
  const codes = parts.map(countryOf);
  return codes.every((code) => code !== null) ? { value: [...new Set(codes)] } : { problem: 'not_a_country' };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function named(list: string): string[] {
  return list.split(',').map(words);
}
