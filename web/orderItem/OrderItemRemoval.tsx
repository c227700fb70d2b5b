import {
  type OrderItemRowFragment,
  PurchaseOrderPageDocument,
  useDeleteOrderItemMutation,
} from '../generated/operations.ts';
import { ConfirmDialog } from '../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { messages } from '../kit/messages.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { itemMessages } from './messages.ts';

interface OrderItemRemovalProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

/** Asks before an item is removed from its order. */
export function OrderItemRemoval({ item, onClose }: OrderItemRemovalProps) {
  const [remove] = useDeleteOrderItemMutation({
    refetchQueries: [PurchaseOrderPageDocument],
    awaitRefetchQueries: true,
  });
  const { lines, pending, save } = useDialogSave(
    async () => {
      const { data } = await remove({ variables: { id: item.id } });
      return data?.deleteOrderItem.errors ?? [];
    },
    () => {
      toast.success(messages.deleted);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={itemMessages.removeTitle}
      open
      confirmLabel={itemMessages.remove}
      pending={pending}
      error={lines.length > 0 ? lines.join(' ') : null}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {itemMessages.removeQuestion(item.position, item.material)}
    </ConfirmDialog>
  );
}
