/** Runs one serving process: alone, or one of several workers. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { app } from '../app.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { listenError, onStop } from './exit.ts';
import { listenForMetrics } from './metricsServer.ts';
import { giveMetrics } from './workerMetrics.ts';

/** How long a load balancer has in production to notice that the process is stopping (ms). */
const DRAIN_MS = 5000;
/**
 * The listen backlog. After a restart, all clients connect at once; a client that finds the backlog full retries after
 * one second, three, seven. The system may allow less (`net.core.somaxconn`).
 */
const BACKLOG = 4096;

/** Listens on the configured port until this process is signaled to stop. Exits if it cannot listen. */
export async function serve(config: Config, log: Logger): Promise<void> {
  const gateway = await app({ config, log, settings: { stop: { drainMs: config.production ? DRAIN_MS : 0 } } });
  gateway.server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  try {
    await once(gateway.server, 'listening');
  } catch (error) {
    throw listenError(error, 'PORT', config.port, config.host);
  }
  log.info({ host: config.host, port: config.port, api: config.apiUrl }, 'listening');
  // graphql-js abandons the siblings of a failed field: their failure concerns one request, not the process.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  // A connection could not be accepted, for instance for lack of file descriptors; the next one may be.
  gateway.server.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted'));
  const { metrics } = gateway;
  if (cluster.isWorker) giveMetrics(metrics);
  const metricsServer = cluster.isWorker ? null : await listenForMetrics(config, log, () => metrics.metrics());
  onStop(async () => {
    await gateway.stop();
    metricsServer?.close();
  });
}
