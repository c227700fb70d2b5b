import { type Kysely, sql } from 'kysely';

/** Keeps beside the first row of an order whether an import makes it, so that imports are counted without reading their plans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_import_rows add column makes_unit boolean`.execute(db);
  await sql`
    update file_import_rows set makes_unit = (plan -> 'unit' ->> 'isNew')::boolean
    where jsonb_typeof(plan -> 'unit') = 'object'`.execute(db);
  await sql`create index file_imports_open on file_imports (organization_id) where state = 'open'`.execute(db);
}
