import { type Kysely, sql } from 'kysely';

/** Keeps the file of an issued paper for each language that it is printed in; until now, all were in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipment_paper_files
    add column language text not null default 'en',
    drop constraint shipment_paper_files_pkey,
    add primary key (paper_id, kind, language)`.execute(db);
}
