import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../base/words.ts';
import { type OrderItemRowFragment, useUpdateOrderItemMutation } from '../generated/operations.ts';
import { CopyInput } from '../kit/form/CopyInput.tsx';
import { useLeaveConfirmation } from '../kit/form/LeaveConfirmation.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { PrintedFields } from '../kit/form/PrintedFields.tsx';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { InDocument } from '../kit/print/InDocument.tsx';
import { undoingSave } from '../kit/record/undo.ts';
import { toast } from '../kit/ui/toaster.ts';
import { InlineForm } from './InlineForm.tsx';
import { itemDraftName, useHasLeft } from './itemNavigation.ts';
import { itemMessages } from './messages.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { orderItemForm, shippedItemForm } from './orderItemForm.ts';
import type { ItemSteps } from './useItemSteps.ts';

interface OrderItemFormProps {
  item: OrderItemRowFragment;
  steps: ItemSteps;
  editing: boolean;
  /** `edit` on the item's page, whose address opens the edit; `page` in a row of a table. */
  scope: 'page' | 'edit';
  /** The field that is focused on mount. */
  focus: string | null;
  /** Opens the next item at a field; null for the last item. */
  onNext: ((field: string) => void) | null;
  /** Ends the edit. */
  onStop: () => void;
  /** What stands above the fields. `leave` calls a function once there is no unsaved input to lose. */
  above?: (leave: (goOn: () => void) => void) => ReactNode;
}

/** The fields of an item, to read or to edit in place. */
export function OrderItemForm(props: OrderItemFormProps) {
  const { item, steps, editing, scope, focus, onNext, onStop, above } = props;
  const { assessed, received, ordered, receipts } = steps;
  const hasLeft = useHasLeft(item.id);
  const [update] = useUpdateOrderItemMutation();
  const form = useEditForm({
    form: item.shipmentId === null ? orderItemForm : shippedItemForm,
    name: itemDraftName(item.id),
    record: item,
    editing,
    scope,
    async save(input, context) {
      const { data } = await update({ variables: { id: item.id, input }, context });
      return outcomeOf(data?.updateOrderItem, data?.updateOrderItem?.orderItem);
    },
    onSaved({ next, undo }) {
      toast.success(messages.updated, undoingSave(undo));
      if (next && onNext) goOn();
      else onStop();
    },
  });
  const { leave, question } = useLeaveConfirmation(form);
  const goOn = () => onNext?.(fieldInFocus(form.context.id) ?? 'position');
  const fields = (
    <OrderItemFields {...{ assessed, received, ordered, receipts }} itemId={item.id} subStatus={item.subStatus} />
  );
  return (
    <>
      {hasLeft && (
        <Alert.Root status="warning" my="3">
          <Alert.Indicator />
          <Alert.Content>{itemMessages.leftTheList}</Alert.Content>
          <CopyInput form={form} />
        </Alert.Root>
      )}
      {above?.(leave)}
      <InlineForm
        form={form}
        label={itemMessages.details(item.position)}
        next={onNext && { label: itemMessages.saveNext, go: goOn }}
        focus={focus}
        onCancel={onStop}
      >
        {fields}
      </InlineForm>
      {scope === 'edit' && (
        <InDocument place="facts">
          <PrintedFields form={form}>{fields}</PrintedFields>
        </InDocument>
      )}
      {question}
    </>
  );
}

/** Returns the name of the focused field in the form with this id; null if none is focused. */
function fieldInFocus(form: string): string | null {
  const { id } = document.activeElement ?? {};
  return id?.startsWith(`${form}-`) ? id.slice(form.length + 1) : null;
}
