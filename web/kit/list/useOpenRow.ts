import { useState } from 'react';

/** Whether what stands under a row is open: as its list says, or as the row itself does. */
export function useOpenRow(
  listed: { open: boolean; set: (open: boolean) => void } | null,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  return listed ? [listed.open, listed.set] : [own, setOwn];
}
