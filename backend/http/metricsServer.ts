import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { type Config, ConfigError } from '../config.ts';

/** `GET /metrics` on a server of its own, because it is not for whoever may call api/v1. */
function metricsServer(registry: Registry, log: Logger): Server {
  return createServer(async (request, response) => {
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
 * Serves `/metrics` where the settings say. Where they do not, a busy port is no reason not to serve people.
 * @returns null where there is no port for it
 * @throws ConfigError when the named port cannot be had
 */
export async function listenForMetrics(config: Config, log: Logger, registry: Registry): Promise<Server | null> {
  const { metricsHost: host, metricsPort } = config;
  const port = metricsPort ?? nearby(config.port);
  if (port === null) return null;
  const server = metricsServer(registry, log);
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

/** The port for figures that belongs to the backend's; null where that one is chosen by the system. */
const nearby = (port: number): number | null => (port === 0 || port + 100 > 65_535 ? null : port + 100);
