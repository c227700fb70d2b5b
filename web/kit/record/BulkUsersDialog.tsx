import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type AssignableType, useAssignUsersToManyMutation } from '../../generated/operations.ts';
import type { AvatarUser } from '../ui/Avatars.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { bulkResult, type Chosen } from './bulkResult.ts';
import { recordMessages as messages } from './messages.ts';
import { type FoundUsers, PickUsers } from './PickUsers.tsx';

interface BulkUsersDialogProps extends FoundUsers {
  type: AssignableType;
  records: readonly Chosen[];
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

/** Chooses who looks after many records: the same people for each, in place of those before. */
export function BulkUsersDialog({ type, records, error, onDone, onClose, ...users }: BulkUsersDialogProps) {
  const [assign] = useAssignUsersToManyMutation();
  const [chosen, setChosen] = useState<readonly AvatarUser[]>([]);
  return (
    <BulkDialog
      title={messages.assignUsersTitle}
      label={messages.bulkAssign(records.length)}
      reason={null}
      error={error}
      onDone={onDone}
      onClose={onClose}
      send={async () => {
        const ids = records.map(({ id }) => id);
        const userIds = chosen.map(({ id }) => id);
        const { data } = await assign({ variables: { type, ids, userIds } });
        return bulkResult(records, data?.assignUsersToMany);
      }}
    >
      <Text color="fg.muted">{messages.bulkAssignNote(records.length)}</Text>
      <PickUsers first={[]} chosen={chosen} onChange={setChosen} {...users} />
    </BulkDialog>
  );
}
