import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll places by history entry; as long as the page lives. */
const places = new Map<string, number>();

/**
 * Brings a scrolling element back to where it was when Back or Forward leads to this page again. `ready` says that the
 * rows are there to scroll to. Any other arrival starts at the top.
 */
export function useScrollMemory(element: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !ready) return;
    box.scrollTop = type === 'POP' ? (places.get(key) ?? 0) : 0;
    const remember = () => places.set(key, box.scrollTop);
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [element, key, type, ready]);
}
