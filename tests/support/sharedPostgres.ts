/**
 * The PostgreSQL server of a test run: one for all suites of all workers, started on its first request. Starting a server
 * and migrating a database takes seconds, copying the migrated one a tenth of that.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postgresDatabase } from './database.ts';
import { type PostgresServer, type SharedPostgres, STARTER, startPostgres } from './postgres.ts';

/** Serves the URL that starts the server on demand; returns the function that stops both. */
export async function setup(): Promise<() => Promise<void>> {
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
  // Workers inherit it, and so do the other global setups.
  process.env[STARTER] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    await started?.catch(() => undefined);
    await server?.stop();
  };
}
