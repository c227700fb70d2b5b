import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref to the value of the last finished render, for functions that keep their identity and are called later, such
 * as handlers of memoized components. An effect uses React's `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  // Before the effects of all components, so that none of them reads an earlier value.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
