import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, saveDraft } from './draft.ts';

/** How long typing rests before the draft is written. */
const REST_MS = 300;

/**
 * Keeps an unfinished form on the device while it is dirty: after a rest, when the page goes away, and when the form is
 * taken off the page (a session that ended). Gives the function that forgets it for good.
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

  // Every render with unsaved changes starts the clock again: what is rendered is what is typed.
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
      // Unmounting still has the last values; becoming clean has none and drops the draft.
      if (latest.current) flush();
      else dropDraft(name);
    };
  }, [dirty, flush, name]);

  return forget;
}
