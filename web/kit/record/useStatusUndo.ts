import { type StatusModel, useAssignStatusesMutation } from '../../generated/operations.ts';
import { type Chosen, undoneTogether } from './bulkResult.ts';
import type { Undone } from './undo.ts';
import { useOnce } from './useOnce.ts';

/** A record whose status was changed: where it stood before, and its version since. */
export interface Moved extends Chosen {
  status: string;
  subStatus: string | null;
  lockVersion: number;
}

/** Moves records back to where they stood, unless somebody changed them since. */
export function useStatusUndo(type: StatusModel): (moved: readonly Moved[]) => Promise<Undone> {
  // The answer holds versions without what is in them: in the cache they would pass for news that are shown already.
  const [assign] = useAssignStatusesMutation({ fetchPolicy: 'no-cache' });
  const once = useOnce();
  return (moved) =>
    undoneTogether(
      moved,
      ({ status, subStatus }) => ({ status, subStatus }),
      async (before, same) => {
        const ids = same.map(({ id }) => id);
        const lockVersions = same.map(({ lockVersion }) => lockVersion);
        const variables = { type, ...before, ids, lockVersions };
        return (await once(variables, (context) => assign({ variables, context }))).data?.assignStatuses;
      },
    );
}
