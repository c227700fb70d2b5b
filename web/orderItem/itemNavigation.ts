import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { hasDraft } from '../base/drafts.ts';
import { useLatest } from '../base/useLatest.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import type { PageMeta } from '../kit/list/Pager.tsx';

/** The mode of an item's row: closed, open for reading, or open for editing. */
export type ItemMode = 'closed' | 'read' | 'edit';

/** The direction from an item to its neighbor. */
export type Direction = -1 | 1;

/** The focus in the item that the user has moved to: the same field, or the same arrow button. */
export interface WalkFocus {
  field?: string;
  arrow?: Direction;
}

/** The open rows of a record's items, and the navigation from one to the next. */
export interface ItemWalk {
  modeOf: (id: string) => ItemMode;
  setMode: (id: string, mode: ItemMode) => void;
  /** Opens an item for editing, with the focus in a field. */
  openAt: (id: string, field: string) => void;
  /** The item's position among all items of its record, from 1, and their number. */
  placeOf: (id: string) => { at: number; of: number };
  /** Closes an item and opens its neighbor in the same mode, also across pages. */
  go: (id: string, direction: Direction, focus: WalkFocus) => void;
  /** The shown page of the items. */
  page: number;
  /** The item that the user moved to last. */
  arrived: { id: string; focus: WalkFocus } | null;
}

/** Returns the draft name of an item's unfinished edit. */
export function itemDraftName(id: string): string {
  return `orderItem/${id}`;
}

const WalkContext = createContext<ItemWalk | null>(null);

/** Rendered by the table and read by open rows, so that moving between items renders no other row again. */
export const ItemWalkProvider = WalkContext.Provider;

/** The ids, comma-separated, of items that have left the table while their form holds unsaved input. */
export const LeftItemsContext = createContext('');

/** Whether an item has left the table, removed or moved by somebody else, while its form holds unsaved input. */
export function useHasLeft(id: string): boolean {
  return useContext(LeftItemsContext).split(',').includes(id);
}

/** Returns the navigation of the surrounding table. */
export function useItemNavigation(): ItemWalk {
  const walk = useContext(WalkContext);
  if (!walk) throw new Error('useItemNavigation is used outside of ItemTable');
  return walk;
}

/** Creates the navigation of a page of items. An unfinished edit that is saved on the device opens by itself. */
export function useNewItemNavigation(
  { data, meta }: { data: readonly OrderItemRowFragment[]; meta: PageMeta },
  rowsOfPage: number,
  onPage: (page: number) => void,
): ItemWalk {
  const [modes, setModes] = useState<Readonly<Record<string, ItemMode>>>({});
  const [arrived, setArrived] = useState<ItemWalk['arrived']>(null);
  // For a move to another page: the item to open is known once the page has loaded.
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
  const turnTo = useLatest(onPage);
  return useMemo(() => {
    const modeOf = (id: string) => modes[id] ?? (hasDraft(itemDraftName(id)) ? 'edit' : 'closed');
    const indexOf = (id: string) => data.findIndex((item) => item.id === id);
    return {
      modeOf,
      setMode,
      openAt(id, field) {
        setMode(id, 'edit');
        setArrived({ id, focus: { field } });
      },
      placeOf: (id) => ({
        at: (meta.page - 1) * rowsOfPage + indexOf(id) + 1,
        of: meta.count,
      }),
      go(id, direction, focus) {
        const mode = modeOf(id);
        const neighbour = data[indexOf(id) + direction];
        setModes((before) => ({ ...before, [id]: 'closed', ...(neighbour && { [neighbour.id]: mode }) }));
        if (neighbour) return setArrived({ id: neighbour.id, focus });
        const next = meta.page + direction;
        if (next < 1 || next > meta.pages) return;
        setEdge({ page: next, direction, mode, focus });
        turnTo.current(next);
      },
      page: meta.page,
      arrived,
    };
  }, [modes, arrived, setMode, data, meta, rowsOfPage, turnTo]);
}
