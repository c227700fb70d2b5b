import { type Kysely, sql } from 'kysely';

/**
 * Creates the feed of changes, for clients that keep a copy, and the index of a program's comments, newest first. A write
 * updates only one narrow index of the changes; the other contains only changes that have their place in the feed.
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

    // One row: the position up to which changes were deleted.
    sql`create table feed_start (position bigint not null)`,
    sql`insert into feed_start values (0)`,

    sql`create index comments_program on comments (program_id, created_at desc, id desc)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
