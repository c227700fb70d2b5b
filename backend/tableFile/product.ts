/** Tells by its numbers which column is the product of two others: the total of a line is quantity times price. */
import { type DecimalSign, readNumberText } from './numberText.ts';
import type { Cell, Row } from './types.ts';

/** The share of lines that must agree: totals of some are rounded otherwise, or wrong. */
const MOST = 0.8;
/** What rounding a price to cents does to a total. */
const ROUNDED = 0.01;
const CENTS = 0.05;

const SIGNS: readonly DecimalSign[] = ['.', ','];

/** Whether a column is the product of two others in most rows, under one of the decimal signs. Columns are places from 0. */
export function isProduct(rows: readonly Row[], total: number, [one, other]: readonly [number, number]): boolean {
  return SIGNS.some((sign) => {
    let agree = 0;
    let told = 0;
    for (const { cells } of rows) {
      const [product, first, second] = [total, one, other].map((column) => numberOf(cells[column], sign));
      if (product == null || first == null || second == null || (product === 0 && first * second === 0)) continue;
      // A quantity of one makes the price a product, too.
      if (first === 1 || second === 1) continue;
      told += 1;
      if (Math.abs(first * second - product) <= Math.abs(product) * ROUNDED + CENTS) agree += 1;
    }
    return told > 0 && agree >= told * MOST;
  });
}

function numberOf(cell: Cell | undefined, sign: DecimalSign): number | null {
  if (!cell || cell.text === '') return null;
  if (cell.number !== undefined) return Number(cell.number);
  const readings = readNumberText(cell.text)?.readings;
  const value = readings?.[sign] ?? readings?.[sign === '.' ? ',' : '.'];
  return value === undefined || value === null ? null : Number(value);
}
