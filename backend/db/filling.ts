import { sql } from 'kysely';
import type { Trx } from './client.ts';

/**
 * Waits until no other process fills the database that all found empty, until the end of the transaction. Whoever had to
 * wait then sees what is in it.
 */
export async function fillAlone(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('filling an empty database', 0))`.execute(trx);
}
