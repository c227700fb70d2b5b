/** Where the tests of a run write what they need for a while. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of Linux whose files are in memory. */
const IN_MEMORY = '/dev/shm';
/** The room that it needs for that (bytes): several times what a run has written at once. */
const ROOM = 8 * 1024 ** 3;

/**
 * Makes the folder for temporary files of a run, and removes it when the process ends. It is in memory where the machine has room:
 * databases are copied and dropped hundreds of times, and on a disk that takes a quarter of the time of the backend's suites.
 */
export function testFolder(): string {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'lading-test-'));
  // PostgreSQL does not run as root, but as an account of its own.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}
