import { type Kysely, sql } from 'kysely';

/**
 * The feed of changes, for whoever keeps a copy; and the comments of a program, the newest first. A write pays for one narrow
 * index of the changes; the others hold only what has its place in the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table changes (
      id bigint generated always as identity,
      position bigint,
      organization_id bigint not null,
      program_id bigint,
      record_type text not null,
      record_id bigint not null,
      action text not null check (action in ('create', 'edit', 'delete', 'comment')),
      lock_version integer,
      parents jsonb not null,
      comment_id bigint,
      comment_source text,
      user_id bigint,
      at timestamptz not null default now(),
      check ((action = 'comment') = (comment_id is not null and comment_source is not null)))`,
    sql`create index changes_unsettled on changes (id) where position is null`,
    sql`create unique index changes_position on changes (position) where position is not null`,
    sql`create sequence change_positions`,

    // One row: up to where changes were deleted.
    sql`create table feed_start (position bigint not null)`,
    sql`insert into feed_start values (0)`,

    sql`create index comments_program on comments (program_id, created_at desc, id desc)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
