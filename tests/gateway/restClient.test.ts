import { describe, expect, it } from 'vitest';
import type { Asked } from '../support/gateway.ts';
import { fillOrders, ORDER_LIST, orderRow } from '../support/orders.ts';
import type { StubAnswer } from '../support/stubApi.ts';
import { ownGateway, ownStub, suiteStub } from '../support/stubbed.ts';

const PROFILE = '{ viewer { profile { id } } }';
const CREATE = `mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Hello" }) { comment { id } errors { field code } } }`;

const upstream = { timeoutMs: 600_000, retryPauseMs: 1, retryShare: 1, maxAnswerBytes: 200_000 };
const { api, gateway, token } = await suiteStub({ settings: { upstream } });
const ask = (query: string, headers?: Record<string, string>) => gateway.ask(query, {}, { token, headers });
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);
const profiles = (answer: StubAnswer) => api.on('GET', 'profile', () => answer);
const comments = (answer: StubAnswer) => api.on('POST', 'purchase_orders/1/comments', () => answer);

describe('a response that is not a success', () => {
  it.each([
    [400, 'BAD_USER_INPUT', 200, 'No such thing'],
    [401, 'UNAUTHENTICATED', 401, 'No such thing'],
    [403, 'FORBIDDEN', 200, 'No such thing'],
    [404, 'NOT_FOUND', 200, 'No such thing'],
    [413, 'TOO_LARGE', 200, 'No such thing'],
    [422, 'BAD_USER_INPUT', 200, 'No such thing'],
    [429, 'RATE_LIMITED', 429, 'No such thing'],
    [500, 'UPSTREAM_BAD_RESPONSE', 200, 'invalid response'],
    [503, 'UPSTREAM_UNAVAILABLE', 503, 'cannot be reached'],
    [504, 'UPSTREAM_TIMEOUT', 200, 'too long'],
  ])('%i becomes %s with HTTP %i', async (status, code, http, text) => {
    profiles({ status, body: { error: 'No such thing', code: 'x' } });
    const answer = await ask(PROFILE);
    expect(codes(answer)).toEqual([code]);
    expect(answer.status).toBe(http);
    expect(answer.errors[0]?.message).toContain(text);
  });

  it('reveals no text of a 5xx, no stack and no address of the backend', async () => {
    profiles({ status: 500, body: '<html>secret at /srv/app.ts:12</html>' });
    const answer = await ask(PROFILE);
    expect(JSON.stringify(answer)).not.toMatch(/secret|srv|127\.0\.0\.1|stack/);
  });

  it('that is not JSON, not a record or too large is UPSTREAM_BAD_RESPONSE', async () => {
    for (const body of ['<html>hello</html>', { data: [] }, { nothing: 1 }, `{"data": "${'x'.repeat(300_000)}"}`]) {
      profiles({ status: 200, body });
      expect(codes(await ask(PROFILE))).toEqual(['UPSTREAM_BAD_RESPONSE']);
    }
  });

  it('that is a redirect is not followed', async () => {
    profiles({ status: 302, headers: { location: `${api.url}/api/v1/elsewhere` }, body: {} });
    expect(codes(await ask(PROFILE))).toEqual(['UPSTREAM_BAD_RESPONSE']);
    expect(api.count('elsewhere')).toBe(0);
  });
});

describe('a failing backend', () => {
  it('gets at most two retries of a read, and none of a write', async () => {
    let failures = 2;
    api.on('GET', 'profile', () => (failures-- > 0 ? { status: 502, body: {} } : undefined));
    expect(await ask(PROFILE)).toMatchObject({ errors: [] });
    expect(api.count('profile')).toBe(3);
    profiles({ status: 503, body: {} });
    api.calls.length = 0;
    await ask(PROFILE);
    expect(api.count('profile')).toBe(3);
    for (const status of [500, 502, 503]) {
      comments({ status, body: {} });
      api.calls.length = 0;
      await ask(CREATE);
      expect(api.count('purchase_orders/1/comments', 'POST')).toBe(1);
    }
  });

  it('that is slow on one path fails that field at the deadline, and its siblings are returned', async () => {
    const own = await ownStub({ settings: { upstream: { ...upstream, timeoutMs: 1000 } } });
    fillOrders(own.api, 2);
    own.api.on('GET', 'vendors', () => new Promise(() => {}));
    const answer = await own.gateway.ask(ORDER_LIST, {}, { token: own.token });
    // The deadline ended it: it was neither retried nor awaited.
    expect(own.api.count('vendors')).toBe(1);
    expect(new Set(codes(answer))).toEqual(new Set(['UPSTREAM_TIMEOUT']));
    expect(answer.data).toMatchObject({ purchaseOrders: { data: [{ vendor: null, group: { id: '301' } }, {}] } });
  });

  it('that loses its response to a write leaves the outcome unknown', async () => {
    api.on('POST', 'purchase_orders/1/comments', (_call, { request }) => void request.socket.destroy());
    expect(codes(await ask(CREATE))).toEqual(['OUTCOME_UNKNOWN']);
    comments({ status: 200, body: 'cut' });
    expect(codes(await ask(CREATE))).toEqual(['OUTCOME_UNKNOWN']);
    api.on('POST', 'purchase_orders/1/comments', () => new Promise(() => {}));
    const brief = await ownGateway(api, { settings: { upstream: { timeoutMs: 200 } } });
    expect(codes(await brief.ask(CREATE, {}, { token }))).toEqual(['OUTCOME_UNKNOWN']);
  });

  it('that refuses connections is UPSTREAM_UNAVAILABLE at once, even for writes', async () => {
    const { api: gone, gateway: lonely } = await ownStub({ settings: { upstream } });
    await gone.stop();
    // At once: it does not wait for the deadline, which is longer than any test.
    const answer = await lonely.ask(CREATE, {}, { token });
    const { code, err } = lonely.logged
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'upstream call failed');
    expect([code, err.code]).toEqual(['UPSTREAM_UNAVAILABLE', 'ECONNREFUSED']);
    expect(answer.status).toBe(503);
    expect(codes(answer)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect((await lonely.fetch('/healthz')).status).toBe(200);
    expect((await lonely.fetch('/readyz')).status).toBe(503);
  });
});

describe('a write', () => {
  it('carries the idempotency key of the request with the path of its result, one for each field', async () => {
    comments({ status: 422, body: { errors: {} } });
    const query = `mutation {
      first: createComment(input: { type: PURCHASE_ORDER, id: 1, message: "a" }) { errors { field } }
      createComment(input: { type: PURCHASE_ORDER, id: 1, message: "b" }) { errors { field } }
    }`;
    await ask(query, { 'idempotency-key': 'k-1' });
    expect(api.calls.map((call) => call.headers['idempotency-key'])).toEqual(['k-1:first', 'k-1:createComment']);
    api.calls.length = 0;
    await ask(query);
    expect(api.calls.map((call) => call.headers['idempotency-key'])).toEqual([undefined, undefined]);
  });

  it('invalidates what the operation has read before', async () => {
    fillOrders(api, 1);
    api.on('PATCH', 'purchase_orders/1', () => ({ body: { data: orderRow(1) } }));
    const change = 'updatePurchaseOrder(id: 1, input: { lockVersion: 1 }) { purchaseOrder { vendor { id } } }';
    await ask(`mutation { a: ${change} b: ${change} }`);
    expect(api.count('vendors')).toBe(2);
  });
});

describe('reads', () => {
  it('that are equal are sent once per operation', async () => {
    fillOrders(api, 1);
    api.on('GET', 'profile', () => undefined);
    await ask(
      '{ a: viewer { profile { id } settings { eeiThresholdUsd } } b: viewer { featureFlags { opcEnabled } } }',
    );
    expect(api.calls.map((call) => call.path)).toEqual(['profile']);
  });
});
