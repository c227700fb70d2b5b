import { sql } from 'kysely';
import type { Db } from './client.ts';

/** How long an over session is kept for looking things up, in days. */
const sessionDays = 30;

/** Deletes what has had its time: answers kept for repeats after 24 hours, sessions 30 days after they ran out. */
export async function sweep(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now() - ${`${sessionDays} days`}::interval`)
    .execute();
}
