import { type Kysely, sql } from 'kysely';

/** Adds the language that a person has chosen, and the one that their browser last asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text, add column asked_language text`.execute(db);
}
