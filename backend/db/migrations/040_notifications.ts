import { type Kysely, sql } from 'kysely';

/** Creates notifications, their settings per user, the expiry dates that were announced, and links that set a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table notifications (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      event_type text not null,
      sender_id bigint references users,
      organization_id bigint not null references organizations,
      program_id bigint references programs,
      record_type text not null,
      record_id bigint not null,
      comment_id bigint references comments on delete cascade,
      document_id bigint references documents on delete cascade,
      read_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      check ((event_type = 'NEW_COMMENT') = (comment_id is not null)),
      check ((event_type like 'ATTACHMENT%') = (document_id is not null)))`,
    sql`create index notifications_user on notifications (user_id, id desc)`,
    sql`create index notifications_unread on notifications (user_id, id desc) where read_at is null`,
    sql`create index notifications_comment on notifications (comment_id) where comment_id is not null`,
    sql`create index notifications_document on notifications (document_id) where document_id is not null`,
    sql`create index notifications_age on notifications (created_at)`,

    sql`create table notification_settings (
      user_id bigint primary key references users on delete cascade,
      notifications_enabled boolean not null default true,
      all_programs boolean not null default true,
      types_off text[] not null default '{}')`,
    sql`create table notification_programs_off (
      user_id bigint not null references users on delete cascade,
      program_id bigint not null references programs on delete cascade,
      primary key (user_id, program_id))`,

    sql`create table expiry_notices (
      document_id bigint not null references documents on delete cascade,
      event_type text not null,
      expiry_date date not null,
      primary key (document_id, event_type, expiry_date))`,

    sql`create table password_links (
      token_hash text primary key,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    sql`create index password_links_user on password_links (user_id)`,
    sql`create index password_links_age on password_links (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
