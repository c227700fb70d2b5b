/** Faults of the backend as the gateway's callers meet them (reliability.md, F1–F5). */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import { type FaultProxy, faultProxy } from '../support/faultProxy.ts';
import { type Asked, startGateway, type TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

const PROFILE = '{ viewer { profile { id } } }';
const VENDORS = '{ vendors { data { id } } }';
const COMMENT = `mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Hello" }) { comment { id } errors { code } } }`;
const COMMENTS = 'purchase_orders/1/comments';

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

async function start(upstream: SettingsPatch['upstream'] = {}): Promise<TestGateway> {
  const gateway = await startGateway(proxy, { settings: { upstream: { retryPauseMs: 1, ...upstream } } });
  gateways.push(gateway);
  return gateway;
}
const as = (headers?: Record<string, string>) => ({ token, headers });
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const lineOf = (gateway: TestGateway, msg: string) =>
  gateway.logged.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);

describe('a route that hangs (F1)', () => {
  const slow = { connections: 8, perRoute: 4, timeoutMs: 1500 };

  async function besideHangingVendors(gateway: TestGateway): Promise<{ others: Asked[]; sent: number; hung: Asked[] }> {
    api.on('GET', 'vendors', () => new Promise(() => {}));
    const hanging = many(30, () => gateway.ask(VENDORS, {}, as()));
    await until('vendors are asked for', () => api.count('vendors') >= 4);
    const others = await Promise.all(many(40, () => gateway.ask(PROFILE, {}, as())));
    const sent = api.count('vendors');
    return { others, sent, hung: await Promise.all(hanging) };
  }

  it('fails at its deadline, also in line, while the other routes answer', async () => {
    const gateway = await start(slow);
    const { others, sent, hung } = await besideHangingVendors(gateway);
    expect(new Set(others.flatMap(codes))).toEqual(new Set());
    expect(new Set(hung.flatMap(codes))).toEqual(new Set(['UPSTREAM_TIMEOUT']));
    expect(sent).toBe(4);
    // One route says nothing about the backend as a whole.
    expect(lineOf(gateway, 'backend does not answer')).toEqual([]);
  });

  it('takes the others with it where routes are not held apart', async () => {
    const { others } = await besideHangingVendors(await start({ ...slow, perRoute: 1000 }));
    expect(new Set(others.flatMap(codes))).toEqual(new Set(['UPSTREAM_TIMEOUT']));
  });

  it('refuses at once who would wait in too long a line', async () => {
    const gateway = await start({ ...slow, waitingPerRoute: 10 });
    const { hung } = await besideHangingVendors(gateway);
    const refused = hung.filter((answer) => codes(answer)[0] === 'UPSTREAM_UNAVAILABLE');
    expect(refused).toHaveLength(30 - 4 - 10);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
  });
});

describe('a backend that is gone (F2)', () => {
  const quick = { breakerProbeMs: 100, breakerFailures: 20 };

  it('is not asked any more after 20 failures, looked at regularly, and asked again soon after it is back', async () => {
    const gateway = await start(quick);
    await proxy.goDown();
    for (let call = 0; call < 20; call += 1) expect(codes(await gateway.ask(PROFILE, {}, as()))).toHaveLength(1);
    expect(lineOf(gateway, 'backend does not answer')).toHaveLength(1);
    const from = performance.now();
    const refused = await Promise.all(many(20, () => gateway.ask(COMMENT, {}, as())));
    expect((performance.now() - from) / 20).toBeLessThan(50);
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

  it('is asked on and on where nothing stops it', async () => {
    api.on('GET', 'profile', () => ({ status: 503, body: {} }));
    const gateway = await start({ ...quick, retries: 0, breakerFailures: 1e9 });
    await Promise.all(many(60, () => gateway.ask(PROFILE, {}, as())));
    expect(api.count('profile')).toBe(60);
    const careful = await start({ ...quick, retries: 0, breakerProbeMs: 60_000 });
    api.calls.length = 0;
    for (let call = 0; call < 60; call += 1) await careful.ask(PROFILE, {}, as());
    expect(api.count('profile')).toBe(20);
  });
});

describe('answers of a backend in trouble (F3)', () => {
  it.each([500, 502, 503])('%i: reads are repeated for less than a tenth of all, mutations never', async (status) => {
    const gateway = await start({ breakerFailures: 1e9 });
    api.on('GET', 'profile', () => ({ status, body: {} }));
    api.on('POST', COMMENTS, () => ({ status, body: {} }));
    await Promise.all(many(200, () => gateway.ask(PROFILE, {}, as())));
    // A reserve for quiet times, and a tenth of the calls.
    expect(api.count('profile')).toBeLessThanOrEqual(200 + 10 + 20);
    await Promise.all(many(20, () => gateway.ask(COMMENT, {}, as({ 'idempotency-key': 'k' }))));
    expect(api.count(COMMENTS, 'POST')).toBe(20);
  });

  it('429: the time to wait is passed on, as seconds, and nothing is repeated', async () => {
    const gateway = await start();
    api.on('GET', 'profile', () => ({ status: 429, headers: { 'retry-after': '17' }, body: { error: 'Slowly' } }));
    const answer = await gateway.ask(PROFILE, {}, as());
    expect(answer).toMatchObject({ status: 429, errors: [{ message: 'Slowly', extensions: { retryAfter: 17 } }] });
    expect(answer.headers.get('retry-after')).toBe('17');
    expect(api.count('profile')).toBe(1);
  });
});

describe('an answer that cannot be read (F4)', () => {
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

  it('is none that is packed, cut or not', async () => {
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

  it('without end is left when it is too long, and takes no memory', async () => {
    const gateway = await start({ maxAnswerBytes: 4 * 1024 * 1024 });
    const left = Promise.withResolvers<number>();
    api.on('GET', 'profile', async (_call, { response }) => {
      left.resolve(await pour(response));
      return undefined;
    });
    expect(codes(await gateway.ask(PROFILE, {}, as()))).toEqual(['UPSTREAM_BAD_RESPONSE']);
    expect(await left.promise).toBeLessThan(64 * 1024 * 1024);
  });

  /** Writes until the reader leaves; gives how many bytes that were. */
  async function pour(response: ServerResponse): Promise<number> {
    const piece = Buffer.alloc(256 * 1024, 'x');
    const gone = once(response, 'close');
    let bytes = 0;
    for (; !response.destroyed && bytes < 256 * 1024 * 1024; bytes += piece.length) {
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
    }
    response.destroy();
    return bytes;
  }
});

describe('a connection that breaks (F5)', () => {
  it('in the middle of an answer costs a read nothing, wherever it breaks', async () => {
    fillOrders(api, 3);
    const gateway = await start({ retryShare: 1 });
    for (const bytes of [0, 1, 15, 100, 200, 300, 400, 600]) {
      proxy.faults.resetAfter = bytes;
      const before = api.count('vendors');
      expect(await gateway.ask(VENDORS, {}, as())).toMatchObject({ status: 200, errors: [] });
      // Reset or not, it is used up; what is kept alive must not answer the next one.
      if (proxy.faults.resetAfter === null) expect(api.count('vendors')).toBeLessThanOrEqual(before + 2);
      await proxy.goDown();
      await proxy.comeBack();
    }
  });

  it('leaves the outcome of a mutation unknown, once, and the repeat carries the same key', async () => {
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

  it('while it was idle, at the very moment of the next request, is not seen by anybody who reads', async () => {
    const gateway = await start({ retryShare: 1 });
    proxy.faults.closeIdleMs = 4;
    const answers: Asked[] = [];
    for (let call = 0; call < 200; call += 1) {
      answers.push(await gateway.ask(PROFILE, {}, as()));
      await new Promise((resolve) => setTimeout(resolve, call % 5));
    }
    expect(new Set(answers.flatMap(codes))).toEqual(new Set());
    expect(proxy.accepted()).toBeGreaterThan(5);
  });
});
