import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { listenForMetrics } from '../../backend/http/metricsServer.ts';
import { makeLog } from '../../backend/log.ts';
import { suiteBackend } from '../support/backend.ts';
import { identifier, welcomedClient } from '../support/cableClient.ts';
import { freePort, until } from '../support/processes.ts';

describe('the metrics', () => {
  const backend = suiteBackend();

  /** Returns the metrics by name and labels, without our prefix. */
  async function figures(): Promise<Record<string, number>> {
    const lines = (await backend().metrics.metrics())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    return Object.fromEntries(
      lines.map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end).replace('lading_backend_', ''), Number(line.slice(end + 1))];
      }),
    );
  }

  it('count requests by route and status, and describe the process', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    await api.get(`vendors/${world.vendor}`);
    await api.get(`vendors/${world.vendor}`);
    await api.refused(404, 'get', 'vendors/999999');
    await api.refused(404, 'get', 'nowhere');
    const now = await figures();
    expect(now).toMatchObject({
      'request_seconds_count{method="GET",route="/api/v1/vendors/:id",status="200"}': 2,
      'request_seconds_count{method="GET",route="/api/v1/vendors/:id",status="404"}': 1,
      'request_seconds_count{method="GET",route="none",status="404"}': 1,
      requests_running: 0,
      database_running: 0,
      database_waiting: 0,
      incoming_files: 0,
    });
    expect(now['process_resident_memory_bytes']).toBeGreaterThan(10e6);
    expect(now['process_open_fds']).toBeGreaterThan(3);
    expect(now['nodejs_eventloop_lag_p99_seconds']).toBeGreaterThanOrEqual(0);
  });

  it('count transactions by outcome', async () => {
    const api = await backend().as('manager');
    const ended = async () => {
      const now = await figures();
      return [
        now['transactions_total{outcome="committed"}'] ?? 0,
        now['transactions_total{outcome="rolled_back"}'] ?? 0,
      ] as const;
    };
    const [committed, rolledBack] = await ended();
    await api.post('vendors', { vendor: { name: 'Counted' } });
    await api.refused(422, 'post', 'vendors', { vendor: { name: 'Counted' } });
    expect(await ended()).toEqual([committed + 1, rolledBack + 1]);
  });

  it('count listeners, and contain no tokens', async () => {
    const { as, url, world } = backend();
    const { token } = await as('viewer');
    const client = await welcomedClient(url, token);
    await client.subscribed(identifier('ChangesChannel', { program_id: world.program }));
    await client.subscribed(identifier('ChangesChannel', { program_id: 0 }));
    expect(await figures()).toMatchObject({ cable_sockets: 1, cable_subscriptions: 2 });
    await client.close();
    await until('nobody listens', async () => (await figures())['cable_sockets'] === 0);
    expect(Object.keys(await figures()).join()).not.toContain(token);
  });
});

describe('the metrics port', () => {
  const backend = suiteBackend();
  const log = makeLog('silent');
  const serve = (env: Record<string, string>) =>
    listenForMetrics(readConfig({ SECRET_KEY: 'a secret for tests only, 32 chars', ...env }), log, backend().metrics);

  it('is 100 above the backend’s, and serves nothing else', async () => {
    const port = await freePort();
    const server = await serve({ BACKEND_PORT: String(port - 100) });
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    const answer = await at('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('lading_backend_requests_running 0');
    expect((await at('/')).status).toBe(404);
    expect((await at('/metrics', 'POST')).status).toBe(404);
    expect((await fetch(`${backend().url}/metrics`)).status).toBe(404);
    server?.close();
  });

  it('may be in use unless it is configured', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await serve({ BACKEND_PORT: String(port - 100) })).toBeNull();
    expect(await serve({ BACKEND_PORT: '0' })).toBeNull();
    await expect(serve({ BACKEND_METRICS_PORT: String(port) })).rejects.toThrow('BACKEND_METRICS_PORT');
    taken.close();
  });
});
