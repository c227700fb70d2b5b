import { describe, expect, it } from 'vitest';
import type { Asked, TestGateway } from '../support/gateway.ts';
import { ownGateway, ownStub, suiteStub } from '../support/stubbed.ts';

const VIEWER = '{ viewer { profile { id lastName email roleName } } }';
const SIGN_IN = `mutation($login: String!, $password: String!) {
  signIn(input: { login: $login, password: $password }) { profile { id } token errors { field message code } }
}`;

const { api, gateway } = await suiteStub();
const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);

describe('signing in', () => {
  it('sets an httpOnly cookie that opens the session, and returns the token on request', async () => {
    const answer = await gateway.ask(SIGN_IN, { login: 'ada@lading.example', password: 'right' });
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject({ signIn: { profile: { id: '1' }, token: answer.cookie, errors: [] } });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^lading-0=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await gateway.ask(VIEWER, {}, { cookie: answer.cookie ?? '' })).toMatchObject({ status: 200, errors: [] });
  });

  it('reports a wrong password as an error on base, not as a lost session', async () => {
    const answer = await gateway.ask(SIGN_IN, { login: 'ada@lading.example', password: 'wrong' });
    expect(answer).toMatchObject({ status: 200, errors: [], cookie: null });
    const errors = [{ field: 'base', message: 'Invalid email or password', code: 'INVALID' }];
    expect(answer.data).toEqual({ signIn: { profile: null, token: null, errors } });
  });

  it('reports too many tries as 429 with the time to wait', async () => {
    const failure = { error: 'Too many attempts. Try again in 7 seconds.', code: 'too_many_requests' };
    const { api: limited, gateway: other } = await ownStub();
    limited.on('POST', 'login', () => ({ status: 429, headers: { 'retry-after': '7' }, body: failure }));
    const answer = await other.ask(SIGN_IN, { login: 'ada@lading.example', password: 'x' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.errors).toMatchObject([
      { message: failure.error, extensions: { code: 'RATE_LIMITED', retryAfter: 7 } },
    ]);
  });

  it('names the cookie __Host-lading and makes it Secure behind https', async () => {
    const secure = await ownGateway(api, { config: { publicUrl: 'https://lading.example' } });
    const answer = await secure.ask(SIGN_IN, { login: 'ada@lading.example', password: 'right' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-lading=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; /);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('without a session', () => {
  it.each([
    ['a query', VIEWER],
    ['a query that does not exist', '{ purchaseOrderz }'],
    [
      'two sign-ins in one document',
      'mutation { a: signIn(input: {login: "a", password: "b"}) { token } b: signIn(input: {login: "a", password: "c"}) { token } }',
    ],
    ['signing out', 'mutation { signOut { ended } }'],
    ['the schema beside something else', '{ __schema { queryType { name } } viewer { profile { id } } }'],
    ['two operations', 'query a { __typename } mutation b { signOut { ended } }'],
  ])('rejects %s before validation', async (_what, query) => {
    const answer = await gateway.ask(query);
    expect(answer.status).toBe(401);
    expect(answer.errors).toEqual([{ message: 'Sign in to continue', extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(api.calls).toEqual([]);
  });

  it('answers only queries for the schema, and only outside production', async () => {
    const query = 'query { ...Q } fragment Q on Query { __typename __schema { queryType { name } } }';
    expect(await gateway.ask(query)).toMatchObject({ status: 200, errors: [] });
    const production = await ownGateway(api, { config: { production: true } });
    expect(codes(await production.ask(query))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await production.ask(query, {}, { token: 'made.up.token' }))).toEqual(['UNAUTHENTICATED']);
    expect(await production.ask(query, {}, { token: api.sessions.issue() })).toMatchObject({ status: 200, errors: [] });
  });

  it('reveals nothing about the schema to a made-up token in production, and no suggestions to a valid one', async () => {
    const production = await ownGateway(api, { config: { production: true } });
    const wrong = (to: TestGateway, token: string) => to.ask('{ purchaseOrderz }', {}, { token });
    expect(codes(await wrong(production, 'made.up.token'))).toEqual(['UNAUTHENTICATED']);
    const answer = await wrong(production, api.sessions.issue());
    expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(answer.errors[0]?.message).not.toContain('Did you mean');
    // Outside production, both get suggestions.
    for (const token of ['made.up.token', api.sessions.issue()]) {
      expect((await wrong(gateway, token)).errors[0]?.message).toContain('Did you mean');
    }
  });

  it('still reports where a document cannot be parsed', async () => {
    expect(codes(await gateway.ask('{'))).toEqual(['GRAPHQL_PARSE_FAILED']);
  });
});

describe('signing out', () => {
  it('ends the session and clears the cookie, even if the backend does not respond', async () => {
    const cookie = api.sessions.issue();
    const answer = await gateway.ask('mutation { signOut { ended } }', {}, { cookie });
    expect(answer).toMatchObject({ data: { signOut: { ended: true } }, cookie: '' });
    expect((await gateway.ask(VIEWER, {}, { cookie })).cookie).toBe('');

    const { api: other, gateway: cut } = await ownStub();
    other.on('DELETE', 'logout', (_call, { request }) => void request.socket.destroy());
    const lost = await cut.ask('mutation { signOut { ended } }', {}, { cookie: other.sessions.issue() });
    expect(lost).toMatchObject({ data: { signOut: { ended: false } }, cookie: '' });
  });

  it('ends a session whose token has expired, too', async () => {
    const cookie = api.sessions.issue(1, -5);
    const answer = await gateway.ask('mutation { signOut { ended } }', {}, { cookie });
    expect(answer).toMatchObject({ data: { signOut: { ended: true } }, cookie: '' });
  });
});

describe('the gateway', () => {
  it('sends only an allow-list of headers upstream, all of which it sets itself', async () => {
    const headers = {
      'x-user-id': '1',
      'x-repeat': '1',
      'x-forwarded-for': '10.0.0.1',
      'x-request-id': 'abc-123',
      'time-zone': 'Africa/Nairobi',
      'idempotency-key': 'k-1',
    };
    const answer = await gateway.ask(VIEWER, {}, { token: api.sessions.issue(), headers });
    expect(answer.headers.get('x-request-id')).toBe('abc-123');
    const { host, connection, ...sent } = api.calls[0]?.headers ?? {};
    expect(sent).toEqual({
      accept: 'application/json',
      authorization: expect.stringMatching(/^Bearer /),
      'x-request-id': 'abc-123',
      'time-zone': 'Africa/Nairobi',
      'x-forwarded-for': '127.0.0.1',
    });
    expect({ host, connection }).toBeTruthy();
  });

  it('never writes a token, a cookie or a password to the log', async () => {
    const cookie = api.sessions.issue();
    await gateway.ask(SIGN_IN, { login: 'canary@lading.example', password: 'canary-password' });
    await gateway.ask(VIEWER, {}, { cookie });
    const log = gateway.logged.join('');
    expect(log).not.toContain('canary');
    expect(log).not.toContain(cookie);
    for (const line of gateway.logged) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
  });
});
