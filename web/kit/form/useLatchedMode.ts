import { useState } from 'react';

/** Returns whether a requested mode is active: it starts only while allowed, and ends only when no longer requested. */
export function useLatchedMode(asked: boolean, allowed: boolean): boolean {
  const [begun, setBegun] = useState(false);
  const goesOn = asked && (begun || allowed);
  if (goesOn !== begun) setBegun(goesOn);
  return goesOn;
}
