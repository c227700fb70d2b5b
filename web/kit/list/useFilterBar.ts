import { useRef, useState } from 'react';
import type { ListController } from './useListState.ts';

/** Which part of the filters is open, and under which element it hangs. */
export type OpenFilter = { kind: 'menu' | 'filter'; id: string; anchor: HTMLElement } | null;

/** Opens and closes the menu and the filters of a list, and keeps the focus where the eye is. */
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
  /** A menu also closes when one of its filters was chosen; then the focus belongs to that filter. */
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
    /** Puts an empty chip in the bar and opens it. */
    add(id: string) {
      adding.current = true;
      setAdded(id);
      setOpen(null);
      // The chip is on the page after the next paint.
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
