import { describe, expect, it } from 'vitest';
import { refresher } from '../../gateway/access/refresh.ts';
import { defaults } from '../../gateway/settings.ts';
import { RestError } from '../../gateway/upstream/error.ts';
import type { Asked } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { ownStub, suiteStub } from '../support/stubbed.ts';

const VIEWER = '{ viewer { profile { id lastName email roleName } } }';

const { api, gateway } = await suiteStub();
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);

describe('a browser whose token has expired', () => {
  it('is renewed exactly once for 50 requests at a time, and the mutations among them run once', async () => {
    const { api, gateway } = await ownStub();
    fillOrders(api, 3);
    const old = api.sessions.issue(1, -5);
    api.on('POST', 'refresh_tokens', async () => {
      await until('all are in', async () => (await gateway.metric('requests_running')) === 50);
      return undefined;
    });
    api.on('POST', 'purchase_orders/1/comments', ({ headers }) =>
      api.sessions.isLive(headers.authorization)
        ? { status: 422, body: { errors: { message: ["can't be blank"] } } }
        : undefined,
    );
    const write =
      'mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "" }) { errors { field } } }';
    const asked = Array.from({ length: 50 }, (_, index) =>
      gateway.ask(index % 10 === 0 ? write : VIEWER, {}, { cookie: old }),
    );
    const answers = await Promise.all(asked);
    expect(api.count('refresh_tokens', 'POST')).toBe(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const [next] = new Set(answers.map((answer) => answer.cookie));
    expect(answers.every((answer) => answer.cookie === next && next !== old)).toBe(true);
    // Each mutation ran in one call, and none was accepted with the old token.
    const writes = api.calls.filter((call) => call.path === 'purchase_orders/1/comments');
    expect(writes.filter((call) => call.headers.authorization === `Bearer ${next}`)).toHaveLength(5);
    // No client had the new token yet when it was used: that must not spend the old one.
    expect(writes.every((call) => call.headers['x-repeat'] === '1')).toBe(true);
    const later = await gateway.ask(VIEWER, {}, { cookie: next ?? '' });
    expect(later).toMatchObject({ status: 200, cookie: null });
    expect(api.calls.at(-1)?.headers['x-repeat']).toBeUndefined();
  });

  it('is renewed after a 401 if the token does not state its expiry', async () => {
    const { api: other, gateway: opaque } = await ownStub();
    const token = other.sessions.issue();
    other.on('GET', 'profile', ({ headers }) =>
      headers.authorization === 'Bearer opaque' ? { status: 401, body: {} } : undefined,
    );
    other.on('POST', 'refresh_tokens', () => ({ status: 204, headers: { authorization: `Bearer ${token}` } }));
    expect(await opaque.ask(VIEWER, {}, { cookie: 'opaque' })).toMatchObject({
      status: 200,
      errors: [],
      cookie: token,
    });
    expect(other.calls.map((call) => [call.path, call.headers['x-repeat']])).toEqual([
      ['profile', undefined],
      ['refresh_tokens', undefined],
      ['profile', '1'],
    ]);
  });

  it('is signed out once, without a loop, if its session is over', async () => {
    const token = api.sessions.issue(1, -5);
    api.sessions.end(token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.ask(VIEWER, {}, { cookie: token })));
    expect(answers.map(codes)).toEqual(answers.map(() => ['UNAUTHENTICATED']));
    expect(answers.every((answer) => answer.cookie === '' && answer.status === 401)).toBe(true);
    expect(api.count('refresh_tokens', 'POST')).toBe(1);
  });

  it('sends nothing more in an operation whose session has ended', async () => {
    const { api: other, gateway: ending } = await ownStub();
    const cookie = other.sessions.issue();
    fillOrders(other, 1);
    other.on('GET', 'vendors', () => {
      other.sessions.end(cookie);
      return { status: 401, body: { error: 'Sign in to continue', code: 'unauthorized' } };
    });
    // Responds late, so that the fields below it are requested when the session is known to be over.
    other.on('GET', 'users', async () => {
      await until('the session is known to be over', () => ending.metric('refreshes_total{outcome="over"}'));
      return { body: { data: other.rows['users'] } };
    });
    const answer = await ending.ask('{ purchaseOrder(id: 1) { vendor { id } users { email } } }', {}, { cookie });
    expect(answer.errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).sort()).toEqual([
      'REQUEST_CANCELLED: Request cancelled!',
      'REQUEST_CANCELLED: Request cancelled!',
      'UNAUTHENTICATED: Sign in to continue',
    ]);
    expect(answer.cookie).toBe('');
    expect(other.calls.map((call) => call.path)).not.toContain('users/401');
  });

  it('keeps its session if the backend cannot check it', async () => {
    const { api: other, gateway: down } = await ownStub({ settings: { upstream: { retryPauseMs: 1 } } });
    other.on('POST', 'refresh_tokens', () => ({ status: 503, body: { error: 'x', code: 'database_unavailable' } }));
    const answer = await down.ask(VIEWER, {}, { cookie: other.sessions.issue(1, -5) });
    expect(answer).toMatchObject({ status: 503, cookie: null });
    expect(codes(answer)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('is renewed early if less than two minutes are left', async () => {
    const answer = await gateway.ask(VIEWER, {}, { cookie: api.sessions.issue(1, 100) });
    expect(answer.status).toBe(200);
    expect(answer.cookie).toBeTruthy();
    expect(api.calls.map((call) => call.path)).toEqual(['refresh_tokens', 'profile']);
  });
});

describe('a spent token', () => {
  it('is checked by the backend again after ten seconds, which may end its session', () => {
    expect(defaults.session.rememberMs).toBeLessThanOrEqual(10_000);
  });

  it('is exchanged for the next one only for so long; after the end of its session it stays rejected', async () => {
    const { api: other, gateway: brief } = await ownStub({ settings: { session: { rememberMs: 1 } } });
    const token = other.sessions.issue(1, -5);
    const renew = () => brief.ask('mutation { refreshToken { token } }', {}, { token });
    expect(await renew()).toMatchObject({ status: 200, errors: [] });
    await until('it is forgotten', async () => (await renew()) && other.count('refresh_tokens', 'POST') > 1);
    other.sessions.end(token);
    await until('the backend is asked', async () => codes(await renew()).includes('UNAUTHENTICATED'));
    const asked = other.count('refresh_tokens', 'POST');
    expect(codes(await renew())).toEqual(['UNAUTHENTICATED']);
    expect(other.count('refresh_tokens', 'POST')).toBe(asked);
  });

  it('is not remembered if it is garbage', async () => {
    const asked: string[] = [];
    const refused = async ({ token }: { token?: string | null }) => {
      asked.push(token ?? '');
      throw new RestError('UNAUTHENTICATED', 'Sign in to continue');
    };
    const { renew } = refresher({ send: refused }, defaults.session);
    const shaped = (n: number) => `a.${n}.c`;
    for (const token of ['garbage', 'garbage', `a.${'b'.repeat(5000)}.c`, `a.${'b'.repeat(5000)}.c`])
      await renew(token, '');
    expect(asked).toHaveLength(4);
    for (let n = 0; n <= 10_000; n += 1) await renew(shaped(n), '');
    await renew(shaped(10_000), '');
    expect(asked).toHaveLength(4 + 10_001);
    // There is room for 10,000: the first one was evicted.
    await renew(shaped(0), '');
    expect(asked).toHaveLength(4 + 10_002);
  });
});

describe('a tool', () => {
  it('is never renewed automatically, and gets the next token on request', async () => {
    const token = api.sessions.issue(1, -5);
    const answer = await gateway.ask(VIEWER, {}, { token });
    expect(answer).toMatchObject({ status: 401, cookie: null });
    expect(api.count('refresh_tokens', 'POST')).toBe(0);
    const renewed = await gateway.ask('mutation { refreshToken { token } }', {}, { token });
    expect(renewed).toMatchObject({ status: 200, errors: [], cookie: null });
    const next = (renewed.data as { refreshToken: { token: string } }).refreshToken.token;
    expect(await gateway.ask(VIEWER, {}, { token: next })).toMatchObject({ status: 200, errors: [] });
  });

  it('gets no next token for a cookie alone', async () => {
    const answer = await gateway.ask('mutation { refreshToken { token } }', {}, { cookie: api.sessions.issue() });
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(api.calls).toEqual([]);
  });

  it('gets a new token that arrived with any response, and no other caller does', async () => {
    const { api: other, gateway: rolling } = await ownStub();
    other.on('GET', 'profile', async ({ headers }) => {
      const answer = other.sessions.answer({ method: 'GET', path: 'profile', query: {}, headers, body: undefined });
      return { ...answer, headers: { authorization: `${headers.authorization}-next`, 'set-cookie': 'leak=1' } };
    });
    const users = Array.from({ length: 100 }, (_, index) => other.sessions.issue(index + 1));
    const answers = await Promise.all(
      users.map((token, index) => rolling.ask(VIEWER, {}, index % 2 === 0 ? { token } : { cookie: token })),
    );
    answers.forEach((answer, index) => {
      const next = `${users[index]}-next`;
      expect(answer.data).toMatchObject({ viewer: { profile: { id: String(index + 1) } } });
      expect(index % 2 === 0 ? answer.headers.get('authorization') : answer.cookie).toBe(
        index % 2 === 0 ? `Bearer ${next}` : next,
      );
      expect(answer.headers.getSetCookie().join()).not.toContain('leak');
    });
  });
});
