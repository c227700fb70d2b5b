import { useEffect, useState } from 'react';

/** The minimum height of a row, in pixels. */
const ROW = 56;

/**
 * Returns the number of rows of a long list to render now: first as many as fit in the window, and all once those are
 * painted. Until then the others are empty placeholders.
 * @param count the number of rows; null until known
 * @param set identifies the page and the filters of the rows; each set is rendered in two steps once
 * @param whole renders all at once, for a page restored to a scrolled position
 * @param above the height that is above the rows at least, in pixels
 */
export function useFirstRows(
  count: number | null,
  set: string | undefined,
  { whole, above }: { whole: boolean; above: number },
): number {
  const [drawn, setDrawn] = useState<{ set: string | undefined } | null>(null);
  const fitting = Math.ceil(Math.max(window.innerHeight - above, ROW) / ROW);
  const isNew = count !== null && (drawn === null || drawn.set !== set);
  // Rendering twice does not pay off for fewer rows.
  const arriving = isNew && !whole && count > 2 * fitting;
  if (isNew && !arriving) setDrawn({ set });
  useEffect(() => {
    if (!arriving) return;
    // The first frame paints the first rows; a state update in the second renders the rest after that paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn({ set }));
    });
    return () => cancelAnimationFrame(frame);
  }, [arriving, set]);
  return arriving ? fitting : Number.POSITIVE_INFINITY;
}
