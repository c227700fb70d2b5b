import { useState } from 'react';

/** Whether what is asked for goes on: it begins only while it is allowed, and ends only when nobody asks for it any more. */
export function useBegun(asked: boolean, allowed: boolean): boolean {
  const [begun, setBegun] = useState(false);
  const goesOn = asked && (begun || allowed);
  if (goesOn !== begun) setBegun(goesOn);
  return goesOn;
}
