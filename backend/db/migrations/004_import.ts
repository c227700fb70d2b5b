import { type Kysely, sql } from 'kysely';

/**
 * Creates the tables where a file's lines wait between being read and being applied (unlogged: after a crash they are read
 * again), and the table of imported lines, so that importing a file again preserves what users changed or removed since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create unlogged table import_orders (
      order_key text primary key,
      first_row integer not null)`,
    sql`create index import_orders_first on import_orders (first_row)`,

    sql`create unlogged table import_lines (
      row integer primary key,
      order_number text not null,
      order_key text not null generated always as (lower(btrim(order_number))) stored,
      line_id text not null,
      shipment_number text,
      shipment_key text generated always as (lower(btrim(shipment_number))) stored,
      line jsonb not null,
      noted jsonb not null)`,
    sql`create unique index import_lines_line on import_lines (order_key, line_id)`,
    sql`create index import_lines_shipment on import_lines (shipment_key)`,

    sql`create table imported_lines (
      organization_id bigint not null references organizations,
      order_key text not null,
      line_id text not null,
      primary key (organization_id, order_key, line_id))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
