/** The names of waiting items in lists, in dialogs and for screen readers. */

import { formatQuantity } from '../../base/format.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { queueMessages as messages } from './messages.ts';

/** Returns an item's order and line: `10031 · 2`; only its line if the user may not read the order. */
export function lineOf({ purchaseOrder, position }: Pick<StepItemFragment, 'purchaseOrder' | 'position'>): string {
  const line = formatQuantity(position);
  return purchaseOrder ? messages.line(purchaseOrder.orderNumber, line) : line;
}

/** Returns a row's name for screen readers. */
export function rowLabel(item: StepItemFragment): string {
  return messages.rowLabel(lineOf(item), item.material);
}

/** Returns the dangerous goods class, followed by the subsidiary hazards: `5.1 (8)`. */
export function dangerOf({ assessment, subsidiaryHazards }: StepItemFragment): string | null {
  if (subsidiaryHazards.length === 0) return assessment.dgClass;
  return `${assessment.dgClass ?? ''} (${subsidiaryHazards.join(', ')})`.trim();
}
