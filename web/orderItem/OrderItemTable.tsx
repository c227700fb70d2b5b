import { HStack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useState } from 'react';
import { type OrderItemTableFragment, PurchaseOrderPageDocument } from '../generated/operations.ts';
import { hasDraft } from '../kit/form/draft.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { formatMoney } from '../kit/format.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { ItemTable } from './ItemTable.tsx';
import { ItemViews } from './ItemViews.tsx';
import { itemMessages } from './messages.ts';
import { NewOrderItem, newItemDraftName } from './NewOrderItem.tsx';

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
  const of = useMemo(() => ({ purchaseOrderId: order.id }), [order.id]);
  const totals =
    order.totalValue === null ? undefined : { material: itemMessages.total, value: formatMoney(order.totalValue) };
  return (
    <InnerList
      title={itemMessages.title}
      meta={meta}
      pageSize={ROWS}
      onPage={onPage}
      loading={loading}
      action={
        <HStack gap="3" wrap="wrap">
          <ItemViews orderId={order.id} />
          {!adding && (
            <ActionButton
              ref={addButton}
              variant="outline"
              disabledReason={reasonAgainst(order.abilities, 'CREATE_ITEM')}
              onClick={() => setAdding(true)}
            >
              <Plus aria-hidden />
              {itemMessages.add}
            </ActionButton>
          )}
        </HStack>
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
      <ItemTable
        label={itemMessages.title}
        page={page}
        rowsOfPage={ROWS}
        loading={loading}
        of={of}
        from={PurchaseOrderPageDocument}
        totals={totals}
        commentedItemId={commentedItemId}
        onPage={onPage}
        onComment={onComment}
      />
    </InnerList>
  );
}
