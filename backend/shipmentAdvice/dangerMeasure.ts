/** The mass or volume of goods, by which limits and papers state them. */
import { type Measure, measureOf, timesMeasure } from '../regulation/measure.ts';
import type { DangerousItem } from './dangerFacts.ts';

type Measured = Pick<DangerousItem, 'quantity' | 'size_per_item' | 'net_quantity' | 'net_quantity_unit'>;

/** Returns the net quantity in one unit of goods that are counted in pieces; null if they are not, or none is stated. */
export const pieceOf = ({ size_per_item, net_quantity, net_quantity_unit }: Measured): Measure | null =>
  measureOf('1', size_per_item) !== null || net_quantity === null || net_quantity_unit === null
    ? null
    : measureOf(net_quantity, net_quantity_unit);

/** Returns the mass or volume of goods: their quantity if it is one, else what is stated to be in one unit, times it. */
export function goodsMeasure(item: Measured): Measure | null {
  const piece = pieceOf(item);
  return piece ? timesMeasure(piece, item.quantity) : measureOf(item.quantity, item.size_per_item);
}
