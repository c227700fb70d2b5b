import { useCallback, useRef } from 'react';

/** Returns a function with a stable identity, for memoized components, that calls the function of the last render. */
export function useStableCallback<Given extends unknown[]>(does: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(does);
  latest.current = does;
  return useCallback((...given: Given) => latest.current(...given), []);
}
