import { type Kysely, sql } from 'kysely';

/**
 * Lets a shipment list its packages line by line: alike packages with their size and weights, and which items they hold. The
 * totals of a shipment that lists them follow from the lines; those of all others stay as typed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table shipment_packages (
      id bigint generated always as identity primary key,
      shipment_id bigint not null references shipments on delete cascade,
      position integer not null check (position > 0),
      count integer not null check (count > 0),
      package_type text,
      length numeric(7,1),
      width numeric(7,1),
      height numeric(7,1),
      net_weight numeric(12,3),
      gross_weight numeric(12,3),
      dry_ice numeric(12,3),
      unique (shipment_id, position))`,
    sql`create table shipment_package_items (
      package_id bigint not null references shipment_packages on delete cascade,
      order_item_id bigint not null references order_items on delete cascade,
      quantity numeric(14,3) not null check (quantity > 0),
      primary key (package_id, order_item_id))`,
    sql`create index shipment_package_items_item on shipment_package_items (order_item_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
