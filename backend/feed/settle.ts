import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** How many changes get their place at a time. */
const batch = 5000;
/** The advisory lock of whoever gives places; any number that nothing else uses. */
const settling = 7_238_114;

/**
 * Gives changes that have none their places in the feed. A write cannot take its place itself: transactions commit in another
 * order than they write, and a reader would pass a place that is filled later. Nor does the order of transactions' ids do (one
 * that has its id may wait for a row that a later one changes first), and what waits for the oldest of them to end waits for any
 * that is forgotten, also in another database of the server.
 *
 * So places are given to what is committed, by one process at a time, in the order of writing. Then
 * - what is committed later gets a later place, and readers see places only with all those before them, because the lock is
 *   held until they are committed (PostgreSQL releases locks after a commit has become visible: CommitTransaction in
 *   src/backend/access/transam/xact.c);
 * - the changes of one record are in the order of their versions: each was written while its transaction held the row, after
 *   the one before it was committed, so that no snapshot has the later without the earlier.
 *
 * @returns whether there may be more
 */
export function settle(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // A statement of its own: the next one must see what the last holder of the lock has committed.
    await sql`select pg_advisory_xact_lock(${sql.lit(settling)})`.execute(trx);
    const { numAffectedRows } = await sql`
      update changes set position = numbered.position
      from (
        select id, nextval('change_positions') as position
        from (select id from changes where position is null order by id limit ${sql.lit(batch)}) as unsettled
      ) as numbered
      where changes.id = numbered.id and changes.position is null`.execute(trx);
    return numAffectedRows === BigInt(batch);
  });
}

/** Whether a change waits for its place. */
export async function isUnsettled(db: Db): Promise<boolean> {
  const waiting = db.selectFrom('changes').select('id').where('position', 'is', null).limit(1);
  return (await waiting.executeTakeFirst()) !== undefined;
}

/** Gives all changes their places. */
export async function settleAll(db: Db): Promise<void> {
  while ((await isUnsettled(db)) && (await settle(db)));
}
