import { type StatusModel, useAssignStatusesMutation } from '../../generated/operations.ts';
import { problemOf } from '../form/problem.ts';
import { type BulkResult, bulkResult, type Chosen, undoneBy } from './bulkResult.ts';
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
    const results: BulkResult[] = [];
    for (const [, same] of grouped(moved)) {
      const [{ status, subStatus }] = same;
      const variables = {
        type,
        status,
        subStatus,
        ids: same.map(({ id }) => id),
        lockVersions: same.map(({ lockVersion }) => lockVersion),
      };
      try {
        const { data } = await assign({ variables });
        results.push(bulkResult(same, data?.assignStatuses));
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) throw error;
        // Others may have been moved back already: that must be told too.
        results.push({
          rejections: [],
          done: [],
          refused: same.map((record) => ({ ...record, why: problem.message })),
        });
      }
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
