import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { hasDraft } from '../kit/form/draft.ts';
import type { PageMeta } from '../kit/list/Pager.tsx';

/** How the row of an item is: closed, open to read, or open to edit. */
export type ItemMode = 'closed' | 'read' | 'edit';

/** Which way from an item to its neighbour. */
export type Direction = -1 | 1;

/** What has the focus in an item that was walked to: the same field, or the same arrow. */
export interface WalkFocus {
  field?: string;
  arrow?: Direction;
}

/** Which rows of an order are open, and the way from one to the next. */
export interface ItemWalk {
  modeOf: (id: string) => ItemMode;
  setMode: (id: string, mode: ItemMode) => void;
  /** The item's place among all of its order, from 1, and how many there are. */
  placeOf: (id: string) => { at: number; of: number };
  /** Closes an item and opens its neighbour in the same mode, on the next page too. */
  go: (id: string, direction: Direction, focus: WalkFocus) => void;
  /** The item that was walked to last. */
  arrived: { id: string; focus: WalkFocus } | null;
}

/** Under which name an unfinished edit of an item is kept. */
export function itemDraftName(id: string): string {
  return `orderItem/${id}`;
}

const WalkContext = createContext<ItemWalk | null>(null);

/** Given by the table; open rows read it, so that walking draws no other row anew. */
export const ItemWalkProvider = WalkContext.Provider;

/** The walk through the items around. */
export function useItemWalk(): ItemWalk {
  const walk = useContext(WalkContext);
  if (!walk) throw new Error('useItemWalk is used outside of ItemTable');
  return walk;
}

/** Keeps which rows of a page of items are open. An unfinished edit that is kept on the device opens by itself. */
export function useNewItemWalk(
  { data, meta }: { data: readonly OrderItemRowFragment[]; meta: PageMeta },
  rowsOfPage: number,
  onPage: (page: number) => void,
): ItemWalk {
  const [modes, setModes] = useState<Readonly<Record<string, ItemMode>>>({});
  const [arrived, setArrived] = useState<ItemWalk['arrived']>(null);
  // Walking to another page: the item to open is known when the page is there.
  const [edge, setEdge] = useState<{ page: number; direction: Direction; mode: ItemMode; focus: WalkFocus } | null>(
    null,
  );
  const landing = edge?.page === meta.page ? (edge.direction === 1 ? data[0] : data.at(-1)) : undefined;
  useEffect(() => {
    if (!edge || !landing) return;
    setEdge(null);
    setModes((before) => ({ ...before, [landing.id]: edge.mode }));
    setArrived({ id: landing.id, focus: edge.focus });
  }, [edge, landing]);

  const setMode = useCallback((id: string, mode: ItemMode) => setModes((before) => ({ ...before, [id]: mode })), []);
  const latest = useRef({ data, meta, onPage });
  latest.current = { data, meta, onPage };
  return useMemo(() => {
    const modeOf = (id: string) => modes[id] ?? (hasDraft(itemDraftName(id)) ? 'edit' : 'closed');
    const indexOf = (id: string) => latest.current.data.findIndex((item: OrderItemRowFragment) => item.id === id);
    return {
      modeOf,
      setMode,
      placeOf: (id) => ({
        at: (latest.current.meta.page - 1) * rowsOfPage + indexOf(id) + 1,
        of: latest.current.meta.count,
      }),
      go(id, direction, focus) {
        const { data: rows, meta: page } = latest.current;
        const mode = modeOf(id);
        const neighbour = rows[indexOf(id) + direction];
        setModes((before) => ({ ...before, [id]: 'closed', ...(neighbour && { [neighbour.id]: mode }) }));
        if (neighbour) return setArrived({ id: neighbour.id, focus });
        const next = page.page + direction;
        if (next < 1 || next > page.pages) return;
        setEdge({ page: next, direction, mode, focus });
        latest.current.onPage(next);
      },
      arrived,
    };
  }, [modes, arrived, setMode, rowsOfPage]);
}
