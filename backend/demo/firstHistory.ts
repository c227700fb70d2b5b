import { sql } from 'kysely';
import type { Trx } from '../db/client.ts';
import { recordTypes } from '../record/recordTypes.ts';

/** Writes the `create` entry that every record's history begins with; the demo world has no author. */
export async function writeFirstHistory(trx: Trx): Promise<void> {
  for (const { type, table, first: column, firstField: field = column } of recordTypes) {
    if (column === null) continue;
    await sql`
      insert into history (organization_id, record_type, record_id, at, action, changes)
      select ${ownerOf(table)}, ${type}, made.id, made.created_at, 'create',
        jsonb_build_array(jsonb_build_object('field', ${field}::text, 'from', null, 'to', made.${sql.ref(column)}))
      from ${sql.table(table)} as made
      order by made.id`.execute(trx);
  }
}

function ownerOf(table: string) {
  if (table === 'organizations') return sql`made.id`;
  if (table !== 'groups') return sql`made.organization_id`;
  return sql`(select organization_id from programs where programs.id = made.program_id)`;
}
