import { writeHistory } from '../history/table.ts';
import type { WriteContext } from '../record/write.ts';

/** Writes into the history of the caller's organization that sample data was added or removed: this entry stays. */
export function noteSample(
  { db, caller }: WriteContext,
  change: { from: string | null; to: string | null },
): Promise<void> {
  const { organizationId, userId } = caller;
  const changes = [{ field: 'sample_program', ...change }];
  return writeHistory(db, [
    { organizationId, type: 'Organization', id: organizationId, userId, action: 'update', changes },
  ]);
}
