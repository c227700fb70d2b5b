import { type Kysely, sql } from 'kysely';

/** Creates the indexes that list vendors, end users and groups by their last change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = { vendors: 'organization_id', end_users: 'organization_id', groups: 'program_id' };
  for (const [table, place] of Object.entries(tables)) {
    const columns = sql`${sql.ref(place)}, updated_at, id`;
    await sql`create index ${sql.ref(`${table}_by_updated`)} on ${sql.table(table)} (${columns})`.execute(db);
  }
}
