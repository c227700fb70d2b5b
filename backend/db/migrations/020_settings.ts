import { type Kysely, sql } from 'kysely';

/** Creates airlines, adds versions to status reasons, and keeps a group with orders or shipments in its program. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table airlines (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      courier_id bigint not null references couriers,
      name text not null,
      prefix text,
      notes text,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create index airlines_courier on airlines (courier_id, lower(name), id)`,
    sql`create unique index airlines_prefix on airlines (organization_id, lower(btrim(prefix)))`,
    sql`create index couriers_company_name_words on couriers using gin (lower(company_name) gin_trgm_ops)`,

    sql`alter table status_reasons add column lock_version integer not null default 1`,

    // The group of an order or shipment is in the same program, so a group in use cannot move to another program.
    sql`create unique index groups_program on groups (id, program_id)`,
    sql`alter table purchase_orders add constraint purchase_orders_group_program
      foreign key (group_id, program_id) references groups (id, program_id)`,
    sql`alter table shipments add constraint shipments_group_program
      foreign key (group_id, program_id) references groups (id, program_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
