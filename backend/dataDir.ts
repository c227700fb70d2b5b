import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';

/** What an embedded database needs free to open, in bytes: a segment of its log (16 MB) and what it copies. */
const STARTING_BYTES = 24 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Makes the data folder where there is none, and its owner the only one who can look into it: passwords' hashes, the key
 * and people's files are in there. An existing folder is closed at every start.
 * @throws ConfigError where it belongs to somebody else, or cannot be written
 */
export function privateDataDir(dataDir: string): void {
  asConfigErrors(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const { uid } = statSync(dataDir);
    const own = process.getuid?.();
    if (own !== undefined && uid !== own) {
      throw new ConfigError(
        `DATA_DIR: ${dataDir} belongs to another account (user id ${uid}). Start Lading as that account, or name another folder.`,
      );
    }
    chmodSync(dataDir, 0o700);
  });
}

/**
 * Takes files and folders below a folder from everybody but their owner. The embedded database makes its files readable and
 * writable by all, whatever the process's umask.
 */
export function closeFiles(folder: string): void {
  asConfigErrors(folder, () => {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) close(entry);
  });
}

function close(entry: Dirent): void {
  const path = join(entry.parentPath, entry.name);
  const mode = entry.isDirectory() ? 0o700 : 0o600;
  // A link's own mode means nothing, and what it points at is not ours to change.
  if (entry.isSymbolicLink() || (lstatSync(path).mode & 0o777) === mode) return;
  chmodSync(path, mode);
}

/** Free bytes for this account on the disk of a folder. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The error for a database that failed to open on a disk with this much room; null where room is not the reason. */
export function noRoomToStart(folder: string, room: number): ConfigError | null {
  if (room >= STARTING_BYTES) return null;
  const [needed, free] = [STARTING_BYTES / MEGABYTE, Math.floor(room / MEGABYTE)];
  return new ConfigError(
    `DATA_DIR: no space left: starting needs ${needed} MB, and the disk of ${folder} has ${free} MB. Make room for ${needed - free} MB more.`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'no space left on its disk',
  EDQUOT: 'no space left for this account',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
};

/** Runs what touches the data folder. @throws ConfigError with one line where the system refuses */
export function asConfigErrors<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    throw new ConfigError(`DATA_DIR: ${folder} cannot be used: ${reason}`, { cause: error });
  }
}
