import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { addresses } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { withCode } from '../base/preload.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { type PurchaseOrderListQuery, usePurchaseOrderListQuery } from '../generated/operations.ts';
import { isShown } from '../kit/list/arrange.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { trackedBulk } from '../tracked/trackedBulk.ts';
import { orderListSpec } from './list.ts';
import { orderMessages } from './messages.ts';
import { useNewPurchaseOrder } from './NewPurchaseOrderLink.tsx';
import { chosenOrderColumns } from './PurchaseOrderColumns.tsx';

const PurchaseOrderBulk = lazyComponent(async () => (await import('./PurchaseOrderBulk.tsx')).PurchaseOrderBulk);

type OrderInList = PurchaseOrderListQuery['purchaseOrders']['data'][number];
type OrderSelection = Selection<OrderInList>;

const loadPage = () => import('./PurchaseOrderPage.tsx');

/** The purchase orders of the program. */
export function PurchaseOrderList() {
  const client = useApolloClient();
  const { id: programId, slug, orderNumberInternalEnabled } = useProgram();
  const { purchaseOrders } = usePermissions();
  const list = useRecordList(orderListSpec(orderNumberInternalEnabled), `purchase-orders:${programId}`, {
    list: 'PURCHASE_ORDERS',
    programId,
    counted: (rows) => ({ purchaseOrders: { programId, ...rows } }),
  });
  const query = usePurchaseOrderListQuery({
    ...list.options,
    variables: { programId, ...list.variables, withMaker: isShown(list, 'CREATED_BY') },
    skip: !purchaseOrders.read,
  });
  const { search, sort, filter } = list.variables;
  const [opened, setOpened] = useState<{ kind: 'status' | 'users'; selection: OrderSelection } | null>(null);
  return (
    <>
      <RecordList
        head={{
          title: orderMessages.listTitle,
          crumb: orderMessages.purchaseOrders,
          searchPlaceholder: orderMessages.searchOrders,
        }}
        allowed={purchaseOrders.read}
        list={list}
        source={{ query, page: (data) => data.purchaseOrders, watch: { type: 'PURCHASE_ORDER', programId } }}
        columns={useMemo(
          () => chosenOrderColumns(slug, orderNumberInternalEnabled),
          [slug, orderNumberInternalEnabled],
        )}
        link={{
          to: ({ id }) => addresses.purchaseOrder(slug, id),
          load: loadPage,
          ask: ({ id }) => withCode(loadPage, ({ prefetchOrder }) => prefetchOrder(client, id)),
        }}
        add={useNewPurchaseOrder(slug)}
        empty={{ purpose: orderMessages.purpose, adders: orderMessages.adders }}
        minWidth="1080px"
        bulk={trackedBulk<OrderInList>(
          purchaseOrders,
          ({ orderNumber }) => orderNumber,
          (kind, selection) => setOpened({ kind, selection }),
        )}
      />
      {opened && (
        <PurchaseOrderBulk
          {...opened}
          list={{ programId, search, sort, filter }}
          count={(query.data ?? query.previousData)?.purchaseOrders.meta.count ?? 0}
          programId={programId}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
