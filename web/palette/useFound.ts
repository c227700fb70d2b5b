import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { useDebounced } from '../base/useDebounced.ts';
import { useProgramOfAddress, useViewer } from '../client/session.ts';
import { type FindQuery, useFindHereQuery, useFindQuery } from '../generated/operations.ts';
import { maySlip, termsOf } from '../generated/searchKey.ts';
import type { FoundEntries } from './entries.ts';
import { knownRecords } from './known.ts';
import { findable, hasMore, isNothing, recordsOf } from './records.ts';

/** How long typing pauses before the search is sent. */
const REST_MS = 150;
/** How long after the last key the records that this window knows are shown, if the server has not answered by then. */
const LATE_MS = 350;

const NONE: FoundEntries = { items: [], similar: false };

interface Found {
  records: FoundEntries;
  /** Whether they are those that this window has read, and the server's are still to come. */
  isEarly: boolean;
  searching: boolean;
  /** The reason why the search failed; null if it did not. */
  error: string | null;
}

/**
 * Returns the records that match a text, by a single query of all lists; if none has any, those that match it but for slips, which
 * cost much more to find. Over a slow link, those that this window has read already come first. The previous ones stay until the
 * next have arrived.
 * @param exactly whether similar records are not wanted, because something else has the words as they are typed
 */
export function useFound(text: string, exactly: boolean): Found {
  const viewer = useViewer();
  const search = useDebounced(text.trim(), REST_MS);
  const may = useMemo(() => findable(viewer), [viewer]);
  const skip = search === '' || !Object.values(may).includes(true);
  const { found, exact, isNew, loading, error } = useBest(search, may, { skip, exactly });
  const here = useHere(search, exact, isNew ? found : undefined);
  const known = useKnown(search, may, !skip && !isNew && !error);
  const early = useMemo(
    () => (known ? recordsOf(known, { search, viewer, here }) : NONE),
    [known, search, viewer, here],
  );
  const records = useMemo(
    () => (found ? recordsOf(found, { search, viewer, here }) : NONE),
    [found, search, viewer, here],
  );
  const isEarly = early.items.length > 0;
  return {
    records: isEarly ? early : records,
    isEarly,
    searching: text.trim() !== search || (!skip && loading),
    error: error && !skip ? describeError(error) : null,
  };
}

/** Asks all lists for what is typed, and then, if nothing is found, for what is similar. */
function useBest(
  search: string,
  may: ReturnType<typeof findable>,
  { skip, exactly }: { skip: boolean; exactly: boolean },
) {
  const exact = useFindQuery({
    variables: { search, exact: true, ...may },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const slips = !exactly && termsOf(search).some(({ words }) => words.some(maySlip));
  const again = slips && exact.data !== undefined && isNothing(exact.data);
  const similar = useFindQuery({
    variables: { search, exact: false, ...may },
    skip: skip || !again,
    fetchPolicy: 'cache-and-network',
  });
  const best = again ? similar : exact;
  const [kept, setKept] = useState<FindQuery | undefined>(undefined);
  const now = best.data;
  if (now && now !== kept) setKept(now);
  return {
    found: skip ? undefined : (now ?? kept),
    exact: !again,
    isNew: now !== undefined,
    loading: best.loading,
    error: best.error,
  };
}

/** Returns what this window knows of what is searched for, once that has been `wanted` for a while; else null. */
function useKnown(search: string, may: ReturnType<typeof findable>, wanted: boolean) {
  const { cache } = useApolloClient();
  const late = useDebounced(search, LATE_MS - REST_MS);
  const isLate = wanted && late === search;
  return useMemo(() => (isLate ? knownRecords(cache, search, may) : null), [isLate, cache, search, may]);
}

/** Returns the program whose lists are offered, with the number of its records that match, asked for once a list has more. */
function useHere(search: string, exact: boolean, found: FindQuery | undefined) {
  const viewer = useViewer();
  const opened = useProgramOfAddress();
  const program = opened ?? (viewer.programs.length === 1 ? (viewer.programs[0] ?? null) : null);
  const more = {
    purchaseOrders: found !== undefined && hasMore(found, 'purchaseOrders'),
    shipments: found !== undefined && hasMore(found, 'shipments'),
  };
  const { data: counts } = useFindHereQuery({
    variables: { search, exact, here: program?.id ?? '', ...more },
    skip: program === null || search === '' || !Object.values(more).includes(true),
    fetchPolicy: 'cache-and-network',
  });
  return useMemo(() => program && { program, counts }, [program, counts]);
}
