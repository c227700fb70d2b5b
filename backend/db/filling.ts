import { sql } from 'kysely';
import type { Trx } from './client.ts';

/**
 * Waits until no other process fills the empty database, and keeps others from filling it until the transaction ends. A
 * process that had to wait then sees the rows of the other one.
 */
export async function lockFilling(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('filling an empty database', 0))`.execute(trx);
}
