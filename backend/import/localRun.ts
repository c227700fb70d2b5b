import type { AddressInfo } from 'node:net';
import { localAccess, runningBackend } from '../access/localAccess.ts';
import { app } from '../app.ts';
import { openStore } from '../files/open.ts';
import { localBroadcaster } from '../live/broadcast.ts';
import { redisBroadcaster } from '../live/redis.ts';
import { makeLog } from '../log.ts';
import { openPrepared } from '../prepare.ts';
import type { ImportCommand } from './command.ts';
import { importsEnded } from './fileRun.ts';
import { messages } from './messages.ts';
import { ImportFailure } from './rejection.ts';
import { sendToBackend } from './send.ts';

/**
 * Imports a file when no backend runs on the data folder: by a backend that runs for as long as it takes, on this machine only, so
 * that it is imported as it always is. An empty database is first filled as the backend would fill it.
 */
export async function runLocally(command: ImportCommand): Promise<void> {
  const { config } = command;
  const log = makeLog('warn');
  const database = await openPrepared(config, log);
  // Backends on other machines learn of new orders over Redis.
  const broadcaster = config.redisUrl ? await redisBroadcaster(config.redisUrl, log) : localBroadcaster();
  const access = localAccess(config.dataDir);
  const files = await openStore(config);
  // Nobody else waits for this backend.
  const works = { pause: 0 };
  const { server, close } = app({ config, database, log, broadcaster, files, localAccess: access, works });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo; // it listens on TCP
    access.open(`http://127.0.0.1:${port}`);
    const backend = await runningBackend(config.dataDir);
    if (!backend) throw new ImportFailure(messages.lostBackend);
    await sendToBackend(command, backend);
  } finally {
    // One that is interrupted still ends what it has begun.
    await importsEnded();
    access.close();
    await close();
    await database.close();
  }
}
