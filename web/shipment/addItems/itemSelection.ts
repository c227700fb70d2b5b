/** What is chosen to come into a shipment, kept while the page is open: also over a failed save and a lost connection. */
import { useCallback, useMemo, useState } from 'react';
import type { AvailableItemFragment } from '../../generated/operations.ts';
import { addDecimals } from '../../kit/form/decimal.ts';

/** The most items that a shipment takes at once. */
export const MOST = 200;

/** Chosen items, in the order in which they were chosen. */
export type ItemSelection = ReturnType<typeof useItemSelection>;

/** The selection of a shipment's page. */
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
  /** Takes over how chosen items are now. */
  const update = useCallback(
    (news: readonly AvailableItemFragment[]) =>
      setItems((before) => {
        const known = news.filter(({ orderItem }) => before.has(orderItem.id));
        return known.length === 0
          ? before
          : new Map([...before, ...known.map((item) => [item.orderItem.id, item] as const)]);
      }),
    [],
  );
  const worth = useMemo(
    () => [...items.values()].reduce((sum, { orderItem }) => addDecimals(sum, orderItem.totalValue), '0.00'),
    [items],
  );
  const closed = useMemo(() => [...items.values()].filter(({ selectable }) => !selectable).length, [items]);
  return { items, worth, closed, toggle, clear, update };
}

const NONE: ReadonlyMap<string, AvailableItemFragment> = new Map();
