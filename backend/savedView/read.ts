import { sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { abilityUnless } from '../record/ability.ts';
import { whyNotChanged, whyNotRemoved } from './rules.ts';
import type { ListSetting, SavedView } from './schema.ts';
import type { SavedViewRow } from './table.ts';

/** How many views are listed: more than anybody keeps. */
const mostListed = 1000;

/** Selects the views that a caller sees, as `maySee` says of one. */
const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('saved_views as v')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('v.user_id', '=', caller.userId),
          eb.or([eb('v.program_id', 'is', null), eb('v.program_id', 'in', programsOf(caller))]),
        ]),
        eb.and([eb('v.sharing', '=', 'organization'), eb('v.organization_id', '=', caller.organizationId)]),
        eb.and([eb('v.sharing', '=', 'program'), eb('v.program_id', 'in', programsOf(caller))]),
      ]),
    )
    .selectAll();

/** Reads the views that a caller sees, of all lists, by name. */
export async function readViews(db: Db, caller: Caller): Promise<SavedView[]> {
  const rows = await visible(db, caller).orderBy(sql`lower(v.name)`).orderBy('v.id').limit(mostListed).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads one view's row. @param lock locks it for this transaction @throws 404 when missing or not for the caller */
export async function readViewRow(db: Db, caller: Caller, id: number, lock = false): Promise<SavedViewRow> {
  const row = await visible(db, caller)
    .where('v.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a view's record. */
export function toRecord(row: SavedViewRow, caller: Caller): SavedView {
  return {
    ...row,
    columns: row.columns && [...row.columns],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [
      abilityUnless('update', whyNotChanged(caller, row)),
      abilityUnless('remove', whyNotRemoved(caller, row)),
    ],
  };
}

/** Reads how a caller has lists. */
export async function readSettings(db: Db, caller: Caller): Promise<ListSetting[]> {
  const rows = await db
    .selectFrom('list_settings')
    .select(['list', 'program_id', 'columns', 'opens', 'view_id'])
    .where('user_id', '=', caller.userId)
    .execute();
  return rows.map((row) => ({ ...row, columns: row.columns && [...row.columns] }));
}
