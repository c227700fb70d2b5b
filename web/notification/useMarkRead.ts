import { useApolloClient } from '@apollo/client/react';
import {
  type NotificationRowFragment,
  UnreadNotificationsDocument,
  useMarkNotificationReadMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { idempotent, keyFor } from '../kit/form/sendKey.ts';
import { toast } from '../kit/ui/toaster.ts';
import { notificationMessages as messages } from './messages.ts';

/** Returns a function that marks the unread ones of some notifications as read, and shows an error if that fails. */
export function useMarkRead(): (notifications: readonly NotificationRowFragment[]) => Promise<void> {
  const client = useApolloClient();
  const [mark] = useMarkNotificationReadMutation();

  /** Marks one notification as read; resolves to false if rejected. */
  async function markOne(id: string): Promise<boolean> {
    const { data } = await mark({ variables: { id }, context: idempotent(keyFor(null, id)) });
    return rejectionsOf(data?.markNotificationRead).length === 0;
  }

  return async (notifications) => {
    const unread = notifications.filter(({ readAt }) => readAt === null);
    if (unread.length === 0) return;
    const outcomes = await Promise.allSettled(unread.map(({ id }) => markOne(id)));
    const failed = outcomes.some((one) => (one.status === 'fulfilled' ? !one.value : problemOf(one.reason) !== null));
    if (failed) toast.error(messages.notRead);
    // The count is not awaited: closing the page meanwhile aborts the query, which is not a failure.
    void client.refetchQueries({ include: [UnreadNotificationsDocument] });
  };
}
