import { type Kysely, sql } from 'kysely';

/** Creates the indexes for clients that keep a copy: they fetch the changes since their last request, earliest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['purchase_orders', 'order_items', 'shipments']) {
    await sql`create index ${sql.ref(`${table}_by_updated`)} on ${sql.table(table)} (program_id, updated_at, id)`.execute(
      db,
    );
  }
}
