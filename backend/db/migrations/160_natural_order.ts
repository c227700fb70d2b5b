import { type Kysely, sql } from 'kysely';

const PLACES = 30;

/**
 * Sorts numbers inside numbers as numbers: "PO-2" before "PO-10". Neither engine has a collation that does (PGlite ignores
 * ICU's `kn`), so a number is stored with its sort key: lower case, each run of digits padded with zeros to 30 places
 * (longer runs compare as text), and cut to what an index takes. The key is stored because computing it costs 20 to 70 µs, too
 * much for 10,000 rows of a list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function natural_order(text) returns text language sql immutable strict parallel safe as $$
      select left(regexp_replace(
        regexp_replace(lower($1), '([0-9]+)', '${sql.raw('0'.repeat(PLACES - 1))}\\1', 'g'),
        '0*([0-9]{${sql.raw(String(PLACES))},})', '\\1', 'g'), 600) $$`.execute(db);
  for (const { table, columns } of sorted) {
    const added = columns.map(
      ({ column, of }) =>
        sql`add column ${sql.ref(column)} text generated always as (natural_order(${sql.ref(of)})) stored`,
    );
    await sql`alter table ${sql.table(table)} ${sql.join(added)}`.execute(db);
    for (const { column, index } of columns) {
      await sql`drop index ${sql.ref(index)}`.execute(db);
      await sql`create index ${sql.ref(index)} on ${sql.table(table)} (program_id, ${sql.ref(column)}, id)`.execute(db);
    }
  }
}

const sorted = [
  {
    table: 'purchase_orders',
    columns: [
      { column: 'number_order', of: 'order_number', index: 'purchase_orders_by_number' },
      { column: 'internal_order', of: 'order_number_internal', index: 'purchase_orders_by_internal' },
    ],
  },
  {
    table: 'shipments',
    columns: [{ column: 'number_order', of: 'invoice_number', index: 'shipments_by_number' }],
  },
  {
    table: 'order_items',
    columns: [{ column: 'catalog_order', of: 'catalog_number', index: 'order_items_by_catalog' }],
  },
];
