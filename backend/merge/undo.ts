/** Undoes merges: the others come back, and what named them does again, unless it has been changed since. */
import { sql } from 'kysely';
import { forbidden, invalid, notFound, rejectedTransition } from '../api/errors.ts';
import { codeOf } from '../db/unavailable.ts';
import { note } from '../history/note.ts';
import { differences } from '../history/table.ts';
import { anyOf } from '../record/listOrder.ts';
import type { WriteContext } from '../record/write.ts';
import { kindOf, type MergeKind } from './kinds.ts';
import { updateParty } from './merge.ts';
import { messages } from './messages.ts';
import { changeOthers, type Moving, pairsOf, rename } from './move.ts';
import { type Party, readParties } from './parties.ts';
import { whyOutOfReach } from './plan.ts';
import { hasEnded, isUndoable, mayMerge, readMerge, visibleMerges } from './read.ts';
import { type Membership, memberships, type Reference, references, textPlaces } from './references.ts';
import type { Merge } from './schema.ts';
import type { MergeRow, Staying } from './table.ts';
import { viewChange, writeText } from './texts.ts';

/** The most of what stays that is named. */
const MOST_NAMED = 100;

/**
 * Undoes a merge within a day. What was moved goes back if the field has not been changed since; what stays is named.
 * @throws 404, 403, 409 `transition` if it is too late or undone already, if the record that stayed is gone, or if the name
 * of one that would come back is taken
 */
export async function undoMerge(context: WriteContext, id: number): Promise<Merge> {
  const { db, caller } = context;
  const merge = await visibleMerges(db, caller).selectAll('m').where('m.id', '=', id).forUpdate('m').executeTakeFirst();
  if (!merge) throw notFound();
  const kind = kindOf(merge.record_type);
  if (!mayMerge(caller, kind)) throw forbidden();
  if (merge.undone_at) throw rejectedTransition(messages.undone);
  const fresh = await visibleMerges(db, caller)
    .select('m.id')
    .where('m.id', '=', id)
    .where(isUndoable)
    .executeTakeFirst();
  const ended = await db
    .selectFrom('merged_records')
    .selectAll()
    .where('merge_id', '=', id)
    .orderBy('record_id')
    .execute();
  const rows = ended.flatMap(({ row }) => (row ? [row] : []));
  if (!fresh || rows.length < ended.length) throw rejectedTransition(messages.notUndoable);
  const reach = await whyOutOfReach(db, kind, [merge.into_id], caller);
  if (reach) throw invalid({ base: [reach] });
  const moving: Moving = { kind, mergeId: id, action: 'undo_merge' };
  for (const { table } of references[kind.type]) {
    await sql`select t.id from ${sql.table(table)} t join merge_moves m on m.row_id = t.id
      where m.merge_id = ${id} and m.place like ${`${table}.%`} order by t.id for update of t`.execute(db);
  }
  const [into] = await readParties(db, kind, caller, [merge.into_id], true);
  if (!into) throw rejectedTransition(await whyGone(context, merge));
  const stays: Staying[] = [];
  const back = changesBack(merge, into, stays);
  await updateParty(db, kind, into, back);
  for (const row of rows) await bringBack(context, kind, row);
  for (const reference of references[kind.type])
    stays.push(...(await referencesBack(context, moving, reference, merge)));
  for (const membership of memberships[kind.type]) await membershipsBack(context, moving, membership, into.id);
  stays.push(...(await textsBack(context, id)));
  await noteUndo(context, { kind, into, back, merge, ended });
  await db
    .updateTable('merges')
    .set({
      undone_at: sql<Date>`now()`,
      undone_by_id: caller.userId,
      stays: JSON.stringify(stays.slice(0, MOST_NAMED)),
    })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('merge_moves').where('merge_id', '=', id).execute();
  await db.updateTable('merged_records').set({ row: null }).where('merge_id', '=', id).execute();
  return readMerge(db, caller, id);
}

/** Returns why the record that stayed is not there any more. */
async function whyGone({ db, caller }: WriteContext, merge: MergeRow): Promise<string> {
  if (!(await hasEnded(db, caller, merge.record_type, merge.into_id))) return messages.gone(merge.label);
  const { into } = await readMerge(db, caller, merge.id);
  return messages.mergedOn(merge.label, into.label);
}

/** Returns the columns that go back to what they were; those that were changed since stay. */
function changesBack({ changes }: MergeRow, into: Party, stays: Staying[]): Record<string, unknown> {
  const back: Record<string, unknown> = {};
  for (const { field, from, to } of changes) {
    const isAsMerged = differences({ [field]: into.row[field] }, { [field]: to }).length === 0;
    if (isAsMerged) back[field] = from;
    else stays.push({ label: field, why: 'field' });
  }
  return back;
}

/** Inserts a record that has ended again, under its id. @throws 409 if its name is taken */
async function bringBack(
  { db }: WriteContext,
  { path, label }: MergeKind,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${path} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  // Its end was a version, too.
  const version = Number(row['lock_version']) + 2;
  const stored = JSON.stringify({ ...row, lock_version: version, updated_at: new Date().toISOString() });
  try {
    await sql`insert into ${sql.table(path)} (${names}) overriding system value
      select ${names} from jsonb_populate_record(null::${sql.table(path)}, ${stored}::jsonb)`.execute(db);
  } catch (error) {
    if (codeOf(error) === '23505') throw rejectedTransition(messages.nameTaken(String(row[label])));
    throw error;
  }
}

/** Moves back what names the record that stayed, and did not change in that since. @returns what stays */
async function referencesBack(
  context: WriteContext,
  moving: Moving,
  reference: Reference,
  merge: MergeRow,
): Promise<Staying[]> {
  const { db } = context;
  const { place, table, column, written } = reference;
  const changedSince = written?.field
    ? sql`exists (select 1 from history h where h.record_type = ${written.type} and h.record_id = m.row_id
        and h.id > ${merge.history_id} and h.changes @> ${JSON.stringify([{ field: written.field }])}::jsonb)`
    : sql`false`;
  const { rows } = await sql<{ id: number; label: string; state: 'back' | 'changed' | 'removed' }>`
    select m.row_id as id, ${written ? sql.raw(written.label) : sql`''`} as label,
      case when t.id is null then 'removed' when t.${sql.ref(column)} <> ${merge.into_id} or ${changedSince} then 'changed'
        else 'back' end as state
    from merge_moves m left join ${sql.table(table)} t on t.id = m.row_id
    where m.merge_id = ${merge.id} and m.place = ${place} order by m.row_id`.execute(db);
  const back = rows.filter(({ state }) => state === 'back').map(({ id }) => id);
  if (back.length > 0) {
    const names = { from: sql`${merge.into_id}::bigint`, to: sql`m.from_id` };
    await rename(context, moving, reference, sql<boolean>`m.row_id = ${anyOf(back)}`, names);
  }
  // What is gone has no name any more, and needs none.
  if (!written) return [];
  return rows.flatMap(({ label, state }) => (state === 'changed' ? [{ label, why: state }] : []));
}

/** Puts the records that come back into the pairs that they were in; the one that stayed leaves those that it came into. */
async function membershipsBack(
  context: WriteContext,
  moving: Moving,
  membership: Membership,
  into: number,
): Promise<void> {
  const { db } = context;
  const { place, table, column, other, isOfOther } = membership;
  const { rows } = await sql<{ id: number; from_id: number; added: boolean }>`
    select row_id as id, from_id, (kept ->> 'added')::boolean as added from merge_moves
    where merge_id = ${moving.mergeId} and place = ${place}`.execute(db);
  const target = { program_id: 'programs', group_id: 'groups', end_user_id: 'end_users' }[other] ?? '';
  const change = async () => {
    const now = new Set(await pairsOf(db, membership, into));
    // Who took the record out of a program or group since meant all that it had become.
    const pairs = rows.filter(({ id }) => now.has(id));
    await sql`insert into ${sql.table(table)} (${sql.ref(column)}, ${sql.ref(other)})
      select back.record, back.other from unnest(${pairs.map(({ from_id }) => from_id)}::bigint[], ${pairs.map(({ id }) => id)}::bigint[])
        as back (record, other) join ${sql.table(target)} t on t.id = back.other on conflict do nothing`.execute(db);
    const needed =
      place === 'end_user_programs.end_user_id'
        ? sql`and not exists (select 1 from purchase_orders o where o.end_user_id = ${into} and o.program_id = ${sql.ref(`${table}.${other}`)})`
        : sql``;
    const added = pairs.filter((pair) => pair.added).map(({ id }) => id);
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${into} and ${sql.ref(other)} = ${anyOf(added)} ${needed}`.execute(
      db,
    );
  };
  if (isOfOther) await changeOthers(context, moving, [...new Set(rows.map(({ id }) => id))], change);
  else await change();
}

/** Writes views of lists and imports of files as they were, if they are as the merge left them. @returns the views that are not */
async function textsBack({ db, caller, announce }: WriteContext, mergeId: number): Promise<Staying[]> {
  const stays: Staying[] = [];
  const moves = await db
    .selectFrom('merge_moves')
    .selectAll()
    .where('merge_id', '=', mergeId)
    .where('kept', 'is not', null)
    .execute();
  for (const { place, row_id: id, kept } of moves) {
    if (!isTextPlace(place) || !kept) continue;
    const { row, before, after } = kept;
    const isBack = await writeText(db, { place, id, row: typeof row === 'number' ? row : null }, after, before);
    if (place !== 'saved_views.address') continue;
    const view = await db.selectFrom('saved_views').select('name').where('id', '=', id).executeTakeFirst();
    if (!view) continue;
    if (!isBack) stays.push({ label: view.name, why: 'changed' });
    const announcement = isBack && (await viewChange(db, id, caller.userId));
    if (announcement) announce(announcement);
  }
  return stays;
}

const isTextPlace = (place: string): place is keyof typeof textPlaces => Object.hasOwn(textPlaces, place);

interface Undone {
  readonly kind: MergeKind;
  readonly into: Party;
  readonly back: Readonly<Record<string, unknown>>;
  readonly merge: MergeRow;
  readonly ended: readonly {
    readonly record_id: number;
    readonly label: string;
    readonly row: Readonly<Record<string, unknown>> | null;
  }[];
}

/** Notes in the histories that the merge is undone, and in the feed that the others are there again. */
async function noteUndo(context: WriteContext, { kind, into, back, ended, merge }: Undone): Promise<void> {
  const by = context.caller.userId;
  const { organizationId, programId } = into;
  const entry = { organizationId, type: kind.type, userId: by, action: 'undo_merge' as const };
  const change = { type: kind.type, organizationId, programId: programId ?? undefined, by };
  const names = ended.map(({ label }) => label);
  await note(
    context,
    [
      {
        ...entry,
        id: into.id,
        changes: [{ field: 'merged_from', from: names, to: null }, ...differences(into.row, back)],
      },
      ...ended.map(({ record_id: id }) => ({
        ...entry,
        id,
        changes: [{ field: 'merged_into', from: merge.label, to: null }],
      })),
    ],
    [
      ...ended.map(({ record_id: id, row }) => {
        return { ...change, id, action: 'create' as const, lockVersion: Number(row?.['lock_version'] ?? 0) + 2 };
      }),
      { ...change, id: into.id, action: 'edit', lockVersion: into.row.lock_version + 1 },
    ],
  );
}
