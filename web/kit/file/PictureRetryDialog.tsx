import { formMessages } from '../form/messages.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { UnstoredPicture } from './useNewPicture.ts';

const { picture: messages } = formMessages;

/** Asks whether to retry a picture that was not stored or to continue without it; the record itself exists already. */
export function PictureRetryDialog({ reason, answer }: UnstoredPicture) {
  return (
    <ConfirmDialog
      title={messages.notStored}
      open
      confirmLabel={messages.again}
      cancelLabel={messages.without}
      destructive={false}
      note={null}
      error={reason}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {messages.madeWithout}
    </ConfirmDialog>
  );
}
