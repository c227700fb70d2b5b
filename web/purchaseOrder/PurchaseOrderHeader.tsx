import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { lazyComponent } from '../base/lazyComponent.ts';
import { usePermissions } from '../client/session.ts';
import {
  type PurchaseOrderHeaderFragment,
  PurchaseOrderStatusReasonsDocument,
  useAssignPurchaseOrderStatusMutation,
  useAssignPurchaseOrderUsersMutation,
  usePurchaseOrderNextStatusesQuery,
} from '../generated/operations.ts';
import { outcomeOf, rejectionsOf } from '../kit/form/outcome.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { TitleBadge } from '../kit/record/RecordHeader.tsx';
import type { RecordEditing } from '../kit/record/useRecordEditing.ts';
import { WaitingMark } from '../kit/ui/WaitingMark.tsx';
import { ChangeStatusDialog } from '../tracked/ChangeStatusDialog.tsx';
import { TrackedHeader } from '../tracked/TrackedHeader.tsx';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';
import { AssignProgramUsersDialog } from '../user/AssignProgramUsersDialog.tsx';
import { orderMessages as messages } from './messages.ts';
import { OrderPaper } from './OrderPaper.tsx';

const CopyOrderDialog = lazyComponent(async () => (await import('./CopyOrderDialog.tsx')).CopyOrderDialog);

interface PurchaseOrderHeaderProps {
  order: PurchaseOrderHeaderFragment;
  programId: string;
  formId: string;
  editing: RecordEditing;
  /** Whether the items are being edited as a sheet: the Edit button is then less prominent. */
  quiet: boolean;
}

/** The header of an order: number, status, assigned users and actions. */
export function PurchaseOrderHeader({ order, programId, formId, editing, quiet }: PurchaseOrderHeaderProps) {
  const { id, users } = order;
  const { purchaseOrders, orderItems } = usePermissions();
  const mayCopy = purchaseOrders.write && orderItems.write;
  const [assignUsers] = useAssignPurchaseOrderUsersMutation();
  return (
    <TrackedHeader<'pdf' | 'copy'>
      title={order.orderNumber}
      {...editing}
      formId={formId}
      quiet={quiet}
      record={order}
      badges={
        <>
          {order.external && <TitleBadge>{recordMessages.external}</TitleBadge>}
          <WaitingMark type="PURCHASE_ORDER" id={id} />
        </>
      }
      menuLabel={messages.actions}
      menu={(open) => [
        {
          id: 'orderPdf',
          label: messages.downloadPdf,
          reason: null,
          icon: Download,
          onSelect: () => open('pdf'),
        },
        {
          id: 'copyOrder',
          label: messages.copyOrder,
          reason: mayCopy ? null : messages.addNewDenied,
          icon: Copy,
          onSelect: () => open('copy'),
        },
      ]}
      dialog={(which, onClose) =>
        which === 'status' ? (
          <StatusDialog order={order} onClose={onClose} />
        ) : which === 'pdf' ? (
          <OrderPaper id={id} onClose={onClose} />
        ) : which === 'copy' ? (
          <CopyOrderDialog order={order} onClose={onClose} />
        ) : (
          <AssignProgramUsersDialog
            programId={programId}
            assigned={users ?? []}
            assign={async (userIds, context) => {
              const { data } = await assignUsers({ variables: { id, input: { userIds } }, context });
              return rejectionsOf(data?.assignPurchaseOrderUsers);
            }}
            onClose={onClose}
          />
        )
      }
    />
  );
}

type StatusDialogProps = Pick<PurchaseOrderHeaderProps, 'order'> & { onClose: () => void };

function StatusDialog({ order: { id, orderNumber, status, subStatus }, onClose }: StatusDialogProps) {
  const { data, error, refetch } = usePurchaseOrderNextStatusesQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const loadReasons = useStatusReasons(PurchaseOrderStatusReasonsDocument, id, ({ purchaseOrder }) => purchaseOrder);
  const [assignStatus] = useAssignPurchaseOrderStatusMutation();
  return (
    <ChangeStatusDialog
      record={{ type: 'PURCHASE_ORDER', id }}
      name={orderNumber}
      current={status}
      subStatus={subStatus}
      nextStatuses={data?.purchaseOrder?.nextStatuses}
      error={error}
      refetch={refetch}
      loadReasons={loadReasons}
      assign={async (input, context, confirmed) => {
        const { data: answer } = await assignStatus({ variables: { id, input, confirmed }, context });
        return outcomeOf(answer?.assignPurchaseOrderStatus, answer?.assignPurchaseOrderStatus?.purchaseOrder);
      }}
      onClose={onClose}
    />
  );
}
