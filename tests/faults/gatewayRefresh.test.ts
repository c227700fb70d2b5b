/** A token that expires while many requests are in flight. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signToken } from '../../backend/access/token.ts';
import { readConfig } from '../../backend/config.ts';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { type Asked, startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';
import { emailOf, password } from '../support/world.ts';

const VIEWER = '{ viewer { profile { id } } }';
const SIGN_OUT = 'mutation { signOut { ended } }';
const FIFTY = Array.from({ length: 50 });
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);

describe('50 requests with an expired token', () => {
  let api: StubApi;
  let gateway: TestGateway;
  let cookie: string;

  beforeEach(async () => {
    api = await startStubApi();
    gateway = await startGateway(api, { settings: { upstream: { retryPauseMs: 1 }, session: { pauseMs: 3000 } } });
    cookie = api.sessions.issue(1, -5);
  });
  afterEach(async () => {
    await gateway.stop();
    await api.stop();
  });
  const fifty = () => FIFTY.map(() => gateway.ask(VIEWER, {}, { cookie }));
  /** Resolves when all fifty are in the gateway. */
  const allAreIn = () => until('all are in', async () => (await gateway.metric('requests_running')) === 50);
  const asked = () => api.count('refresh_tokens', 'POST');

  it('wait for one slow renewal', async () => {
    api.on('POST', 'refresh_tokens', async () => {
      await allAreIn();
      return undefined;
    });
    const answers = await Promise.all(fifty());
    expect(asked()).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
  });

  it('would be renewed once each if each had its own token', async () => {
    const cookies = FIFTY.map(() => api.sessions.issue(1, -5));
    const answers = await Promise.all(cookies.map((own) => gateway.ask(VIEWER, {}, { cookie: own })));
    expect(asked()).toBe(50);
    expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(50);
  });

  it('are each rejected because the session is over, without repeated renewals', async () => {
    api.sessions.end(cookie);
    api.on('POST', 'refresh_tokens', async () => {
      await allAreIn();
      return undefined;
    });
    const answers = await Promise.all(fifty());
    expect(asked()).toBe(1);
    expect(answers.map(codes)).toEqual(answers.map(() => ['UNAUTHENTICATED']));
    expect(answers.every((answer) => answer.cookie === '')).toBe(true);
    expect(api.count('profile')).toBe(0);
  });

  it('keep their session while the backend cannot check it', async () => {
    api.on('POST', 'refresh_tokens', async () => {
      if (asked() === 1) await allAreIn();
      return { status: 503, body: {} };
    });
    const answers = await Promise.all(fifty());
    // One renewal, whose call is retried like any other that may be retried.
    expect(asked()).toBe(3);
    expect(answers.map(codes)).toEqual(answers.map(() => ['UPSTREAM_UNAVAILABLE']));
    expect(answers.every((answer) => answer.cookie === null)).toBe(true);
    api.on('POST', 'refresh_tokens', () => undefined);
    await until('it can', async () => (await gateway.ask(VIEWER, {}, { cookie })).status === 200);
  });

  it('cause one renewal together with one more that arrives before the browser has stored the response', async () => {
    const [first] = await Promise.all(fifty());
    const late = await gateway.ask(VIEWER, {}, { cookie });
    expect(asked()).toBe(1);
    expect(late).toMatchObject({ status: 200, errors: [], cookie: first?.cookie });
  });

  it('do not revive a session that is signed out meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    api.on('POST', 'refresh_tokens', async (call) => {
      const answer = api.sessions.answer(call);
      answered.resolve();
      await release.promise;
      return answer;
    });
    const waiting = fifty();
    await answered.promise;
    // The backend has already issued a token; it is in flight.
    const leaving = gateway.ask(SIGN_OUT, {}, { cookie });
    release.resolve();
    expect((await leaving).cookie).toBe('');
    const given = new Set((await Promise.all(waiting)).map((answer) => answer.cookie ?? ''));
    for (const token of [cookie, ...given]) {
      if (token === '') continue;
      const after = await gateway.ask(VIEWER, {}, { cookie: token });
      expect(after).toMatchObject({ status: 401, cookie: '' });
    }
  });

  it('get the newest token, whichever response carries it', async () => {
    const newest = api.sessions.issue(1);
    api.on('GET', 'profile', (call) => ({
      ...api.sessions.answer(call),
      headers: { authorization: `Bearer ${newest}` },
    }));
    const answers = await Promise.all(fifty());
    expect(new Set(answers.map((answer) => answer.cookie))).toEqual(new Set([newest]));
  });
});

const SECRET = 'a secret for tests only, 32 chars';

/** Returns the same token as if it had expired an hour ago. */
function runOut(token: string): Promise<string> {
  const { sub: sessionId, gen: generation } = JSON.parse(String(Buffer.from(token.split('.')[1] ?? '', 'base64url')));
  const { secretKey } = readConfig({ NODE_ENV: 'test', SECRET_KEY: SECRET });
  const issuedAt = new Date(Date.now() - 2 * 3_600_000);
  return signToken(secretKey, { sessionId, generation, issuedAt, minutes: 60 });
}

describe('two gateways in front of one backend', () => {
  let backend: TestBackend;
  let gateways: TestGateway[];

  beforeAll(async () => {
    backend = await startBackend({ env: { SECRET_KEY: SECRET } });
    const api = { url: backend.url, cableUrl: `${backend.url.replace('http', 'ws')}/cable` };
    gateways = [await startGateway(api), await startGateway(api)];
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway.stop();
    await backend.stop();
  });

  it('renew at most once each, return the same token, and sign nobody out', async () => {
    const input = { login: emailOf('manager'), password };
    const signedIn = await gateways[0]?.ask(
      'mutation($input: SignInInput!) { signIn(input: $input) { profile { id } } }',
      {
        input,
      },
    );
    let cookie = signedIn?.cookie ?? '';
    for (let round = 1; round <= 3; round += 1) {
      cookie = await runOut(cookie);
      const answers = await Promise.all(
        FIFTY.map((_, index) => gateways[index % 2]?.ask(VIEWER, {}, { cookie }) ?? Promise.reject(new Error('two'))),
      );
      expect(answers.flatMap(codes)).toEqual([]);
      const given = new Set(answers.map((answer) => answer.cookie));
      expect(given.size).toBe(1);
      for (const gateway of gateways) expect(await gateway.metric('refreshes_total{outcome="renewed"}')).toBe(round);
      [cookie = ''] = [...given].map((token) => token ?? '');
      // The browser has the token now, and uses it at either gateway.
      for (const gateway of gateways) {
        expect(await gateway.ask(VIEWER, {}, { cookie })).toMatchObject({ status: 200, errors: [], cookie: null });
      }
    }
  });
});
