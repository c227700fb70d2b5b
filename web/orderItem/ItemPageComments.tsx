import { usePermissions } from '../client/session.ts';
import { CommentPanel } from '../comment/CommentPanel.tsx';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { itemName } from './OrderItemColumns.tsx';
import { orderItemHistory } from './orderItemHistory.ts';
import { useCommentsOfItem } from './queue/useCommentsOfItem.ts';

/** The comments on an item, or its history, beside its page. */
export function ItemPageComments({ item }: { item: OrderItemRowFragment }) {
  return (
    <CommentPanel
      {...useCommentsOfItem(item.id, itemName(item))}
      rights={usePermissions().orderItems}
      blockedReason={reasonAgainst(item.abilities, 'COMMENT')}
      itemWords={orderItemHistory}
    />
  );
}
