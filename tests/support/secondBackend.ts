/** The app of a second backend process, run in this process on the database of a first one. */
import type { AddressInfo } from 'node:net';
import { type AppOptions, app } from '../../backend/app.ts';
import { openPostgres } from '../../backend/db/client.ts';
import { makeLog } from '../../backend/log.ts';
import type { TestBackend } from './backend.ts';

export type SecondBackend = { url: string; cleanUp: () => Promise<void>; stop: () => Promise<void> };

/** Starts it with its own connection pool. @param databaseUrl the first backend's */
export async function secondBackend(
  { services }: TestBackend,
  databaseUrl: string,
  options: Pick<Partial<AppOptions>, 'broadcaster'> = {},
): Promise<SecondBackend> {
  const { config, now } = services;
  const database = openPostgres(databaseUrl);
  const { server, cleanUp, close } = app({ config, database, now, log: makeLog('silent'), ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cleanUp,
    stop: async () => {
      server.closeAllConnections();
      await close();
      await database.close();
    },
  };
}
