import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf, exitOf, freePort, isAlive, outputOf, until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

let api: StubApi;
const started: ChildProcess[] = [];
beforeAll(async () => {
  api = await startStubApi();
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL');
    await exitOf(child);
  }
});
afterAll(() => api.stop());

interface Started {
  child: ChildProcess;
  output: ReturnType<typeof outputOf>;
  url: string;
  metricsUrl: string;
  workers(): number[];
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    env: {
      PATH: process.env.PATH,
      API_URL: api.url,
      CABLE_URL: api.cableUrl,
      PORT: `${port}`,
      METRICS_PORT: `${metricsPort}`,
      WORKERS: '2',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  return {
    child,
    output: outputOf(child),
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    workers: () => childrenOf(child.pid ?? 0, 'gateway/main.ts'),
  };
}

const listening = ({ output }: Started) =>
  until('both workers listen', () => output.lines.filter((line) => line.includes('"listening"')).length === 2);
const alive = async (url: string) =>
  (await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).catch(() => null))?.ok;

/** Returns the value of a metric; null if it is missing. */
async function metric(url: string, name: string): Promise<number | null> {
  const text = await (await fetch(url)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return line ? Number(line.split(' ')[1]) : null;
}

describe('several workers', () => {
  it('share the port and add up their metrics, and a killed one is replaced', async () => {
    const gateway = await start();
    await listening(gateway);
    expect(gateway.workers()).toHaveLength(2);
    for (let request = 0; request < 10; request += 1) expect(await alive(gateway.url)).toBe(true);
    const token = api.sessions.issue();
    for (let request = 0; request < 10; request += 1) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' };
      const body = '{"query":"{ viewer { profile { id } } }"}';
      expect((await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).status).toBe(200);
    }
    const calls = 'lading_gateway_upstream_calls_total{route="profile",outcome="ok"}';
    expect(await metric(gateway.metricsUrl, calls)).toBe(10);
    expect(await metric(gateway.metricsUrl, 'process_resident_memory_bytes')).toBeGreaterThan(50e6);

    const [victim = 0] = gateway.workers();
    process.kill(victim, 'SIGKILL');
    await until('its successor is there', () => gateway.workers().length === 2 && !gateway.workers().includes(victim));
    expect(await alive(gateway.url)).toBe(true);
    await gateway.output.includes('a worker ended; starting another');

    const pids = gateway.workers();
    gateway.child.kill('SIGTERM');
    expect(await once(gateway.child, 'close')).toEqual([0, null]);
    await until('nothing is left', () => !pids.some(isAlive));
  });

  it('respond while one of them hangs: no connection waits for it', async () => {
    const gateway = await start();
    await listening(gateway);
    const [victim = 0] = gateway.workers();
    process.kill(victim, 'SIGSTOP');
    for (let request = 0; request < 10; request += 1) expect(await alive(gateway.url)).toBe(true);
    process.kill(victim, 'SIGKILL');
    await gateway.output.includes('a worker ended; starting another');
    expect(await alive(gateway.url)).toBe(true);
  });

  it('report once that the port is in use, and are not restarted', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // a TCP server that listens
    const { child, output } = await start({ PORT: `${port}` });
    expect(await once(child, 'close')).toEqual([78, null]);
    expect(output.lines.filter((line) => line.includes(`PORT: ${port} is in use`))).toHaveLength(1);
    other.close();
  });

  it('end with the process that started them, even if it is killed', async () => {
    const gateway = await start();
    await listening(gateway);
    const pids = gateway.workers();
    gateway.child.disconnect();
    expect(await once(gateway.child, 'exit')).toEqual([0, null]);
    await until('nothing is left', () => !pids.some(isAlive));

    const killed = await start();
    await listening(killed);
    const left = killed.workers();
    killed.child.kill('SIGKILL');
    await until('nothing is left', () => !left.some(isAlive));
  });
});

describe('/metrics', () => {
  it('of a single process is on a separate port, and not on the public one', async () => {
    const gateway = await start({ WORKERS: '1' });
    await gateway.output.includes('"metrics"');
    expect(await metric(gateway.metricsUrl, 'lading_gateway_sockets')).toBe(0);
    expect((await fetch(gateway.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).not.toContain('lading_gateway');
  });

  it('prevents the start if its configured port is in use, but not if its default port is', async () => {
    const port = await freePort();
    const other = createServer().listen(port + 100, '127.0.0.1');
    await once(other, 'listening');
    const named = await start({ WORKERS: '1', METRICS_PORT: `${port + 100}` });
    expect(await once(named.child, 'close')).toEqual([78, null]);
    expect(named.output.lines.join('\n')).toContain(`METRICS_PORT: ${port + 100} is in use`);
    const unnamed = await start({ WORKERS: '1', PORT: `${port}`, METRICS_PORT: '' });
    await unnamed.output.includes('metrics are not served');
    await until('it answers all the same', () => alive(`http://127.0.0.1:${port}`));
    other.close();
  });
});
