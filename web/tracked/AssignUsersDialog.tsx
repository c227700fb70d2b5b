import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages } from '../base/words.ts';
import type { Rejection } from '../kit/form/rejections.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { AppDialog, DialogFoot } from '../kit/ui/Dialog.tsx';
import { uiMessages } from '../kit/ui/messages.ts';
import { toast } from '../kit/ui/toaster.ts';
import { type FoundUsers, includes, PickUsers } from './PickUsers.tsx';

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
          <DialogFoot
            onClose={onClose}
            disabledReason={changed ? null : uiMessages.unchanged}
            loading={saving.pending}
            onClick={() => void saving.save()}
          >
            {messages.save}
          </DialogFoot>
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
