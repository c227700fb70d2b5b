import { type Kysely, sql } from 'kysely';

/**
 * Adds work in the background: what was asked, how far it is, and what it did to each of its records. A row without an
 * outcome has not been reached. The record of a row is not referred to: it may be removed, and its row still says what was done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table works (
      id bigint generated always as identity primary key,
      kind text not null,
      organization_id bigint not null references organizations on delete cascade,
      program_id bigint references programs on delete cascade,
      user_id bigint not null references users on delete cascade,
      api_key_id bigint references api_keys on delete set null,
      change jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
      reason text,
      total integer not null,
      changed integer not null default 0,
      unchanged integer not null default 0,
      refused integer not null default 0,
      undoable integer not null default 0,
      undoes_id bigint references works on delete set null,
      tries integer not null default 0,
      due_at timestamptz not null default now(),
      turn_at timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      check ((finished_at is null) = (state in ('waiting', 'running'))))`,
    sql`create index works_unfinished on works (due_at) where finished_at is null`,
    sql`create index works_finished on works (finished_at) where finished_at is not null`,
    sql`create index works_user on works (user_id, id)`,
    sql`create index works_organization on works (organization_id, id)`,
    // Whose turn was last, of organizations and of people.
    sql`create index works_organization_turn on works (organization_id, turn_at)`,
    sql`create index works_user_turn on works (user_id, turn_at)`,
    sql`create index works_program on works (program_id)`,
    sql`create index works_undoes on works (undoes_id) where undoes_id is not null`,
    sql`create index works_api_key on works (api_key_id) where api_key_id is not null`,
    sql`create table work_rows (
      work_id bigint not null references works on delete cascade,
      position integer not null,
      record_id bigint not null,
      program_id bigint not null,
      label text not null,
      change jsonb,
      expected_version integer,
      outcome text check (outcome in ('changed', 'unchanged', 'refused')),
      code text,
      reason text,
      back jsonb,
      version integer,
      primary key (work_id, position))`,
    sql`create index work_rows_left on work_rows (work_id, position) where outcome is null`,
    sql`create index work_rows_outcome on work_rows (work_id, outcome, position)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
