import type { Dialect, Driver } from 'kysely';

/** Connection and transaction counts since the start of the process. */
export interface DatabaseUse {
  /** Queries and transactions that hold a connection now, and that wait for one. */
  readonly running: number;
  readonly waiting: number;
  readonly committed: number;
  readonly rolledBack: number;
}

/** Instruments the drivers of these dialects and counts them together. */
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
