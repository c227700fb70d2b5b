import { sql } from 'kysely';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import { keysOf } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { abilityUnless } from '../record/ability.ts';
import { asName } from '../record/listOrder.ts';
import type { CountedList } from '../spreadsheet/counted.ts';
import { whyNotChanged, whyNotRemoved } from './rules.ts';
import type { ListSetting, SavedView } from './schema.ts';
import { type SavedViewRow, type ViewedList, viewedLists } from './table.ts';

/** How many views are listed, one's own first: more than anybody has of their own. */
const mostListed = 1000;

/** The lists that there are, by their paths. */
export type Lists = readonly CountedList[];

/** Whether a caller may read a list: else its views say what is in it. */
export const mayReadList = (caller: Caller, lists: Lists, list: ViewedList): boolean =>
  lists.find(({ path }) => path === viewedLists[list])?.access.some(([area, right]) => can(caller, area, right)) ??
  false;

/** Selects the views that a caller sees: as `maySee` says of one, and of lists that they may read. */
const visible = (db: Db, caller: Caller, lists: Lists) =>
  db
    .selectFrom('saved_views as v')
    // `in` does not take an empty list.
    .where('v.list', '=', ({ fn, val }) =>
      fn.any(val(keysOf(viewedLists).filter((list) => mayReadList(caller, lists, list)))),
    )
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

/** Reads the views that a caller sees, of all lists: their own by name, then those of others by name. */
export async function readViews(db: Db, caller: Caller, lists: Lists): Promise<SavedView[]> {
  const rows = await visible(db, caller, lists)
    .orderBy(sql`v.user_id <> ${caller.userId}`)
    .orderBy(asName(sql`v.name`))
    .orderBy('v.id')
    .limit(mostListed)
    .execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads one view's row. @param lock locks it for this transaction @throws 404 when missing or not for the caller */
export async function readViewRow(
  db: Db,
  caller: Caller,
  lists: Lists,
  id: number,
  lock = false,
): Promise<SavedViewRow> {
  const row = await findViewRow(db, caller, lists, id, lock);
  if (!row) throw notFound();
  return row;
}

/** Returns one view's row, if there is one that the caller sees. @param lock locks it for this transaction */
export const findViewRow = (
  db: Db,
  caller: Caller,
  lists: Lists,
  id: number,
  lock = false,
): Promise<SavedViewRow | undefined> =>
  visible(db, caller, lists)
    .where('v.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();

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
