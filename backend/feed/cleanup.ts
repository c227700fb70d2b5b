import { sql } from 'kysely';
import type { Services } from '../http/route.ts';
import { settleAll } from './settle.ts';

/** The retention of changes, in days. */
const keptDays = 90;

/** Deletes changes past their retention, and records up to which position: cursors before it have expired. */
export async function deleteOldChanges({ database, now }: Services): Promise<void> {
  const { db } = database;
  // Without readers, changes are settled here, so that the first reader does not wait for all of them.
  await settleAll(db);
  const oldest = new Date(now().getTime() - keptDays * 86_400_000);
  await sql`
    with old as (delete from changes where position is not null and at < ${oldest} returning position)
    update feed_start set position = greatest(position, (select max(position) from old))`.execute(db);
}
