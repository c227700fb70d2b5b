import { type Kysely, sql } from 'kysely';

/** Pictures of users and organizations: where their two sizes are in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'organizations']) {
    await sql`alter table ${sql.table(table)}
      add column picture_key text,
      add column picture_thumb_key text,
      add check ((picture_key is null) = (picture_thumb_key is null))`.execute(db);
  }
}
