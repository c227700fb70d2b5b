import { type Kysely, sql } from 'kysely';

/** Creates API keys, and allows users without email and password, which the keys act as. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table users
      add column service boolean not null default false,
      alter column email drop not null,
      add constraint users_person check (case when service
        then email is null and password_hash is null else email is not null end)`,
    sql`create table api_keys (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      name text not null,
      user_id bigint not null unique references users,
      maker_id bigint not null references users,
      -- SHA-256 of the secret, which itself is stored nowhere.
      secret_hash text not null unique,
      all_programs boolean not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      lock_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    // The name of a revoked key can be used again.
    sql`create unique index api_keys_name on api_keys (organization_id, lower(btrim(name))) where revoked_at is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
