import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { formatQuantity } from '../base/format.ts';
import { CommentedItemDocument, CommentedItemsDocument, type CommentedItemsQuery } from '../generated/operations.ts';
import { allPages } from '../kit/list/allPages.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { CommentPanel, useCommentTarget } from './CommentPanel.tsx';
import { commentMessages as messages } from './messages.ts';
import type { CommentRights } from './rights.ts';
import type { CommentedItem, CommentSubject } from './target.ts';

type Item = CommentedItemsQuery['orderItems']['data'][number];

/** Returns the comment subject of an order or shipment, with the shown target. `name` is the record's type as on screens. */
export function useItemComments(type: 'PURCHASE_ORDER' | 'SHIPMENT', id: string, name: string) {
  const about = useItemSubject(type, id, name);
  return { about, ...useCommentTarget(about) };
}

interface ItemCommentPanelProps {
  /** How the fields of an item's history are labelled and worded. */
  itemWords: HistoryWords;
  comments: ReturnType<typeof useItemComments>;
  rights: CommentRights;
  /** The reason why no comment can be written now; null if possible. */
  blockedReason: string | null;
}

/** The comments on an order or a shipment and on its items, and their histories, next to its page. */
export function ItemCommentPanel({ comments: { about, target, setTarget }, ...props }: ItemCommentPanelProps) {
  return <CommentPanel {...props} about={about} target={target} onTarget={setTarget} />;
}

/** Returns an order or a shipment with its items as a comment subject. `name` is the record's type as on screens. */
function useItemSubject(type: 'PURCHASE_ORDER' | 'SHIPMENT', id: string, name: string): CommentSubject {
  const client = useApolloClient();
  return useMemo(() => {
    const asItem = ({ id: itemId, position, material, purchaseOrder }: Item): CommentedItem => {
      const line = formatQuantity(position);
      // A shipment contains items of several orders.
      const order = type === 'SHIPMENT' ? purchaseOrder?.orderNumber : undefined;
      return { type: 'ORDER_ITEM', id: itemId, label: messages.line(order ? `${order} · ${line}` : line, material) };
    };
    return {
      type,
      id,
      name,
      async findItems() {
        const of = type === 'SHIPMENT' ? { shipmentId: id } : { purchaseOrderId: id };
        const items = await allPages(async (page) => {
          const variables = { ...of, page };
          const { data } = await client.query({
            query: CommentedItemsDocument,
            variables,
            fetchPolicy: 'network-only',
          });
          return data?.orderItems;
        });
        return items.map(asItem);
      },
      async findItem(itemId) {
        const { data } = await client.query({ query: CommentedItemDocument, variables: { id: itemId } });
        const item = data?.orderItem;
        const parent = type === 'SHIPMENT' ? item?.shipmentId : item?.purchaseOrderId;
        return item && parent === id ? asItem(item) : null;
      },
    };
  }, [client, type, id, name]);
}
