import { type Kysely, sql } from 'kysely';

/** Adds the language of an organization: of whoever has chosen none and whose browser asks for none that is offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column language text`.execute(db);
}
