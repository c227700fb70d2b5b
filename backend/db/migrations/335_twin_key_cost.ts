import { type Kysely, sql } from 'kysely';

/** Tells the planner that a twin's key is dear, so that it looks names up in their indexes and does not compute the key of each row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function twin_key(text) cost 100000`.execute(db);
}
