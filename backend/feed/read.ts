import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { cursorExpired, notFound } from '../api/errors.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import { shownTo } from './rights.ts';
import type { Change, ChangePage, ChangeQuery } from './schema.ts';
import { isUnsettled, settle, settleAll } from './settle.ts';
import type { ChangeRow } from './table.ts';

/** The most positions that a page looks through: a caller who may see few of them gets a shorter page, and reads on. */
const places = 20_000;

/**
 * Reads a page of the changes that the caller may see, in the order in which they became visible.
 * @throws 404 for a program out of the caller's scope, 410 for a cursor that is too old or is from another database
 */
export async function readChanges(
  { db, reads }: Pick<OpenDatabase, 'db' | 'reads'>,
  caller: Caller,
  { after, program_id, types, first }: ChangeQuery,
): Promise<ChangePage> {
  if (program_id && !caller.programIds.includes(program_id)) throw notFound();
  if (first === 0 && after === undefined) {
    // All: whoever asks where the feed ends has missed nothing before it.
    await settleAll(db);
    return { data: [], cursor: (await boundsOf(reads)).end, more: false };
  }
  const unsettled = (await isUnsettled(reads)) && (await settle(db));
  const { begin, end } = await boundsOf(reads);
  const from = after ?? begin;
  if (from < begin || from > end) throw cursorExpired();
  const to = Math.min(end, from + places);
  const rows = await changesAfter(reads)
    .where('c.position', '>', from)
    .where('c.position', '<=', to)
    .where(shownTo(caller))
    .$if(program_id !== undefined, (some) => some.where(sql<boolean>`coalesce(c.program_id, 0) = ${program_id}`))
    .$if(types !== undefined, (some) => some.where('c.record_type', 'in', types ?? []))
    .limit(first + 1)
    .execute();
  const data = rows.slice(0, first).map(toChange);
  if (rows.length > first) return { data, cursor: data.at(-1)?.cursor ?? from, more: true };
  return { data, cursor: to, more: to < end || unsettled };
}

/** Returns the position after which the feed begins, and the last assigned position. */
export async function boundsOf(db: Db): Promise<{ begin: number; end: number }> {
  const { begin, last } = await db
    .selectFrom('feed_start')
    .select((eb) => [
      'position as begin',
      eb
        .selectFrom('changes')
        .select(({ fn }) => fn.max('position').as('last'))
        .where('position', 'is not', null)
        .as('last'),
    ])
    .executeTakeFirstOrThrow();
  return { begin, end: Math.max(begin, last ?? 0) };
}

/** Selects settled changes `c`, in the order of the feed. */
export const changesAfter = (db: Db) =>
  db
    .selectFrom('changes as c')
    .select(['c.position', 'c.organization_id', 'c.program_id', 'c.record_type', 'c.record_id', 'c.action'])
    .select([
      'c.lock_version',
      'c.parents',
      'c.comment_id',
      'c.comment_source',
      'c.comment_author_id',
      'c.user_id',
      'c.at',
    ])
    .where('c.position', 'is not', null)
    .orderBy('c.position');

/** Converts a row to a change as api/v1 returns it. */
export const toChange = (row: ChangeRow): Change => ({
  cursor: row.position ?? 0,
  type: row.record_type as Change['type'],
  id: row.record_id,
  action_type: row.action,
  lock_version: row.lock_version,
  parents: row.parents as Change['parents'],
  comment_id: row.comment_id,
  by: row.user_id,
  at: row.at.toISOString(),
});
