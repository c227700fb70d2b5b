import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMMENTS_FOR, COMMENTS_ON } from '../base/addresses.ts';
import type { CommentSource } from '../generated/operations.ts';

/** The audiences, in the order of their tabs. */
export const SOURCES: readonly CommentSource[] = ['INTERNAL', 'EXTERNAL', 'VENDOR'];

/**
 * Returns whose comments the address selects: `record` for the record without its items, an item by its id, null for all.
 * Another choice replaces the history entry, so that Back leads to the previous page.
 */
export function useCommentsOn(): [wanted: string | null, want: (wanted: string | null) => void] {
  return useAddressPart(COMMENTS_ON);
}

/** Returns the audience whose tab is open, and the function that changes it. */
export function useCommentSource(): [source: CommentSource, setSource: (source: CommentSource) => void] {
  const [wanted, want] = useAddressPart(COMMENTS_FOR);
  const source = SOURCES.find((one) => one === wanted?.toUpperCase()) ?? 'INTERNAL';
  return [source, (next) => want(next === 'INTERNAL' ? null : next.toLowerCase())];
}

function useAddressPart(name: string): [value: string | null, setValue: (value: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setValue = useCallback(
    (value: string | null) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [name, setParameters],
  );
  return [parameters.get(name), setValue];
}
