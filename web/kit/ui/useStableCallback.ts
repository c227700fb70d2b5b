import { useCallback, useRef } from 'react';

/** Returns a function with a stable identity, for memoized components, that calls the function of the last render. */
export function useStableCallback<Given extends unknown[], Result = void>(
  does: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(does);
  latest.current = does;
  return useCallback((...given: Given) => latest.current(...given), []);
}
