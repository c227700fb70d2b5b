import { Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { Page } from '../app/Page.tsx';
import { usePermissions, useProgram } from '../app/session.ts';
import { usePurchaseOrderPageQuery } from '../generated/operations.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { NoAccess } from '../kit/feedback/NoAccess.tsx';
import { orderMessages as messages } from './messages.ts';
import { PurchaseOrderRecord } from './PurchaseOrderRecord.tsx';

/** A single purchase order: its fields, its items, and what is said about them. */
export function PurchaseOrderPage() {
  const { id = '' } = useParams();
  const { purchaseOrders } = usePermissions();
  const program = useProgram();
  const parents = [{ label: messages.purchaseOrders, to: addresses.purchaseOrders(program.slug) }];
  if (!purchaseOrders.read) {
    return (
      <>
        <Page title={messages.purchaseOrders} parents={parents} />
        <NoAccess />
      </>
    );
  }
  return <LoadedPurchaseOrder key={id} id={id} parents={parents} />;
}

interface LoadedPurchaseOrderProps {
  id: string;
  parents: { label: string; to: string }[];
}

function LoadedPurchaseOrder({ id, parents }: LoadedPurchaseOrderProps) {
  const program = useProgram();
  const [itemsPage, setItemsPage] = useState(1);
  const { data, previousData, loading, error, refetch } = usePurchaseOrderPageQuery({
    variables: { id, itemsPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const answer = data ?? previousData;
  const order = answer?.purchaseOrder;
  const title = order?.orderNumber ?? messages.purchaseOrders;
  return (
    <>
      <Page title={title} parents={parents} />
      {order && order.program?.id === program.id ? (
        <PurchaseOrderRecord
          order={order}
          itemsLoading={loading}
          onItemsPage={setItemsPage}
          onRefresh={() => void refetch()}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : answer ? (
        <EmptyState title={messages.notFound} hint={messages.notFoundHint} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

/** The page's outline, in the places where its parts will be. */
function RecordSkeleton() {
  return (
    <Stack gap="5" py="5" aria-hidden>
      <Skeleton h="34px" w="60%" />
      <Skeleton h="176px" />
      <Skeleton h="64" />
    </Stack>
  );
}
