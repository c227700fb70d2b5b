import { useCallback, useEffect, useRef } from 'react';
import { onFlush, removeDraft, writeDraft } from '../../base/drafts.ts';
import { useLatest } from '../../base/useLatest.ts';

/** The typing pause before the draft is written. */
const REST_MS = 300;

/** The draft of a form on the device. */
export interface KeptDraft {
  /** Deletes the draft for good. */
  forget: () => void;
  /** Writes the draft at once; returns whether the device keeps all of it. */
  flush: () => boolean;
}

/**
 * Saves an unfinished form on the device while it is dirty: after a typing pause, when the page is hidden, and when the form
 * unmounts, for instance because the session ended.
 */
export function useDraft(name: string, draft: object | null): KeptDraft {
  const latest = useLatest(draft);
  const forgotten = useRef(false);
  const dirty = draft !== null;

  const forget = useCallback(() => {
    forgotten.current = true;
    removeDraft(name);
  }, [name]);

  const flush = useCallback(
    () => latest.current !== null && !forgotten.current && writeDraft(name, latest.current),
    [name, latest],
  );

  // Without dependencies, because each keystroke renders: every render with unsaved changes restarts the timer.
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(flush, REST_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (!dirty) return;
    forgotten.current = false;
    window.addEventListener('pagehide', flush);
    const stop = onFlush(flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
      // On unmount the last values are still available; a form that became clean has none, and its draft is deleted.
      if (latest.current) flush();
      else removeDraft(name);
    };
  }, [dirty, flush, name, latest]);

  return { forget, flush };
}
