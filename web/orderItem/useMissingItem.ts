import { formatDateTime, formatQuantity } from '../base/format.ts';
import { useRemovedOrderItemQuery } from '../generated/operations.ts';
import { whoOf } from '../kit/record/historyWords.ts';
import { itemMessages as messages } from './messages.ts';

interface MissingItemOptions {
  orderId: string;
  itemId: string;
  /** Whether the order is there, and has no such item. */
  isMissing: boolean;
}

/**
 * Returns what is said in place of an item that its order does not have: that it was removed, by whom and when, or that there
 * is none; with the item that it was split off. Null while that is not known.
 */
export function useMissingItem({ orderId, itemId, isMissing }: MissingItemOptions) {
  const { data, error } = useRemovedOrderItemQuery({
    variables: { purchaseOrderId: orderId, id: itemId },
    skip: !isMissing,
  });
  if (isMissing && !data && !error) return null;
  const removed = isMissing ? data?.removedOrderItem : null;
  if (!removed) return { title: messages.notFound, hint: messages.notFoundHint, origin: null };
  const { position, material, removal, splitFrom: origin } = removed;
  const said = [messages.removedBy(whoOf(removal), formatDateTime(removal.at))];
  if (origin) said.push(messages.removedPart(formatQuantity(origin.position)));
  return { title: messages.removedTitle(formatQuantity(position), material), hint: said.join(' '), origin };
}
