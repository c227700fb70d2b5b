import { useMemo, useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { usePermissions, useProgram } from '../app/session.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { type PurchaseOrderRowFragment, usePurchaseOrderListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { trackedBulk } from '../kit/list/trackedBulk.ts';
import { useRecordList } from '../kit/list/useRecordList.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { orderListSpec } from './list.ts';
import { orderMessages } from './messages.ts';
import { useNewPurchaseOrder } from './NewPurchaseOrderLink.tsx';
import { orderColumns } from './PurchaseOrderColumns.tsx';

const PurchaseOrderBulk = lazyComponent(async () => (await import('./PurchaseOrderBulk.tsx')).PurchaseOrderBulk);

type OrderSelection = Selection<PurchaseOrderRowFragment>;

/** The purchase orders of the program. */
export function PurchaseOrderList() {
  const { id: programId, slug, orderNumberInternalEnabled } = useProgram();
  const { purchaseOrders } = usePermissions();
  const list = useRecordList(orderListSpec(orderNumberInternalEnabled), `purchase-orders:${programId}`);
  const query = usePurchaseOrderListQuery({
    ...list.options,
    variables: { programId, ...list.variables },
    skip: !purchaseOrders.read,
  });
  const [opened, setOpened] = useState<{ kind: 'status' | 'users'; selection: OrderSelection } | null>(null);
  return (
    <>
      <RecordList
        title={orderMessages.listTitle}
        crumb={orderMessages.purchaseOrders}
        allowed={purchaseOrders.read}
        list={list}
        query={query}
        page={(data) => data.purchaseOrders}
        columns={useMemo(() => orderColumns(slug, orderNumberInternalEnabled), [slug, orderNumberInternalEnabled])}
        to={({ id }) => addresses.purchaseOrder(slug, id)}
        load={() => import('./PurchaseOrderPage.tsx')}
        add={useNewPurchaseOrder(slug)}
        empty={{ purpose: orderMessages.purpose, adders: orderMessages.adders }}
        searchPlaceholder={orderMessages.searchOrders}
        watch={{ type: 'PURCHASE_ORDER', programId }}
        minWidth="1080px"
        bulk={trackedBulk<PurchaseOrderRowFragment>(
          purchaseOrders,
          ({ orderNumber }) => orderNumber,
          (kind, selection) => setOpened({ kind, selection }),
        )}
      />
      {opened && <PurchaseOrderBulk {...opened} programId={programId} onClose={() => setOpened(null)} />}
    </>
  );
}
