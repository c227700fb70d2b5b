/** The two layers as servers that are restarted under load. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app as backendApp } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import { makeLog } from '../../backend/log.ts';
import { app as gatewayApp } from '../../gateway/app.ts';
import { readConfig as readGatewayConfig } from '../../gateway/config.ts';
import { createLogger } from '../../gateway/log.ts';
import { startBackend } from './backend.ts';
import { type Rolled, rollingRestarts } from './rolling.ts';
import { startStubApi } from './stubApi.ts';

/** How long a server reports that it is stopping before it stops (ms): enough for the balancer to notice. */
const DRAIN_MS = 1500;
const json = { 'content-type': 'application/json' };

/** Restarts gateways in front of one backend. */
export async function restartedGateways(rounds: number, drainMs = DRAIN_MS): Promise<Rolled> {
  const api = await startStubApi();
  const config = readGatewayConfig({ PORT: '0', API_URL: api.url, CABLE_URL: api.cableUrl, NODE_ENV: 'test' });
  const headers = { ...json, authorization: `Bearer ${api.sessions.issue()}` };
  const body = '{"query":"{ viewer { profile { id } } }"}';
  const settings = { stop: { drainMs }, overload: { lateMs: Number.POSITIVE_INFINITY } };
  const start = async (port: number) => {
    const gateway = await gatewayApp({ config, settings, log: createLogger('silent'), webFolder: '' });
    gateway.server.listen(port, '127.0.0.1');
    await once(gateway.server, 'listening');
    return gateway.stop;
  };
  try {
    return await rollingRestarts(
      start,
      () => ({ method: 'POST', path: '/graphql', headers, body, status: 200 }),
      rounds,
    );
  } finally {
    await api.stop();
  }
}

/** Restarts backends over one database. Every second request writes. */
export async function restartedBackends(rounds: number, drainMs = DRAIN_MS): Promise<Rolled> {
  const staying = await startBackend();
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-rolling-'));
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a secret for tests only, 32 chars', DATA_DIR: dataDir });
  const admin = await staying.as('admin');
  const headers = { ...json, authorization: `Bearer ${admin.token}` };
  const database = { ...staying.services.database, close: async () => {} };
  const start = async (port: number) => {
    const backend = backendApp({ config, database, log: makeLog('silent'), stop: { drainMs } });
    backend.server.listen(port, '127.0.0.1');
    await once(backend.server, 'listening');
    return backend.close;
  };
  const write = (turn: number) => ({
    method: 'POST',
    path: '/api/v1/vendors',
    headers,
    body: JSON.stringify({ vendor: { name: `Vendor of turn ${turn}` } }),
    status: 201,
  });
  const read = { method: 'GET', path: '/api/v1/profile', headers, status: 200 };
  try {
    return await rollingRestarts(start, (turn) => (turn % 2 ? write(turn) : read), rounds);
  } finally {
    await staying.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
