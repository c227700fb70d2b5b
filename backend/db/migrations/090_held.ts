import { type Kysely, sql } from 'kysely';

/** Adds the status before a hold. Existing holds get it from their history; imports and the demo world have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = { purchase_orders: 'PurchaseOrder', order_items: 'OrderItem', shipments: 'CommercialInvoice' };
  for (const [table, type] of Object.entries(types)) {
    const name = sql.table(table);
    await sql`alter table ${name} add column held_from text`.execute(db);
    await sql`
      update ${name} as held set held_from = (
        select change ->> 'from'
        from history as h, jsonb_array_elements(h.changes) as change
        where h.record_type = ${type} and h.record_id = held.id
          and change ->> 'field' = 'status' and change ->> 'to' = 'on_hold'
        order by h.id desc limit 1)
      where status = 'on_hold'`.execute(db);
    await sql`alter table ${name} add check (held_from is null or status = 'on_hold')`.execute(db);
  }
}
