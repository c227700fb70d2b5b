import { useState } from 'react';
import { type RecordListInput, useStartUsersWorkMutation } from '../generated/operations.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { type FoundUsers, PickUsers } from './PickUsers.tsx';
import { startsWork } from './useStartedWork.ts';
import { WorkDialog } from './WorkDialog.tsx';

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
  const [chosen, setChosen] = useState<readonly AvatarUser[]>([]);
  return (
    <WorkDialog
      title={messages.assignUsersTitle}
      label={messages.assignAll(count)}
      reason={null}
      about={messages.usersInBackground(count)}
      error={error}
      input={{ list, userIds: chosen.map(({ id }) => id) }}
      start={async (input, context) => (await start({ variables: { input }, context })).data?.startUsersWork}
      onStarted={onStarted}
      onClose={onClose}
    >
      <PickUsers first={[]} chosen={chosen} onChange={setChosen} {...users} />
    </WorkDialog>
  );
}
