/** One process that serves: alone, or as one of several workers. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { app } from './app.ts';
import type { Config } from './config.ts';
import { onStop, refuseToListen } from './exit.ts';
import { listenForMetrics } from './http/metricsServer.ts';
import type { Logger } from './log.ts';
import { giveFigures } from './workerFigures.ts';

/** In production a balancer gets this long (ms) to see that the process is going. */
const DRAIN_MS = 5000;
/**
 * Connections that may wait to be taken. After a restart everybody comes at one moment, and whoever finds the line full
 * tries again only after one second, three, seven. The system may allow fewer (`net.core.somaxconn`).
 */
const BACKLOG = 4096;

/** Listens where the configuration says, until this process is told to stop. Ends the process where it cannot listen. */
export async function serve(config: Config, log: Logger): Promise<void> {
  const gateway = await app({ config, log, settings: { stop: { drainMs: config.production ? DRAIN_MS : 0 } } });
  gateway.server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  try {
    await once(gateway.server, 'listening');
  } catch (error) {
    throw refuseToListen(error, 'PORT', config.port, config.host);
  }
  log.info({ host: config.host, port: config.port, api: config.apiUrl }, 'listening');
  // graphql-js leaves reads alone whose sibling has failed: what becomes of them concerns one request, not the process.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a rejection that nobody waited for'));
  const { metrics } = gateway;
  if (cluster.isWorker) giveFigures(metrics);
  const figures = cluster.isWorker ? null : await listenForMetrics(config, log, () => metrics.metrics());
  onStop(async () => {
    await gateway.stop();
    figures?.close();
  });
}
