import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { ROW } from './gridStyle.ts';

/** What the editor of the active cell must know of the focus of its grid. */
export interface CellFocus {
  /** Whether the last press was a touch, after which only an edit may show the keyboard on the screen. */
  byTouch: RefObject<boolean>;
  /** Whether the focus is in the grid, or was until the cell that had it was drawn anew. */
  isIn: RefObject<boolean>;
}

/**
 * Returns the parts of a grid whose active cell has the focus, in an editor that exists before the edit, too. Spread `events`
 * on the grid, and attach `scroller` to it.
 * @param takesFocus whether the grid takes the focus as it opens, if nothing else has it
 */
export function useCellFocus(takesFocus: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const byTouch = useRef(false);
  const isIn = useRef(takesFocus);
  /** Gives the focus to the editor of the active cell. */
  const toCell = () => {
    byTouch.current = false;
    scroller.current?.querySelector<HTMLElement>('[data-editor]')?.focus({ preventScroll: true });
  };
  /** Returns the number of rows in a page. */
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2);
  const events = {
    onFocus(event: FocusEvent<HTMLElement>) {
      isIn.current = true;
      if (event.target === event.currentTarget && !byTouch.current) toCell();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // Another window has it: this one gets it back where it was.
      if (!document.hasFocus()) return;
      isIn.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
  return { scroller, focus: { byTouch, isIn } satisfies CellFocus, toCell, page, events };
}

/** Keeps an element in view whenever another one is named. @param id the element's id */
export function useInView(id: string): void {
  useLayoutEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);
}
