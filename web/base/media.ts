import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Phone widths: the navigation and the side panel are drawers, and tables are cards. */
export const PHONE = '(max-width: 767.98px)';
/** Wide windows: the side panel starts open, and fits next to the open navigation. */
export const WIDE = '(min-width: 1280.02px)';
/**
 * Windows in which bars that stay in view would leave no room for what scrolls under them: a phone on its side, a page enlarged
 * to 200 % or 400 % (WCAG 1.4.10, 2.4.11).
 */
export const SHORT = '@media (max-height: 480px)';
/** All other windows. */
export const TALL = '@media (min-height: 480.02px)';
/** For a bar that stays in view while the page scrolls, unless the window is short. */
export const STICKS = { position: 'relative', [TALL]: { position: 'sticky' } } as const;
/** The system setting for reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns whether a media query currently matches. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}

/** The last width of an element in each place, in pixels. */
const lastWidths = new Map<string, number>();

/**
 * Returns the width of an element without padding, in pixels. Until it is mounted, that is what the last element in its place
 * had: a right guess spares what depends on the width a second rendering. Without one, it is 0.
 * @param place names the places whose elements are usually equally wide
 */
export function useWidth(element: RefObject<HTMLElement | null>, place: string): number {
  const [width, setWidth] = useState(() => lastWidths.get(place) ?? 0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measured = (pixels: number) => {
      lastWidths.set(place, pixels);
      setWidth(pixels);
    };
    measured(box.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measured(Math.round(entry.contentRect.width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, place]);
  return width;
}
