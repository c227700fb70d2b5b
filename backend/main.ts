import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { localAccess } from './access/localAccess.ts';
import { app } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Db } from './db/client.ts';
import { isDemo } from './demo/demo.ts';
import { openStore } from './files/open.ts';
import { listenForMetrics } from './http/metricsServer.ts';
import { localBroadcaster } from './live/broadcast.ts';
import { redisBroadcaster } from './live/redis.ts';
import { makeLog } from './log.ts';
import { openPrepared } from './prepare.ts';
import { linkMinutes, makeSetupLink } from './setup/link.ts';
import { messages } from './setup/messages.ts';
import { listenFailure, startFailure } from './startFailure.ts';

/** The time that a load balancer gets to notice that the process is stopping, in production (ms). */
const DRAIN_MS = 5000;

/** Whether `npm start` runs this process, which says so. */
const isSupervised = process.argv.includes('--no-drain');

// The rows of a file or of a request are young objects, even if once nearly all of them were in use: docs/decisions.md says why.
setFlagsFromString('--no-allocation-site-pretenuring');

async function start(): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  const database = await openPrepared(config, log);
  const broadcaster = config.redisUrl ? await redisBroadcaster(config.redisUrl, log) : localBroadcaster();
  const access = localAccess(config.dataDir);
  const demo = config.demo && (await isDemo(database.db));
  const files = await openStore(config);
  // Nobody but its own gateway asks this backend, and that has ended by then.
  const drains = config.production && !isSupervised;
  const stopSettings = { drainMs: drains ? DRAIN_MS : 0 };
  const parts = { config, database, log, broadcaster, files, localAccess: access, demo, stop: stopSettings };
  const { server, metrics, close } = app(parts);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error)));
    server.listen(config.port, config.host, resolve);
  });
  survive(log, server);
  const { port } = server.address() as AddressInfo;
  const metricsServer = await listenForMetrics(config, log, metrics);
  access.open(`http://127.0.0.1:${port}`);
  log.info({ port, database: database.engine }, 'backend is listening');
  await sayHowToBegin(config, database.db, log);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    access.close();
    await close();
    metricsServer?.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  // The supervisor exited: stop as well, to free the port and the data folder.
  process.once('disconnect', () => void stop());
}

/** While nobody exists, prints a link that sets Lading up: `npm start` for people, once Lading is ready; else the log. */
async function sayHowToBegin(config: Config, db: Db, log: Logger): Promise<void> {
  const url = await makeSetupLink(db, config.publicUrl, new Date());
  if (url === null) return;
  const line = messages.begin(url, linkMinutes);
  // Other supervisors may talk to their processes, too, and print nothing of it.
  if (isSupervised && process.send) process.send(line);
  else log.warn(line);
}

/** Logs what fails outside of any request, in one line each. */
function survive(log: Logger, server: Server): void {
  // A connection could not be accepted, for instance for lack of file descriptors; the next one may be.
  server.on('error', (error) => log.error({ error: faultOf(error) }, 'a connection could not be accepted'));
  process.on('unhandledRejection', (reason) => log.error({ error: faultOf(reason) }, 'unhandled rejection'));
  // The state of the process is unknown: it ends, and its supervisor starts another.
  process.on('uncaughtException', (error) => {
    log.fatal({ error: faultOf(error) }, 'uncaught exception');
    process.exit(1);
  });
}

const faultOf = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };

start().catch((error: unknown) => {
  const { message, exitCode } = startFailure(error);
  console.error(message);
  process.exit(exitCode);
});
