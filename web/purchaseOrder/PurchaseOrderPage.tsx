import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { PurchaseOrderPageDocument, usePurchaseOrderPageQuery } from '../generated/operations.ts';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { prefetch } from '../kit/record/prefetch.ts';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { ROWS_OF_PAGE } from '../orderItem/ItemPanel.tsx';
import { orderMessages as messages } from './messages.ts';
import { PurchaseOrderRecord } from './PurchaseOrderRecord.tsx';

/** Prefetches the data of an order's page. */
export function prefetchOrder(client: ApolloClient, id: string): void {
  prefetch(client, { query: PurchaseOrderPageDocument, variables: { id, itemsPage: 1 } });
}

/** The page of a purchase order: its fields, items and comments. */
export function PurchaseOrderPage() {
  const { id = '' } = useParams();
  const [itemsPage, setItemsPage] = useInnerPage('itemsPage', ROWS_OF_PAGE);
  const program = useProgram();
  const { purchaseOrders } = usePermissions();
  const query = usePurchaseOrderPageQuery({
    variables: { id, itemsPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: !purchaseOrders.read,
  });
  return (
    <RecordPage
      allowed={purchaseOrders.read}
      query={query}
      record={({ purchaseOrder }) => (purchaseOrder?.program?.id === program.id ? purchaseOrder : null)}
      title={(order) => order.orderNumber}
      parents={[{ label: messages.purchaseOrders, to: addresses.purchaseOrders(program.slug) }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
    >
      {(order) => (
        <PurchaseOrderRecord
          key={order.id}
          order={order}
          itemsLoading={query.data === undefined}
          onItemsPage={setItemsPage}
          onRefresh={() => void query.refetch()}
        />
      )}
    </RecordPage>
  );
}
