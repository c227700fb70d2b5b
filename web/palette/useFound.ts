import { useMemo } from 'react';
import { useViewer } from '../app/session.ts';
import { describeError } from '../base/errors.ts';
import { useFindQuery } from '../generated/operations.ts';
import { useDebounced } from '../kit/form/useDebounced.ts';
import { type Entry, findable, recordsOf } from './entries.ts';

/** How long typing pauses before the search is sent. */
const REST_MS = 150;

interface Found {
  records: readonly Entry[];
  searching: boolean;
  /** The reason why the search failed; null if it did not. */
  error: string | null;
}

/** Returns the records that match a text, by a single query. The previous ones stay until the next have arrived. */
export function useFound(text: string): Found {
  const viewer = useViewer();
  const search = useDebounced(text.trim(), REST_MS);
  const may = useMemo(() => findable(viewer), [viewer]);
  const skip = search === '' || !Object.values(may).includes(true);
  const { data, previousData, loading, error } = useFindQuery({
    variables: { search, ...may },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const found = skip ? undefined : (data ?? previousData);
  const records = useMemo(() => (found ? recordsOf(found, viewer) : []), [found, viewer]);
  return {
    records,
    searching: text.trim() !== search || (!skip && loading),
    error: error && !skip ? describeError(error) : null,
  };
}
