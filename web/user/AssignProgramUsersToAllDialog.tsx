import type { RecordListInput } from '../generated/operations.ts';
import { AllUsersDialog } from '../tracked/AllUsersDialog.tsx';
import { useProgramUsers } from './useProgramUsers.ts';

interface AssignProgramUsersToAllDialogProps {
  programId: string;
  list: RecordListInput;
  count: number;
  onStarted: () => void;
  onClose: () => void;
}

/** Assigns active users of a program to all of its records that match a list, in the background. */
export function AssignProgramUsersToAllDialog({ programId, ...props }: AssignProgramUsersToAllDialogProps) {
  return <AllUsersDialog {...useProgramUsers(programId)} {...props} />;
}
