import { describe, expect, it } from 'vitest';
import { charactersWide } from '../../web/base/textWidth.ts';
import type { Column } from '../../web/kit/list/columns.ts';
import { fitColumns, sizes } from '../../web/kit/list/columnWidth.ts';

interface Row {
  id: string;
  code: string | null;
}

const column = (id: string, more: Partial<Column<Row, string>> = {}): Column<Row, string> => ({
  id,
  header: id,
  cell: ({ code }) => code,
  ...more,
});
const code = column('code', { width: '100px', whole: (row) => row.code });
const name = column('name');
const note = column('note', { width: '120px', from: 400 });
const columns = [name, code, note, name];
const fitted = (text: string | null, box = 1000) =>
  fitColumns(columns, [{ id: '1', code: text }], { ...sizes.list, box, taken: 80 });

describe('columns of numbers and codes', () => {
  it('keep their declared width while every text fits', () => {
    for (const text of [null, '', '10031', 'CI-00702']) expect(fitted(text).widths[1]).toBe('100px');
    expect(fitted('10031')).toMatchObject({ growth: 0, columns });
  });

  it.each(['12,500,000,000.125', 'PO-2026/KENYA-MOH-0001', '注文書-2026-000123', 'አዲስ-2026-0001234'])(
    'grow with the longest text on the page: %s',
    (text) => {
      const { widths, growth } = fitted(text);
      expect(Number.parseInt(widths[1] ?? '', 10)).toBeGreaterThan(text.length * 8);
      expect(growth).toBeGreaterThan(0);
    },
  );

  it('grow to a limit, from which on the text wraps', () => {
    expect(fitted('X'.repeat(255)).widths[1]).toBe(fitted('X'.repeat(40)).widths[1]);
  });

  it('take the place of a column that only wide tables have, before the box scrolls', () => {
    expect(fitted('12,500,000,000.125', 510).columns).toEqual([name, code, name]);
    expect(fitted('10031', 560).columns).toBe(columns);
    expect(fitted('12,500,000,000.125', 300)).toMatchObject({ columns: [name, code, name] });
    expect(fitted('12,500,000,000.125', 300).needed).toBeGreaterThan(300);
  });
});

describe('the estimated width of a text', () => {
  it.each([
    ['1234567890', 10, 11],
    ['1,234.50', 6, 8],
    ['WWWW', 5, 6],
    ['注文', 4, 4],
    ['e\u0301', 1, 1.1],
    ['', 0, 0],
  ])('of %j is between %d and %d digits', (text, least, most) => {
    expect(charactersWide(text)).toBeGreaterThanOrEqual(least);
    expect(charactersWide(text)).toBeLessThanOrEqual(most);
  });
});
