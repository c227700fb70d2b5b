import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ConfigError } from '../configError.ts';
import { asConfigErrors, diskFullError, freeBytes, privateDataDir, restrictToOwner } from '../dataDir.ts';
import { openEngine } from './embeddedEngine.ts';
import { lockDataDir, type Unlock } from './lock.ts';
import { SizedFiles } from './sizedFiles.ts';

/** The parsers of some of the embedded database's types, by OID. */
type Parsers = Record<number, (text: string) => unknown>;

/**
 * Opens the embedded database of a data folder for this process alone, and creates it if it is missing.
 * @throws ConfigError, with a one-line message, if another process uses it or it cannot be opened
 */
export async function inFolder(dataDir: string, parsers: Parsers): Promise<{ pglite: PGlite; unlock: Unlock }> {
  privateDataDir(dataDir);
  const unlock = await lockDataDir(dataDir);
  const folder = join(dataDir, 'database');
  const room = freeBytes(dataDir);
  try {
    if (holdsDatabase(folder)) requireVersion(folder);
    else await makeDatabase(folder);
    const pglite = await openEngine({ fs: new SizedFiles(folder), extensions: { pg_trgm }, parsers });
    restrictToOwner(folder);
    return { pglite, unlock };
  } catch (error) {
    unlock();
    if (error instanceof ConfigError) throw error;
    // PGlite only reports that it was aborted; failures with a known reason were checked for before.
    throw (
      diskFullError(dataDir, room) ??
      new ConfigError(`DATA_DIR: the database in ${folder} is damaged. Restore it from a backup.`, { cause: error })
    );
  }
}

/**
 * Whether a folder contains a database; a missing or empty folder does not.
 * @throws ConfigError for a folder with anything else: a new database would overwrite the remains of the old one
 */
function holdsDatabase(folder: string): boolean {
  if (existsSync(join(folder, 'PG_VERSION'))) return true;
  if (!existsSync(folder) || asConfigErrors(folder, () => readdirSync(folder)).length === 0) return false;
  throw new ConfigError(
    `DATA_DIR: ${folder} is not empty, but PG_VERSION is missing in it. Restore it from a backup, or name another folder.`,
  );
}

/** The major version of the embedded PostgreSQL. */
export const embeddedVersion = 18;

/** @throws ConfigError if another major version of PostgreSQL wrote the folder: it cannot be read */
function requireVersion(folder: string): void {
  const version = Number(asConfigErrors(folder, () => readFileSync(join(folder, 'PG_VERSION'), 'utf8')).trim());
  if (version === embeddedVersion || !Number.isInteger(version) || version <= 0) return;
  const age = version > embeddedVersion ? 'newer' : 'older';
  throw new ConfigError(
    `DATA_DIR: the database in ${folder} is ${age} than this Lading: PostgreSQL ${version}, not ${embeddedVersion}. Start the ${age} Lading, or name another folder.`,
  );
}

/** Creates a database next to its folder and moves it there once complete, so that an interrupted start leaves none. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = await openEngine({ fs: new SizedFiles(unfinished), extensions: { pg_trgm } });
  await made.close();
  renameSync(unfinished, folder);
}
