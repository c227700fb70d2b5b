import { sql } from 'kysely';
import type { Services } from '../http/route.ts';
import { settleAll } from './settle.ts';

/** How long changes are kept, in days. */
const keptDays = 90;

/** Deletes changes that are older than they are kept, and remembers up to where: cursors before it have expired. */
export async function deleteOldChanges({ database, now }: Services): Promise<void> {
  const { db } = database;
  // Where nobody reads, places are given here, so that the first reader does not wait for all of them.
  await settleAll(db);
  const oldest = new Date(now().getTime() - keptDays * 86_400_000);
  await sql`
    with old as (delete from changes where position is not null and at < ${oldest} returning position)
    update feed_start set position = greatest(position, (select max(position) from old))`.execute(db);
}
