import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry, for the lifetime of the document. */
const places = new Map<string, number>();

/**
 * Restores the scroll position of an element when Back or Forward returns to this page. `ready` says that the rows are
 * rendered, so that it can scroll. Any other visit starts at the top.
 * @returns the initial scroll position, in pixels
 */
export function useScrollMemory(element: RefObject<HTMLElement | null>, ready: boolean): number {
  const { key } = useLocation();
  const type = useNavigationType();
  const [start] = useState(() => (type === 'POP' ? (places.get(key) ?? 0) : 0));
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !ready) return;
    box.scrollTop = type === 'POP' ? (places.get(key) ?? 0) : 0;
    const remember = () => places.set(key, box.scrollTop);
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [element, key, type, ready]);
  return start;
}
