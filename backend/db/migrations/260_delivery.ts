import { type Kysely, sql } from 'kysely';

/**
 * Adds what a shipment records about its delivery: the day, who received it, and how many packages arrived; unknown for what
 * was delivered before. Adds whether goods for a group need an import permit, which no existing group does until somebody
 * says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table shipments
      add column delivered_date date, add column received_by text, add column delivered_packages integer`,
    sql`create index shipments_by_delivered on shipments (program_id, delivered_date, id)`,
    sql`alter table groups add column requires_import_permit boolean not null default false`,
  ];
  for (const statement of statements) await statement.execute(db);
}
