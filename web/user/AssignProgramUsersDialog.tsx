import type { Rejection } from '../kit/form/rejections.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { AssignUsersDialog } from '../tracked/AssignUsersDialog.tsx';
import { useProgramUsers } from './useProgramUsers.ts';

interface AssignProgramUsersDialogProps {
  programId: string;
  assigned: readonly AvatarUser[];
  /** Sends the whole list; returns the rejections, none on success. */
  assign: (userIds: string[], context: WriteContext) => Promise<readonly Rejection[]>;
  onClose: () => void;
}

/** Assigns active users of a program to a record. */
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
