import { formatQuantity } from '../../base/format.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { ChoiceName } from '../../kit/form/ChoiceName.tsx';
import { unitNames } from '../../lookup/lookupChoices.ts';

/** An item's quantity with the name of its unit: `2,400 each`. */
export function ItemQuantity({ item }: { item: Pick<StepItemFragment, 'quantity' | 'sizePerItem'> }) {
  return (
    <>
      {formatQuantity(item.quantity)} <ChoiceName source={unitNames} id={item.sizePerItem} />
    </>
  );
}
