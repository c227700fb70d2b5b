import { type Kysely, sql } from 'kysely';

/** Stores the hash of each new document's bytes as sent. Earlier documents have none, and match no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column sha256 text`.execute(db);
}
