import { type Kysely, sql } from 'kysely';

/** Allows archiving substatuses: an archived one is no longer offered, and a new one may reuse its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table status_reasons add column archived boolean not null default false`,
    sql`drop index status_reasons_text`,
    sql`create unique index status_reasons_text
      on status_reasons (organization_id, model, status, lower(btrim(sub_status))) where not archived`,
  ];
  for (const statement of statements) await statement.execute(db);
}
