import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { listenError } from './exit.ts';

/** Deadlines of incoming requests, and how often they are checked (ms). */
const requestLimits: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** Creates a separate server for `GET /metrics`, which is not public. @param text returns it in Prometheus' format */
function metricsServer(text: () => Promise<string>, log: Logger, limits: ServerOptions): Server {
  return createServer(limits, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' });
      response.end(body);
    } catch (error) {
      log.warn({ err: error }, 'metrics cannot be read');
      response.writeHead(503).end();
    }
  });
}

/**
 * Serves `/metrics` on the configured port. If none is configured, a busy port does not prevent serving users.
 * @returns null if there is no port for it
 */
export async function listenForMetrics(
  config: Pick<Config, 'port' | 'metricsHost' | 'metricsPort'>,
  log: Logger,
  text: () => Promise<string>,
  limits = requestLimits,
): Promise<Server | null> {
  const { metricsHost: host, metricsPort } = config;
  const port = metricsPort ?? nearby(config.port);
  if (port === null) return null;
  const server = metricsServer(text, log, limits);
  server.listen(port, host);
  try {
    await once(server, 'listening');
    log.info({ host, port }, 'metrics');
    return server;
  } catch (error) {
    if (metricsPort !== null) throw listenError(error, 'METRICS_PORT', port, host);
    log.warn({ host, port, err: error }, 'metrics are not served; METRICS_PORT names another port');
    return null;
  }
}

/** Returns the metrics port for the gateway's port; null if the system chooses that one, or none is left above it. */
const nearby = (port: number): number | null => (port === 0 || port + 100 > 65_535 ? null : port + 100);
