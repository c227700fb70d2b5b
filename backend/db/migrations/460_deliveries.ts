import { type Kysely, sql } from 'kysely';

/**
 * What is kept of each line that was ever imported says from now on which import made it, so that a line that is taken back can be
 * imported again. So do memberships of end users.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table imported_lines
      add column import_id bigint references file_imports on delete set null,
      add column "row" integer`,
    sql`create index imported_lines_import on imported_lines (import_id, "row") where import_id is not null`,
    sql`alter table end_user_programs add column import_id bigint references file_imports on delete set null`,
    sql`create index end_user_programs_import on end_user_programs (import_id) where import_id is not null`,
    sql`alter table end_user_groups add column import_id bigint references file_imports on delete set null`,
    sql`create index end_user_groups_import on end_user_groups (import_id) where import_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
