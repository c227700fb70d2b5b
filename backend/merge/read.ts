import { sql } from 'kysely';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { anyOf } from '../record/listOrder.ts';
import { kindOf, type MergeKind } from './kinds.ts';
import type { Merge } from './schema.ts';
import type { MergedType } from './table.ts';

/** How long a merge can be undone, in hours. */
export const undoHours = 24;

/** Selects the merges that the caller may see: of records of their organizations and programs. */
export const visibleMerges = (db: Db, caller: Caller) =>
  db
    .selectFrom('merges as m')
    .where('m.organization_id', 'in', caller.organizationIds)
    .where((eb) => eb.or([eb('m.program_id', 'is', null), eb('m.program_id', 'in', programsOf(caller))]));

/** Whether a merge can still be undone, as a condition on a merge `m`. */
export const isUndoable = sql<boolean>`(m.undone_at is null and m.at > now() - ${`${undoHours} hours`}::interval)`;

/** Whether the caller may merge records of a kind, and undo that: what is merged is changed, and removed. */
export const mayMerge = (caller: Caller, { area }: MergeKind): boolean =>
  can(caller, area, 'read') && can(caller, area, 'update') && can(caller, area, 'delete');

const full = (rows: ReturnType<typeof visibleMerges>) =>
  rows
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('users as b', 'b.id', 'm.undone_by_id')
    .select(['m.id', 'm.record_type', 'm.into_id', 'm.label', 'm.at', 'm.moved', 'm.undone_at', 'm.stays'])
    .select(['m.user_id', 'u.first_name', 'u.last_name', 'm.undone_by_id'])
    .select(['b.first_name as undone_first_name', 'b.last_name as undone_last_name', isUndoable.as('undoable')]);

type Row = Awaited<ReturnType<ReturnType<typeof full>['execute']>>[number];

/** Reads one merge. @throws 404 if it is not the caller's */
export async function readMerge(db: Db, caller: Caller, id: number): Promise<Merge> {
  const [row] = await full(visibleMerges(db, caller).where('m.id', '=', id)).execute();
  if (!row || !can(caller, kindOf(row.record_type).area, 'read')) throw notFound();
  const [found] = await shown(db, caller, [row]);
  if (!found) throw notFound();
  return found;
}

/** How many merges of a record are told. */
const MOST = 50;

/**
 * Reads the merges of a record, newest first: in which it ended, or others ended in it.
 * @throws 404 for a record that neither exists nor has ended in one, or is not the caller's
 */
export async function readMerges(
  db: Db,
  caller: Caller,
  kind: MergeKind,
  id: number,
  exists: boolean,
): Promise<Merge[]> {
  const ended = db
    .selectFrom('merged_records')
    .select('merge_id')
    .where('record_type', '=', kind.type)
    .where('record_id', '=', id);
  const rows = await full(
    visibleMerges(db, caller)
      .where('m.record_type', '=', kind.type)
      .where((eb) => eb.or([eb('m.into_id', '=', id), eb('m.id', 'in', ended)])),
  )
    .orderBy('m.id', 'desc')
    .limit(MOST)
    .execute();
  if (rows.length === 0 && !exists) throw notFound();
  return shown(db, caller, rows);
}

/**
 * Returns whether a record has ended in a merge that the caller may see: its history can still be read.
 */
export async function hasEnded(db: Db, caller: Caller, type: MergedType, id: number): Promise<boolean> {
  const found = await visibleMerges(db, caller)
    .innerJoin('merged_records as r', 'r.merge_id', 'm.id')
    .select('m.id')
    .where('r.record_type', '=', type)
    .where('r.record_id', '=', id)
    .where('m.undone_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the names of records that have ended in others, as far as the caller may see that. */
export async function namesOfEnded(db: Db, caller: Caller, type: MergedType, ids: readonly number[]) {
  const rows = await visibleMerges(db, caller)
    .innerJoin('merged_records as r', 'r.merge_id', 'm.id')
    .select(['r.record_id as id', 'r.label as name'])
    .where('r.record_type', '=', type)
    .where('r.record_id', '=', anyOf(ids))
    .where('m.undone_at', 'is', null)
    .execute();
  return rows;
}

async function shown(db: Db, caller: Caller, rows: readonly Row[]): Promise<Merge[]> {
  const others = await db
    .selectFrom('merged_records')
    .select(['merge_id', 'record_id', 'label'])
    .where('merge_id', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('record_id')
    .execute();
  const merges: Merge[] = [];
  for (const row of rows) {
    const kind = kindOf(row.record_type);
    const undoable = row.undoable && mayMerge(caller, kind);
    merges.push({
      id: row.id,
      type: row.record_type,
      into: await standing(db, kind, row),
      others: others
        .filter(({ merge_id }) => merge_id === row.id)
        .map(({ record_id, label }) => ({ id: record_id, label })),
      user: personOf(row.user_id, row.first_name, row.last_name),
      at: row.at.toISOString(),
      moved: row.moved,
      undoable_until: undoable ? new Date(row.at.getTime() + undoHours * 3_600_000).toISOString() : null,
      undone_at: row.undone_at?.toISOString() ?? null,
      undone_by: personOf(row.undone_by_id, row.undone_first_name, row.undone_last_name),
      stays: row.stays,
    });
  }
  return merges;
}

const personOf = (id: number | null, first: string | null, last: string | null) =>
  id === null ? null : { id, first_name: first ?? '', last_name: last ?? '' };

/** Returns the record that stayed, or that which it was merged into since. */
async function standing(
  db: Db,
  { type, path, label }: MergeKind,
  { into_id, label: before }: Pick<Row, 'into_id' | 'label'>,
) {
  const { rows } = await sql<{ id: number; label: string | null }>`
    with recursive way (id, step) as (
      select ${into_id}::bigint, 0
      union all
      select m.into_id, way.step + 1 from way
      join merged_records r on r.record_type = ${type} and r.record_id = way.id
      join merges m on m.id = r.merge_id and m.undone_at is null
      where way.step < 100)
    select way.id, (select t.${sql.ref(label)} from ${sql.table(path)} t where t.id = way.id) as label
    from way order by way.step desc limit 1`.execute(db);
  const [last] = rows;
  return { id: last?.id ?? into_id, label: last?.label ?? before };
}
