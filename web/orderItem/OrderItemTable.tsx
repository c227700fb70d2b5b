import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useState } from 'react';
import { addresses } from '../base/addresses.ts';
import { hasDraft } from '../base/drafts.ts';
import { useProgram } from '../client/session.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { ImportButton } from '../kit/list/ImportButton.tsx';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { ItemPanel, type ItemsOfPage } from './ItemPanel.tsx';
import { ItemViews } from './ItemViews.tsx';
import { itemMessages } from './messages.ts';
import { NewOrderItem, newItemDraftName } from './NewOrderItem.tsx';
import { totalsOf } from './PrintedItemTable.tsx';

interface OrderItemTableProps extends ItemsOfPage<OrderItemRowFragment> {
  /** The order: its `CREATE_ITEM` ability, and the total value of its items. */
  order: {
    id: string;
    orderNumber: string;
    abilities: readonly Ability[];
    totalValue: string | null;
  };
}

/** The items of an order: a page of rows, each of which expands to its item's details. */
export function OrderItemTable({ order, ...shown }: OrderItemTableProps) {
  const { page, onPage } = shown;
  const { meta } = page;
  const { slug } = useProgram();
  const [adding, setAdding] = useState(() => hasDraft(newItemDraftName(order.id)));
  const addButton = useReturnFocus(adding);
  // The item count when an item was created: until the count grows, the list does not contain the new item.
  const [before, setBefore] = useState<number | null>(null);
  const created = before !== null && meta.count > before;
  // A new item is at the end.
  const wanted = created ? Math.max(1, meta.pages) : meta.page;
  useEffect(() => {
    if (created) setBefore(null);
    if (wanted !== meta.page) onPage(wanted);
  }, [created, wanted, meta.page, onPage]);
  const of = useMemo(() => ({ purchaseOrderId: order.id }), [order.id]);
  const whyNot = reasonAgainst(order.abilities, 'CREATE_ITEM');
  return (
    <ItemPanel
      {...shown}
      label={itemMessages.title}
      of={of}
      totals={totalsOf(order.totalValue)}
      empty={{ purpose: itemMessages.purpose, ...(whyNot !== null && { adders: whyNot }) }}
      action={
        <>
          {whyNot === null && (
            <ImportButton
              inner
              title={itemMessages.title}
              to={addresses.importInto(addresses.purchaseOrder(slug, order.id))}
            />
          )}
          <ItemViews orderId={order.id} />
          {!adding && (
            <ActionButton ref={addButton} variant="outline" disabledReason={whyNot} onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {itemMessages.add}
            </ActionButton>
          )}
        </>
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
    />
  );
}
