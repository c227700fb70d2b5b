import { type Kysely, sql } from 'kysely';

/**
 * Sorts names as people do: É beside E, ß beside ss, whatever the case. The root collation of ICU is right, or nearly so, for all
 * languages at once, and a list has one order, so that one index serves whoever reads it. PGlite knows it as well as PostgreSQL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create collation lading_names (provider = icu, locale = 'und')`,
    sql`create index vendors_by_name on vendors (organization_id, (name collate lading_names), id)`,
    sql`create index end_users_by_label on end_users (organization_id, (label collate lading_names), id)`,
    sql`create index groups_by_name on groups (program_id, (name collate lading_names), id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
