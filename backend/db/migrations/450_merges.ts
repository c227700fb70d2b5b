import { type Kysely, sql } from 'kysely';

/**
 * Adds merges of records that are one: which records ended in which, and for a day what was moved, so that it can be moved
 * back. The row of a record that has ended is deleted, so that no list, search or picker has to leave it out. Also adds
 * what people said are not the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table merges (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations on delete cascade,
      program_id bigint references programs on delete cascade,
      record_type text not null,
      into_id bigint not null,
      label text not null,
      user_id bigint references users on delete set null,
      at timestamptz not null default now(),
      history_id bigint not null,
      changes jsonb not null,
      moved jsonb not null default '[]',
      undone_at timestamptz,
      undone_by_id bigint references users on delete set null,
      stays jsonb not null default '[]')`,
    sql`create index merges_into on merges (record_type, into_id)`,
    sql`create index merges_organization on merges (organization_id)`,
    sql`create index merges_program on merges (program_id) where program_id is not null`,
    sql`create index merges_user on merges (user_id) where user_id is not null`,
    sql`create index merges_undone_by on merges (undone_by_id) where undone_by_id is not null`,
    sql`create index merges_at on merges (at)`,
    sql`create table merged_records (
      merge_id bigint not null references merges on delete cascade,
      record_type text not null,
      record_id bigint not null,
      label text not null,
      "row" jsonb,
      primary key (merge_id, record_id))`,
    sql`create index merged_records_record on merged_records (record_type, record_id)`,
    sql`create table merge_moves (
      merge_id bigint not null references merges on delete cascade,
      place text not null,
      row_id bigint not null,
      from_id bigint not null,
      kept jsonb)`,
    sql`create index merge_moves_merge on merge_moves (merge_id, place, row_id)`,
    sql`create table not_duplicates (
      organization_id bigint not null references organizations on delete cascade,
      record_type text not null,
      first_id bigint not null,
      second_id bigint not null,
      user_id bigint references users on delete set null,
      at timestamptz not null default now(),
      primary key (record_type, first_id, second_id),
      check (first_id < second_id))`,
    sql`create index not_duplicates_organization on not_duplicates (organization_id)`,
    sql`create index not_duplicates_user on not_duplicates (user_id) where user_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
