import { createReadStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { localAccess, runningBackend } from '../access/localAccess.ts';
import { app } from '../app.ts';
import { openStore } from '../files/open.ts';
import { localBroadcaster } from '../live/broadcast.ts';
import { redisBroadcaster } from '../live/redis.ts';
import { makeLog } from '../log.ts';
import { openPrepared } from '../prepare.ts';
import type { ImportCommand } from './command.ts';
import { messages } from './messages.ts';
import { organizationNamed } from './organization.ts';
import { ImportFailure } from './rejection.ts';
import { importFile } from './run.ts';
import { sendToBackend } from './send.ts';

/**
 * Imports a file in this process, when no backend runs on the data folder. An empty database is first filled as the
 * backend would fill it.
 */
export async function runLocally(command: ImportCommand): Promise<void> {
  const { config, file, signal, report, dryRun } = command;
  const log = makeLog('warn');
  const database = await openPrepared(config, log);
  // Backends on other machines learn of new orders over Redis.
  const broadcaster = config.redisUrl ? await redisBroadcaster(config.redisUrl, log) : localBroadcaster();
  try {
    const organization = await organizationNamed(database.db, command.organization);
    await importFile(createReadStream(file), { database, broadcaster, organization, dryRun, signal, report });
  } finally {
    await broadcaster.close();
    await database.close();
  }
}

/**
 * Imports a table of any layout when no backend runs on the data folder: by a backend that runs for as long as it takes, on this
 * machine only, so that it is imported as it always is.
 */
export async function runTableLocally(command: ImportCommand): Promise<void> {
  const { config } = command;
  const log = makeLog('warn');
  const database = await openPrepared(config, log);
  const broadcaster = config.redisUrl ? await redisBroadcaster(config.redisUrl, log) : localBroadcaster();
  const access = localAccess(config.dataDir);
  const files = await openStore(config);
  const { server, close } = app({ config, database, log, broadcaster, files, localAccess: access });
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
    access.close();
    await close();
    await database.close();
  }
}
