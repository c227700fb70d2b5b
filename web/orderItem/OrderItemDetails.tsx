import { Box, HStack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type OrderItemRowFragment, useUpdateOrderItemMutation } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { CancelButton } from '../kit/form/CancelButton.tsx';
import { hasDraft } from '../kit/form/draft.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import type { SaveForm } from '../kit/form/useSave.ts';
import { messages } from '../kit/messages.ts';
import { isAllowed, refusalOf } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { itemMessages } from './messages.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { OrderItemRemoval } from './OrderItemRemoval.tsx';
import { OrderItemStatusDialog } from './OrderItemStatusDialog.tsx';
import { type OrderItemValues, orderItemSchema, orderItemValues, updateItemInput } from './orderItemForm.ts';

/** Under which name an unfinished edit of an item is kept. */
export function itemDraftName(id: string): string {
  return `orderItem/${id}`;
}

/** Everything about an item, and what can be done with it; its form stands in the same place. */
export function OrderItemDetails({ item }: { item: OrderItemRowFragment }) {
  const mayEdit = isAllowed(item.abilities, 'update');
  const [editing, setEditing] = useState(() => mayEdit && hasDraft(itemDraftName(item.id)));
  const editButton = useReturnFocus(editing);
  const [dialog, setDialog] = useState<'status' | 'remove' | null>(null);
  const form = useOrderItemForm(item, editing && mayEdit, () => setEditing(false));
  const formId = `order-item-${item.id}`;
  const isInShipment = item.shipmentId !== null;
  return (
    <Box px={{ base: '3', md: '5' }} pt="3" pb="4">
      <HStack gap="2" wrap="wrap" role="group" aria-label={itemMessages.rowActions}>
        {editing ? (
          <>
            <ActionButton
              size="xs"
              type="submit"
              form={formId}
              loading={form.pending}
              disabledReason={form.disabledReason}
            >
              {messages.save}
            </ActionButton>
            <CancelButton size="xs" form={form} onCancel={() => setEditing(false)} />
          </>
        ) : (
          <>
            <ActionButton
              ref={editButton}
              size="xs"
              variant="outline"
              disabledReason={refusalOf(item.abilities, 'update')}
              onClick={() => setEditing(true)}
            >
              {itemMessages.editItem}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="outline"
              disabledReason={refusalOf(item.abilities, 'assign_status')}
              onClick={() => setDialog('status')}
            >
              {itemMessages.changeStatus}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="outline"
              disabledReason={
                item.status.key === 'open' ? refusalOf(item.abilities, 'remove') : itemMessages.cannotRemove
              }
              onClick={() => setDialog('remove')}
            >
              {itemMessages.removeItem}
            </ActionButton>
          </>
        )}
      </HStack>
      <RecordForm form={form} id={formId} label={itemMessages.details(item.position)}>
        <OrderItemFields isInShipment={isInShipment} subStatus={item.subStatus} />
      </RecordForm>
      {dialog === 'status' && <OrderItemStatusDialog item={item} onClose={() => setDialog(null)} />}
      {dialog === 'remove' && <OrderItemRemoval item={item} onClose={() => setDialog(null)} />}
    </Box>
  );
}

function useOrderItemForm(item: OrderItemRowFragment, editing: boolean, stopEditing: () => void) {
  const [update] = useUpdateOrderItemMutation();
  const shown = useMemo(() => orderItemValues(item), [item]);
  const isInShipment = item.shipmentId !== null;
  const schema = useMemo(() => orderItemSchema(isInShipment), [isInShipment]);
  const save: SaveForm<OrderItemValues> = async ({ changes, lockVersion, keyed }) => {
    const input = updateItemInput(changes, lockVersion);
    const { data } = await update({ variables: { id: item.id, input }, context: keyed({ id: item.id, input }) });
    const { errors = [], current } = data?.updateOrderItem ?? {};
    if (current) {
      return { kind: 'stale', current: { values: orderItemValues(current), lockVersion: current.lockVersion } };
    }
    return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'saved' };
  };
  return useRecordForm<OrderItemValues>({
    name: itemDraftName(item.id),
    shown,
    lockVersion: item.lockVersion,
    schema,
    editing,
    scope: 'page',
    blockInvalid: true,
    save,
    onSaved() {
      toast.success(messages.updated);
      stopEditing();
    },
  });
}
