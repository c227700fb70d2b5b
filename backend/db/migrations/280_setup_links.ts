import { type Kysely, sql } from 'kysely';

/**
 * The links that set up a Lading which nobody can sign in to yet: each start makes one, and several backends on one
 * database have one each. Links that ran out are kept for a day, so that whoever opens one is told so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setup_links (
    token_hash text primary key,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
}
