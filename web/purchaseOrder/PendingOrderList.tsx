import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import type { PurchaseOrderColumn } from '../generated/columns.ts';
import { type PendingOrderListQuery, usePendingOrderListQuery } from '../generated/operations.ts';
import type { Column } from '../kit/list/columns.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { opensOverview, overviewLabel } from '../shell/overviewSections.ts';
import { orderListSpec } from './list.ts';
import { orderMessages } from './messages.ts';
import { progressColumns } from './ProgressColumns.tsx';
import { orderColumns } from './PurchaseOrderColumns.tsx';

type PendingColumn = Column<PendingOrderListQuery['purchaseOrders']['data'][number], PurchaseOrderColumn>;

/** The program's open and approved orders with items that have not yet arrived. */
export function PendingOrderList() {
  const { id: programId, slug, orderNumberInternalEnabled } = useProgram();
  const allowed = opensOverview(usePermissions().views, 'pending-orders');
  const list = useRecordList(orderListSpec(orderNumberInternalEnabled), `pending-orders:${programId}`, {
    list: 'PENDING_ORDERS',
    programId: programId,
    counted: ({ search, filter }) => ({
      purchaseOrders: { programId, search, filter: { ...filter, overview: 'PENDING_ORDERS' } },
    }),
  });
  const { filter, ...variables } = list.variables;
  const query = usePendingOrderListQuery({
    ...list.options,
    variables: { ...variables, programId, filter: { ...filter, overview: 'PENDING_ORDERS' } },
    skip: !allowed,
  });
  return (
    <RecordList
      head={{ title: overviewLabel('pending-orders'), searchPlaceholder: orderMessages.searchOrders }}
      allowed={allowed}
      list={list}
      source={{
        query,
        page: (data) => data.purchaseOrders,
        watch: { type: 'PURCHASE_ORDER', also: ['ORDER_ITEM'], programId },
      }}
      columns={useMemo(() => pendingColumns(slug), [slug])}
      link={{ to: ({ id }) => addresses.purchaseOrder(slug, id), load: () => import('./PurchaseOrderPage.tsx') }}
      empty={{
        purpose: orderMessages.pendingPurpose,
        next: { label: orderMessages.toOrders, to: addresses.purchaseOrders(slug) },
      }}
      minWidth="1120px"
    />
  );
}

/** Returns the relevant columns of every order list, plus those for progress. */
function pendingColumns(slug: string): PendingColumn[] {
  const columns = orderColumns(slug, false).filter(({ id }) => id !== 'GROUP');
  return [
    ...columns.slice(0, -1),
    ...progressColumns.map((column) => ({ ...column, card: 'line' as const })),
    ...columns.slice(-1),
  ];
}
