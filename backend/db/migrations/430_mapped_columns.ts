import { type Kysely, sql } from 'kysely';

/**
 * Mappings are remembered by their headings as they are, one entry a column, instead of by a shortened form that several columns
 * may share. A mapping without a name can no longer be found by its headings, so that it goes; those with a name stay to be chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from file_import_mappings where name is null`.execute(db);
  await sql`
    update file_import_mappings set fields = (
      select coalesce(jsonb_agg(jsonb_build_object('heading', f.key, 'field', f.value)), '[]')
      from jsonb_each(fields) f)`.execute(db);
}
