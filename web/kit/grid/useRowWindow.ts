import { type RefObject, useEffect, useState } from 'react';
import { ROW } from './gridStyle.ts';

/** The rows rendered beyond each edge of the visible ones, and the step in rows by which the rendered window moves. */
const BEYOND = 8;
const STRIDE = 4;
/** The assumed height in pixels until it is known. */
const FIRST_HEIGHT = 800;

/** Returns the range of rows to render: the visible ones, and a few more on both sides. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>): { first: number; last: number } {
  const [seen, setSeen] = useState({ first: 0, last: rowsIn(FIRST_HEIGHT) });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const top = Math.floor(element.scrollTop / ROW / STRIDE) * STRIDE;
      const first = Math.max(0, top - BEYOND);
      const last = top + STRIDE + rowsIn(element.clientHeight || FIRST_HEIGHT) + BEYOND;
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return seen;
}

/** Returns the visible rows and the active one, wherever it is: the element that the grid names must exist. */
export function rowsToDraw(
  { first, last }: { first: number; last: number },
  count: number,
  active: number,
): readonly number[] {
  const from = Math.min(first, Math.max(0, count - 1));
  const indexes = Array.from({ length: Math.max(0, Math.min(last, count - 1) - from + 1) }, (_, at) => from + at);
  return count === 0 || indexes.includes(active) ? indexes : [...indexes, active];
}

/** Whether there is too little room under a row for what is shown below its active cell. */
export function isLow(scroller: HTMLElement | null, row: number): boolean {
  if (!scroller || scroller.clientHeight < 10 * ROW) return false;
  return (row + 5) * ROW > scroller.scrollTop + scroller.clientHeight && row > 3;
}

function rowsIn(height: number): number {
  return Math.ceil(height / ROW);
}
