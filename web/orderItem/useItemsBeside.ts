import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type OrderItemRowFragment, useItemsBesideQuery, usePlaceOfItemQuery } from '../generated/operations.ts';
import type { Direction } from './itemNavigation.ts';
import { ROWS_OF_PAGE } from './itemsOf.ts';

/** Returns a page of the items of an order: rows and position in the list; null until loaded. */
function usePage(purchaseOrderId: string, page: number | null) {
  const query = useItemsBesideQuery({
    variables: { purchaseOrderId, page: page ?? 1 },
    skip: page === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // While a page is fetched again, what was there before stays; that of another page or order does not.
  const order = (query.data ?? query.previousData)?.purchaseOrder;
  const list = order?.id === purchaseOrderId ? order.orderItems : null;
  return { list: list?.meta.page === page ? list : null, query };
}

type Loaded = ReturnType<typeof usePage>['list'];

const indexIn = (list: Loaded, id: string) => list?.data.findIndex((item) => item.id === id) ?? -1;

/**
 * Returns the items of an order beside the page of one of them: the page of the list that has it, or the one that the user
 * has turned to, and the item's neighbours. Where the item is in a long order is asked only if its page is not known.
 */
export function useItemsBeside(purchaseOrderId: string, itemId: string) {
  const { state } = useLocation();
  const [home, setHome] = useState(() => pageIn(state) ?? 1);
  // Turning the pages does not leave the item: its own page stays known, for the next and the previous item.
  const [turned, setTurned] = useState<{ from: string; page: number } | null>(null);
  const shownPage = turned?.from === itemId ? turned.page : home;
  const own = usePage(purchaseOrderId, home);
  const shown = usePage(purchaseOrderId, shownPage);
  const at = indexIn(own.list, itemId);
  const edge = edgeOf(own.list, at);
  const over = usePage(purchaseOrderId, edge);

  // The item is on another page that is loaded: the user has gone on to it.
  const moved = at >= 0 ? null : ([shown.list, over.list].find((list) => indexIn(list, itemId) >= 0) ?? null);
  const isLost = own.list !== null && at < 0 && moved === null;
  const asked = usePlaceOfItemQuery({ variables: { id: itemId }, skip: !isLost, fetchPolicy: 'network-only' });
  const place = isLost ? asked.data?.orderItem?.place : null;
  const wanted = moved?.meta.page ?? (place ? Math.ceil(place.at / ROWS_OF_PAGE) : home);
  if (wanted !== home) setHome(wanted);

  const neighbour = (direction: Direction): OrderItemRowFragment | null => {
    if (at < 0) return null;
    const near = own.list?.data[at + direction];
    if (near) return near;
    return (direction === 1 ? over.list?.data[0] : over.list?.data.at(-1)) ?? null;
  };
  const [previous, next] = [neighbour(-1), neighbour(1)];
  const queries = shownPage === home ? [own.query] : [own.query, shown.query];
  return {
    list: shown.list ?? own.list,
    pending: shown.list === null && own.list !== null,
    error: own.query.error,
    refresh() {
      // One by one: Apollo Client handles a request that is aborted when the page is left, but not a promise of several.
      for (const { refetch } of queries) void refetch();
    },
    /** The item's position among all items of its order, from 1, and their number; null until known. */
    place: own.list && at >= 0 ? { at: (home - 1) * ROWS_OF_PAGE + at + 1, of: own.list.meta.count } : null,
    neighbours: useMemo(() => ({ previous, next }), [previous, next]),
    turnTo: useCallback((page: number) => setTurned({ from: itemId, page }), [itemId]),
  };
}

/** Returns the page that has the neighbour of an item at the edge of its page; null if the item is not at an edge. */
function edgeOf(list: Loaded, at: number): number | null {
  if (!list || at < 0) return null;
  const { page, pages } = list.meta;
  if (at === 0 && page > 1) return page - 1;
  return at === list.data.length - 1 && page < pages ? page + 1 : null;
}

/** Returns the page that the link here named in the history state. */
function pageIn(state: unknown): number | null {
  const page = state && typeof state === 'object' && 'itemsPage' in state ? state.itemsPage : null;
  return typeof page === 'number' ? page : null;
}
