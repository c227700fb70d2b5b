/** Downloads that end otherwise than they should (reliability.md, F1, F4, F5, F22). */
import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import { type FaultProxy, faultProxy } from '../support/faultProxy.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';
import { filesRunning } from '../support/uploads.ts';

const FILE = 'vendors/3/attachments/7/file';
const PDF = 'commercial_invoices/1/commercial_invoice_pdf';
const PROFILE = '{ viewer { profile { id } } }';
const MB = 1024 * 1024;

let api: StubApi;
let proxy: FaultProxy;
let token: string;
const gateways: TestGateway[] = [];

beforeEach(async () => {
  api = await startStubApi();
  proxy = await faultProxy(api.url);
  token = api.sessions.issue();
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.stop();
  await proxy.stop();
  await api.stop();
});

async function start(settings: SettingsPatch = {}): Promise<TestGateway> {
  const gateway = await startGateway(proxy, { settings });
  gateways.push(gateway);
  return gateway;
}
const get = (gateway: TestGateway, path = FILE) => gateway.fetch(`/files/${path}`, {}, { token });

/** A download whose bytes the test takes itself. */
async function open(gateway: TestGateway): Promise<IncomingMessage> {
  const asked = request(`${gateway.url}/files/${FILE}`, { headers: { authorization: `Bearer ${token}` } });
  asked.on('error', () => {}).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  // Connections are cut on purpose.
  return response.on('error', () => {});
}

/** Sends bytes until nobody takes them any more; what it has sent is in `bytes`. */
function pour(response: ServerResponse): { bytes: number; closedAt: number | null } {
  const poured: { bytes: number; closedAt: number | null } = { bytes: 0, closedAt: null };
  const piece = Buffer.alloc(64 * 1024, 'lading');
  response.writeHead(200, { 'content-type': 'application/pdf' });
  const on = () => {
    do poured.bytes += piece.length;
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', on);
  };
  response.once('close', () => {
    poured.closedAt = performance.now();
  });
  on();
  return poured;
}

describe('a client that goes away in the middle of a download', () => {
  it('ends it upstream within a second', async () => {
    const gateway = await start();
    let poured: ReturnType<typeof pour> | undefined;
    api.onRaw('GET', FILE, (_call, { response }) => {
      poured = pour(response);
    });
    for (let round = 0; round < 5; round += 1) {
      const response = await open(gateway);
      await once(response, 'readable');
      const left = performance.now();
      response.socket.resetAndDestroy();
      const closed = await until('the backend is told', () => poured?.closedAt);
      expect(closed - left).toBeLessThan(1000);
    }
    await until('nothing runs', async () => (await filesRunning(gateway)) === 0);
  });
});

describe('a client that takes nothing', () => {
  it('is not served faster than it takes, and is left at last', async () => {
    const gateway = await start({ files: { idleMs: 500 } });
    let poured: ReturnType<typeof pour> | undefined;
    api.onRaw('GET', FILE, (_call, { response }) => {
      poured = pour(response);
    });
    const before = process.memoryUsage.rss();
    const response = await open(gateway);
    const closed = new Promise((resolve) => response.socket.once('close', resolve));
    await until('the backend is told', () => poured?.closedAt);
    // What fits into the buffers of the kernel and of three processes' sockets, which are all in this one.
    expect(poured?.bytes).toBeLessThan(64 * MB);
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * MB);
    response.resume();
    await closed;
    expect(response.complete).toBe(false);
  });
});

describe('a backend that stops in the middle of a file', () => {
  const cuts: Array<[string, (response: ServerResponse) => void]> = [
    ['without a word', () => {}],
    ['by a reset', (response) => void response.socket?.resetAndDestroy()],
    ['by closing', (response) => void response.destroy()],
  ];

  it.each(cuts)('%s breaks the download, so that nobody takes half of it for all', async (_how, cut) => {
    const gateway = await start({ files: { idleMs: 300 } });
    for (const headers of [{ 'content-length': String(MB) }, {}]) {
      api.onRaw('GET', FILE, (_call, { response }) => {
        response.writeHead(200, { 'content-type': 'application/pdf', ...headers });
        response.write(Buffer.alloc(1000), () => setTimeout(cut, 50, response));
      });
      const response = await get(gateway);
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow();
    }
    await until('nothing runs', async () => (await filesRunning(gateway)) === 0);
    expect((await gateway.ask(PROFILE, {}, { token })).errors).toEqual([]);
  });
});

describe('a file that is made when it is asked for', () => {
  const slowly = (ms: number) =>
    api.onRaw('POST', PDF, (_call, { response }) => void setTimeout(() => response.end('%PDF'), ms));

  it('has longer until its first byte than others have', async () => {
    const gateway = await start({ files: { idleMs: 100, firstByteMs: 5000 } });
    slowly(500);
    expect(await (await get(gateway, PDF)).text()).toBe('%PDF');
    api.onRaw('GET', FILE, (_call, { response }) => void setTimeout(() => response.end('%PDF'), 500));
    expect((await get(gateway)).status).toBe(504);
  });

  it('is given up at last', async () => {
    const gateway = await start({ files: { firstByteMs: 200 } });
    slowly(60_000);
    const response = await get(gateway, PDF);
    expect([response.status, await response.json()]).toMatchObject([504, { code: 'UPSTREAM_TIMEOUT' }]);
  });
});

describe('a connection that was closed while it was idle', () => {
  it('is not seen by anybody who downloads', async () => {
    const gateway = await start();
    api.onRaw('GET', FILE, (_call, { response }) => response.end('file'));
    api.onRaw('POST', PDF, (_call, { response }) => response.end('made'));
    proxy.faults.closeIdleMs = 4;
    const seen = new Set<string>();
    for (let call = 0; call < 100; call += 1) {
      seen.add(await (await get(gateway, call % 2 ? PDF : FILE)).text());
      await new Promise((resolve) => setTimeout(resolve, call % 6));
    }
    expect([...seen].sort()).toEqual(['file', 'made']);
  });
});

describe('many downloads', () => {
  it('wait for each other, not for anything else, and nothing is mixed up', async () => {
    const gateway = await start({ files: { perRoute: 4, waitingPerRoute: 60 } });
    let running = 0;
    let most = 0;
    api.onRaw('GET', /^vendors\/\d+\/attachments\/7\/file$/, ({ path }, { response }) => {
      running += 1;
      most = Math.max(most, running);
      response.once('close', () => {
        running -= 1;
      });
      setTimeout(() => response.end(path.repeat(1000)), 20);
    });
    const paths = Array.from({ length: 60 }, (_, index) => `vendors/${index}/attachments/7/file`);
    const bodies = await Promise.all(
      paths.map(async (path) => Buffer.from(await (await get(gateway, path)).arrayBuffer()).toString()),
    );
    expect(bodies).toEqual(paths.map((path) => path.repeat(1000)));
    expect(most).toBe(4);
  });

  it('are refused where too many wait, with the time after which to come again', async () => {
    const gateway = await start({ files: { perRoute: 1, waitingPerRoute: 1 } });
    const release = Promise.withResolvers<void>();
    api.onRaw('GET', FILE, (_call, { response }) => void release.promise.then(() => response.end('file')));
    const first = [get(gateway), get(gateway)];
    await until('one runs and one waits', async () => (await filesRunning(gateway)) === 2);
    const refused = await get(gateway);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    release.resolve();
    for (const response of await Promise.all(first)) expect(await response.text()).toBe('file');
  });
});
