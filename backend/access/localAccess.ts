import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The file in the data folder with which commands on this machine (the import, the first set-up) find a running backend and prove their right
 * to write. Only the folder's owner can read it. Its token is valid for one call and is then replaced.
 */
export interface LocalAccess {
  /** Writes the file. */
  open(url: string): void;
  /** Whether an `Authorization` header has the token; consumes the token. */
  admits(authorization: string | undefined): boolean;
  /** Removes the file. */
  close(): void;
}

const content = z.object({ url: z.url(), pid: z.int(), token: z.string() });
export type RunningBackend = z.infer<typeof content>;

const fileIn = (dataDir: string) => join(dataDir, 'backend.json');
const scheme = 'Local ';

/** Creates the local access to the backend of this process. */
export function localAccess(dataDir: string): LocalAccess {
  let address: string | null = null;
  let token = '';
  const write = () => {
    if (address === null) return;
    token = randomBytes(32).toString('base64url');
    const file = fileIn(dataDir);
    // A rename is atomic, and replaces the old file together with its mode.
    writeFileSync(`${file}.new`, JSON.stringify({ url: address, pid: process.pid, token }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    open: (url) => {
      address = url;
      write();
    },
    admits: (authorization) => {
      if (address === null || !authorization?.startsWith(scheme)) return false;
      const given = Buffer.from(authorization.slice(scheme.length));
      const wanted = Buffer.from(token);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      write();
      return true;
    },
    close: () => {
      address = null;
      rmSync(fileIn(dataDir), { force: true });
    },
  };
}

/** Returns the `Authorization` header of a command on this machine. */
export const localAuthorization = (token: string) => `${scheme}${token}`;

/** Reads the file of a data folder; null if it is missing or invalid. A killed backend leaves a stale file behind. */
export function readLocalAccess(dataDir: string): RunningBackend | null {
  try {
    const parsed = content.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns the backend that runs on a data folder; null if none responds. */
export async function runningBackend(dataDir: string): Promise<RunningBackend | null> {
  const backend = readLocalAccess(dataDir);
  const answer = backend && (await fetch(new URL('/healthz', backend.url)).catch(() => null));
  return answer?.ok ? backend : null;
}
