import { useApolloClient } from '@apollo/client/react';
import { type ComponentProps, useMemo } from 'react';
import type { CommentPanel } from '../comment/CommentPanel.tsx';
import { CommentedItemDocument, CommentedItemsDocument } from '../generated/operations.ts';
import { formatQuantity } from '../kit/format.ts';
import { orderMessages as messages } from './messages.ts';

type CommentSubject = ComponentProps<typeof CommentPanel>['about'];

/** An order and all its items, for the comments panel. */
export function useCommentSubject(orderId: string): CommentSubject {
  const client = useApolloClient();
  return useMemo(
    () => ({
      type: 'PURCHASE_ORDER',
      id: orderId,
      name: messages.purchaseOrder,
      async findItems() {
        const items = [];
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const { data } = await client.query({
            query: CommentedItemsDocument,
            variables: { purchaseOrderId: orderId, page },
            fetchPolicy: 'network-only',
          });
          const list = data?.purchaseOrder?.orderItems;
          if (!list) break;
          items.push(...list.data.map(asItem));
          pages = list.meta.pages;
        }
        return items;
      },
      async findItem(id) {
        const { data } = await client.query({ query: CommentedItemDocument, variables: { id } });
        const item = data?.orderItem;
        return item?.purchaseOrderId === orderId ? asItem(item) : null;
      },
    }),
    [client, orderId],
  );
}

function asItem({ id, position, material }: { id: string; position: string; material: string }) {
  return { type: 'ORDER_ITEM' as const, id, label: messages.line(formatQuantity(position), material) };
}
