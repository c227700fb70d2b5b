import { type Kysely, sql } from 'kysely';

/** Adds the packing group of dangerous goods, and the pairs of hazards in a shipment that a user has acknowledged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_items').addColumn('packing_group', 'text').execute();
  await db.schema
    .alterTable('shipments')
    .addColumn('dg_acknowledged', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
}
