import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../configError.ts';

/**
 * The file in the data folder with which commands on this machine (the import, the first set-up) find a running backend and prove their right
 * to write. Only the folder's owner can read it. Its token is valid for one call and is then replaced.
 */
export interface LocalAccess {
  /** Writes the file. */
  open(url: string): void;
  /** Whether an `Authorization` header has the token; consumes the token. */
  admits(authorization: string | undefined): boolean;
  /** Returns what only who knows the token can answer to a challenge; null while there is no file. Consumes nothing. */
  proofOf(challenge: string): string | null;
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
    proofOf: (challenge) => (address === null ? null : proofBy(token, challenge)),
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

/** The answer of `/healthz` to a challenge. */
const proven = z.object({ proof: z.string() });
const proofBy = (token: string, challenge: string) => createHmac('sha256', token).update(challenge).digest('base64url');

/** How long a command on this machine waits for an answer (ms). */
export const PATIENCE_MS = 10_000;

/**
 * Returns the backend that runs on a data folder; null if none responds. What listens at the address proves that it knows
 * the token before a command sends it anything: a killed backend leaves its address behind, and anybody may listen there.
 * @throws ConfigError if it accepts the connection and does not answer
 */
export async function runningBackend(dataDir: string, patienceMs = PATIENCE_MS): Promise<RunningBackend | null> {
  const backend = readLocalAccess(dataDir);
  if (!backend || (await knowsToken(backend, patienceMs))) return backend;
  // Another command may have used the token up meanwhile.
  const renewed = readLocalAccess(dataDir);
  const isRenewed = renewed !== null && renewed.token !== backend.token;
  return isRenewed && (await knowsToken(renewed, patienceMs)) ? renewed : null;
}

async function knowsToken({ url, token }: RunningBackend, patienceMs: number): Promise<boolean> {
  const challenge = randomBytes(32).toString('base64url');
  try {
    const asked = new URL(`/healthz?challenge=${challenge}`, url);
    const answer = await fetch(asked, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    const given = Buffer.from(proven.parse(await answer.json()).proof);
    const wanted = Buffer.from(proofBy(token, challenge));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  } catch (error) {
    if (isTimeout(error)) throw new ConfigError(silence(url, patienceMs), { cause: error });
    return false;
  }
}

/** Whether an error is that of `AbortSignal.timeout`. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** Returns the message about a backend that does not answer. */
export const silence = (url: string, ms = PATIENCE_MS): string =>
  `What listens at ${url} did not answer within ${ms / 1000} s. If it is Lading, read its log; if Lading does not run, delete backend.json in its data folder, which names that address. Then repeat the command.`;
