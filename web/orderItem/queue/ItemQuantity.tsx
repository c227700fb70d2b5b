import { formatQuantity } from '../../base/format.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { useUnitBeside } from '../../lookup/lookupChoices.ts';

/** An item's quantity with the name of its unit: `2,400 each`. */
export function ItemQuantity({ item }: { item: Pick<StepItemFragment, 'quantity' | 'sizePerItem'> }) {
  const unit = useUnitBeside(item.quantity, item.sizePerItem);
  return `${formatQuantity(item.quantity)} ${unit}`;
}
