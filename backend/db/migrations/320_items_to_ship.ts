import { type Kysely, sql } from 'kysely';

/** Finds the items of a program that have arrived and are in no shipment, which are counted as what is to be shipped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_items_to_ship on order_items (program_id) include (purchase_order_id)
    where shipment_id is null and status = 'received'`.execute(db);
}
