import { type Kysely, sql } from 'kysely';

/**
 * Adds what is recorded when goods arrive: lot, expiry, temperature, the release of goods that did not arrive as they should,
 * and every receipt with its corrections. A part that a receipt or a split by quantity leaves names the ordered item.
 *
 * Items that were received before need no release: whoever received them did not know that one would be asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table order_items
      add column split_from_id bigint references order_items on delete set null,
      add column lot_number text, add column expiry_date date, add column temperature_reading numeric(4,1),
      add column release_required boolean not null default false,
      add column release_reason text, add column released_by_id bigint references users,
      add column released_at timestamptz`,
    sql`create index order_items_split_from on order_items (split_from_id) where split_from_id is not null`,
    sql`create index order_items_lot_words on order_items using gin (lower(lot_number) gin_trgm_ops)`,
    sql`create index order_items_expiry on order_items (program_id, expiry_date)`,
    sql`create table receipts (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      order_item_id bigint not null references order_items on delete cascade,
      kind text not null check (kind in ('received', 'corrected', 'taken_back')),
      quantity numeric(14,3) not null,
      received_date date, condition text, lot_number text, expiry_date date, temperature_reading numeric(4,1),
      user_id bigint references users,
      at timestamptz)`,
    sql`create index receipts_of_item on receipts (order_item_id, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
