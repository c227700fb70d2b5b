/** Merges records that are one: everything that named the others names the one that stays. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { invalid, notFound, outOfReach, stale } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import type { FieldChange } from '../history/table.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { anyOf } from '../record/listOrder.ts';
import { messages as recordMessages } from '../record/messages.ts';
import { updateRows, type WriteContext } from '../record/write.ts';
import { tellOfProhibition } from '../shipment/rules.ts';
import type { MergeKind } from './kinds.ts';
import { messages } from './messages.ts';
import { lockNaming, moveMemberships, moveReferences } from './move.ts';
import { countNamings, type Party, readParties, sumOf } from './parties.ts';
import { type MergePlan, planMerge, previewMerge, whyNotMerged, whyOutOfReach } from './plan.ts';
import { readMerge } from './read.ts';
import type { Merge, MergeInput } from './schema.ts';
import { type NamingCount, namings } from './table.ts';
import { textMoves, viewChange, writeText } from './texts.ts';

/** The constraints that keep names unique, with the field of each. */
export const unique = { vendors_name: 'name', groups_name: 'name' };

/**
 * Merges records into one, in one transaction: what named the others names the one, the chosen values stay, and the others end.
 * Their histories stay, and say so. A screening whose name or country is another afterwards has no date any more.
 * @throws 404 for a record that is not the caller's, 409 `stale` with a new preview if one of them has changed, 422 for
 * others that are not the caller's or cannot be merged
 */
export async function mergeRecords(
  context: WriteContext,
  kind: MergeKind,
  id: number,
  input: MergeInput,
): Promise<Merge> {
  const { db, caller } = context;
  const from = input.others.map((other) => other.id);
  const ids = [id, ...from];
  await requireParties(db, kind, caller, id, from);
  await lockNaming(db, kind, from);
  const records = await readParties(db, kind, caller, ids, true);
  // Somebody has removed one meanwhile.
  if (records.length < ids.length) throw notFound();
  const sent = new Map([
    [id, input.lock_version],
    ...input.others.map((other) => [other.id, other.lock_version] as const),
  ]);
  if (records.some(({ id: each, row }) => sent.get(each) !== row.lock_version)) {
    throw stale(await previewMerge(db, kind, caller, ids, id));
  }
  const why = whyNotMerged(records) ?? (await whyOutOfReach(db, kind, from, caller));
  if (why) throw invalid({ others: [why] });
  const plan = await planMerge(db, kind, records, id, input.fields);
  const mergeId = await begin(context, plan);
  const moving = { kind, mergeId, action: 'merge' } as const;
  const counts = await countNamings(db, kind, from);
  const pairs = await moveMemberships(context, moving, from, id);
  await moveReferences(context, moving, from, id);
  const texts = await moveTexts(context, kind, plan, mergeId);
  await sql`delete from ${sql.table(kind.path)} where id = ${anyOf(from)}`.execute(db);
  await changeKept(db, plan);
  const also = Object.entries(pairs).map(([field, { from: before, to }]) => ({ field, from: before, to }));
  await noteMerge(context, plan, also);
  const moved = sumOf([...counts.values(), texts]);
  const last = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const [kept] = await readParties(db, kind, caller, [id]);
  await db
    .updateTable('merges')
    .set({ moved: JSON.stringify(moved), history_id: last.id ?? 0, label: kept?.label ?? plan.into.label })
    .where('id', '=', mergeId)
    .execute();
  if (plan.becomesProhibited) {
    const { label: name, organizationId } = kept ?? plan.into;
    await tellOfProhibition(context, { kind: kind.party, id, name, organizationId });
  }
  return readMerge(db, caller, mergeId);
}

/** @throws 404 for a record that stays and is not the caller's, 422 for others that are not, or are named twice */
async function requireParties(
  db: Db,
  kind: MergeKind,
  caller: Caller,
  id: number,
  from: readonly number[],
): Promise<void> {
  const found = new Set((await readParties(db, kind, caller, [id, ...from])).map((party) => party.id));
  if (!found.has(id)) throw notFound();
  const missing = from.findIndex((other) => !found.has(other));
  if (missing >= 0) throw outOfReach(`others.${missing}.id`, recordMessages.notFound);
  if (new Set([id, ...from]).size < from.length + 1) throw invalid({ others: [messages.needsOther] });
}

/** Writes which records end in which, with their rows. @returns the id of the merge */
async function begin({ db, caller }: WriteContext, { kind, into, others, changes }: MergePlan): Promise<number> {
  const { id } = await db
    .insertInto('merges')
    .values({
      organization_id: into.organizationId,
      program_id: into.programId,
      record_type: kind.type,
      into_id: into.id,
      label: into.label,
      user_id: caller.userId,
      history_id: 0,
      changes: JSON.stringify(changes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('merged_records')
    .values(
      others.map(({ id: record_id, label, row }) => {
        return { merge_id: id, record_type: kind.type, record_id, label, row: JSON.stringify(row) };
      }),
    )
    .execute();
  return id;
}

/** Writes the values of the record that stays. The others are gone by then, so that it may have the name of one. */
async function changeKept(db: Db, { kind, into, changes }: MergePlan): Promise<void> {
  const after = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  // A change of none is one as well: what names the record is another.
  await onUniqueViolation(updateParty(db, kind, into, after), unique);
}

/** Writes columns of a record, and advances its version. */
export async function updateParty(
  db: Db,
  kind: MergeKind,
  { row }: Party,
  after: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(after);
  if (columns.length > 0) return updateRows(db, kind.path, [{ before: row, after }]);
  await sql`update ${sql.table(kind.path)} set lock_version = lock_version + 1, updated_at = now()
    where id = ${row.id}`.execute(db);
}

/** Makes views of lists and imports of files name the record that stays. @returns how many of each */
async function moveTexts(
  context: WriteContext,
  kind: MergeKind,
  plan: MergePlan,
  mergeId: number,
): Promise<NamingCount[]> {
  const { db, caller, announce } = context;
  const from = plan.others.map(({ id }) => id);
  const { organizationId, id: into } = plan.into;
  const moves = await textMoves(db, { kind, organizationId, from, into });
  const touched = { saved_views: new Set<number>(), file_imports: new Set<number>() };
  for (const move of moves) {
    await writeText(db, move, move.before, move.after);
    const { place, id, row, before, after } = move;
    const kept = JSON.stringify({ row, before, after });
    await db
      .insertInto('merge_moves')
      .values({ merge_id: mergeId, place, row_id: id, from_id: from[0] ?? 0, kept })
      .execute();
    if (place === 'saved_views.address') {
      touched.saved_views.add(id);
      const announcement = await viewChange(db, id, caller.userId);
      if (announcement) announce(announcement);
    } else if (place !== 'file_import_mappings.answers') touched.file_imports.add(id);
  }
  return namings.flatMap((what) => {
    const count = what === 'saved_views' || what === 'file_imports' ? touched[what].size : 0;
    return count > 0 ? [{ what, count }] : [];
  });
}

/** Notes the merge in the histories of all its records, and in the feed: the others are deleted, the one is edited. */
async function noteMerge(
  context: WriteContext,
  { kind, into, others, changes }: MergePlan,
  also: readonly FieldChange[],
) {
  const by = context.caller.userId;
  const { organizationId, programId } = into;
  const entry = { organizationId, type: kind.type, userId: by, action: 'merge' as const };
  const change = { type: kind.type, organizationId, programId: programId ?? undefined, by };
  const names = others.map(({ label }) => label);
  await note(
    context,
    [
      { ...entry, id: into.id, changes: [{ field: 'merged_from', from: null, to: names }, ...changes, ...also] },
      ...others.map(({ id }) => ({ ...entry, id, changes: [{ field: 'merged_into', from: null, to: into.label }] })),
    ],
    [
      { ...change, id: into.id, action: 'edit', lockVersion: into.row.lock_version + 1 },
      ...others.map(({ id, row }) => ({ ...change, id, action: 'delete' as const, lockVersion: row.lock_version + 1 })),
    ],
  );
}
