import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { forbidden, invalid, outOfReach } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { requireNewest } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { noRight } from '../record/ability.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { changedView } from './announce.ts';
import { messages } from './messages.ts';
import { findViewRow, type Lists, mayReadList, readViewRow, toRecord } from './read.ts';
import { mayShare, mostViews, whyNotChanged, whyNotRemoved } from './rules.ts';
import type { ListSetting, ListSettingUpdate, SavedView, SavedViewCreate, SavedViewUpdate } from './schema.ts';
import { type SavedViewRow, type ShownColumn, type ViewedList, viewedLists } from './table.ts';

/** The second is of two people who make another view the first one of a list at once. */
const unique = { saved_views_name: 'name', saved_views_opens: 'opens_list' };

/** What a write needs to know of a call. */
type Context = Pick<WriteContext, 'db' | 'caller' | 'announce'>;

/** Creates a view. @throws 403 if the caller may not read the list or not share it so, 422 */
export async function createView(context: Context, lists: Lists, input: SavedViewCreate) {
  const { db, caller, announce } = context;
  const { sharing, columns, list, program_id: of, opens_list } = input;
  if (!mayReadList(caller, lists, list) || !mayShare(caller, sharing)) throw forbidden(noRight());
  checkColumns(lists, list, columns);
  const organization_id = await organizationOf(db, caller, of);
  const program_id = placeOf(sharing, of);
  checkOpens(sharing, opens_list);
  await checkNumber(db, { user_id: caller.userId, list, program_id });
  if (opens_list) await opensNoMore(context, { organization_id, list, program_id });
  const { id } = await onUniqueViolation(
    db
      .insertInto('saved_views')
      .values({
        ...input,
        organization_id,
        program_id,
        columns: stored(columns),
        user_id: caller.userId,
        updated_by_id: caller.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  const row = await readViewRow(db, caller, lists, id);
  announce(changedView('create', row, caller.userId));
  return toRecord(row, caller);
}

/**
 * Changes the given fields of a view.
 * @throws 403 unless the caller may change what is shared as it is now and as it becomes, 409 `stale` when `lock_version` is
 *   sent and is not the newest, 422, 404
 */
export async function updateView(
  context: Context,
  lists: Lists,
  id: number,
  input: SavedViewUpdate,
): Promise<SavedView> {
  const { db, caller, announce } = context;
  const before = await readViewRow(db, caller, lists, id, true);
  const { lock_version, program_id: of = before.program_id, columns, ...fields } = input;
  const sharing = fields.sharing ?? before.sharing;
  const refused = whyNotChanged(caller, before) ?? (mayShare(caller, sharing) ? null : noRight());
  if (refused) throw forbidden(refused);
  requireNewest(lock_version, before, () => toRecord(before, caller));
  const isOthers = before.user_id !== caller.userId;
  if (sharing === 'private' && isOthers) throw invalid({ sharing: [messages.onlyOnesOwn] });
  const organization_id = of === null ? before.organization_id : await organizationOf(db, caller, of);
  if (columns !== undefined) checkColumns(lists, before.list, columns);
  const program_id = placeOf(sharing, of);
  checkOpens(sharing, fields.opens_list ?? false);
  const opens_list = sharing !== 'private' && (fields.opens_list ?? before.opens_list);
  const place = { organization_id, list: before.list, program_id };
  if (program_id !== before.program_id) await checkNumber(db, { ...place, user_id: before.user_id });
  if (opens_list) await opensNoMore(context, place, id);
  const values = {
    ...fields,
    organization_id,
    program_id,
    opens_list,
    ...(columns !== undefined && { columns: stored(columns) }),
  };
  await onUniqueViolation(
    db
      .updateTable('saved_views')
      .set({ ...values, updated_by_id: caller.userId, ...newVersion })
      .where('id', '=', id)
      .execute(),
    unique,
  );
  const row = await readViewRow(db, caller, lists, id);
  announce(changedView('edit', row, caller.userId, before));
  return toRecord(row, caller);
}

/** Removes a view. @throws 403 if it is of somebody else and the caller may not change it, 404 */
export async function removeView({ db, caller, announce }: Context, lists: Lists, id: number): Promise<void> {
  const row = await readViewRow(db, caller, lists, id, true);
  const refused = whyNotRemoved(caller, row);
  if (refused) throw forbidden(refused);
  await db.updateTable('list_settings').set({ opens: 'shared' }).where('view_id', '=', id).execute();
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
  announce(changedView('delete', row, caller.userId));
}

/** Changes how the caller has a list. @throws 422 on a program, view or column that is not there for the caller */
export async function updateSetting(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  lists: Lists,
  input: ListSettingUpdate,
): Promise<ListSetting> {
  const { list, program_id, columns, view_id } = input;
  await organizationOf(db, caller, program_id);
  if (columns !== undefined) checkColumns(lists, list, columns);
  if (view_id) await checkView(db, caller, lists, view_id, list);
  const opens = input.opens ?? (view_id ? 'view' : undefined);
  if (opens === 'view' && !view_id) throw invalid({ view_id: [messages.notFound] });
  const chosen = opens && { opens, view_id: opens === 'view' ? (view_id ?? null) : null };
  const values = { ...(columns !== undefined && { columns: stored(columns) }), ...chosen };
  const place = { user_id: caller.userId, list, program_id };
  const key = sql`(user_id, list, coalesce(program_id, 0))`;
  await sql`insert into list_settings (user_id, list, program_id) values (${place.user_id}, ${list}, ${program_id})
    on conflict ${key} do nothing`.execute(db);
  const own = sql<boolean>`user_id = ${caller.userId} and list = ${list} and program_id is not distinct from ${program_id}`;
  if (Object.keys(values).length > 0) await db.updateTable('list_settings').set(values).where(own).execute();
  const row = await db
    .selectFrom('list_settings')
    .select(['list', 'program_id', 'columns', 'opens', 'view_id'])
    .where(own)
    .executeTakeFirstOrThrow();
  return { ...row, columns: row.columns && [...row.columns] };
}

const stored = (columns: readonly ShownColumn[] | null) => (columns === null ? null : JSON.stringify(columns));

/** Returns the program that a view belongs to: none, if it is shared with the organization. @throws 422 */
function placeOf(sharing: SavedViewRow['sharing'], programId: number | null): number | null {
  if (sharing === 'program' && programId === null) throw invalid({ sharing: [messages.programNeeded] });
  return sharing === 'organization' ? null : programId;
}

function checkOpens(sharing: SavedViewRow['sharing'], opensList: boolean): void {
  if (opensList && sharing === 'private') throw invalid({ opens_list: [messages.sharedFirst] });
}

/** Returns the organization of a program's list, or the caller's own. @throws 422 on a program that is not the caller's */
async function organizationOf(db: Db, caller: Caller, programId: number | null): Promise<number> {
  if (programId === null) return caller.organizationId;
  if (!caller.programIds.includes(programId)) throw outOfReach('program_id', messages.notFound);
  const program = await db
    .selectFrom('programs')
    .select('organization_id')
    .where('id', '=', programId)
    .executeTakeFirst();
  if (!program) throw outOfReach('program_id', messages.notFound);
  return program.organization_id;
}

/** @throws 422 on a column that the list does not have, or that is named twice */
function checkColumns(lists: Lists, list: ViewedList, columns: readonly ShownColumn[] | null): void {
  const known = new Set(lists.find(({ path }) => path === viewedLists[list])?.columns);
  const wrong = columns?.find(({ name }) => !known.delete(name));
  if (wrong) throw invalid({ columns: [messages.unknownColumn(wrong.name)] });
}

/** @throws 422 on a view that the caller does not see, or of another list */
async function checkView(db: Db, caller: Caller, lists: Lists, id: number, list: ViewedList): Promise<void> {
  const view = await findViewRow(db, caller, lists, id);
  if (view?.list !== list) throw outOfReach('view_id', messages.notFound);
}

/** @throws 422 if the person has as many views of a list as one may have */
async function checkNumber(
  db: Db,
  { user_id, list, program_id }: Pick<SavedViewRow, 'user_id' | 'list' | 'program_id'>,
): Promise<void> {
  const { count } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where(sql<boolean>`program_id is not distinct from ${program_id}`)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostViews) throw invalid({ base: [messages.tooMany(mostViews)] });
}

/** Ends that a list opens with another view: it opens with one. */
async function opensNoMore(
  { db, caller, announce }: Context,
  { organization_id, list, program_id }: Pick<SavedViewRow, 'organization_id' | 'list' | 'program_id'>,
  but = 0,
): Promise<void> {
  const others = await db
    .updateTable('saved_views')
    .set({ opens_list: false, ...newVersion })
    .where('organization_id', '=', organization_id)
    .where('list', '=', list)
    .where(sql<boolean>`program_id is not distinct from ${program_id}`)
    .where('opens_list', '=', true)
    .where('id', '<>', but)
    .returningAll()
    .execute();
  for (const other of others) announce(changedView('edit', other, caller.userId));
}
