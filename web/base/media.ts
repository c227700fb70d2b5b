import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Phone widths: the navigation and the side panel are drawers, and tables are cards. */
export const PHONE = '(max-width: 767.98px)';
/** Wide windows: the side panel starts open, and fits next to the open navigation. */
export const WIDE = '(min-width: 1280.02px)';
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

/** Returns the width of an element without padding, in pixels; 0 until it is mounted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    setWidth(box.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
