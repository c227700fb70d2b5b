import { type Kysely, sql } from 'kysely';

/** Adds the author to changes of comments, for roles that read only own comments; these see no earlier changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table changes add column comment_author_id bigint`.execute(db);
}
