/** Faults of the backend as the gateway's callers see them. */

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { FaultProxy } from '../support/faultProxy.ts';
import type { Asked, TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownFaultyApi, ownGateway } from '../support/stubbed.ts';

const PROFILE = '{ viewer { profile { id } } }';
const VENDORS = '{ vendors { data { id } } }';
const COMMENT = `mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Hello" }) { comment { id } errors { code } } }`;
const COMMENTS = 'purchase_orders/1/comments';
const MB = 1024 * 1024;

let api: StubApi;
let proxy: FaultProxy;
let token: string;

beforeEach(async () => {
  ({ api, proxy, token } = await ownFaultyApi());
});

const start = (upstream: SettingsPatch['upstream'] = {}): Promise<TestGateway> =>
  ownGateway(proxy, { settings: { upstream: { retryPauseMs: 1, ...upstream } } });
const as = (headers?: Record<string, string>) => ({ token, headers });
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const lineOf = (gateway: TestGateway, msg: string) =>
  gateway.logged.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);

describe('a route that hangs', () => {
  const few = { connections: 8, perRoute: 4, timeoutMs: 600_000 };

  /** Requests 30 lists of vendors, none of which is answered until they are released. */
  async function hangingVendors(gateway: TestGateway, running: number) {
    const release = Promise.withResolvers<void>();
    api.on('GET', 'vendors', async () => {
      await release.promise;
      return undefined;
    });
    const hanging = many(30, () => gateway.ask(VENDORS, {}, as()));
    await until('as many are asked for as may be', () => api.count('vendors') === running);
    return { hanging: Promise.all(hanging), release: release.resolve };
  }

  it('leaves the other routes alone, and its own queue unsent', async () => {
    api.rows['vendors'] = [];
    const gateway = await start(few);
    const { hanging, release } = await hangingVendors(gateway, 4);
    const others = await Promise.all(many(40, () => gateway.ask(PROFILE, {}, as())));
    expect(others.flatMap(codes)).toEqual([]);
    expect(api.count('vendors')).toBe(4);
    release();
    expect((await hanging).flatMap(codes)).toEqual([]);
  });

  it('blocks the others, too, if routes share their connections', async () => {
    api.rows['vendors'] = [];
    const gateway = await start({ ...few, perRoute: 1000 });
    const { hanging, release } = await hangingVendors(gateway, 8);
    const other = gateway.ask(PROFILE, {}, as());
    await until('it is under way', async () => (await gateway.metric('upstream_running{route="profile"}')) === 1);
    // A later request over another connection has arrived; this one has not.
    await fetch(`${api.url}/readyz`);
    expect(api.count('profile')).toBe(0);
    release();
    expect(codes(await other)).toEqual([]);
    await hanging;
  });

  it('fails at its deadline, even in the queue, and does not count as an outage of the backend', async () => {
    const gateway = await start({ ...few, timeoutMs: 1000, breakerFailures: 8 });
    api.on('GET', 'vendors', () => new Promise(() => {}));
    for (let round = 0; round < 3; round += 1) {
      const hung = await Promise.all(many(6, () => gateway.ask(VENDORS, {}, as())));
      expect(new Set(hung.flatMap(codes))).toEqual(new Set(['UPSTREAM_TIMEOUT']));
      expect(codes(await gateway.ask(PROFILE, {}, as()))).toEqual([]);
    }
    expect(lineOf(gateway, 'backend does not answer')).toEqual([]);
  });

  it('rejects calls at once that would wait in too long a queue', async () => {
    api.rows['vendors'] = [];
    const gateway = await start({ ...few, waitingPerRoute: 10 });
    const { hanging, release } = await hangingVendors(gateway, 4);
    await until(
      'the others are refused',
      async () => (await gateway.metric('shed_total{what="call"}')) === 30 - 4 - 10,
    );
    release();
    const answers = await hanging;
    const refused = answers.filter((answer) => codes(answer)[0] === 'UPSTREAM_UNAVAILABLE');
    expect(refused).toHaveLength(30 - 4 - 10);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
  });
});

describe('a backend that has too much of some work', () => {
  const full = { status: 503, headers: { 'retry-after': '7' }, body: { error: 'Too much', code: 'busy' } };

  it('is told as BUSY with the seconds to wait, is not asked again by the gateway, and is not taken for down', async () => {
    const gateway = await start({ breakerFailures: 20 });
    api.on('GET', 'vendors', () => full);
    for (let call = 0; call < 25; call += 1) {
      const answer = await gateway.ask(VENDORS, {}, as());
      expect(answer).toMatchObject({ status: 503, errors: [{ extensions: { code: 'BUSY', retryAfter: 7 } }] });
      expect(answer.headers.get('retry-after')).toBe('7');
    }
    expect(api.calls.filter(({ path }) => path.includes('vendors'))).toHaveLength(25);
    expect(lineOf(gateway, 'backend does not answer')).toEqual([]);
    expect(await gateway.ask(PROFILE, {}, as())).toMatchObject({ status: 200, errors: [] });
  });
});

describe('a backend that is down', () => {
  const quick = { breakerProbeMs: 100, breakerFailures: 20 };

  it('is no longer called after 20 failures, is probed regularly, and is called again soon after its return', async () => {
    const gateway = await start(quick);
    await proxy.goDown();
    for (let call = 0; call < 20; call += 1) expect(codes(await gateway.ask(PROFILE, {}, as()))).toHaveLength(1);
    expect(lineOf(gateway, 'backend does not answer')).toHaveLength(1);
    const tried = lineOf(gateway, 'upstream call failed').length;
    const refused = await Promise.all(many(20, () => gateway.ask(COMMENT, {}, as())));
    // At once: none of them was tried.
    expect(lineOf(gateway, 'upstream call failed')).toHaveLength(tried);
    expect(new Set(refused.flatMap(codes))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']));
    expect(refused[0]).toMatchObject({ status: 503, errors: [{ extensions: { retryAfter: 1 } }] });
    expect((await gateway.fetch('/readyz')).status).toBe(503);
    expect((await gateway.fetch('/healthz')).status).toBe(200);
    api.readiness.status = 503;
    await proxy.comeBack();
    await until('it was looked at three times', () => api.readiness.asked >= 3);
    expect(api.calls).toEqual([]);
    api.readiness.status = 200;
    await until('it is taken for back', () => lineOf(gateway, 'backend answers again').length === 1);
    expect(await gateway.ask(PROFILE, {}, as())).toMatchObject({ status: 200, errors: [] });
  });

  it('is called again and again if nothing stops it', async () => {
    api.on('GET', 'profile', () => ({ status: 503, body: {} }));
    const gateway = await start({ ...quick, retries: 0, breakerFailures: 1e9 });
    await Promise.all(many(60, () => gateway.ask(PROFILE, {}, as())));
    expect(api.count('profile')).toBe(60);
    const careful = await start({ ...quick, retries: 0, breakerSoonestProbeMs: 60_000, breakerProbeMs: 60_000 });
    api.calls.length = 0;
    for (let call = 0; call < 60; call += 1) await careful.ask(PROFILE, {}, as());
    expect(api.count('profile')).toBe(20);
  });
});

describe('responses of a failing backend', () => {
  it.each([500, 502, 503])('%i: reads are retried for under a tenth of all calls, mutations never', async (status) => {
    const gateway = await start({ breakerFailures: 1e9 });
    api.on('GET', 'profile', () => ({ status, body: {} }));
    api.on('POST', COMMENTS, () => ({ status, body: {} }));
    await Promise.all(many(200, () => gateway.ask(PROFILE, {}, as())));
    // A reserve for quiet times, and a tenth of the calls.
    expect(api.count('profile')).toBeLessThanOrEqual(200 + 10 + 20);
    expect(api.count('profile')).toBeGreaterThan(200);
    await Promise.all(many(20, () => gateway.ask(COMMENT, {}, as({ 'idempotency-key': 'k' }))));
    expect(api.count(COMMENTS, 'POST')).toBe(20);
  });

  it('reads are retried twice, all of them, if the permitted share is large', async () => {
    const gateway = await start({ breakerFailures: 1e9, retryShare: 2 });
    api.on('GET', 'profile', () => ({ status: 503, body: {} }));
    for (let call = 0; call < 20; call += 1) await gateway.ask(PROFILE, {}, as());
    expect(api.count('profile')).toBe(60);
  });

  it('429: the time to wait is passed on, in seconds, and nothing is retried', async () => {
    const gateway = await start();
    api.on('GET', 'profile', () => ({ status: 429, headers: { 'retry-after': '17' }, body: { error: 'Slowly' } }));
    const answer = await gateway.ask(PROFILE, {}, as());
    expect(answer).toMatchObject({ status: 429, errors: [{ message: 'Slowly', extensions: { retryAfter: 17 } }] });
    expect(answer.headers.get('retry-after')).toBe('17');
    expect(api.count('profile')).toBe(1);
  });
});

describe('an unreadable response', () => {
  const odd = ['', ' ', 'null', '1', '"text"', '[]', '{', '{"data":', '{"data":}', "{'data':{}}", '{"data":{"id":1}}}'];
  const more = ['{"data":{"id":1},}', '[1,]', 'NaN', '{"data":\u0000}', '{"data":[{"id":1}]}'];

  it.each([...odd, ...more, '['.repeat(100_000), `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`])(
    'is UPSTREAM_BAD_RESPONSE (%#)',
    async (body) => {
      const gateway = await start();
      api.on('GET', 'profile', (_call, { response }) => {
        response.setHeader('content-type', 'application/json').end(body);
        return undefined;
      });
      expect(codes(await gateway.ask(PROFILE, {}, as()))).toEqual(['UPSTREAM_BAD_RESPONSE']);
      expect((await gateway.fetch('/healthz')).status).toBe(200);
    },
  );

  it('is also one that is compressed, truncated or not', async () => {
    const gateway = await start();
    const packed = gzipSync('{"data":{"id":1}}');
    for (const bytes of [packed, packed.subarray(0, 15)]) {
      api.on('GET', 'profile', (_call, { response }) => {
        response.setHeader('content-encoding', 'gzip').end(bytes);
        return undefined;
      });
      expect(codes(await gateway.ask(PROFILE, {}, as()))).toEqual(['UPSTREAM_BAD_RESPONSE']);
    }
  });

  it.each([
    ['is left when that is too much', 4, false],
    ['is read to its end where that is allowed', 128, true],
  ])('of 64 MB %s', async (_what, mostMegabytes, isRead) => {
    const gateway = await start({ maxAnswerBytes: mostMegabytes * MB });
    const left = Promise.withResolvers<number>();
    api.on('GET', 'profile', async (_call, { response }) => {
      left.resolve(await pour(response));
      return undefined;
    });
    expect(codes(await gateway.ask(PROFILE, {}, as()))).toEqual(['UPSTREAM_BAD_RESPONSE']);
    expect((await left.promise) === 64 * MB).toBe(isRead);
  });

  /** Writes until the reader disconnects, at most 64 MB, and returns the number of bytes. */
  async function pour(response: ServerResponse): Promise<number> {
    const piece = Buffer.alloc(256 * 1024, 'x');
    const gone = once(response, 'close');
    let bytes = 0;
    for (; !response.destroyed && bytes < 64 * MB; bytes += piece.length) {
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
    }
    response.end();
    return bytes;
  }
});

describe('a connection that breaks', () => {
  it('in the middle of a response does not fail a read, wherever it breaks', async () => {
    fillOrders(api, 3);
    const gateway = await start({ retryShare: 1 });
    for (const bytes of [0, 1, 15, 100, 200, 300, 400, 600]) {
      proxy.faults.resetAfter = bytes;
      const before = api.count('vendors');
      expect(await gateway.ask(VENDORS, {}, as())).toMatchObject({ status: 200, errors: [] });
      // Reset or not, the connection is not used again: one that is kept alive must not serve the next round.
      if (proxy.faults.resetAfter === null) expect(api.count('vendors')).toBeLessThanOrEqual(before + 2);
      await proxy.goDown();
      await proxy.comeBack();
    }
  });

  it('in the middle of a response fails a read if nothing is retried', async () => {
    fillOrders(api, 3);
    const gateway = await start({ retries: 0 });
    proxy.faults.resetAfter = 100;
    expect(codes(await gateway.ask(VENDORS, {}, as()))).toHaveLength(1);
  });

  it('leaves the outcome of a mutation unknown, once, and the retry carries the same key', async () => {
    api.on('POST', COMMENTS, () => ({ status: 422, body: { errors: { message: ['is too short'] } } }));
    const gateway = await start();
    for (const bytes of [0, 50, 150]) {
      await proxy.goDown();
      await proxy.comeBack();
      api.calls.length = 0;
      proxy.faults.resetAfter = bytes;
      const key = as({ 'idempotency-key': `k-${bytes}` });
      expect(codes(await gateway.ask(COMMENT, {}, key))).toEqual(['OUTCOME_UNKNOWN']);
      const again = await gateway.ask(COMMENT, {}, key);
      expect(again.data).toEqual({ createComment: { comment: null, errors: [{ code: 'INVALID' }] } });
      const keys = api.calls.map((call) => call.headers['idempotency-key']);
      expect(keys).toEqual([`k-${bytes}:createComment`, `k-${bytes}:createComment`]);
    }
  });

  it('while idle, just as the next request is sent, goes unnoticed by reads', async () => {
    proxy.faults.answersOnce = true;
    const gateway = await start({ retryShare: 1 });
    for (let call = 0; call < 20; call += 1) expect(codes(await gateway.ask(PROFILE, {}, as()))).toEqual([]);
    expect(proxy.accepted()).toBe(20);
    const strict = await start({ retries: 0 });
    expect(codes(await strict.ask(PROFILE, {}, as()))).toEqual([]);
    expect(codes(await strict.ask(PROFILE, {}, as()))).toHaveLength(1);
  });
});
