import { type Kysely, sql } from 'kysely';

/**
 * Makes groups and couriers parties like vendors and end users: with a risk level and the date of their screening. The
 * indexes find the few prohibited parties of an organization or a program.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table groups add column risk_level text, add column visual_compliance_date date`,
    sql`alter table couriers add column risk_level text, add column visual_compliance_date date`,
    sql`create index vendors_prohibited on vendors (organization_id) where risk_level = 'level_4'`,
    sql`create index end_users_prohibited on end_users (organization_id) where risk_level = 'level_4'`,
    sql`create index couriers_prohibited on couriers (organization_id) where risk_level = 'level_4'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
