import { type Kysely, sql } from 'kysely';

/** Creates the directory of an organization (vendors, end users, groups), and the reasons for statuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table vendors (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      name text not null,
      ein text, phone_number text, website text, email text,
      visual_compliance_date date,
      risk_level text, notes text,
      address jsonb,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index vendors_name on vendors (organization_id, lower(btrim(name)))`,
    sql`create index vendors_name_words on vendors using gin (lower(name) gin_trgm_ops)`,

    sql`create table end_users (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      first_name text, last_name text, external_organization_name text,
      label text not null generated always as (coalesce(
        nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''),
        external_organization_name, '')) stored,
      country text, risk_level text, visual_compliance_date date, notes text,
      opc boolean not null default false,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create index end_users_label on end_users (organization_id, lower(label), id)`,
    sql`create index end_users_label_words on end_users using gin (lower(label) gin_trgm_ops)`,

    sql`create table groups (
      id bigint generated always as identity primary key,
      program_id bigint not null references programs,
      name text not null,
      attn text, phone_number text,
      address jsonb,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index groups_name on groups (program_id, lower(btrim(name)))`,
    sql`create index groups_name_words on groups using gin (lower(name) gin_trgm_ops)`,

    sql`create table end_user_programs (
      end_user_id bigint not null references end_users on delete cascade,
      program_id bigint not null references programs on delete cascade,
      primary key (end_user_id, program_id))`,
    sql`create index end_user_programs_program on end_user_programs (program_id)`,
    sql`create table end_user_groups (
      end_user_id bigint not null references end_users on delete cascade,
      group_id bigint not null references groups on delete cascade,
      primary key (end_user_id, group_id))`,
    sql`create index end_user_groups_group on end_user_groups (group_id)`,

    sql`create table status_reasons (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      model text not null check (model in ('purchase_order', 'order_item', 'commercial_invoice')),
      status text not null,
      sub_status text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    sql`create unique index status_reasons_text on status_reasons (organization_id, model, status, lower(btrim(sub_status)))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
