import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { codeOf, DatabaseUnavailable, isConnectionLost, mayHaveRun } from './unavailable.ts';

/** How often a first statement is sent on another connection: several idle ones may have ended at the same moment. */
const OTHER_CONNECTIONS = 3;

/** Statements that leave nothing behind when their connection ends. */
const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/**
 * Wraps a pool for Kysely, so that a lost connection costs only the transaction that it interrupts.
 * - A connection that ends while it is checked out emits `error`. Without a listener, the process would end.
 * - The first statement on its connection is sent again on another one, if it is a read, starts a transaction, or has
 *   certainly not run.
 * - Any other statement fails with `DatabaseUnavailable`, and the connection leaves the pool.
 */
export function steadyPool(pool: Pool): PostgresPool {
  // From idle connections: the pool replaces them at the next query.
  pool.on('error', () => {});
  // From all others: the statement in progress, or the next one, fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    connect: async () => new SteadyClient(pool, await connectionOf(pool)),
    end: () => pool.end(),
    options: pool.options,
  };
}

/** @throws DatabaseUnavailable if no connection is available, for any reason */
async function connectionOf(pool: Pool): Promise<PoolClient> {
  for (let others = 0; ; others += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      // Ended while it was being opened. A server that is shutting down refuses the next ones with another code.
      if (codeOf(error) !== '57P01' || others === OTHER_CONNECTIONS) throw new DatabaseUnavailable(error);
    }
  }
}

class SteadyClient implements PostgresPoolClient {
  readonly #pool: Pool;
  /** Null once it is lost. */
  #client: PoolClient | null;
  #isUsed = false;

  constructor(pool: Pool, client: PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('The pool supports no cursors');
    return this.#send<Row>(sql, parameters);
  }

  release(destroy?: boolean): void {
    this.#client?.release(destroy);
    this.#client = null;
  }

  async #send<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    let others = this.#isUsed ? 0 : OTHER_CONNECTIONS;
    this.#isUsed = true;
    while (true) {
      // On another connection, the statement would run outside its transaction and without its locks.
      if (!this.#client) return afterLoss<Row>(sql);
      try {
        const result = await this.#client.query(sql, [...parameters]);
        return result as PostgresQueryResult<Row>; // pg declares the results of every command, not only of Kysely's
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        this.release(true);
        if (others === 0 || (mayHaveRun(error) && !REPEATABLE.test(sql))) {
          if (sql === ROLLBACK) return afterLoss<Row>(sql);
          throw new DatabaseUnavailable(error, { commitUnknown: sql === COMMIT && mayHaveRun(error) });
        }
        others -= 1;
        this.#client = await connectionOf(this.#pool);
      }
    }
  }
}

const COMMIT = 'commit';
const ROLLBACK = 'rollback';

/** The result of a statement after its connection was lost: the server has rolled back. @throws DatabaseUnavailable */
function afterLoss<Row>(sql: string): PostgresQueryResult<Row> {
  if (sql === ROLLBACK) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
  throw new DatabaseUnavailable(new Error('The connection was lost'));
}
