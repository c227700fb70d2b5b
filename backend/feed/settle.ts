import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** The number of changes that are settled at a time. */
const batch = 5000;
/** The key of the advisory lock for settling; any number that nothing else uses. */
const settling = 7_238_114;

/**
 * Assigns unsettled changes their positions in the feed. A write cannot assign its own: transactions commit in another order
 * than they write, so a reader would pass a position that is filled later. The order of transaction ids does not work
 * either: a transaction that has its id may wait for a row that a later one changes first. Waiting for the oldest
 * transaction to end would wait for any forgotten one, even in another database of the server.
 *
 * So one process at a time assigns positions to committed changes, in the order of writing. Then
 * - changes that are committed later get later positions, and readers see a position only together with all earlier ones,
 *   because the lock is held until they are committed (PostgreSQL releases locks after a commit has become visible:
 *   CommitTransaction in src/backend/access/transam/xact.c);
 * - the changes of one record are in the order of its versions: each was written while its transaction held the row, after
 *   the previous one was committed, so that no snapshot has the later without the earlier.
 *
 * @returns whether there may be more unsettled changes
 */
export function settle(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // A separate statement: the next one must see what the last holder of the lock committed.
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

/** Whether there are unsettled changes. */
export async function isUnsettled(db: Db): Promise<boolean> {
  const waiting = db.selectFrom('changes').select('id').where('position', 'is', null).limit(1);
  return (await waiting.executeTakeFirst()) !== undefined;
}

/** Settles all changes. */
export async function settleAll(db: Db): Promise<void> {
  while ((await isUnsettled(db)) && (await settle(db)));
}
