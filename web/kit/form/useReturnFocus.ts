import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a button's ref. When `away` ends (an edit was saved or cancelled, a form closed), the button that began it has the
 * focus again: the one that ended it is gone, and keyboards would start over at the top of the page. Whoever went on
 * elsewhere while the answer was on its way stays there.
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
