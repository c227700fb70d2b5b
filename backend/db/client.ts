import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type Logger, PGliteDialect, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { countUse, type DatabaseUse } from './counted.ts';
import { inFolder } from './embedded.ts';
import { steadyPool } from './steadyPool.ts';

/** Every table. Each concept adds its own in its `table.ts`, so that this file knows none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: concepts add their tables by declaration merging
export interface Database {}

/** A database or an open transaction; the first parameter of everything that reads or writes. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Db;
  /** For reads outside a transaction, with the planner settings that lists need. */
  readonly reads: Db;
  readonly engine: 'pglite' | 'postgresql';
  use(): DatabaseUse;
  /** Closes the connections and, when embedded, unlocks the data folder. */
  close(): Promise<void>;
}

/**
 * Types that the two engines parse differently: bigint becomes a number (ids stay below 2^53), date becomes text without
 * a zone, numeric becomes exact text.
 */
const OID = { int8: 20, date: 1082, numeric: 1700 } as const;

/** How the embedded database reads the types that it parses differently. */
export const embeddedParsers = {
  [OID.int8]: Number,
  [OID.date]: (text: string) => text,
  [OID.numeric]: (text: string) => text,
};

/** Opens the embedded database in a folder. @throws ConfigError if the folder is in use or cannot be used */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const { pglite, unlock } = await inFolder(dataDir, embeddedParsers);
  return overPglite(pglite, unlock);
}

/** Wraps an embedded database that is already running. @param closed called when the database is closed */
export function overPglite(pglite: PGlite, closed: () => void = () => {}): OpenDatabase {
  const dialect = new PGliteDialect({ pglite });
  const use = countUse({ connections: 1, perKey: 1, patienceMs: null }, dialect);
  const db = new Kysely<Database>({ dialect });
  return {
    db,
    reads: db,
    engine: 'pglite',
    use,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      closed();
    },
  };
}

/** The options of connections to a PostgreSQL server. */
export interface PostgresOptions {
  /** The maximum number of connections for writing, and the same number for reading. */
  readonly poolSize?: number;
  /** Receives every query. */
  readonly log?: Logger;
}

/**
 * The settings of connections that only read. Lists need a few rows of large tables quickly. Every filter and sort has an
 * index, and a sequential scan takes longer as the table grows, however low its average cost. JIT compilation and parallel
 * workers take longer to start than these queries to run. Random pages are cheap: in memory or on an SSD.
 */
export const readSettings = {
  enable_seqscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  seq_page_cost: '0.2',
  random_page_cost: '0.2',
};

/** Opens pools on a PostgreSQL server (15 or later). Nothing is sent before the first query. */
export function openPostgres(url: string, { poolSize = 10, log }: PostgresOptions = {}): OpenDatabase {
  const options = Object.entries(readSettings).map(([name, value]) => `-c ${name}=${value}`);
  const dialect = new PostgresDialect({ pool: poolOf(url, poolSize) });
  const readDialect = new PostgresDialect({ pool: poolOf(url, poolSize, options.join(' ')) });
  const turns = { connections: poolSize, perKey: Math.ceil((poolSize * 3) / 4), patienceMs: CONNECTION_MS };
  const use = countUse(turns, dialect, readDialect);
  const db = new Kysely<Database>({ dialect, ...(log && { log }) });
  const reads = new Kysely<Database>({ dialect: readDialect, ...(log && { log }) });
  const close = async () => void (await Promise.all([db.destroy(), reads.destroy()]));
  return { db, reads, engine: 'postgresql', use, close };
}

/** How long a connection is waited for (ms), in turn and while it is opened. */
const CONNECTION_MS = 2000;

function poolOf(url: string, size: number, options?: string): PostgresPool {
  const parsers: Record<number, (text: string) => unknown> = { [OID.int8]: Number, [OID.date]: (text) => text };
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_MS,
    // An idle connection whose server vanished without a word ends by itself.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    ...(options && { options }),
  });
  return steadyPool(pool);
}
