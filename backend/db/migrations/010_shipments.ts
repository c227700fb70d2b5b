import { type Kysely, sql } from 'kysely';

/** Creates couriers, and the indexes behind the lists of shipments and of items for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table couriers (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      company_name text not null,
      address jsonb,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index couriers_company_name on couriers (organization_id, lower(btrim(company_name)))`,
    sql`alter table shipments add constraint shipments_courier foreign key (courier_id) references couriers`,

    sql`create index shipments_by_date_up on shipments (program_id, anticipated_ship_date asc nulls last, id)`,
    sql`create index shipments_by_shipped on shipments (program_id, shipped_date desc nulls last, id desc)`,
    sql`create index shipments_by_number on shipments (program_id, lower(invoice_number), id)`,
    sql`create index shipments_by_status on shipments (program_id, status, id)`,
    sql`create index shipments_by_group on shipments (group_id)`,
    sql`create index shipments_by_courier on shipments (courier_id)`,
    sql`create index shipments_number_words on shipments using gin (lower(invoice_number) gin_trgm_ops)`,
    sql`create index shipments_name_words on shipments using gin (lower(commercial_name) gin_trgm_ops)`,
    sql`create index shipments_awb_words on shipments using gin (lower(awb) gin_trgm_ops)`,
    // Items that can still be added to a shipment.
    sql`create index order_items_available on order_items (program_id, position, id) where shipment_id is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
