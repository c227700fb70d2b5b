import { type Kysely, sql } from 'kysely';

/**
 * Adds views of lists, with names, and how a person has a list: its columns outside of views, and the view that it opens with.
 * A view of a program's list belongs to the program unless it is shared with the organization; the lists of an organization
 * have no program.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table saved_views (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations on delete cascade,
      program_id bigint references programs on delete cascade,
      user_id bigint not null references users on delete cascade,
      list text not null,
      name text not null,
      sharing text not null default 'private' check (sharing in ('private', 'program', 'organization')),
      address text not null default '',
      columns jsonb,
      opens_list boolean not null default false,
      updated_by_id bigint references users on delete set null,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (sharing <> 'program' or program_id is not null),
      check (sharing <> 'organization' or program_id is null),
      check (not opens_list or sharing <> 'private'))`,
    // A person calls one view of a list so; whatever is shared may be called as another person's.
    sql`create unique index saved_views_name on saved_views (user_id, list, coalesce(program_id, 0), lower(name))`,
    sql`create unique index saved_views_opens on saved_views (organization_id, list, coalesce(program_id, 0))
      where opens_list`,
    sql`create index saved_views_shared on saved_views (organization_id) where sharing <> 'private'`,
    sql`create index saved_views_program on saved_views (program_id) where program_id is not null`,
    sql`create index saved_views_updated_by on saved_views (updated_by_id) where updated_by_id is not null`,
    sql`create table list_settings (
      user_id bigint not null references users on delete cascade,
      list text not null,
      program_id bigint references programs on delete cascade,
      columns jsonb,
      opens text not null default 'shared' check (opens in ('shared', 'all', 'view')),
      view_id bigint references saved_views on delete set null)`,
    sql`create unique index list_settings_list on list_settings (user_id, list, coalesce(program_id, 0))`,
    sql`create index list_settings_program on list_settings (program_id) where program_id is not null`,
    sql`create index list_settings_view on list_settings (view_id) where view_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
