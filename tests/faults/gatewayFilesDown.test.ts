/** Downloads that end in unusual ways. */

import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { FaultProxy } from '../support/faultProxy.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownFaultyApi, ownGateway } from '../support/stubbed.ts';
import { filesRunning } from '../support/uploads.ts';

const FILE = 'vendors/3/attachments/7/file';
const PDF = 'commercial_invoices/1/commercial_invoice_pdf';
/** No silence ends a download that the client's disconnect, or a limit, is to end. */
const endless: SettingsPatch = { files: { idleMs: 600_000 } };
const PROFILE = '{ viewer { profile { id } } }';
const MB = 1024 * 1024;

let api: StubApi;
let proxy: FaultProxy;
let token: string;

beforeEach(async () => {
  ({ api, proxy, token } = await ownFaultyApi());
});

const start = (settings: SettingsPatch = {}): Promise<TestGateway> => ownGateway(proxy, { settings });
const get = (gateway: TestGateway, path = FILE) => gateway.fetch(`/files/${path}`, {}, { token });

/** Starts a download whose bytes the test reads itself. */
async function open(gateway: TestGateway): Promise<IncomingMessage> {
  const asked = request(`${gateway.url}/files/${FILE}`, { headers: { authorization: `Bearer ${token}` } });
  asked.on('error', () => {}).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  // Connections are cut on purpose.
  return response.on('error', () => {});
}

/** Sends bytes until nobody reads them, and counts them in `bytes`. */
function pour(response: ServerResponse): { bytes: number; isClosed: boolean } {
  const poured = { bytes: 0, isClosed: false };
  const piece = Buffer.alloc(64 * 1024, 'lading');
  response.writeHead(200, { 'content-type': 'application/pdf' });
  const on = () => {
    do poured.bytes += piece.length;
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', on);
  };
  response.once('close', () => {
    poured.isClosed = true;
  });
  on();
  return poured;
}

describe('a client that disconnects in the middle of a download', () => {
  it('ends it upstream', async () => {
    const gateway = await start(endless);
    let poured: ReturnType<typeof pour> | undefined;
    api.onRaw('GET', FILE, (_call, { response }) => {
      poured = pour(response);
    });
    for (let round = 0; round < 5; round += 1) {
      const response = await open(gateway);
      await once(response, 'readable');
      response.socket.resetAndDestroy();
      await until('the backend is told', () => poured?.isClosed);
    }
    await until('nothing runs', async () => (await filesRunning(gateway)) === 0);
  });
});

describe('a client that reads nothing', () => {
  it('is not served faster than it reads, and is finally cut off', async () => {
    const gateway = await start({ files: { idleMs: 500 } });
    let poured: ReturnType<typeof pour> | undefined;
    api.onRaw('GET', FILE, (_call, { response }) => {
      poured = pour(response);
    });
    const response = await open(gateway);
    const closed = new Promise((resolve) => response.socket.once('close', resolve));
    await until('the backend is told', () => poured?.isClosed);
    // The capacity of the kernel's buffers and of the sockets of three processes, all of which are in this one.
    expect(poured?.bytes).toBeLessThan(64 * MB);
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

  it.each(cuts)('%s breaks the download, so that nobody mistakes half a file for all of it', async (_how, cut) => {
    const gateway = await start({ files: { idleMs: 1000 } });
    for (const headers of [{ 'content-length': String(MB) }, {}]) {
      let stop = () => {};
      api.onRaw('GET', FILE, (_call, { response }) => {
        stop = () => cut(response);
        response.writeHead(200, { 'content-type': 'application/pdf', ...headers });
        response.write(Buffer.alloc(1000));
      });
      const response = await get(gateway);
      expect(response.status).toBe(200);
      stop();
      await expect(response.arrayBuffer()).rejects.toThrow();
    }
    await until('nothing runs', async () => (await filesRunning(gateway)) === 0);
    expect((await gateway.ask(PROFILE, {}, { token })).errors).toEqual([]);
  });
});

describe('a file that is generated on request', () => {
  it('has more time until its first byte than others', async () => {
    const gateway = await start({ files: { idleMs: 300, firstByteMs: 600_000 } });
    const asked = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    api.onRaw('POST', PDF, (_call, { response }) => {
      asked.resolve();
      void made.promise.then(() => response.end('%PDF'));
    });
    api.onRaw('GET', FILE, () => {});
    const paper = get(gateway, PDF);
    await asked.promise;
    // Requested later, this one times out first.
    expect((await get(gateway)).status).toBe(504);
    made.resolve();
    expect(await (await paper).text()).toBe('%PDF');
  });

  it('times out eventually', async () => {
    const gateway = await start({ files: { firstByteMs: 200 } });
    api.onRaw('POST', PDF, () => {});
    const response = await get(gateway, PDF);
    expect([response.status, await response.json()]).toMatchObject([504, { code: 'UPSTREAM_TIMEOUT' }]);
  });
});

describe('a connection that was closed while it was idle', () => {
  it('goes unnoticed by downloads', async () => {
    const gateway = await start();
    api.onRaw('GET', FILE, (_call, { response }) => response.end('file'));
    api.onRaw('POST', PDF, (_call, { response }) => response.end('made'));
    proxy.faults.answersOnce = true;
    const seen: string[] = [];
    for (let call = 0; call < 20; call += 1) seen.push(await (await get(gateway, call % 2 ? PDF : FILE)).text());
    expect(seen).toEqual(seen.map((_text, call) => (call % 2 ? 'made' : 'file')));
    // In the end, each of them got its own connection.
    expect(proxy.accepted()).toBe(20);
  });
});

describe('many downloads', () => {
  it('wait for each other, not for anything else, and are not mixed up', async () => {
    const gateway = await start({ files: { perRoute: 4, waitingPerRoute: 60 } });
    const release = Promise.withResolvers<void>();
    const asked: string[] = [];
    let running = 0;
    let most = 0;
    api.onRaw('GET', /^vendors\/\d+\/attachments\/7\/file$/, ({ path }, { response }) => {
      asked.push(path);
      running += 1;
      most = Math.max(most, running);
      response.once('close', () => {
        running -= 1;
      });
      void release.promise.then(() => response.end(path.repeat(1000)));
    });
    api.rows['vendors'] = [];
    const paths = Array.from({ length: 60 }, (_, index) => `vendors/${index}/attachments/7/file`);
    const bodies = Promise.all(paths.map(async (path) => (await get(gateway, path)).text()));
    await until('four run and the others wait', async () => running === 4 && (await filesRunning(gateway)) === 60);
    expect((await gateway.ask('{ vendors { data { id } } }', {}, { token })).errors).toEqual([]);
    expect(asked).toHaveLength(4);
    release.resolve();
    expect(await bodies).toEqual(paths.map((path) => path.repeat(1000)));
    expect(most).toBe(4);
  });

  it('are rejected if too many wait, with the time to retry after', async () => {
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
