import { useEffect, useReducer, useRef } from 'react';

/** How high a row is at least, in pixels. */
const ROW = 56;

/**
 * How many rows of a long list are drawn now: at first as many as fit into the window, and the others as soon as those are
 * painted. Until then they are empty and keep their place.
 * @param count how many rows there are; null until they are known
 * @param set names the page and the filters that the rows belong to; each is drawn this way once
 * @param whole draws all at once, for a page that does not begin at its top
 */
export function useFirstRows(count: number | null, set: string | undefined, whole: boolean): number {
  const drawn = useRef<{ set: string | undefined } | null>(null);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const fitting = Math.ceil(window.innerHeight / ROW);
  const isNew = count !== null && (drawn.current === null || drawn.current.set !== set);
  // To draw twice is not worth while for fewer.
  const arriving = isNew && !whole && count > 2 * fitting;
  if (isNew && !arriving) drawn.current = { set };
  useEffect(() => {
    if (!arriving) return;
    // The first frame paints the first rows; what is asked for in the second is drawn after that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        drawn.current = { set };
        drawAnew();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [arriving, set]);
  return arriving ? fitting : Number.POSITIVE_INFINITY;
}
