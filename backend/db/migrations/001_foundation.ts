import { type Kysely, sql } from 'kysely';

/** Creates organizations, programs, users, sessions, and what every write adds to: the history and the idempotency keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create extension if not exists pg_trgm`,

    sql`create table organizations (
      id bigint generated always as identity primary key,
      name text not null,
      short_name text not null,
      ein text, contact_person text, email text, phone_number text, website text,
      address jsonb,
      feature_flags jsonb not null default '{}',
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index organizations_name on organizations (lower(btrim(name)))`,

    sql`create table programs (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      name text not null,
      slug text not null unique,
      color_palette jsonb,
      order_number_internal_enabled boolean not null default false,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index programs_name on programs (organization_id, lower(btrim(name)))`,

    sql`create table users (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone_number text, job_title text,
      permission_id integer not null,
      status text not null check (status in ('active', 'inactive')),
      password_hash text,
      time_zone text,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index users_email on users (lower(btrim(email)))`,
    sql`create index users_name on users (organization_id, lower(first_name), lower(last_name))`,

    sql`create table user_programs (
      user_id bigint not null references users on delete cascade,
      program_id bigint not null references programs on delete cascade,
      primary key (user_id, program_id))`,
    sql`create index user_programs_program on user_programs (program_id)`,

    sql`create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id bigint not null references users on delete cascade,
      generation integer not null default 1,
      generation_issued_at timestamptz not null default now(),
      generation_used_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz)`,
    sql`create index sessions_user on sessions (user_id) where ended_at is null`,

    sql`create table history (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      record_type text not null,
      record_id bigint not null,
      at timestamptz not null default now(),
      user_id bigint references users,
      action text not null,
      changes jsonb not null)`,
    sql`create index history_record on history (record_type, record_id, id desc)`,

    sql`create table idempotency_keys (
      user_id bigint not null references users on delete cascade,
      route text not null,
      key text not null,
      body_hash text not null,
      status integer not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, route, key))`,
    sql`create index idempotency_keys_age on idempotency_keys (created_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
