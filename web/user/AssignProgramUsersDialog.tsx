import { useUserChoicesQuery } from '../generated/operations.ts';
import type { Refusal } from '../kit/form/fieldErrors.ts';
import { usePickerSearch } from '../kit/form/usePickerSearch.ts';
import { AssignUsersDialog } from '../kit/record/AssignUsersDialog.tsx';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';

interface AssignProgramUsersDialogProps {
  programId: string;
  assigned: readonly AvatarUser[];
  /** Sends the whole list; gives why it was refused, nothing when it was done. */
  assign: (userIds: string[]) => Promise<readonly Refusal[]>;
  onClose: () => void;
}

/** Chooses who of a program's active users looks after a record. */
export function AssignProgramUsersDialog({ programId, assigned, assign, onClose }: AssignProgramUsersDialogProps) {
  const { search, items, onSearch, onMore } = usePickerSearch();
  const { data, previousData, error } = useUserChoicesQuery({ variables: { programId, search, items } });
  const users = (data ?? previousData)?.users;
  const more = users !== undefined && users.meta.count > users.data.length;
  return (
    <AssignUsersDialog
      assigned={assigned}
      found={users?.data}
      error={error}
      onSearch={onSearch}
      onMore={more ? onMore : undefined}
      assign={(chosen) => assign(chosen.map((user) => user.id))}
      onClose={onClose}
    />
  );
}
