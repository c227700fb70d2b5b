/** How the cells of a mapped column are read, and which are refused. */
import { describe, expect, it } from 'vitest';
import { readDateDigits, readNamedDate } from '../../backend/tableFile/dateText.ts';
import {
  readBoolean,
  readCode,
  readCountries,
  readCountry,
  readDate,
  readLongText,
  readNumber,
  readText,
} from '../../backend/tableFile/readCell.ts';
import type { Cell, CellReading } from '../../backend/tableFile/types.ts';

const cell = (given: string | Cell): Cell => (typeof given === 'string' ? { text: given } : given);
/** Returns the value of a reading, or its problem. */
const told = (reading: CellReading<unknown>) => ('problem' in reading ? reading.problem : reading.value);

describe('a cell of a table file', () => {
  it.each([
    ['1.200', ',', '1200'],
    ['1.200', '.', '1.200'],
    ['1 234,5', ',', '1234.5'],
    ['1’234.50', '.', '1234.50'],
    ['(12)', '.', '-12'],
    ['٣٫٥', '.', '3.5'],
    ['3,45', '.', '3.45'],
    ['', '.', null],
    ['twelve', '.', 'not_a_number'],
    ['12 €', ',', 'has_unit'],
    ['5 packs', '.', 'has_unit'],
    ['$12', '.', 'has_unit'],
    ['3.5E+05', '.', 'rounded'],
    ['#N/A', '.', 'spreadsheet_error'],
    ['=1+1', '.', 'not_a_number'],
    [{ text: '12%', number: '0.12' }, '.', '0.12'],
    [{ text: '2026-01-31', date: '2026-01-31' }, '.', 'not_a_number'],
    [{ text: '7', number: '7', merged: true }, '.', null],
  ] as const)('%j is read as a number with %s as %j', (given, decimal, value) => {
    expect(told(readNumber(cell(given), decimal))).toBe(value);
  });

  it('may have dollars beside an amount', () => {
    expect(told(readNumber({ text: '$ 1,200.50' }, '.', 'dollars'))).toBe('1200.50');
    expect(told(readNumber({ text: 'EUR 1,200.50' }, '.', 'dollars'))).toBe('has_unit');
  });

  it.each([
    ['03/04/2026', 'dmy', '2026-04-03'],
    ['03/04/2026', 'mdy', '2026-03-04'],
    ['3.4.26', 'dmy', '2026-04-03'],
    ['3/4/68', 'mdy', '2068-03-04'],
    ['3/4/69', 'mdy', '1969-03-04'],
    ['2026-04-03', 'dmy', '2026-04-03'],
    ['2026-04-03T10:15:00Z', 'mdy', '2026-04-03'],
    ['30/04/2026 00:00', 'dmy', '2026-04-30'],
    ['30/04/2026', 'mdy', 'not_a_date'],
    ['31/02/2026', 'dmy', 'not_a_date'],
    ['2-Jun-06', 'dmy', '2006-06-02'],
    ['1er janvier 2026', 'dmy', '2026-01-01'],
    ['15 de agosto de 2026', 'mdy', '2026-08-15'],
    ['March 5, 2026', 'dmy', '2026-03-05'],
    ['٢٠٢٦/٠٣/١٥', 'dmy', '2026-03-15'],
    ['٥ مارس ٢٠٢٦', 'dmy', '2026-03-05'],
    ['1850-01-01', 'dmy', 'not_a_date'],
    ['46307', 'dmy', 'not_a_date'],
    ['', 'dmy', null],
    [{ text: '2026-01-31 10:00', date: '2026-01-31' }, 'dmy', '2026-01-31'],
    [{ text: '#####' }, 'dmy', 'spreadsheet_error'],
  ] as const)('%j is read as a date with %s as %j', (given, order, value) => {
    expect(told(readDate(cell(given), order))).toBe(value);
  });

  it('that is no date has no reading under any order', () => {
    expect(readDateDigits('12/2026')).toBeNull();
    expect(readDateDigits('1/2/026')).toBeNull();
    expect(readDateDigits('99/99/2026')).toBeNull();
    expect(readNamedDate('5 brumaire 2026')).toBeNull();
  });

  it.each([
    ['0077', '0077'],
    [' SCMS-4\n', 'SCMS-4'],
    ['ASN-85', 'ASN-85'],
    ['3.00491E+09', 'damaged'],
    ['3,00491E+09', 'damaged'],
    ['2-Jan', 'damaged'],
    ['#REF!', 'damaged'],
    [{ text: '3004909290', number: '3004909290' }, '3004909290'],
    [{ text: '0000000077', number: '77' }, '0000000077'],
    [{ text: '12345678901234500000', number: '12345678901234500000' }, 'damaged'],
    [{ text: '2026-01-02', date: '2026-01-02' }, 'damaged'],
    ['', null],
  ])('%j is read as a code as %j', (given, value) => {
    expect(told(readCode(cell(given)))).toBe(value);
  });

  it('is one line or several, as its field has them', () => {
    expect(told(readText({ text: ' RANBAXY  per\nLab ' }))).toBe('RANBAXY per Lab');
    expect(told(readLongText({ text: 'a\r\nb' }))).toBe('a\nb');
    expect(told(readText({ text: '#NAME?' }))).toBe('spreadsheet_error');
  });

  it.each([
    ['Oui', true],
    ['não', false],
    ['x', true],
    ['✓', true],
    ['نعم', true],
    ['TRUE', true],
    ['0', false],
    ['perhaps', 'not_yes_or_no'],
    ['', null],
  ])('%j is yes or no: %j', (text, value) => {
    expect(told(readBoolean({ text }))).toBe(value);
  });

  it.each([
    ['Côte d’Ivoire', 'CI'],
    ['Cote dIvoire', 'not_a_country'],
    ['Afrique du Sud', 'ZA'],
    ['Sudáfrica', 'ZA'],
    ['África do Sul', 'ZA'],
    ['جنوب أفريقيا', 'ZA'],
    ['Congo, DRC', 'CD'],
    ['Congo', 'not_a_country'],
    ['ke', 'KE'],
    ['Viet Nam', 'VN'],
    ['Atlantis', 'not_a_country'],
  ])('%j is the country %j', (text, value) => {
    expect(told(readCountry({ text }))).toBe(value);
  });

  it('may name several countries', () => {
    expect(told(readCountries({ text: 'Inde; Chine' }))).toEqual(['IN', 'CN']);
    expect(told(readCountries({ text: 'Congo, DRC' }))).toEqual(['CD']);
    expect(told(readCountries({ text: 'India, Mars' }))).toBe('not_a_country');
  });
});
