import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';
import { asConfigErrors, privateDataDir } from './dataDir.ts';

/** The shortest key for HMAC-SHA-256 (RFC 7518, 3.2); SECRET_KEY must have this length, too. */
const LEAST_BYTES = 32;

/**
 * Returns the secret of a data folder, generated at the first start, so that sessions survive a restart. The file gets its
 * name once it is complete and on the disk, and only if the name is free: concurrent starts use the same secret.
 * @throws ConfigError if the secret is too short to sign with, or the folder cannot be used
 */
export function storedSecret(dataDir: string): string {
  privateDataDir(dataDir);
  const file = join(dataDir, 'secret');
  const secret = readSecret(file) ?? asConfigErrors(dataDir, () => generateSecret(dataDir, file));
  if (Buffer.byteLength(secret) >= LEAST_BYTES) return secret;
  throw new ConfigError(
    `SECRET_KEY: ${file} is damaged: it has fewer than ${LEAST_BYTES} bytes. Restore it from a backup, or remove it, which signs everybody out.`,
  );
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`SECRET_KEY: ${file} cannot be read: ${reason}`, { cause: error });
  }
}

/** Generates the secret, and returns the one that is stored in the end: this one, or that of a faster process. */
function generateSecret(dataDir: string, file: string): string {
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(unfinished, `${randomBytes(LEAST_BYTES).toString('hex')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    linkSync(unfinished, file);
    syncFolder(dataDir);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Syncs a folder, which puts a new name in it on the disk; Windows neither can nor needs to. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
