import { useApolloClient } from '@apollo/client/react';
import {
  NotificationsDocument,
  UnreadNotificationsDocument,
  useClearNotificationsMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { notificationMessages as messages } from './messages.ts';
import { emptyNotifications } from './notificationCache.ts';

interface ClearNotificationsProps {
  /** The id of the newest notification that was shown. */
  upTo: string;
  unreadCount: number;
  onCleared: () => void;
  onClose: () => void;
}

/** Asks for confirmation before all notifications are removed, which cannot be undone. */
export function ClearNotifications({ upTo, unreadCount, onCleared, onClose }: ClearNotificationsProps) {
  const client = useApolloClient();
  const [clear] = useClearNotificationsMutation();
  const { lines, pending, save } = useDialogSave(
    async (context) => {
      const { data } = await clear({ variables: { upTo }, context });
      return rejectionsOf(data?.clearNotifications);
    },
    () => {
      emptyNotifications(client.cache);
      void client.refetchQueries({ include: [NotificationsDocument, UnreadNotificationsDocument] });
      toast.success(messages.cleared);
      onClose();
      onCleared();
    },
    upTo,
  );
  return (
    <ConfirmDialog
      title={messages.clearTitle}
      open
      confirmLabel={messages.clearAll}
      note={messages.clearNote}
      pending={pending}
      error={lines.length > 0 ? lines.join(' ') : null}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {messages.clearQuestion(unreadCount)}
    </ConfirmDialog>
  );
}
