import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, saveDraft } from './draft.ts';

/** The typing pause before the draft is written. */
const REST_MS = 300;

/**
 * Saves an unfinished form on the device while it is dirty: after a typing pause, when the page is hidden, and when the form
 * unmounts, for instance because the session ended. Returns a function that deletes the draft for good.
 */
export function useDraft(name: string, draft: object | null): () => void {
  const latest = useRef(draft);
  latest.current = draft;
  const forgotten = useRef(false);
  const dirty = draft !== null;

  const forget = useCallback(() => {
    forgotten.current = true;
    dropDraft(name);
  }, [name]);

  const flush = useCallback(() => {
    if (latest.current && !forgotten.current) saveDraft(name, latest.current);
  }, [name]);

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
    return () => {
      window.removeEventListener('pagehide', flush);
      // On unmount the last values are still available; a form that became clean has none, and its draft is deleted.
      if (latest.current) flush();
      else dropDraft(name);
    };
  }, [dirty, flush, name]);

  return forget;
}
