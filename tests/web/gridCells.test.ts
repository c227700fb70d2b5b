import { describe, expect, it } from 'vitest';
import { readDate } from '../../web/base/dateText.ts';
import { readDecimal } from '../../web/base/decimal.ts';
import type { FieldKind } from '../../web/kit/form/field.ts';
import { readBlock, writeBlock } from '../../web/kit/grid/block.ts';
import { likely, readCell, showCell } from '../../web/kit/grid/cellText.ts';
import { headingFinder } from '../../web/kit/grid/pasteHeads.ts';
import { itemSpec } from '../../web/orderItem/grid/itemColumns.ts';

const countries = [
  { id: 'IN', label: 'India' },
  { id: 'DK', label: 'Denmark' },
  { id: 'KR', label: 'South Korea' },
  { id: 'CI', label: 'Côte d’Ivoire' },
  { id: 'CD', label: 'Congo, Democratic Republic of the' },
];
const units = [
  { id: 'EA', label: 'each (EA)' },
  { id: 'KT', label: 'kit (KT)' },
  { id: 'H87', label: 'piece (H87)' },
];
const { columns } = itemSpec(
  { countriesOfManufacture: countries, sizePerItem: units, eeiExport: [{ id: 'true', label: 'Yes' }] },
  { off: [], maySplit: true },
);
const columnOf = (id: string) => {
  const column = columns.find((one) => one.id === id);
  if (!column) throw new Error(`There is no column ${id}`);
  return column;
};
const plain = (kind: FieldKind) => ({ look: { kind, label: 'Field', required: false } });
const ids = (value: unknown) => (Array.isArray(value) ? value.map(({ id }) => id) : value);

describe('the text typed into a cell', () => {
  it('is read as an amount with signs, spaces, and American or European separators', () => {
    const written = ['$1,234.50', 'USD 1,234.50', '1.234,50', '1 234,50', "1'234.50", '1234.5', '12,5', '2,400'];
    expect(written.map(readDecimal)).toEqual([
      '1234.50',
      '1234.50',
      '1234.50',
      '1234.50',
      '1234.50',
      '1234.5',
      '12.5',
      '2400',
    ]);
    expect([readDecimal('12 EUR'), readDecimal('1,23,4'), readDecimal('')]).toEqual([null, null, null]);
    expect([readCell(plain('money'), '$8.50'), readCell(plain('money'), 'eight')]).toEqual(['8.5', 'eight']);
    expect(showCell(plain('money'), '8450')).toBe('8,450.00');
  });

  it('is read as a date in the formats of spreadsheets and letters, the month first', () => {
    const written = ['1/2/26', '2-Jan-26', 'Jan 2, 2026', '2 January 2026', '2026-01-02', '2. Jan 2026'];
    expect(written.map(readDate)).toEqual(Array(6).fill('2026-01-02'));
    expect([readDate('31-Feb-26'), readDate('2-Jam-26'), readDate('soon')]).toEqual([null, null, null]);
  });

  it('is read as yes or no', () => {
    expect(['Yes', 'x', 'TRUE', '✓', 'no', '', '0'].map((text) => readCell(plain('switch'), text))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(readCell(plain('switch'), 'maybe')).toBe('maybe');
  });

  it('is read as a unit by its code, its name or the usual abbreviation, without guessing', () => {
    const unit = columnOf('sizePerItem');
    expect(['ea', 'Each', 'each (EA)', 'kits', 'pcs', 'BX'].map((text) => readCell(unit, text))).toEqual([
      'EA',
      'EA',
      'EA',
      'KT',
      'H87',
      'BX',
    ]);
    expect(likely(unit, 'pieces', [], 3).map(({ id }) => id)).toEqual(['H87']);
    expect(likely(unit, 'BX', ['EA', 'KT'], 3).map(({ id }) => id)).toEqual(['EA', 'KT']);
  });

  it('is read as countries by name, former name or code, even several whose names contain commas', () => {
    const country = columnOf('countriesOfManufacture');
    expect(ids(readCell(country, 'Korea, Republic of'))).toEqual(['KR']);
    expect(ids(readCell(country, 'DK, in; Ivory Coast'))).toEqual(['DK', 'IN', 'CI']);
    expect(ids(readCell(country, 'India, Congo, Democratic Republic of the, Denmark'))).toEqual(['IN', 'CD', 'DK']);
    expect(readCell(country, 'India, Atlantis')).toBe('India, Atlantis');
  });
});

describe('a block from the clipboard', () => {
  const find = headingFinder(columns);
  const read = (text: string) => readBlock(text, (cell) => find(cell).length > 0);

  it('is read from a spreadsheet, with tabs between cells and quotes around cells with line breaks', () => {
    expect(read('1\tGloves\r\n2\t"Masks,\nFFP2 ""large"""\r\n')).toEqual([
      ['1', 'Gloves'],
      ['2', 'Masks,\nFFP2 "large"'],
    ]);
    expect(read('5" pipe\t"loose" end')).toEqual([['5" pipe', '"loose" end']]);
    const block = [['a\tb', 'say "no"', 'plain']];
    expect(read(writeBlock(block))).toEqual(block);
  });

  it('is read as CSV if it has headings or many fields; a single column of texts keeps its commas', () => {
    expect(read('Material,Qty\n"Gloves, nitrile",12')).toEqual([
      ['Material', 'Qty'],
      ['Gloves, nitrile', '12'],
    ]);
    expect(read('1;Gloves;G-1;12;EA\n2;Masks;M-1;3;EA')[1]).toEqual(['2', 'Masks', 'M-1', '3', 'EA']);
    expect(read('Gloves, nitrile\nMasks, FFP2')).toEqual([['Gloves, nitrile'], ['Masks, FFP2']]);
    expect(read('1,234.50')).toEqual([['1,234.50']]);
  });
});
