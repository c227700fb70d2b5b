import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
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
  readonly engine: 'pglite' | 'postgresql';
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
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    engine: 'pglite',
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

/** Opens a pool on a PostgreSQL server (15 or later). Nothing is sent before the first query. */
export function openPostgres(url: string, poolSize = 10): OpenDatabase {
  const parsers: Record<number, (text: string) => unknown> = { [OID.int8]: Number, [OID.date]: (text) => text };
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // An idle connection that dies says so here; the pool replaces it at the next query.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgresql', close: () => db.destroy() };
}
