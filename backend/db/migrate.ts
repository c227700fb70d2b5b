import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { ConfigError } from '../configError.ts';
import type { Db, OpenDatabase } from './client.ts';

/** The setting that names the database, for messages. */
type Setting = 'DATA_DIR' | 'DATABASE_URL';

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
});

/**
 * Migrates the database to the newest version, if it is older.
 * @throws ConfigError if it is newer or was migrated by other code, and the error of the first migration that fails
 */
export async function migrate(db: Db, setting: Setting = 'DATA_DIR'): Promise<void> {
  const { problem } = await migrationState(db);
  if (problem) throw new ConfigError(`${setting}: ${problem}`);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** How far a database is migrated: what is done, what a start would do, and why this code cannot use it, if so. */
export async function migrationState(db: Db): Promise<{ done: number; due: number; problem: string | null }> {
  const known = Object.keys(await provider.getMigrations());
  const done = await executed(db);
  const unknown = done.filter((name) => !known.includes(name));
  const skipped = known.find((name) => !done.includes(name) && name < (done.at(-1) ?? ''));
  const problem = unknown.length > 0 ? newer(unknown) : skipped ? other(skipped) : null;
  return { done: done.length, due: known.length - done.length, problem };
}

/** The oldest PostgreSQL server that Lading runs on. */
export const OLDEST_SERVER = 15;

/**
 * Migrates an opened database to the newest version.
 * @throws ConfigError if the server is too old, or the database is newer than this code
 */
export async function migrateOpened({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'pglite') return migrate(db, 'DATA_DIR');
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < OLDEST_SERVER) {
    throw new ConfigError(`DATABASE_URL: PostgreSQL ${version} is too old. Lading needs ${OLDEST_SERVER} or later.`);
  }
  await migrate(db, 'DATABASE_URL');
}

/** Returns the names of the executed migrations in order; none before the first. */
async function executed(db: Db): Promise<string[]> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!table.rows[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

const newer = (unknown: readonly string[]) =>
  `the database is newer than this Lading, which does not know its ${unknown.length === 1 ? 'migration' : 'migrations'} ` +
  `${unknown.join(', ')}. Start the newer Lading, or name another database.`;

const other = (skipped: string) =>
  `another Lading migrated the database, without ${skipped} of this one. Start that Lading, or name another database.`;
