import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a button that gets the focus back when `away` ends (an edit was saved or canceled, a form closed). The
 * button that ended it is gone, and keyboard users would start again at the top of the page. If the user moved the focus
 * elsewhere while the request was in flight, it stays there.
 */
export function useReturnFocus(away: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(away);
  useEffect(() => {
    if (was.current && !away && document.activeElement === document.body) button.current?.focus();
    was.current = away;
  }, [away]);
  return button;
}
