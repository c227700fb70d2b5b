import { sql } from 'kysely';
import { HttpError } from '../api/errors.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import { messages } from './messages.ts';

/** The databases with an import in this process: an embedded database belongs to one process. */
const running = new WeakSet<OpenDatabase>();

/** The key of the lock among the database's advisory locks; any number that is otherwise unused. */
const lockKey = 4_170_001;

/**
 * Runs an import unless another one runs on this database, in any process: there is one staging table.
 * @param work receives the database; on PostgreSQL a single connection, whose end also releases the lock
 * @throws HttpError 409 `in_progress`
 */
export async function exclusively<Result>(database: OpenDatabase, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (running.has(database)) throw busy();
  running.add(database);
  try {
    return database.engine === 'postgresql' ? await onOneConnection(database.db, work) : await work(database.db);
  } finally {
    running.delete(database);
  }
}

function onOneConnection<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lockKey}) as got`.execute(connection);
    if (!rows[0]?.got) throw busy();
    try {
      // Commits need not wait for the disk: after a crash the file is imported again, and orders are atomic.
      await sql`set synchronous_commit = off`.execute(connection);
      return await work(connection);
    } finally {
      await sql`reset synchronous_commit`.execute(connection);
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

const busy = () => new HttpError(409, { error: messages.running, code: 'in_progress' });
