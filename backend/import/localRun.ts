import { createReadStream } from 'node:fs';
import { localBroadcaster } from '../live/broadcast.ts';
import { redisBroadcaster } from '../live/redis.ts';
import { makeLog } from '../log.ts';
import { openPrepared } from '../prepare.ts';
import type { ImportCommand } from './command.ts';
import { organizationNamed } from './organization.ts';
import { importFile } from './run.ts';

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
