import { NetworkStatus } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotificationsQuery } from '../generated/operations.ts';

/**
 * Returns the notifications, newest first, refetched whenever the list opens or events may have been missed; `loadOlder`
 * loads the next page, one at a time.
 * @param latestId the notification that was received last; null before the first one
 */
export function useNotificationList(missed: number, latestId: string | null) {
  const { data, error, networkStatus, refetch, fetchMore } = useNotificationsQuery({
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [older, setOlder] = useState<{ loading: boolean; error: unknown }>({ loading: false, error: null });
  const running = useRef(false);
  const atStart = useRef(missed);
  useEffect(() => {
    if (missed !== atStart.current) void refetch();
  }, [missed, refetch]);
  const list = data?.notifications;
  const checked = useRef<string | null>(null);
  useEffect(() => {
    if (!list || networkStatus !== NetworkStatus.ready || latestId === checked.current) return;
    checked.current = latestId;
    // The response to a query sent before the notification arrived replaces the list without it.
    if (list.data.every(({ id }) => id !== latestId)) void refetch();
  }, [list, networkStatus, latestId, refetch]);
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
