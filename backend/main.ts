import type { AddressInfo } from 'node:net';
import { localAccess } from './access/localAccess.ts';
import { app } from './app.ts';
import { ConfigError, EX_CONFIG, readConfig } from './config.ts';
import { isDemo } from './demo/demo.ts';
import { openStore } from './files/open.ts';
import { isDatabaseUnreachable } from './http/failure.ts';
import { listenForMetrics } from './http/metricsServer.ts';
import { localBroadcaster } from './live/broadcast.ts';
import { redisBroadcaster } from './live/redis.ts';
import { makeLog } from './log.ts';
import { openPrepared } from './prepare.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  const database = await openPrepared(config, log);
  const broadcaster = config.redisUrl ? await redisBroadcaster(config.redisUrl, log) : localBroadcaster();
  const access = localAccess(config.dataDir);
  const demo = config.demo && (await isDemo(database.db));
  const files = await openStore(config);
  const { server, metrics, close } = app({ config, database, log, broadcaster, files, localAccess: access, demo });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const figures = await listenForMetrics(config, log, metrics);
  access.open(`http://127.0.0.1:${port}`);
  log.info({ port, database: database.engine }, 'backend is listening');

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    access.close();
    await close();
    figures?.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  // Started by the supervisor: when that is gone, so that port and data folder are free, this ends too.
  process.once('disconnect', () => void stop());
}

start().catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    console.error('BACKEND_PORT: this port is in use by another program. Stop it, or set BACKEND_PORT to another one.');
    process.exit(EX_CONFIG);
  }
  if (isDatabaseUnreachable(error)) {
    console.error(`DATABASE_URL: the database does not answer (${error.code ?? error.message}).`);
    process.exit(1);
  }
  console.error(error instanceof ConfigError ? error.message : (error.stack ?? error));
  process.exit(error instanceof ConfigError ? EX_CONFIG : 1);
});
