import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { addDecimals, compareDecimals, isPositive, multiplyToCents, readDecimal } from '../base/decimal.ts';
import { formatQuantity } from '../base/format.ts';
import { type OrderItemRowFragment, useSplitOrderItemByQuantityMutation } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { useText } from '../kit/form/formContext.ts';
import { rejectedOr } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { changesListOf } from '../kit/record/changesList.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { useTakenLines } from './allItems.ts';
import { itemsOfOrder } from './itemsOf.ts';
import { splitLines } from './lineNumbers.ts';
import { itemMessages as messages } from './messages.ts';
import { type SplitPart, SplitPreview } from './SplitPreview.tsx';
import { splitQuantityForm } from './splitForms.ts';

interface SplitProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

/** The dialog that splits a quantity off an item. It previews the two resulting items. */
export function SplitQuantity({ item, onClose }: SplitProps) {
  const [split] = useSplitOrderItemByQuantityMutation(changesListOf(itemsOfOrder(item.purchaseOrderId)));
  const form = useCreateForm({
    form: useMemo(() => splitQuantityForm(item.quantity), [item.quantity]),
    name: `orderItem/splitQuantity/${item.id}`,
    scope: 'page',
    async save({ quantity }, context) {
      const input = { quantity, lockVersion: item.lockVersion };
      const { data } = await split({ variables: { id: item.id, input }, context });
      return rejectedOr(data?.splitOrderItemByQuantity);
    },
    onSaved() {
      toast.success(messages.quantityDone);
      onClose();
    },
  });
  return (
    <FormDialog title={messages.splitQuantity} label={messages.splitLabel} form={form} onClose={onClose}>
      <Box maxW="260px">
        <FormField name="quantity" />
      </Box>
      <Preview item={item} />
    </FormDialog>
  );
}

function Preview({ item }: { item: OrderItemRowFragment }) {
  const taken = useTakenLines(item.purchaseOrderId);
  const typed = readDecimal(useText('quantity'));
  const off = typed && isPositive(typed) && compareDecimals(typed, item.quantity) < 0 ? typed : null;
  const left = off && addDecimals(item.quantity, off, -1n);
  const worth = (quantity: string | null) => quantity && multiplyToCents(quantity, item.valuePerItem);
  const line = formatQuantity(item.position);
  const [next = null] = taken ? splitLines(line, 1, taken) : [];
  const parts: SplitPart[] = [
    {
      id: 'first',
      line,
      material: item.material,
      quantity: left ?? item.quantity,
      total: worth(left ?? item.quantity),
    },
    { id: 'second', line: next, material: item.material, quantity: off, total: worth(off) },
  ];
  const totals = parts.flatMap(({ total }) => total ?? []);
  return <SplitPreview parts={parts} total={totals.reduce((sum, total) => addDecimals(sum, total), '0')} />;
}
