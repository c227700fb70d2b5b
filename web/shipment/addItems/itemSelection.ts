/** Keeps the items chosen for a shipment while its page is open, even after a failed save or a lost connection. */
import { useCallback, useMemo, useState } from 'react';
import { addDecimals } from '../../base/decimal.ts';
import type { AvailableItemFragment } from '../../generated/operations.ts';
import { useOnce } from '../../kit/record/useOnce.ts';
import { uiMessages } from '../../kit/ui/messages.ts';
import { addItemsMessages as messages } from './messages.ts';

/** The maximum number of items that can be added to a shipment at once. */
const MOST = 200;

/** Returns why `count` chosen items cannot be added, `closed` of which can no longer be chosen; null if they can. */
export function addDisabledReason(count: number, closed: number): string | null {
  if (count === 0) return uiMessages.missing(messages.oneItem);
  if (count > MOST) return messages.tooMany(MOST);
  return closed > 0 ? messages.leftOut(closed) : null;
}

/** Chosen items, in the order in which they were chosen. */
export type ItemSelection = ReturnType<typeof useItemSelection>;

/** Returns the selection of a shipment's page. */
export function useItemSelection() {
  const [items, setItems] = useState<ReadonlyMap<string, AvailableItemFragment>>(NONE);
  const toggle = useCallback(
    (item: AvailableItemFragment) =>
      setItems((before) => {
        const after = new Map(before);
        if (!after.delete(item.orderItem.id)) after.set(item.orderItem.id, item);
        return after;
      }),
    [],
  );
  const clear = useCallback(() => setItems(NONE), []);
  /** Updates chosen items to their current versions, and deselects those that are already in the shipment. */
  const update = useCallback(
    (news: readonly AvailableItemFragment[], there: ReadonlySet<string>) =>
      setItems((before) => {
        const known = news.filter(({ orderItem }) => before.has(orderItem.id));
        if (known.length === 0) return before;
        const after = new Map([...before, ...known.map((item) => [item.orderItem.id, item] as const)]);
        for (const id of there) after.delete(id);
        return after;
      }),
    [],
  );
  const worth = useMemo(
    () => [...items.values()].reduce((sum, { orderItem }) => addDecimals(sum, orderItem.totalValue), '0.00'),
    [items],
  );
  const closed = useMemo(() => [...items.values()].filter(({ selectable }) => !selectable).length, [items]);
  /** Sends the addition; an attempt without a response is retried with the same idempotency key. */
  const once = useOnce();
  return { items, worth, closed, once, toggle, clear, update };
}

const NONE: ReadonlyMap<string, AvailableItemFragment> = new Map();
