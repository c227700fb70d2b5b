import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMMENTS_ON, HISTORY, openSidePanel } from '../../base/addresses.ts';

/** The value for the history of all fields. */
const ALL = 'all';

/** What the address says of the history beside a page, so that a link can lead to it. */
export function useHistoryAddress() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(HISTORY);
  const on = parameters.get(COMMENTS_ON);
  const show = useCallback(
    (field: string | null, item: string | null) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(HISTORY, field ?? ALL);
          if (item === null) after.delete(COMMENTS_ON);
          else after.set(COMMENTS_ON, item);
          return after;
        },
        { replace: true, state: openSidePanel },
      ),
    [setParameters],
  );
  const choose = useCallback(
    (field: string | null | undefined) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (field === undefined) after.delete(HISTORY);
          else after.set(HISTORY, field ?? ALL);
          return after;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return {
    /** Whether the address asks for the history. */
    open: wanted !== null,
    /** The field whose changes are shown; null for all. */
    field: wanted === ALL ? null : wanted,
    /** The item whose comments or history are shown; null for the page's record. */
    item: on === 'record' ? null : on,
    /** Opens the panel at the history of a field, or of all with null, of an item or of the page's record. */
    show,
    /** Shows another field, or all with null, in the open panel; undefined leaves the history. */
    choose,
  };
}
