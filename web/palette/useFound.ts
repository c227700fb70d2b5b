import { useMemo } from 'react';
import { useViewer } from '../app/session.ts';
import { describeError } from '../base/errors.ts';
import { useFindQuery } from '../generated/operations.ts';
import { useDebounced } from '../kit/form/useDebounced.ts';
import { type Entry, findable, recordsOf } from './entries.ts';

/** How long typing rests before the server is asked. */
const REST_MS = 150;

interface Found {
  records: readonly Entry[];
  searching: boolean;
  /** Why nothing was found out. */
  error: string | null;
}

/** The records that a text finds, by one question. Those found last stay until the next are there. */
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
