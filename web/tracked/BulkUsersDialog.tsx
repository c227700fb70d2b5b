import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type AssignableType, useAssignUsersToManyMutation } from '../generated/operations.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { bulkResult, type Chosen, undoneTogether } from './bulkResult.ts';
import { type FoundUsers, PickUsers } from './PickUsers.tsx';

/** A selected record with its assigned users; null if they are hidden from the user. */
export interface Assigned extends Chosen {
  users: readonly { id: string }[] | null;
}

interface BulkUsersDialogProps extends FoundUsers {
  type: AssignableType;
  /** The selected records, with the assigned users that undo restores. */
  records: readonly Assigned[];
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

/** The dialog that assigns the same users to many records, replacing those assigned before. */
export function BulkUsersDialog({ type, records, error, onDone, onClose, ...users }: BulkUsersDialogProps) {
  // The response has versions without the changed fields: cached, they would make the records look up to date.
  const [assign] = useAssignUsersToManyMutation({ fetchPolicy: 'no-cache' });
  const once = useOnce();
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
        const variables = { type, ids: records.map(({ id }) => id), userIds: chosen.map(({ id }) => id) };
        const { data } = await once(variables, (context) => assign({ variables, context }));
        const written = records.flatMap((record, index) => {
          const lockVersion = data?.assignUsersToMany?.results[index]?.record?.lockVersion;
          const before = record.users?.map((user) => user.id).sort();
          return lockVersion && before ? [{ ...record, before, lockVersion }] : [];
        });
        const undo = () =>
          undoneTogether(
            written,
            ({ before }) => before,
            async (before, same) => {
              const shown = { ids: same.map(({ id }) => id), lockVersions: same.map(({ lockVersion }) => lockVersion) };
              const back = { type, userIds: before, ...shown };
              const answer = await once(back, (context) => assign({ variables: back, context }));
              return answer.data?.assignUsersToMany;
            },
          );
        return { ...bulkResult(records, data?.assignUsersToMany), undo: written.length > 0 ? undo : undefined };
      }}
    >
      <Text color="fg.muted">{messages.bulkAssignNote(records.length)}</Text>
      <PickUsers first={[]} chosen={chosen} onChange={setChosen} {...users} />
    </BulkDialog>
  );
}
