import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { onSavedChange, readSaved, writeSaved } from '../base/storage.ts';
import {
  type NotificationRowFragment,
  useNotificationReceivedSubscription,
  useUnreadNotificationsQuery,
} from '../generated/operations.ts';
import { addNotification, teachNotifications } from './notificationCache.ts';

/** Where the time of the newest notification is kept that was there when the popover was closed. */
const SEEN = 'notifications';

/**
 * What is new for the person, kept up by live events: how many are unread, whether one of them came after the popover was
 * last closed, and the last one that came in, to be announced. `missed` grows when events may have been lost.
 */
export function useNotificationNews() {
  const client = useApolloClient();
  useState(() => teachNotifications(client.cache));
  const [seen, setSeen] = useState(readSeen);
  const [latest, setLatest] = useState<NotificationRowFragment | null>(null);
  const [missed, setMissed] = useState(0);
  const { data, refetch } = useUnreadNotificationsQuery();
  const unread = data?.notifications;
  const newest = unread?.data[0]?.createdAt ?? null;
  useNotificationReceivedSubscription({
    ignoreResults: true,
    onData({ data: { data: event } }) {
      const change = event?.notificationReceived;
      if (!change) return;
      if (change.notification) {
        addNotification(client.cache, change.notification);
        setLatest(change.notification);
      } else setMissed((count) => count + 1);
      void refetch();
    },
  });
  // Looked at in another tab is looked at.
  useEffect(() => onSavedChange('panel', SEEN, () => setSeen(readSeen())), []);
  /** Everything that has come is seen. The server's clock counts: those of devices differ. */
  const markSeen = useCallback(() => {
    if (newest === null) return;
    writeSaved('panel', SEEN, newest);
    setSeen(newest);
  }, [newest]);
  return { unreadCount: unread?.meta.count ?? 0, isNew: isLater(newest, seen), markSeen, latest, missed };
}

function isLater(moment: string | null, than: string | null): boolean {
  return moment !== null && (than === null || Date.parse(moment) > Date.parse(than));
}

function readSeen(): string | null {
  const saved = readSaved('panel', SEEN);
  return typeof saved === 'string' ? saved : null;
}
