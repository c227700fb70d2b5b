import { useEffect, useState } from 'react';
import { findLeftDrafts, holdDraft, type LeftDraft, removeLeftDraft } from '../../base/leftDrafts.ts';

/** What a closed tab has left of the same form, offered to the user. */
export interface LeftOffer extends LeftDraft {
  /** Removes it from the device: it was taken over, or is not wanted. */
  remove: () => void;
}

/**
 * Returns the newest draft under a name that another, closed tab has left; null if there is none. While `open`, other tabs
 * are not offered what is typed here.
 */
export function useLeftDraft(name: string, open: boolean): LeftOffer | null {
  const [left, setLeft] = useState<readonly LeftDraft[]>([]);
  useEffect(() => {
    if (!open) return;
    const stop = holdDraft(name);
    let gone = false;
    void findLeftDrafts(name).then((drafts) => {
      if (!gone && drafts.length > 0) setLeft(drafts);
    });
    return () => {
      gone = true;
      setLeft([]);
      stop();
    };
  }, [name, open]);
  const [first, ...others] = left;
  if (!first) return null;
  return {
    ...first,
    remove() {
      removeLeftDraft(name, first);
      setLeft(others);
    },
  };
}
