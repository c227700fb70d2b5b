import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { onSavedChange, readSaved, writeSaved } from '../base/storage.ts';
import {
  type NotificationRowFragment,
  useNotificationReceivedSubscription,
  useUnreadNotificationsQuery,
} from '../generated/operations.ts';
import { addNotification, addNotificationPolicies } from './notificationCache.ts';

/** The name under which the creation time of the newest notification seen in the popover is saved. */
const SEEN = 'notifications';

/**
 * Returns the user's new notifications, updated by live events: the unread count, whether one arrived after the popover was
 * last closed, and the latest one, to be announced. `missed` increases when events may have been missed.
 */
export function useUnreadNotifications() {
  const client = useApolloClient();
  useState(() => addNotificationPolicies(client.cache));
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
  // Notifications seen in another tab count as seen.
  useEffect(() => onSavedChange('panel', SEEN, () => setSeen(readSeen())), []);
  /** Marks all notifications as seen, by the server's time: the clocks of devices differ. */
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
