import { useEffect, useState } from 'react';

/**
 * Returns a value two frames after it has changed, when what else depends on it has been painted. `useDeferredValue` renders after
 * that, too, but often before the browser has painted it.
 * @param first what is returned until the first value has been painted
 */
export function useAfterPaint<Value>(value: Value, first: Value): Value {
  const [painted, setPainted] = useState({ value: first });
  useEffect(() => {
    // A state update in the second frame renders after the paint of the first one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted({ value }));
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted.value;
}
