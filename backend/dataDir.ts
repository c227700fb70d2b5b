import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';

/** The free bytes that the embedded database needs to open: one segment of its log (16 MB) and the files it copies. */
const STARTING_BYTES = 24 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Creates the data folder if it is missing, and restricts it to its owner: it contains password hashes, the signing key and
 * users' files. The mode of an existing folder is reset at every start.
 * @throws ConfigError if the folder belongs to another account or is not writable
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
 * Restricts a folder, and all files and folders in it, to their owner. The embedded database creates files that anybody may
 * read and write, regardless of the process's umask.
 */
export function restrictToOwner(folder: string): void {
  asConfigErrors(folder, () => {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) close(entry);
  });
}

function close(entry: Dirent): void {
  const path = join(entry.parentPath, entry.name);
  const mode = entry.isDirectory() ? 0o700 : 0o600;
  // The mode of a symbolic link has no effect, and its target is not ours to change.
  if (entry.isSymbolicLink() || (lstatSync(path).mode & 0o777) === mode) return;
  chmodSync(path, mode);
}

/** Returns the free bytes that this account may use on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Returns the error for a database that failed to open for lack of disk space; null if `room`, in bytes, is enough. */
export function diskFullError(folder: string, room: number): ConfigError | null {
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

/** Runs work on the data folder. @throws ConfigError with one line for each system error of `REASONS` */
export function asConfigErrors<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    throw new ConfigError(`DATA_DIR: ${folder} cannot be used: ${reason}`, { cause: error });
  }
}
