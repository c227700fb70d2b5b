import type { Dialect, Driver } from 'kysely';

/** How much a database is used, from the beginning of the process. */
export interface DatabaseUse {
  /** Queries and transactions that have a connection now, and that wait for one. */
  readonly running: number;
  readonly waiting: number;
  readonly committed: number;
  readonly rolledBack: number;
}

/** Counts the use of dialects' drivers together, whichever engine is behind them. The drivers stay what they are otherwise. */
export function countUse(...dialects: Dialect[]): () => DatabaseUse {
  const use = { running: 0, waiting: 0, committed: 0, rolledBack: 0 };
  for (const dialect of dialects) {
    const createDriver = dialect.createDriver.bind(dialect);
    dialect.createDriver = () => counting(createDriver(), use);
  }
  return () => ({ ...use });
}

function counting(driver: Driver, use: { -readonly [Name in keyof DatabaseUse]: number }): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  return Object.assign(driver, {
    async acquireConnection(...options: Parameters<typeof acquire>) {
      use.waiting += 1;
      try {
        const connection = await acquire(...options);
        use.running += 1;
        return connection;
      } finally {
        use.waiting -= 1;
      }
    },
    async releaseConnection(...connection: Parameters<typeof release>) {
      use.running -= 1;
      await release(...connection);
    },
    async commitTransaction(...connection: Parameters<typeof commit>) {
      await commit(...connection);
      use.committed += 1;
    },
    async rollbackTransaction(...connection: Parameters<typeof rollback>) {
      use.rolledBack += 1;
      await rollback(...connection);
    },
  });
}
