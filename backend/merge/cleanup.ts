import { sql } from 'kysely';
import type { Services } from '../http/route.ts';
import { undoHours } from './read.ts';

/** Deletes what only served to undo merges that cannot be undone any more. Which records ended in which is kept. */
export async function forgetOldMoves({ database: { db } }: Services): Promise<void> {
  const old = db
    .selectFrom('merges')
    .select('id')
    .where('at', '<', sql<Date>`now() - ${`${undoHours + 1} hours`}::interval`);
  await db.deleteFrom('merge_moves').where('merge_id', 'in', old).execute();
  await db
    .updateTable('merged_records')
    .set({ row: null })
    .where('row', 'is not', null)
    .where('merge_id', 'in', old)
    .execute();
}
