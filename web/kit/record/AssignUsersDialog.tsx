import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../base/errors.ts';
import { AlertLines } from '../feedback/AlertLines.tsx';
import { toast } from '../feedback/toaster.ts';
import type { Rejection } from '../form/rejections.ts';
import type { WriteContext } from '../form/sendKey.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { AvatarUser } from '../ui/Avatars.tsx';
import { AppDialog } from '../ui/Dialog.tsx';
import { recordMessages } from './messages.ts';
import { type FoundUsers, includes, PickUsers } from './PickUsers.tsx';
import { useDialogSave } from './useDialogSave.ts';

interface AssignUsersDialogProps extends FoundUsers {
  onClose: () => void;
  assigned: readonly AvatarUser[];
  /** Sends the whole list; returns the rejections, none if it was saved. */
  assign: (users: readonly AvatarUser[], context: WriteContext) => Promise<readonly Rejection[]>;
}

/** The dialog that assigns users to a record. Users who are assigned already are listed first. */
export function AssignUsersDialog({ onClose, assigned, error, assign, ...users }: AssignUsersDialogProps) {
  const [chosen, setChosen] = useState<readonly AvatarUser[]>(assigned);
  const saving = useDialogSave(
    (context) => assign(chosen, context),
    () => {
      toast.success(chosen.length === 1 ? recordMessages.userAssigned : recordMessages.usersAssigned);
      onClose();
    },
    chosen.map(({ id }) => id),
  );
  const changed = chosen.length !== assigned.length || chosen.some((user) => !includes(assigned, user));
  const lines = error ? [describeError(error)] : saving.lines;
  return (
    <AppDialog
      title={recordMessages.assignUsersTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Text flex="1" textStyle="xs" color="fg.muted" role="status">
            {recordMessages.selectedCount(chosen.length)}
          </Text>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <ActionButton
            disabledReason={changed ? null : recordMessages.selectionUnchanged}
            loading={saving.pending}
            onClick={() => void saving.save()}
          >
            {messages.save}
          </ActionButton>
        </>
      }
    >
      <Stack gap="3">
        <AlertLines lines={lines} />
        <PickUsers first={assigned} chosen={chosen} onChange={setChosen} {...users} />
      </Stack>
    </AppDialog>
  );
}
