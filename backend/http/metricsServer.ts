import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { ConfigError } from '../configError.ts';

/** When an incomplete request is aborted, and how often that is checked (ms). */
const requestLimits: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** Serves `GET /metrics` on a separate server: it is for operators, not for callers of api/v1. */
function metricsServer(registry: Pick<Registry, 'metrics'>, log: Logger, limits: ServerOptions): Server {
  return createServer(limits, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' });
      response.end(text);
    } catch (error) {
      log.warn({ error: String(error) }, 'metrics cannot be read');
      response.writeHead(503).end();
    }
  });
}

/**
 * Serves `/metrics`. A default port in use is only a warning; a configured port in use prevents the start.
 * @returns null if there is no port for it
 * @throws ConfigError when the configured port cannot be used
 */
export async function listenForMetrics(
  config: Pick<Config, 'port' | 'metricsHost' | 'metricsPort'>,
  log: Logger,
  registry: Pick<Registry, 'metrics'>,
  limits = requestLimits,
): Promise<Server | null> {
  const { metricsHost: host, metricsPort } = config;
  const port = metricsPort ?? nearby(config.port);
  if (port === null) return null;
  const server = metricsServer(registry, log, limits);
  server.listen(port, host);
  try {
    await once(server, 'listening');
    log.info({ host, port }, 'metrics');
    return server;
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    if (metricsPort !== null) throw new ConfigError(`BACKEND_METRICS_PORT: cannot be used (${message})`);
    log.warn({ host, port, error: message }, 'metrics are not served; BACKEND_METRICS_PORT names another port');
    return null;
  }
}

/** The default metrics port, 100 above the backend's; null if the system chooses the backend's port. */
const nearby = (port: number): number | null => (port === 0 || port + 100 > 65_535 ? null : port + 100);
