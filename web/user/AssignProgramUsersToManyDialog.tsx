import type { AssignableType } from '../generated/operations.ts';
import { type Assigned, BulkUsersDialog } from '../tracked/BulkUsersDialog.tsx';
import type { Chosen } from '../tracked/bulkResult.ts';
import { useProgramUsers } from './useProgramUsers.ts';

interface AssignProgramUsersToManyDialogProps {
  programId: string;
  type: AssignableType;
  records: readonly Assigned[];
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

/** Assigns active users of a program to many of its records. */
export function AssignProgramUsersToManyDialog({ programId, ...props }: AssignProgramUsersToManyDialogProps) {
  return <BulkUsersDialog {...useProgramUsers(programId)} {...props} />;
}
