import { type Kysely, sql } from 'kysely';

/** Adds what a shipment records about its export: the proof of filing, and the licence or the licence exception. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table shipments add column itn text, add column license_number text, add column license_exception text`,
    sql`create index shipments_itn_words on shipments using gin (lower(itn) gin_trgm_ops)`,
    sql`create index shipments_filed on shipments (program_id) where itn is not null`,
    sql`create index shipments_not_filed on shipments (program_id) where itn is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
