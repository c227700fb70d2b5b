import { type Kysely, sql } from 'kysely';

/** How much an organization stores is added up for each of its uploads where there is a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index documents_organization on documents (organization_id) include (size)`.execute(db);
}
