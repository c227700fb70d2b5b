/**
 * The PostgreSQL server of a test run: one for all suites of all workers, started on its first request. Starting a server
 * and migrating a database takes seconds, copying the migrated one a tenth of that.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { postgresDatabase } from './database.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL where a suite requests the shared server; the response is a `SharedPostgres`. */
    postgresStarterUrl: string;
  }
}

/** The addresses of the shared server's databases. */
export interface SharedPostgres {
  /** The database to connect to for creating others. */
  readonly maintenance: string;
  /** A migrated, empty database to copy. No connection to it may stay open. */
  readonly migrated: string;
}

/** Serves the URL that starts the server on demand; returns the function that stops both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<SharedPostgres> | undefined;
  let server: PostgresServer | null = null;
  async function start(): Promise<SharedPostgres> {
    const { server: running, reason } = await startPostgres();
    if (!running) throw new Error(reason);
    server = running;
    const migrated = await running.createDatabase();
    await (await postgresDatabase(migrated)).close();
    return { maintenance: running.maintenance, migrated };
  }
  const door = createServer((_request, response) => {
    started ??= start();
    started.then(
      (shared) => response.end(JSON.stringify(shared)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('postgresStarterUrl', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await started?.catch(() => undefined);
    await server?.stop();
  };
}
