import { useApolloClient } from '@apollo/client/react';
import {
  PurchaseOrderCountDocument,
  type PurchaseOrderListInput,
  type PurchaseOrderRowFragment,
  PurchaseOrderStatusReasonsDocument,
} from '../generated/operations.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { AllStatusDialog } from '../tracked/AllStatusDialog.tsx';
import { BulkStatusDialog } from '../tracked/BulkStatusDialog.tsx';
import { amongStatuses } from '../tracked/statusOffers.ts';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';
import { AssignProgramUsersToAllDialog } from '../user/AssignProgramUsersToAllDialog.tsx';
import { AssignProgramUsersToManyDialog } from '../user/AssignProgramUsersToManyDialog.tsx';

interface PurchaseOrderBulkProps {
  programId: string;
  kind: 'status' | 'users';
  /** The list that is shown, and how many records match it. */
  list: PurchaseOrderListInput;
  count: number;
  selection: Pick<Selection<PurchaseOrderRowFragment>, 'rows' | 'all' | 'clear' | 'release'>;
  onClose: () => void;
}

/** The dialogs that change many or all orders at once. Changed orders are deselected. */
export function PurchaseOrderBulk({ programId, kind, list, count, selection, onClose }: PurchaseOrderBulkProps) {
  const orders = selection.rows.map(({ orderNumber, ...order }) => ({ ...order, label: orderNumber }));
  const loadReasons = useStatusReasons(
    PurchaseOrderStatusReasonsDocument,
    orders[0]?.id ?? '',
    ({ purchaseOrder }) => purchaseOrder,
  );
  const client = useApolloClient();
  const countIn = async (statuses: readonly string[]) => {
    const { search, filter } = list;
    const variables = { programId, search, filter: amongStatuses(filter, statuses) };
    const { data } = await client.query({ query: PurchaseOrderCountDocument, variables, fetchPolicy: 'network-only' });
    return data?.purchaseOrders.meta.count ?? 0;
  };
  if (orders.length === 0) return null;
  if (selection.all) {
    const all = { list: { purchaseOrders: list }, count, onStarted: selection.clear, onClose };
    if (kind === 'users') return <AssignProgramUsersToAllDialog {...all} programId={programId} />;
    return <AllStatusDialog {...all} type="PURCHASE_ORDER" loadReasons={loadReasons} countIn={countIn} />;
  }
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
