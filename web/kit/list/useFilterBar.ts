import { useRef, useState } from 'react';
import type { ListController } from './useListState.ts';

/** The open part of the filters, and the element that it is positioned at. */
export type OpenFilter = { kind: 'menu' | 'filter'; id: string; anchor: HTMLElement } | null;

/** Returns the open state of a list's filter menu and filters, and moves the focus with it. */
export function useFilterBar<Filter, Field extends string>(
  list: Pick<ListController<Filter, Field>, 'state' | 'setFilter'>,
) {
  const [open, setOpen] = useState<OpenFilter>(null);
  const [added, setAdded] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const adding = useRef(false);

  const closeFilter = () => {
    setOpen(null);
    setAdded(null);
    const chip = open && list.state.filters[open.id] ? chipOf(chips.current, open.id) : null;
    (chip ?? button.current)?.focus();
  };
  /** The menu also closes when a filter is chosen; the focus then belongs to that filter. */
  const closeMenu = () => {
    setOpen((now) => (now?.kind === 'menu' ? null : now));
    if (!adding.current) button.current?.focus();
  };
  return {
    open,
    added,
    button,
    chips,
    inUse: Object.keys(list.state.filters).length,
    closeFilter,
    closeMenu,
    openMenu() {
      adding.current = false;
      if (button.current) setOpen({ kind: 'menu', id: '', anchor: button.current });
    },
    openFilter: (id: string, anchor: HTMLElement) => setOpen({ kind: 'filter', id, anchor }),
    /** Adds an empty chip to the bar and opens it. */
    add(id: string) {
      adding.current = true;
      setAdded(id);
      setOpen(null);
      // The chip exists after the next paint.
      requestAnimationFrame(() => {
        const anchor = chipOf(chips.current, id);
        if (anchor) setOpen({ kind: 'filter', id, anchor });
      });
    },
    remove(id: string) {
      if (open?.id === id) setOpen(null);
      if (added === id) setAdded(null);
      list.setFilter(id, []);
      button.current?.focus();
    },
  };
}

function chipOf(bar: HTMLElement | null, id: string): HTMLElement | null {
  return bar?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(id)}"] button`) ?? null;
}
