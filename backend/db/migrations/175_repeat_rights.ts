import { type Kysely, sql } from 'kysely';

/** Stores with the response of a write what its caller could reach, so that a repeat by a caller who lost it is checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column reach jsonb`.execute(db);
}
