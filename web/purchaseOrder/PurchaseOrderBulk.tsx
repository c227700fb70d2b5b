import { type PurchaseOrderRowFragment, PurchaseOrderStatusReasonsDocument } from '../generated/operations.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { BulkStatusDialog } from '../kit/record/BulkStatusDialog.tsx';
import { useStatusReasons } from '../kit/record/useStatusReasons.ts';
import { AssignProgramUsersToManyDialog } from '../user/AssignProgramUsersToManyDialog.tsx';

interface BulkProps {
  programId: string;
  kind: 'status' | 'users';
  selection: Selection<PurchaseOrderRowFragment>;
  onClose: () => void;
}

/** The dialogs that change many orders at once. Changed orders are deselected. */
export function PurchaseOrderBulk({ programId, kind, selection, onClose }: BulkProps) {
  const orders = selection.rows.map(({ orderNumber, ...order }) => ({ ...order, label: orderNumber }));
  const loadReasons = useStatusReasons(
    PurchaseOrderStatusReasonsDocument,
    orders[0]?.id ?? '',
    ({ purchaseOrder }) => purchaseOrder,
  );
  if (orders.length === 0) return null;
  return kind === 'status' ? (
    <BulkStatusDialog
      type="PURCHASE_ORDER"
      records={orders}
      loadReasons={loadReasons}
      onDone={selection.release}
      onClose={onClose}
    />
  ) : (
    <AssignProgramUsersToManyDialog
      programId={programId}
      type="PURCHASE_ORDER"
      records={orders}
      onDone={selection.release}
      onClose={onClose}
    />
  );
}
