import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { type DatabaseTurns, databaseTurns, type TurnLimits } from './turns.ts';
import { isDiskFull } from './unavailable.ts';

/** Connection and transaction counts since the start of the process. */
export interface DatabaseUse {
  /** Queries and transactions that hold a connection now, and that wait for one. */
  readonly running: number;
  readonly waiting: number;
  readonly committed: number;
  readonly rolledBack: number;
  /** Whether a statement failed for lack of disk space a short while ago, and no write has been committed since. */
  readonly isFull: boolean;
}

/** Instruments the drivers of these dialects and counts them together. Each has turns of its own at its connections. */
export function countUse(turns: TurnLimits, ...dialects: Dialect[]): () => DatabaseUse {
  const use: Counts = { running: 0, waiting: 0, committed: 0, rolledBack: 0, fullAt: Number.NEGATIVE_INFINITY };
  for (const dialect of dialects) {
    const createDriver = dialect.createDriver.bind(dialect);
    const createAdapter = dialect.createAdapter.bind(dialect);
    dialect.createDriver = () => counting(createDriver(), use, databaseTurns(turns));
    // For a dialect of one connection Kysely has a line of its own, in the order of arrival: queries would wait in that one, and
    // only the first of them for its turn.
    dialect.createAdapter = () =>
      Object.defineProperty(createAdapter(), 'supportsMultipleConnections', { value: true });
  }
  return () => {
    const { fullAt, ...counts } = use;
    return { ...counts, isFull: performance.now() - fullAt < FULL_MS };
  };
}

/** How long a full disk is remembered (ms): whoever is told that nothing can be written may send no write that would tell. */
const FULL_MS = 30_000;

interface Counts extends Record<'running' | 'waiting' | 'committed' | 'rolledBack', number> {
  /** When a statement last failed for lack of disk space (`performance.now()`). */
  fullAt: number;
}

function counting(driver: Driver, use: Counts, turns: DatabaseTurns): Driver {
  const ends = new WeakMap<DatabaseConnection, () => void>();
  /** The connections whose transaction has written. */
  const writing = new WeakSet<DatabaseConnection>();
  const watched = new WeakSet<DatabaseConnection>();
  const watch = (connection: DatabaseConnection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (...query) => {
      try {
        const result = await execute<never>(...query);
        if (result.numAffectedRows) writing.add(connection);
        return result;
      } catch (error) {
        if (isDiskFull(error)) use.fullAt = performance.now();
        throw error;
      }
    };
  };
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  return Object.assign(driver, {
    async acquireConnection(...options: Parameters<typeof acquire>) {
      use.waiting += 1;
      try {
        const end = await turns.take();
        try {
          const connection = await acquire(...options);
          use.running += 1;
          ends.set(connection, end);
          watch(connection);
          return connection;
        } catch (error) {
          end();
          throw error;
        }
      } finally {
        use.waiting -= 1;
      }
    },
    async releaseConnection(...connection: Parameters<typeof release>) {
      const end = ends.get(connection[0]);
      use.running -= 1;
      writing.delete(connection[0]);
      ends.delete(connection[0]);
      await release(...connection);
      end?.();
    },
    async commitTransaction(...connection: Parameters<typeof commit>) {
      await commit(...connection);
      use.committed += 1;
      if (writing.has(connection[0])) use.fullAt = Number.NEGATIVE_INFINITY;
    },
    async rollbackTransaction(...connection: Parameters<typeof rollback>) {
      use.rolledBack += 1;
      await rollback(...connection);
    },
  });
}
