/** Moves what names records to another one, in statements of a fixed number, and notes it in histories and the feed. */
import { type RawBuilder, sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import type { HistoryEntry } from '../history/table.ts';
import { anyOf } from '../record/listOrder.ts';
import type { WriteContext } from '../record/write.ts';
import type { MergeKind } from './kinds.ts';
import { namesOneOf } from './parties.ts';
import { type Membership, memberships, type Reference, references } from './references.ts';

/** What is moved, and for which merge. */
export interface Moving {
  readonly kind: MergeKind;
  readonly mergeId: number;
  readonly action: Extract<HistoryEntry['action'], 'merge' | 'undo_merge'>;
}

/** Locks what names records, in the order that all writers follow: orders, shipments, and then the records themselves. */
export async function lockNaming(db: Db, kind: MergeKind, ids: readonly number[]): Promise<void> {
  for (const reference of references[kind.type]) {
    await sql`select t.id from ${sql.table(reference.table)} t where ${namesOneOf(reference, kind, ids)}
      order by t.id for update`.execute(db);
  }
}

/** Makes what names these records name another, and remembers each move. */
export async function moveReferences(
  context: WriteContext,
  moving: Moving,
  from: readonly number[],
  into: number,
): Promise<void> {
  const { db } = context;
  const { kind, mergeId } = moving;
  for (const reference of references[kind.type]) {
    await sql`insert into merge_moves (merge_id, place, row_id, from_id)
      select ${mergeId}, ${reference.place}, t.id, t.${sql.ref(reference.column)}
      from ${sql.table(reference.table)} t where ${namesOneOf(reference, kind, from)} order by t.id`.execute(db);
    await rename(context, moving, reference, sql`true`, { from: sql`m.from_id`, to: sql`${into}::bigint` });
  }
}

/**
 * Makes moved rows name another record.
 * @param which the condition for the moves `m`
 * @param names what the rows name now, and then, as SQL on a move `m`
 */
export async function rename(
  { db, caller }: WriteContext,
  { kind, mergeId, action }: Moving,
  { place, table, column, written }: Reference,
  which: RawBuilder<boolean>,
  names: { readonly from: RawBuilder<unknown>; readonly to: RawBuilder<unknown> },
): Promise<void> {
  const moves = sql`from merge_moves m where m.merge_id = ${mergeId} and m.place = ${place} and ${which}`;
  const version = written ? sql`, lock_version = t.lock_version + 1, updated_at = now()` : sql``;
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = moved.to_id ${version}
    from (select m.row_id, ${names.to} as to_id ${moves}) moved where t.id = moved.row_id`.execute(db);
  if (!written) return;
  const moved = sql`from (select m.row_id, ${names.from} as from_id, ${names.to} as to_id ${moves}) moved
    join ${sql.table(table)} t on t.id = moved.row_id order by t.id`;
  const program = sql.raw(written.program ?? 'null::bigint');
  if (written.field !== null) {
    await sql`insert into history (organization_id, record_type, record_id, user_id, action, changes)
      select t.organization_id, ${written.type}, t.id, ${caller.userId}, ${action},
        jsonb_build_array(jsonb_build_object('field', ${written.field}::text, 'from', moved.from_id, 'to', moved.to_id))
      ${moved}`.execute(db);
  }
  const parents = written.parent
    ? sql`jsonb_build_array(jsonb_build_object('type', ${kind.type}::text, 'id', moved.to_id))`
    : sql`'[]'::jsonb`;
  await sql`insert into changes (organization_id, program_id, record_type, record_id, action, lock_version, parents, user_id)
    select t.organization_id, ${program}, ${written.type}, t.id, 'edit', t.lock_version, ${parents}, ${caller.userId}
    ${moved}`.execute(db);
}

/** The pairs of the record that stays, before and after a move, by the column of the other record. */
export type PairChange = Readonly<Record<string, { readonly from: number[]; readonly to: number[] }>>;

/**
 * Puts the record that stays into the pairs of those that end, and remembers them: their rows go with the records.
 * @returns the changed pairs of the record that stays, for its history
 */
export async function moveMemberships(
  context: WriteContext,
  moving: Moving,
  from: readonly number[],
  into: number,
): Promise<PairChange> {
  const { db } = context;
  const changed: Record<string, { from: number[]; to: number[] }> = {};
  for (const membership of memberships[moving.kind.type]) {
    const { place, table, column, other } = membership;
    const before = await pairsOf(db, membership, into);
    const touched = await sql<{ id: number }>`insert into merge_moves (merge_id, place, row_id, from_id, kept)
      select ${moving.mergeId}, ${place}, t.${sql.ref(other)}, t.${sql.ref(column)}, jsonb_build_object('added', not exists (
        select 1 from ${sql.table(table)} k where k.${sql.ref(column)} = ${into} and k.${sql.ref(other)} = t.${sql.ref(other)}))
      from ${sql.table(table)} t where t.${sql.ref(column)} = ${anyOf(from)}
      order by 3, 4 returning row_id as id`.execute(db);
    const others = [...new Set(touched.rows.map(({ id }) => id))];
    const change = async () => {
      await sql`insert into ${sql.table(table)} (${sql.ref(column)}, ${sql.ref(other)})
        select distinct ${into}::bigint, m.row_id from merge_moves m where m.merge_id = ${moving.mergeId} and m.place = ${place}
        on conflict do nothing`.execute(db);
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${anyOf(from)}`.execute(db);
    };
    if (membership.isOfOther) await changeOthers(context, moving, others, change);
    else await change();
    const after = await pairsOf(db, membership, into);
    if (!membership.isOfOther && after.length > before.length) changed[`${other}s`] = { from: before, to: after };
  }
  return changed;
}

/** Returns the other records of a record's pairs. */
export async function pairsOf(db: Db, { table, column, other }: Membership, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ${sql.ref(other)} as id from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/** How many entries one statement writes. */
const PIECE = 2000;

/** Changes the groups of end users, each as a change of its own. */
export async function changeOthers(
  context: WriteContext,
  { action }: Moving,
  ids: readonly number[],
  change: () => Promise<unknown>,
): Promise<void> {
  const { db, caller } = context;
  if (ids.length === 0) return void (await change());
  await sql`select id from end_users where id = ${anyOf(ids)} order by id for update`.execute(db);
  const groups = async () => {
    const { rows } = await sql<{ id: number; organization_id: number; lock_version: number; groups: number[] }>`
      select e.id, e.organization_id, e.lock_version, coalesce((
        select jsonb_agg(m.group_id order by m.group_id) from end_user_groups m where m.end_user_id = e.id), '[]') as groups
      from end_users e where e.id = ${anyOf(ids)} order by e.id`.execute(db);
    return rows;
  };
  const before = new Map((await groups()).map((row) => [row.id, row.groups]));
  await change();
  await sql`update end_users set lock_version = lock_version + 1, updated_at = now() where id = ${anyOf(ids)}`.execute(
    db,
  );
  const after = await groups();
  const type: RecordType = 'EndUser';
  const by = caller.userId;
  for (let at = 0; at < after.length; at += PIECE) {
    const piece = after.slice(at, at + PIECE);
    await note(
      context,
      piece.map(({ id, organization_id: organizationId, groups: to }) => {
        const changes = [{ field: 'group_ids', from: before.get(id) ?? [], to }];
        return { organizationId, type, id, userId: by, action, changes };
      }),
      piece.map(({ id, organization_id: organizationId, lock_version: lockVersion }) => {
        return { type, id, organizationId, lockVersion, action: 'edit', by };
      }),
    );
  }
}
