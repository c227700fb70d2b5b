import { useLazyQuery } from '@apollo/client/react';
import {
  type PurchaseOrderHeaderFragment,
  PurchaseOrderStatusReasonsDocument,
  useAssignPurchaseOrderStatusMutation,
  useAssignPurchaseOrderUsersMutation,
  usePurchaseOrderNextStatusesQuery,
} from '../generated/operations.ts';
import { ChangeStatusDialog } from '../kit/record/ChangeStatusDialog.tsx';
import { AssignProgramUsersDialog } from '../user/AssignProgramUsersDialog.tsx';

interface OrderDialogProps {
  order: PurchaseOrderHeaderFragment;
  onClose: () => void;
}

/** Moves an order to one of the statuses that are open to it now. */
export function PurchaseOrderStatusDialog({ order, onClose }: OrderDialogProps) {
  const { data, error } = usePurchaseOrderNextStatusesQuery({
    variables: { id: order.id },
    fetchPolicy: 'network-only',
  });
  const [loadReasons] = useLazyQuery(PurchaseOrderStatusReasonsDocument);
  const [assignStatus] = useAssignPurchaseOrderStatusMutation();
  return (
    <ChangeStatusDialog
      open
      onClose={onClose}
      current={{ ...order.status, description: order.subStatus }}
      nextStatuses={data?.purchaseOrder?.nextStatuses}
      error={error}
      loadReasons={async (status) => {
        const reasons = await loadReasons({ variables: { id: order.id, status } });
        if (reasons.error) throw reasons.error;
        return reasons.data?.purchaseOrder?.statusReasons ?? [];
      }}
      assign={async (status, subStatus) => {
        const { data: answer } = await assignStatus({ variables: { id: order.id, input: { status, subStatus } } });
        return answer?.assignPurchaseOrderStatus.errors ?? [];
      }}
    />
  );
}

interface UsersDialogProps extends OrderDialogProps {
  programId: string;
}

/** Chooses who looks after an order. */
export function PurchaseOrderUsersDialog({ order, programId, onClose }: UsersDialogProps) {
  const [assignUsers] = useAssignPurchaseOrderUsersMutation();
  return (
    <AssignProgramUsersDialog
      programId={programId}
      onClose={onClose}
      assigned={order.users ?? []}
      assign={async (userIds) => {
        const { data } = await assignUsers({ variables: { id: order.id, input: { userIds } } });
        return data?.assignPurchaseOrderUsers.errors ?? [];
      }}
    />
  );
}
