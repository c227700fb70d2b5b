import { type StatusModel, useAssignStatusesMutation } from '../generated/operations.ts';
import type { Undone } from '../kit/record/undo.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { type Chosen, undoneTogether } from './bulkResult.ts';

/** A record after a status change: its previous status, and its version since. */
export interface Moved extends Chosen {
  status: string;
  subStatus: string | null;
  lockVersion: number;
}

/** Returns a function that moves records back to their previous status, unless somebody changed them since. */
export function useStatusUndo(type: StatusModel): (moved: readonly Moved[]) => Promise<Undone> {
  // The response has versions without the changed fields: cached, they would hide the events that refetch these fields.
  const [assign] = useAssignStatusesMutation({ fetchPolicy: 'no-cache' });
  const once = useOnce();
  return (moved) =>
    undoneTogether(
      moved,
      ({ status, subStatus }) => ({ status, subStatus }),
      async (before, same) => {
        const ids = same.map(({ id }) => id);
        const lockVersions = same.map(({ lockVersion }) => lockVersion);
        // What was closed before is closed again without a question.
        const variables = { type, ...before, ids, lockVersions, confirmed: true };
        return (await once(variables, (context) => assign({ variables, context }))).data?.assignStatuses;
      },
    );
}
