import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotificationsQuery } from '../generated/operations.ts';

/**
 * Returns the notifications, newest first, refetched whenever the list opens or events may have been missed; `loadOlder`
 * loads the next page, one at a time.
 */
export function useNotificationList(missed: number) {
  const { data, error, refetch, fetchMore } = useNotificationsQuery({
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [older, setOlder] = useState<{ loading: boolean; error: unknown }>({ loading: false, error: null });
  const running = useRef(false);
  const atStart = useRef(missed);
  useEffect(() => {
    if (missed !== atStart.current) void refetch();
  }, [missed, refetch]);
  const list = data?.notifications;
  const next = list && list.meta.page < list.meta.pages ? list.meta.page + 1 : null;
  const loadOlder = useCallback(async () => {
    if (next === null || running.current) return;
    running.current = true;
    setOlder({ loading: true, error: null });
    try {
      await fetchMore({ variables: { page: next } });
      setOlder({ loading: false, error: null });
    } catch (failure) {
      setOlder({ loading: false, error: failure });
    } finally {
      running.current = false;
    }
  }, [next, fetchMore]);
  return { list, error, retry: () => void refetch(), older, loadOlder };
}
