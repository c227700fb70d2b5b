/**
 * The queue of work: rows of the table `works` that are taken up with `for update skip locked`. Organizations take turns,
 * and in each the people; the works of one person run one after the other, because a later one may concern the same records.
 */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { messages } from './messages.ts';
import type { WorkRow, WorkState } from './table.ts';

/** How often a work is taken up without coming further before it has failed. */
const MOST_TRIES = 6;

/**
 * Takes up the work whose turn it is, of these kinds; null if there is none. It counts as tried until a chunk of it is done,
 * so that one whose chunk fails, or ends its process, is tried again after a second, then 4, 9 … and in the end given up.
 */
export async function takeUp(db: Db, kinds: readonly string[]): Promise<WorkRow | null> {
  const unfinished = sql`finished_at is null`;
  const { rows } = await sql<WorkRow>`
    update works set state = 'running', started_at = coalesce(started_at, now()), turn_at = clock_timestamp(),
      due_at = now() + tries * tries * interval '1 second', tries = tries + 1
    where id = (
      select w.id from works w
      where w.${unfinished} and w.due_at <= now() and w.kind = any(${[...kinds]}::text[])
        and not exists (select 1 from works e where e.user_id = w.user_id and e.id < w.id and e.${unfinished})
      order by
        (select max(o.turn_at) from works o where o.organization_id = w.organization_id) nulls first,
        (select max(p.turn_at) from works p where p.user_id = w.user_id) nulls first, w.id
      limit 1 for update of w skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Whether a work has been tried too often. */
export const isGivenUp = ({ tries }: WorkRow): boolean => tries > MOST_TRIES;

/** Ends a work that has not ended. */
export async function end(db: Db, id: number, state: Extract<WorkState, 'done' | 'failed'>, reason?: string) {
  await db
    .updateTable('works')
    .set({ state, reason: reason ?? null, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** Ends a work that failed too often. */
export const giveUp = (db: Db, id: number): Promise<void> => end(db, id, 'failed', messages.gaveUp);
