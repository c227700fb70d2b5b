import { type Kysely, sql } from 'kysely';

/** Adds the parts of files that have not arrived completely. Their bytes are in the store of files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table file_parts (
      user_id bigint not null references users on delete cascade,
      key text not null,
      start integer not null,
      size integer not null check (size > 0),
      organization_id bigint not null references organizations on delete cascade,
      file_key text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, key, start))`,
    sql`create index file_parts_organization on file_parts (organization_id)`,
    sql`create index file_parts_file on file_parts (file_key)`,
    sql`create index file_parts_age on file_parts (created_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
