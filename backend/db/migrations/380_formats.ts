import { type Kysely, sql } from 'kysely';

/** Adds how a person wants dates and numbers written, where it is otherwise than their language does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column date_order text, add column decimal_sign text, add column week_start text`.execute(
    db,
  );
}
