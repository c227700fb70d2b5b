/** A database on which everything can be undone, so that hundreds of calls can start from the same rows. */
import type { ControlledTransaction } from 'kysely';
import type { Database, Db, OpenDatabase } from '../../backend/db/client.ts';

/** An undoable database. `undo` reverts all writes since the last `keep`. */
export type Undoable = { database: OpenDatabase; keep: () => Promise<void>; undo: () => Promise<void> };

/** The transaction around everything, with savepoints of any name. */
type Around = ControlledTransaction<Database, string[]>;

/**
 * Keeps one transaction open around everything; the backend's own ones become savepoints in it. All of them share one
 * connection, so calls must be made one after the other, and `now()` does not advance.
 */
export async function undoable(real: OpenDatabase): Promise<Undoable> {
  const around: Around = await real.db.startTransaction().execute();
  let turn: Promise<unknown> = Promise.resolve();
  // Work that continues after a response waits for its turn, too: savepoints must not overlap.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const inner = {
    setIsolationLevel: () => inner,
    setAccessMode: () => inner,
    execute: <Result>(run: (trx: Db) => Promise<Result>) => inTurn(() => nested(around, run)),
  };
  const db: Db = new Proxy(around, {
    get(target, name) {
      if (name === 'transaction') return () => inner;
      // All share one connection, so a request for an exclusive one gets it as is.
      if (name === 'connection') return () => ({ execute: (run: (alone: Db) => Promise<unknown>) => run(db) });
      const value = Reflect.get(target, name);
      // Bound to the target, whose private fields the proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const close = async () => {
    await around.rollback().execute();
    await real.close();
  };
  return {
    database: { ...real, db, reads: db, close },
    keep: () => inTurn(async () => void (await around.savepoint('kept').execute())),
    undo: () => inTurn(async () => void (await around.rollbackToSavepoint('kept').execute())),
  };
}

async function nested<Result>(around: Around, run: (trx: Db) => Promise<Result>) {
  await around.savepoint('call').execute();
  try {
    const result = await run(around);
    await around.releaseSavepoint('call').execute();
    return result;
  } catch (error) {
    await around.rollbackToSavepoint('call').execute();
    throw error;
  }
}
