import { type Kysely, sql } from 'kysely';

/** Adds pictures to users and organizations: the keys of their two sizes in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'organizations']) {
    await sql`alter table ${sql.table(table)}
      add column picture_key text,
      add column picture_thumb_key text,
      add check ((picture_key is null) = (picture_thumb_key is null))`.execute(db);
  }
}
