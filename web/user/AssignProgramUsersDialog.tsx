import type { Rejection } from '../kit/form/rejections.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';
import { AssignUsersDialog } from '../kit/record/AssignUsersDialog.tsx';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { useProgramUsers } from './useProgramUsers.ts';

interface AssignProgramUsersDialogProps {
  programId: string;
  assigned: readonly AvatarUser[];
  /** Sends the whole list; gives why it was rejected, nothing when it was done. */
  assign: (userIds: string[], context: WriteContext) => Promise<readonly Rejection[]>;
  onClose: () => void;
}

/** Chooses who of a program's active users looks after a record. */
export function AssignProgramUsersDialog({ programId, assigned, assign, onClose }: AssignProgramUsersDialogProps) {
  return (
    <AssignUsersDialog
      {...useProgramUsers(programId)}
      assigned={assigned}
      assign={(chosen, context) =>
        assign(
          chosen.map((user) => user.id),
          context,
        )
      }
      onClose={onClose}
    />
  );
}
