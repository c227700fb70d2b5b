import { useLazyQuery } from '@apollo/client/react';
import {
  type OrderItemRowFragment,
  OrderItemStatusReasonsDocument,
  useAssignOrderItemStatusMutation,
  useOrderItemNextStatusesQuery,
} from '../generated/operations.ts';
import { ChangeStatusDialog } from '../kit/record/ChangeStatusDialog.tsx';

interface OrderItemStatusDialogProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

/** Moves an item to one of the statuses that are open to it now. */
export function OrderItemStatusDialog({ item, onClose }: OrderItemStatusDialogProps) {
  const { data, error } = useOrderItemNextStatusesQuery({ variables: { id: item.id }, fetchPolicy: 'network-only' });
  const [loadReasons] = useLazyQuery(OrderItemStatusReasonsDocument);
  const [assignStatus] = useAssignOrderItemStatusMutation();
  return (
    <ChangeStatusDialog
      open
      onClose={onClose}
      current={{ ...item.status, description: item.subStatus }}
      nextStatuses={data?.orderItem?.nextStatuses}
      error={error}
      loadReasons={async (status) => {
        const reasons = await loadReasons({ variables: { id: item.id, status } });
        if (reasons.error) throw reasons.error;
        return reasons.data?.orderItem?.statusReasons ?? [];
      }}
      assign={async (status, subStatus) => {
        const { data: answer } = await assignStatus({ variables: { id: item.id, input: { status, subStatus } } });
        return answer?.assignOrderItemStatus.errors ?? [];
      }}
    />
  );
}
