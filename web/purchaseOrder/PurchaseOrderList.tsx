import { Button } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { PHONE, useMedia } from '../app/media.ts';
import { Page } from '../app/Page.tsx';
import { preload } from '../app/preload.ts';
import { usePermissions, useProgram } from '../app/session.ts';
import { usePurchaseOrderListQuery } from '../generated/operations.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { NoAccess } from '../kit/feedback/NoAccess.tsx';
import { ListLayout } from '../kit/list/ListLayout.tsx';
import { Pager } from '../kit/list/Pager.tsx';
import { RecordCards } from '../kit/list/RecordCards.tsx';
import { RecordTable } from '../kit/list/RecordTable.tsx';
import { useListState } from '../kit/list/useListState.ts';
import { usePageInRange } from '../kit/list/usePageInRange.ts';
import { useScrollMemory } from '../kit/list/useScrollMemory.ts';
import { messages } from '../kit/messages.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { orderListSpec } from './list.ts';
import { orderMessages } from './messages.ts';
import { PurchaseOrderCard } from './PurchaseOrderCard.tsx';
import { type OrderRow, orderColumns } from './PurchaseOrderColumns.tsx';

/** The purchase orders of the program, for those who may read them. */
export function PurchaseOrderList() {
  const { purchaseOrders } = usePermissions();
  return (
    <>
      <Page title={orderMessages.listTitle} crumb={orderMessages.purchaseOrders} />
      {purchaseOrders.read ? <Orders /> : <NoAccess />}
    </>
  );
}

function Orders() {
  const program = useProgram();
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  const scroller = useRef<HTMLDivElement>(null);
  const spec = orderListSpec(program.orderNumberInternalEnabled);
  const list = useListState(spec, `purchase-orders:${program.id}`);
  const { data, previousData, loading, error, refetch } = usePurchaseOrderListQuery({
    variables: { programId: program.id, ...list.variables },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = (data ?? previousData)?.purchaseOrders;
  const rows = found?.data ?? null;
  const columns = useMemo(
    () => orderColumns(program.slug, program.orderNumberInternalEnabled),
    [program.slug, program.orderNumberInternalEnabled],
  );
  useRecordChanges({
    programId: program.id,
    concerns: ({ type }) => type === 'PURCHASE_ORDER',
    onChange: () => void refetch(),
  });
  useScrollMemory(scroller, rows !== null);
  usePageInRange(list, data?.purchaseOrders.meta);

  const shared = {
    label: orderMessages.listTitle,
    rows,
    rowKey: (order: OrderRow) => order.id,
    onOpen: (order: OrderRow) => void navigate(addresses.purchaseOrder(program.slug, order.id)),
    dimmed: !data && rows !== null,
  };
  return (
    <ListLayout
      title={orderMessages.listTitle}
      meta={found?.meta ?? null}
      list={list}
      filters={spec.filters}
      searchPlaceholder={orderMessages.searchOrders}
      actions={<AddNew slug={program.slug} phone={phone} />}
      footer={
        found && found.meta.count > 0 && <Pager meta={found.meta} pageSize={spec.pageSize} onPage={list.setPage} />
      }
      scroller={scroller}
    >
      <Pending active={loading && !data} />
      {error && !rows && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!(error && !rows) && rows?.length !== 0 && phone && (
        <RecordCards {...shared} card={(order) => <PurchaseOrderCard order={order} slug={program.slug} />} />
      )}
      {!(error && !rows) && rows?.length !== 0 && !phone && (
        <RecordTable
          {...shared}
          columns={columns}
          sort={list.sort}
          onSort={list.toggleSort}
          onPreview={preloadRecord}
          minWidth="1080px"
        />
      )}
      {rows?.length === 0 && <Nothing narrowed={list.narrowed} onClear={list.clear} />}
    </ListLayout>
  );
}

/** Loads the record page ahead, once the pointer rests on a row. */
function preloadRecord(): void {
  preload(() => import('./PurchaseOrderPage.tsx'));
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) return <EmptyState title={messages.emptyList} />;
  return (
    <EmptyState
      title={messages.noResults}
      action={
        <Button variant="outline" onClick={onClear}>
          {messages.clearFilters}
        </Button>
      }
    />
  );
}

function AddNew({ slug, phone }: { slug: string; phone: boolean }) {
  const { purchaseOrders } = usePermissions();
  const navigate = useNavigate();
  const allowed = purchaseOrders.write && purchaseOrders.read;
  return (
    <ActionButton
      disabledReason={allowed ? null : orderMessages.addNewDenied}
      aria-label={phone ? orderMessages.addNew : undefined}
      px={phone ? '2' : undefined}
      onPointerEnter={() => preload(() => import('./NewPurchaseOrderPage.tsx'))}
      onClick={() => void navigate(addresses.newPurchaseOrder(slug))}
    >
      <Plus aria-hidden />
      {!phone && orderMessages.addNew}
    </ActionButton>
  );
}
