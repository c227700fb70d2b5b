/** A token that runs out while many requests are under way. */
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

describe('50 requests with a token that has run out', () => {
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
  const allAreIn = () => until('all are in', async () => (await gateway.figure('requests_running')) === 50);
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

  it('would be renewed once each if each had a token of its own', async () => {
    const cookies = FIFTY.map(() => api.sessions.issue(1, -5));
    const answers = await Promise.all(cookies.map((own) => gateway.ask(VIEWER, {}, { cookie: own })));
    expect(asked()).toBe(50);
    expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(50);
  });

  it('are each told that the session is over, without asking again and again', async () => {
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

  it('keep their session while the backend cannot say', async () => {
    api.on('POST', 'refresh_tokens', async () => {
      if (asked() === 1) await allAreIn();
      return { status: 503, body: {} };
    });
    const answers = await Promise.all(fifty());
    // One renewal, whose call is repeated like any that may be.
    expect(asked()).toBe(3);
    expect(answers.map(codes)).toEqual(answers.map(() => ['UPSTREAM_UNAVAILABLE']));
    expect(answers.every((answer) => answer.cookie === null)).toBe(true);
    api.on('POST', 'refresh_tokens', () => undefined);
    await until('it can', async () => (await gateway.ask(VIEWER, {}, { cookie })).status === 200);
  });

  it('and one more that comes before the browser has stored the answer ask once', async () => {
    const [first] = await Promise.all(fifty());
    const late = await gateway.ask(VIEWER, {}, { cookie });
    expect(asked()).toBe(1);
    expect(late).toMatchObject({ status: 200, errors: [], cookie: first?.cookie });
  });

  it('bring nobody back who signs out meanwhile', async () => {
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
    // The backend has given a token already; it is on its way.
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

  it('take the newest token, whichever answer brings it', async () => {
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

/** The same token as it would be if it had run out an hour ago. */
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

  it('renew at most once each, give the same token, and sign nobody out', async () => {
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
      for (const gateway of gateways) expect(await gateway.figure('refreshes_total{outcome="renewed"}')).toBe(round);
      [cookie = ''] = [...given].map((token) => token ?? '');
      // The browser has it now, and uses it at either one.
      for (const gateway of gateways) {
        expect(await gateway.ask(VIEWER, {}, { cookie })).toMatchObject({ status: 200, errors: [], cookie: null });
      }
    }
  });
});
