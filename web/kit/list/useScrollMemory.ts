import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll places by history entry; as long as the page lives. */
const places = new Map<string, number>();

/**
 * Brings a scrolling element back to where it was when Back or Forward leads to this page again. `ready` says that the
 * rows are there to scroll to. Any other arrival starts at the top.
 * @returns how far from its top the page began, in pixels
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
