import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, type Logger, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { countUse, type DatabaseUse } from './counted.ts';
import { lockDataDir } from './lock.ts';

/** Every table. Each concept adds its own in its `table.ts`, so that this file knows none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: concepts add their tables by declaration merging
export interface Database {}

/** A database or an open transaction: whatever reads or writes takes one first. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Db;
  /** For reading outside of a transaction, with the settings that lists need. */
  readonly reads: Db;
  readonly engine: 'pglite' | 'postgresql';
  use(): DatabaseUse;
  /** Closes connections and, when embedded, gives the data folder back. */
  close(): Promise<void>;
}

/**
 * Types on which the two engines differ are read the same way on both: bigint as number (ids stay below 2^53), date as
 * text without a zone, numeric as exact text, timestamps as Date.
 */
const OID = { int8: 20, date: 1082, numeric: 1700 } as const;

/** Opens the embedded database in a folder, or in memory when `dataDir` is `memory://`. @throws ConfigError when the folder is in use. */
export async function openPglite(dataDir: string, loadDataDir?: Blob): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory://';
  const unlock = inMemory ? () => {} : await lockDataDir(dataDir);
  const folder = inMemory ? dataDir : join(dataDir, 'database');
  if (!inMemory) mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({
    dataDir: folder,
    ...(loadDataDir && { loadDataDir }),
    extensions: { pg_trgm },
    parsers: { [OID.int8]: Number, [OID.date]: (text) => text, [OID.numeric]: (text) => text },
  });
  const dialect = new PGliteDialect({ pglite });
  const use = countUse(dialect);
  const db = new Kysely<Database>({ dialect });
  return {
    db,
    reads: db,
    engine: 'pglite',
    use,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

/** How connections to a PostgreSQL server are made. */
export interface PostgresOptions {
  /** Connections for writing at most, and as many for reading. */
  readonly poolSize?: number;
  /** Told of every query. */
  readonly log?: Logger;
}

/**
 * For connections that read. Lists ask for a few rows of large tables, as soon as they can be had: every filter and sort
 * has an index, and the plan that reads a whole table instead is the one whose time grows with it, however cheap its
 * average. Compiling a query or starting workers for it takes longer than these queries do. Pages that are needed are in
 * memory or on an SSD.
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
  const use = countUse(dialect, readDialect);
  const db = new Kysely<Database>({ dialect, ...(log && { log }) });
  const reads = new Kysely<Database>({ dialect: readDialect, ...(log && { log }) });
  const close = async () => void (await Promise.all([db.destroy(), reads.destroy()]));
  return { db, reads, engine: 'postgresql', use, close };
}

function poolOf(url: string, size: number, options?: string): pg.Pool {
  const parsers: Record<number, (text: string) => unknown> = { [OID.int8]: Number, [OID.date]: (text) => text };
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    ...(options && { options }),
  });
  // An idle connection that dies says so here; the pool replaces it at the next query.
  pool.on('error', () => {});
  return pool;
}
