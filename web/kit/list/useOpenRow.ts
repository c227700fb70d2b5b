import { useState } from 'react';

/** Returns whether a row's details are open: as its list says, or else by its own state. */
export function useOpenRow(
  listed: { open: boolean; set: (open: boolean) => void } | null,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  return listed ? [listed.open, listed.set] : [own, setOwn];
}
