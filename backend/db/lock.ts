import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../configError.ts';

/** Releases the lock on a folder. */
export type Unlock = () => void;

/**
 * Locks an existing data folder for this process. Two processes on one embedded database lose acknowledged rows, so the
 * second one is refused. On Linux the lock is an abstract socket, which the kernel frees however the process ends; elsewhere
 * it is a file with the process id, which is taken over if that process no longer runs.
 * @throws FolderInUse if another process holds the lock
 */
export async function lockDataDir(dataDir: string): Promise<Unlock> {
  const folder = realpathSync(dataDir);
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
}

/** Another process holds the lock on the data folder. */
export class FolderInUse extends ConfigError {}

function rejection(folder: string): FolderInUse {
  return new FolderInUse(
    `DATA_DIR: ${folder} is in use by another Lading. Stop it, or give this one a folder of its own.`,
  );
}

async function lockBySocket(folder: string): Promise<Unlock> {
  const name = `\0lading:${createHash('sha256').update(folder).digest('hex')}`;
  const server = await new Promise<Server>((resolve, reject) => {
    const candidate = createServer();
    candidate.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? rejection(folder) : error),
    );
    candidate.listen(name, () => resolve(candidate));
  });
  server.unref();
  return () => server.close();
}

function lockByFile(folder: string): Unlock {
  const file = join(folder, 'lock');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) throw rejection(folder);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
