import { messages } from '../base/words.ts';
import { useDeleteOrderItemMutation, useRemoveOrderItemFromShipmentMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { awaitsListOf } from '../kit/record/changesList.ts';
import type { ItemDialogProps } from './itemDialog.ts';
import { itemsOfOrder, itemsOfShipment } from './itemsOf.ts';
import { itemMessages } from './messages.ts';

/** Asks for confirmation before an item is removed from its order. */
export function OrderItemRemoval({ item, onClose }: ItemDialogProps) {
  const [remove] = useDeleteOrderItemMutation(awaitsListOf(itemsOfOrder(item.purchaseOrderId)));
  return (
    <ConfirmWrite
      title={itemMessages.removeTitle}
      label={itemMessages.remove}
      send={async (context) => {
        const { data } = await remove({ variables: { id: item.id }, context });
        return rejectionsOf(data?.deleteOrderItem);
      }}
      done={messages.deleted}
      onClose={onClose}
    >
      {itemMessages.removeQuestion(item.position, item.material)}
    </ConfirmWrite>
  );
}

/** Asks for confirmation before an item is removed from its shipment; it can be added again. */
export function ShipmentRemoval({ item, onClose }: ItemDialogProps) {
  const [remove] = useRemoveOrderItemFromShipmentMutation(awaitsListOf(itemsOfShipment(item.shipmentId ?? '')));
  return (
    <ConfirmWrite
      title={itemMessages.removeFromShipment}
      label={itemMessages.remove}
      note={null}
      send={async (context) => {
        const variables = { shipmentId: item.shipmentId ?? '', input: { orderItemId: item.id } };
        const { data } = await remove({ variables, context });
        return rejectionsOf(data?.removeShipmentItem);
      }}
      done={itemMessages.removedFromShipment}
      onClose={onClose}
    >
      {itemMessages.removeFromShipmentQuestion(item.position, item.material)}
    </ConfirmWrite>
  );
}
