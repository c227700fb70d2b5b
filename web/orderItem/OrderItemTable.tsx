import { Box } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { OrderItemRowFragment, OrderItemTableFragment } from '../generated/operations.ts';
import { hasDraft } from '../kit/form/draft.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { formatMoney } from '../kit/format.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { ABOVE_BAR } from '../kit/list/tableStyle.ts';
import { useSelection } from '../kit/list/useSelection.ts';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { type ItemDialog, itemActions } from './itemActions.ts';
import { ItemWalkProvider, itemDraftName, useNewItemWalk } from './itemWalk.ts';
import { itemMessages } from './messages.ts';
import { NewOrderItem, newItemDraftName } from './NewOrderItem.tsx';
import { OrderItemBulkBar, useItemRights } from './OrderItemBulkBar.tsx';
import { itemColumns, itemName } from './OrderItemColumns.tsx';
import { OrderItemDetails } from './OrderItemDetails.tsx';

const OrderItemDialogs = lazy(async () => ({ default: (await import('./OrderItemDialogs.tsx')).OrderItemDialogs }));

interface OrderItemTableProps {
  /** The order: its `CREATE_ITEM` ability, and what its items are worth together. */
  order: { id: string; abilities: readonly Ability[]; totalValue: string | null };
  page: OrderItemTableFragment;
  loading: boolean;
  /** The item whose comments are shown. */
  commentedItemId: string | null;
  onPage: (page: number) => void;
  onComment: (id: string, label: string) => void;
}

/** As many rows as the page's query asks for. */
const ROWS = 50;

/** The lines of an order: a page of rows, each of which opens to everything about its item. */
export function OrderItemTable({ order, page, loading, commentedItemId, onPage, onComment }: OrderItemTableProps) {
  const { meta } = page;
  const [adding, setAdding] = useState(() => hasDraft(newItemDraftName(order.id)));
  const addButton = useReturnFocus(adding);
  // How many items there were when one was made: until there are more, it is on its way.
  const [before, setBefore] = useState<number | null>(null);
  const created = before !== null && meta.count > before;
  // A new item stands at the end, and a page whose last row was removed is gone: show what is there.
  const wanted = created || (page.data.length === 0 && meta.page > 1) ? Math.max(1, meta.pages) : meta.page;
  useEffect(() => {
    if (created) setBefore(null);
    if (wanted !== meta.page) onPage(wanted);
  }, [created, wanted, meta.page, onPage]);
  return (
    <InnerList
      title={itemMessages.title}
      meta={meta}
      pageSize={ROWS}
      onPage={onPage}
      loading={loading}
      action={
        !adding && (
          <ActionButton
            ref={addButton}
            variant="outline"
            disabledReason={reasonAgainst(order.abilities, 'CREATE_ITEM')}
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden />
            {itemMessages.add}
          </ActionButton>
        )
      }
      above={
        adding && (
          <NewOrderItem
            purchaseOrderId={order.id}
            onClose={() => setAdding(false)}
            onCreated={() => setBefore(meta.count)}
          />
        )
      }
    >
      <Items
        page={page}
        loading={loading}
        orderId={order.id}
        total={order.totalValue}
        commentedItemId={commentedItemId}
        onPage={onPage}
        onComment={onComment}
      />
    </InnerList>
  );
}

interface ItemsProps
  extends Pick<OrderItemTableProps, 'page' | 'loading' | 'commentedItemId' | 'onPage' | 'onComment'> {
  orderId: string;
  total: string | null;
}

function Items({ page, loading, orderId, total, commentedItemId, onPage, onComment }: ItemsProps) {
  const walk = useNewItemWalk(page, ROWS, onPage);
  const { setMode } = walk;
  const [dialog, setDialog] = useState<{ kind: ItemDialog; item: OrderItemRowFragment } | null>(null);
  const columns = useMemo(() => itemColumns(onComment), [onComment]);
  const menu = useCallback(
    (item: OrderItemRowFragment) =>
      itemActions(item, {
        onEdit: () => setMode(item.id, 'edit'),
        onOpen: (kind) => setDialog({ kind, item }),
      }),
    [setMode],
  );
  const selection = useSelection(page.data, orderId);
  const selectable = useItemRights();
  return (
    <ItemWalkProvider value={walk}>
      <Box style={selection.rows.length > 0 ? ABOVE_BAR : undefined}>
        <RecordRows
          inner
          label={itemMessages.title}
          rows={page.data}
          columns={columns}
          details={details}
          opened={{
            has: ({ id }) => walk.modeOf(id) !== 'closed',
            set: ({ id }, open) => setMode(id, !open ? 'closed' : hasDraft(itemDraftName(id)) ? 'edit' : 'read'),
          }}
          menu={menu}
          selection={selectable ? { ...selection, label: itemName } : undefined}
          isMarked={({ id }) => id === commentedItemId}
          dimmed={loading}
          set={String(page.meta.page)}
          totals={total === null ? undefined : { material: itemMessages.total, value: formatMoney(total) }}
        />
      </Box>
      {selectable && <OrderItemBulkBar orderId={orderId} meta={page.meta} selection={selection} />}
      <Suspense>
        {dialog && (
          <OrderItemDialogs
            kind={dialog.kind}
            item={page.data.find(({ id }) => id === dialog.item.id) ?? dialog.item}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </ItemWalkProvider>
  );
}

const details = {
  label: itemName,
  render: (item: OrderItemRowFragment) => <OrderItemDetails item={item} />,
};
