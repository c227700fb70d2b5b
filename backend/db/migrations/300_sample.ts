import { type Kysely, sql } from 'kysely';

/**
 * Marks sample data, which an organization adds to try Lading with and removes as a whole, and remembers who has put the
 * guide away.
 *
 * Names and numbers are unique among sample data and among the others apart: sample data takes none away from real records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of marked) {
    await sql`alter table ${sql.table(table)} add column sample boolean not null default false`.execute(db);
  }
  for (const { table, index } of named) {
    await sql`drop index ${sql.ref(index)}`.execute(db);
    await sql`create unique index ${sql.ref(index)} on ${sql.table(table)} (organization_id, sample, identity, twin)
      where twin >= 0`.execute(db);
  }
  const statements = [
    // An organization has one sample program.
    sql`create unique index programs_sample on programs (organization_id) where sample`,
    sql`create index end_users_sample on end_users (organization_id) where sample`,
    sql`alter table users add column guide_put_away boolean not null default false`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const marked = ['programs', 'vendors', 'couriers', 'end_users', 'purchase_orders', 'shipments'];

const named = [
  { table: 'programs', index: 'programs_name' },
  { table: 'vendors', index: 'vendors_name' },
  { table: 'couriers', index: 'couriers_company_name' },
  { table: 'purchase_orders', index: 'purchase_orders_number' },
  { table: 'shipments', index: 'shipments_number' },
];
