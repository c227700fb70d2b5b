import { type Kysely, sql } from 'kysely';

/** Creates the index for adding up an organization's storage, which each of its uploads does if there is a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index documents_organization on documents (organization_id) include (size)`.execute(db);
}
