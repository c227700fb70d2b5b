import { type StatusModel, useAssignStatusesMutation } from '../../generated/operations.ts';
import { bulkResult, type Chosen, undoneBy } from './bulkResult.ts';
import type { Undone } from './undo.ts';

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
  return async (moved) => {
    const results = [];
    for (const [, same] of grouped(moved)) {
      const [{ status, subStatus }] = same;
      const variables = {
        type,
        status,
        subStatus,
        ids: same.map(({ id }) => id),
        lockVersions: same.map(({ lockVersion }) => lockVersion),
      };
      const { data } = await assign({ variables });
      results.push(bulkResult(same, data?.assignStatuses));
    }
    return undoneBy(results);
  };
}

/** Records that stood in the same place, each of which one call can move back. */
function grouped(moved: readonly Moved[]) {
  const groups = new Map<string, [Moved, ...Moved[]]>();
  for (const record of moved) {
    const place = JSON.stringify([record.status, record.subStatus]);
    const group = groups.get(place);
    if (group) group.push(record);
    else groups.set(place, [record]);
  }
  return groups;
}
