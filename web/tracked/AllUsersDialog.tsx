import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages as words } from '../base/words.ts';
import { type RecordListInput, useStartUsersWorkMutation } from '../generated/operations.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { type FoundUsers, PickUsers } from './PickUsers.tsx';
import { startsWork, useStartedWork } from './useStartedWork.ts';

interface AllUsersDialogProps extends FoundUsers {
  /** The list whose records are changed, and how many match it. */
  list: RecordListInput;
  count: number;
  onStarted: () => void;
  onClose: () => void;
}

/** The dialog that assigns the same users to all records that match a list, in the background. */
export function AllUsersDialog({ list, count, onStarted, onClose, error, ...users }: AllUsersDialogProps) {
  const [start] = useStartUsersWorkMutation(startsWork);
  const started = useStartedWork();
  const [chosen, setChosen] = useState<readonly AvatarUser[]>([]);
  const input = { list, userIds: chosen.map(({ id }) => id) };
  const saving = useDialogSave(
    async (context) => started((await start({ variables: { input }, context })).data?.startUsersWork),
    () => {
      onStarted();
      onClose();
    },
    input,
  );
  return (
    <AppDialog
      title={messages.assignUsersTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActionButton disabledReason={null} loading={saving.pending} onClick={() => void saving.save()}>
            {messages.assignAll(count)}
          </ActionButton>
        </>
      }
    >
      <Stack gap="3">
        <AlertLines lines={error ? [describeError(error)] : saving.lines} />
        <Text color="fg.muted">{messages.usersInBackground(count)}</Text>
        <PickUsers first={[]} chosen={chosen} onChange={setChosen} {...users} />
      </Stack>
    </AppDialog>
  );
}
