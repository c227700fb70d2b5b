import { type Kysely, sql } from 'kysely';

/** Whoever reads only own comments is told of what happened to those. What was written before is told to the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table changes add column comment_author_id bigint`.execute(db);
}
