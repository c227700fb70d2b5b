import { z } from 'zod';
import { localAuthorization, type RunningBackend, readLocalAccess, runningBackend } from '../access/localAccess.ts';
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
 * Sends a command to the running backend, with the one-time token of its data folder.
 * @returns the response body; undefined for 204
 * @throws ConfigError with the reason for which the backend refused it
 */
export async function send(backend: RunningBackend, dataDir: string, path: string, body?: object): Promise<unknown> {
  // Each call needs the newest token.
  const { token } = readLocalAccess(dataDir) ?? backend;
  const response = await fetch(new URL(`/api/v1/${path}`, backend.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: localAuthorization(token) },
    body: JSON.stringify(body ?? {}),
  });
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { error, errors } = rejection.parse(answer);
  const fields = Object.entries(errors ?? {}).map(([field, problems]) => `${field} ${problems.join(', ')}`);
  throw new ConfigError(
    response.status === 401 ? messages.rejected : fields.join('\n') || (error ?? messages.rejected),
  );
}
