import { useCallback, useRef } from 'react';

/** A function for what is memoized: it stays the same one, and does what was last drawn with it. */
export function useSteady<Given extends unknown[]>(does: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(does);
  latest.current = does;
  return useCallback((...given: Given) => latest.current(...given), []);
}
