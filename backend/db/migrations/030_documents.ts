import { type Kysely, sql } from 'kysely';

/** Creates documents: files on orders, items, shipments, users, vendors, couriers and end users. Bytes are in the store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table documents (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      program_id bigint references programs,
      parent_type text not null check (parent_type in
        ('PurchaseOrder', 'CommercialInvoice', 'OrderItem', 'User', 'Vendor', 'Courier', 'EndUser')),
      parent_id bigint not null,
      -- The only parent that can be deleted takes its documents along.
      order_item_id bigint generated always as (case parent_type when 'OrderItem' then parent_id end) stored
        references order_items on delete cascade,
      document_type text not null,
      description text,
      number text,
      expiry_date date,
      archived boolean not null default false,
      archived_at timestamptz,
      file_key text,
      filename text,
      content_type text,
      size bigint,
      thumb_key text,
      user_id bigint references users,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (archived = (archived_at is not null)),
      check (num_nulls(file_key, filename, content_type, size) in (0, 4)))`,
    sql`create index documents_parent on documents (parent_type, parent_id, created_at desc, id desc)`,
    sql`create index documents_item on documents (order_item_id) where order_item_id is not null`,
    sql`create index documents_expiry on documents (expiry_date) where not archived`,
    sql`create unique index documents_file on documents (file_key)`,
    sql`create unique index documents_thumb on documents (thumb_key)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
