/** A migrated, empty database: embedded in memory, or a new one on a PostgreSQL server. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { Client } from 'pg';
import {
  type Database,
  embeddedParsers,
  type OpenDatabase,
  openPostgres,
  overPglite,
} from '../../backend/db/client.ts';
import { openEngine } from '../../backend/db/embeddedEngine.ts';
import { migrate } from '../../backend/db/migrate.ts';
import { copiedDatabase, postgresMissing } from './postgres.ts';
import { Lender } from './usedDatabase.ts';

/** Embedded databases in memory. */
const embedded = new Lender(async () => {
  const pglite = await openEngine({
    dataDir: 'memory://',
    loadDataDir: await migratedFolder(),
    extensions: { pg_trgm },
    parsers: embeddedParsers,
  });
  const end = pglite.close.bind(pglite);
  // Its suite closes it together with its connections.
  pglite.close = async () => {};
  return { pglite, query: <Row>(sql: string, values?: unknown[]) => pglite.query<Row>(sql, values), end };
});

/** Copies of the migrated database on the PostgreSQL server of the test run. */
const copies = new Lender(async () => {
  const { url, drop } = await copiedDatabase();
  const client = new Client({ connectionString: url });
  // The last copy stays connected until its server ends, which may be before this process.
  client.on('error', () => undefined);
  await client.connect();
  return {
    url,
    query: async <Row>(sql: string, values?: unknown[]) => ({ rows: (await client.query(sql, values)).rows as Row[] }),
    end: async () => {
      await client.end();
      await drop();
    },
  };
});

/** Opens an embedded database in memory: one that an earlier suite of this process has closed, emptied; else a new one. */
export async function embeddedDatabase(): Promise<OpenDatabase> {
  const { database, closed } = await embedded.lend();
  return overPglite(database.pglite, () => void closed());
}

/**
 * Opens the database that answers most quickly: a copy of the migrated one on the PostgreSQL server of the test run, or an
 * embedded one where no PostgreSQL is installed. WebAssembly needs three times as long for the same query.
 */
export async function quickestDatabase(): Promise<OpenDatabase> {
  if (postgresMissing()) return embeddedDatabase();
  const { database: copy, closed } = await copies.lend();
  const database = openPostgres(copy.url, { poolSize: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await closed();
    },
  };
}

/** Opens and migrates the database of a URL. */
export async function postgresDatabase(url: string): Promise<OpenDatabase> {
  const database = openPostgres(url, { poolSize: 20 });
  await migrate(database.db);
  return database;
}

/** Returns a migrated data folder. Migrating takes seconds, so the result is cached for all suites. */
async function migratedFolder(): Promise<Blob> {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/lading');
  const file = join(cache, `migrated-${fingerprint()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const pglite = await openEngine({ dataDir: 'memory://', extensions: { pg_trgm } });
    await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    // Renamed when complete: another worker may look for it at this moment.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Returns a hash that changes with every migration and with the embedded engine. */
function fingerprint(): string {
  const migrations = join(import.meta.dirname, '../../backend/db/migrations');
  const engine = join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
  const files = [...readdirSync(migrations).map((name) => join(migrations, name)), engine].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
