import { type Kysely, sql } from 'kysely';

/** Whoever keeps a copy asks for what was changed since the last time, the earliest change first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['purchase_orders', 'order_items', 'shipments']) {
    await sql`create index ${sql.ref(`${table}_by_updated`)} on ${sql.table(table)} (program_id, updated_at, id)`.execute(
      db,
    );
  }
}
