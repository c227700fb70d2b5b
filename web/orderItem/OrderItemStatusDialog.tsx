import {
  type OrderItemRowFragment,
  OrderItemStatusReasonsDocument,
  useAssignOrderItemStatusMutation,
  useOrderItemNextStatusesQuery,
} from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { ChangeStatusDialog } from '../tracked/ChangeStatusDialog.tsx';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';

interface OrderItemStatusDialogProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

/** The dialog that moves an item to one of its possible next statuses. */
export function OrderItemStatusDialog({ item, onClose }: OrderItemStatusDialogProps) {
  const { data, error, refetch } = useOrderItemNextStatusesQuery({
    variables: { id: item.id },
    fetchPolicy: 'network-only',
  });
  const loadReasons = useStatusReasons(OrderItemStatusReasonsDocument, item.id, ({ orderItem }) => orderItem);
  const [assignStatus] = useAssignOrderItemStatusMutation();
  return (
    <ChangeStatusDialog
      record={{ type: 'ORDER_ITEM', id: item.id }}
      name={item.material}
      onClose={onClose}
      current={item.status}
      subStatus={item.subStatus}
      nextStatuses={data?.orderItem?.nextStatuses}
      refused={data?.orderItem?.refusedStatuses}
      error={error}
      refetch={refetch}
      loadReasons={loadReasons}
      assign={async (input, context) => {
        const { data: answer } = await assignStatus({ variables: { id: item.id, input }, context });
        return outcomeOf(answer?.assignOrderItemStatus, answer?.assignOrderItemStatus?.orderItem);
      }}
    />
  );
}
