import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a part that gets the focus if a change removes what has it. Otherwise keyboard users would start again at
 * the top of the page.
 * @param state what changes when parts go, such as whether all lines are shown
 */
export function useKeptFocus<Part extends HTMLElement>(state: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) part.current?.focus();
    before.current = state;
  }, [state]);
  return part;
}
