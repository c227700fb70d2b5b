import { useMemo } from 'react';
import { describeError } from '../base/errors.ts';
import { useDebounced } from '../base/useDebounced.ts';
import { useProgramOfAddress, useViewer } from '../client/session.ts';
import { useFindQuery } from '../generated/operations.ts';
import type { FoundEntries } from './entries.ts';
import { findable, recordsOf } from './records.ts';

/** How long typing pauses before the search is sent. */
const REST_MS = 150;

const NONE: FoundEntries = { items: [], similar: false };

interface Found {
  records: FoundEntries;
  searching: boolean;
  /** The reason why the search failed; null if it did not. */
  error: string | null;
}

/** Returns the records that match a text, by a single query. The previous ones stay until the next have arrived. */
export function useFound(text: string): Found {
  const viewer = useViewer();
  const search = useDebounced(text.trim(), REST_MS);
  const opened = useProgramOfAddress();
  const here = opened ?? (viewer.programs.length === 1 ? (viewer.programs[0] ?? null) : null);
  const may = useMemo(() => findable(viewer, here), [viewer, here]);
  const skip = search === '' || !Object.values(may).includes(true);
  const { data, previousData, loading, error } = useFindQuery({
    variables: { search, ...may },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const found = skip ? undefined : (data ?? previousData);
  const records = useMemo(
    () => (found ? recordsOf(found, { search, viewer, here }) : NONE),
    [found, search, viewer, here],
  );
  return {
    records,
    searching: text.trim() !== search || (!skip && loading),
    error: error && !skip ? describeError(error) : null,
  };
}
