import { z } from 'zod';
import {
  isTimeout,
  localAuthorization,
  PATIENCE_MS,
  type RunningBackend,
  runningBackend,
  silence,
} from '../access/localAccess.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../configError.ts';
import { type OpenDatabase, openPglite, openPostgres } from '../db/client.ts';
import { FolderInUse } from '../db/lock.ts';
import { migrateOpened } from '../db/migrate.ts';
import { messages } from './messages.ts';

/** The Lading that a command on this machine is about. */
export interface Here {
  /** The backend that runs on the data folder; null if none runs, or the settings name a database. */
  readonly backend: RunningBackend | null;
  /** Runs work on the database, which is opened, migrated and closed for it. */
  readonly withDatabase: <Result>(work: (db: OpenDatabase['db']) => Promise<Result>) => Promise<Result>;
}

/**
 * Finds the Lading of the settings. The embedded database belongs to one process, so a backend that runs on it must do the
 * work; a PostgreSQL server is asked directly.
 */
export async function ladingHere(config: Config): Promise<Here> {
  return {
    backend: config.databaseUrl ? null : await runningBackend(config.dataDir),
    async withDatabase(work) {
      const database = await open(config);
      try {
        await migrateOpened(database);
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
  };
}

/** @throws ConfigError while a backend holds the embedded database but cannot be asked */
async function open({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  return openPglite(dataDir).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new ConfigError(messages.busy(dataDir), { cause: error }) : error;
  });
}

const rejection = z.object({
  error: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/**
 * Sends a command to the running backend, with the one-time token of its data folder. The backend proves itself again
 * before it gets anything: it may have ended while a password was typed.
 * @returns the response body; undefined for 204
 * @throws ConfigError with the reason for which the backend refused it, or if it does not answer
 */
export async function send(dataDir: string, path: string, body?: object): Promise<unknown> {
  const backend = await runningBackend(dataDir);
  if (!backend) throw new ConfigError(messages.gone);
  const response = await ask(backend, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: localAuthorization(backend.token) },
    body: JSON.stringify(body ?? {}),
  });
  if (response.ok) return response.body;
  const { error, errors } = rejection.parse(response.body);
  const fields = Object.entries(errors ?? {}).map(([field, problems]) => `${field} ${problems.join(', ')}`);
  throw new ConfigError(
    response.status === 401 ? messages.rejected : fields.join('\n') || (error ?? messages.rejected),
  );
}

/** What a backend answered; `body` is undefined without one. */
interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** Asks the running backend, for as long as a command waits. @throws ConfigError if it does not answer */
export async function ask({ url }: RunningBackend, path: string, call: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(new URL(`/api/v1/${path}`, url), { ...call, redirect: 'error', signal });
    const text = await response.text();
    return { status: response.status, ok: response.ok, body: text ? JSON.parse(text) : undefined };
  } catch (error) {
    throw isTimeout(error) ? new ConfigError(silence(url), { cause: error }) : error;
  }
}
