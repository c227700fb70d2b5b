/** How waiting items are named in lists, dialogs and for screen readers. */
import type { StepItemFragment } from '../../generated/operations.ts';
import { formatQuantity } from '../../kit/format.ts';
import { queueMessages as messages } from './messages.ts';

/** Which item it is, by its order and line: `10031 · 2`; by its line where one may not read the order. */
export function lineOf({ purchaseOrder, position }: Pick<StepItemFragment, 'purchaseOrder' | 'position'>): string {
  const line = formatQuantity(position);
  return purchaseOrder ? messages.line(purchaseOrder.orderNumber, line) : line;
}

/** What a row is called, for screen readers. */
export function rowLabel(item: StepItemFragment): string {
  return messages.rowLabel(lineOf(item), item.material);
}

/** The quantity with its unit: `2,400 EA`. */
export function quantityOf({ quantity, sizePerItem }: Pick<StepItemFragment, 'quantity' | 'sizePerItem'>): string {
  return messages.quantityOf(formatQuantity(quantity), sizePerItem);
}

/** The class, with the further hazards behind it: `5.1 (8)`. */
export function dangerOf({ assessment, subsidiaryHazards }: StepItemFragment): string | null {
  if (subsidiaryHazards.length === 0) return assessment.dgClass;
  return `${assessment.dgClass ?? ''} (${subsidiaryHazards.join(', ')})`.trim();
}
