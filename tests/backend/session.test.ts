import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '../../backend/access/token.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { emailOf, type Person, password } from '../support/world.ts';

const backend = suiteBackend();
let nobody: Api;

beforeAll(() => {
  nobody = backend().withToken(null);
});

const login = (person: Person, typed: object = {}, headers: Record<string, string> = {}) =>
  nobody.send('post', 'login', { user: { login: emailOf(person), password, ...typed } }, headers);
const tokenOf = (headers: Headers) => headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

describe('signing in', () => {
  it('returns the token in a header and the profile in the body', async () => {
    const { world } = backend();
    const { status, body, headers } = await login('manager', { login: ` ${emailOf('manager').toUpperCase()} ` });
    expect(status).toBe(200);
    expect(headers.get('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    expect(body).toMatchObject({
      data: {
        id: world.people.manager,
        first_name: 'manager',
        permission_name: 'Program manager',
        organization_admin: false,
        program_ids: [world.program],
        feature_flags: { opc_enabled: true, order_number_internal_enabled: true },
        settings: { eei_threshold_usd: '2500.00' },
      },
    });
    const api = backend().withToken(tokenOf(headers));
    expect(await api.get('profile')).toEqual(body);
  });

  it.each<[string, Person, object]>([
    ['a wrong password', 'manager', { password: 'Wrong-2026!' }],
    ['an unknown account', 'manager', { login: 'nobody@test.example' }],
    ['a deactivated account', 'leaver', {}],
  ])('responds identically to %s', async (_case, person, typed) => {
    const { status, body, headers } = await login(person, typed);
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'Invalid email or password', code: 'unauthorized' });
    expect(headers.get('authorization')).toBeNull();
  });

  it('requires both fields and accepts no others', async () => {
    const { errors } = await nobody.refused(422, 'post', 'login', { user: { login: ' ', remember: true } });
    expect(errors).toEqual({
      login: ["can't be blank"],
      password: ["can't be blank"],
      remember: ['is not allowed here'],
    });
    await nobody.refused(400, 'post', 'login', '{"user":');
  });

  it('is blocked after ten failures from one address, and only there', async () => {
    const attacker = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await login('viewer', { password: 'guess' }, attacker)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await login('viewer', {}, attacker);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('viewer', {}, { 'x-forwarded-for': '198.51.100.9' })).status).toBe(200);
  });
});

describe('a session', () => {
  const endedBy = async (end: (api: Api, id: number) => Promise<unknown>) => {
    const api = await backend().signIn('logistics');
    await api.get('profile');
    await end(api, backend().world.people.logistics);
    const { code } = await api.refused(401, 'get', 'profile');
    expect(code).toBe('unauthorized');
    await api.refused(401, 'post', 'refresh_tokens');
  };

  it("ends immediately on logout, and the user's other sessions continue", async () => {
    const other = await backend().signIn('logistics');
    await endedBy((api) => api.delete('logout'));
    await other.get('profile');
  });

  it('ends after 86,400 seconds', async () => {
    const { db } = backend();
    await endedBy((_api, user_id) =>
      sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user_id}`.execute(db),
    );
    const api = await backend().signIn('logistics');
    const session = await db
      .selectFrom('sessions')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(session.expires_at.getTime() - session.created_at.getTime()).toBe(86_400_000);
    await api.get('profile');
  });

  it('ends immediately when the user is deactivated', async () => {
    const { db } = backend();
    const set = (status: 'active' | 'inactive', id: number) =>
      db.updateTable('users').set({ status }).where('id', '=', id).execute();
    await endedBy((_api, id) => set('inactive', id));
    await set('active', backend().world.people.logistics);
  });

  it.each([
    ['no token', null],
    ['no token at all', 'x'],
    [
      'a token that somebody else signed',
      'eyJhbGciOiJIUzI1NiJ9.eyJnZW4iOjEsInN1YiI6IjEiLCJleHAiOjk5OTk5OTk5OTl9.c2lnbmF0dXJl',
    ],
  ])('is rejected with %s', async (_case, token) => {
    await backend().withToken(token).refused(401, 'get', 'profile');
  });
});

describe('refreshing a token', () => {
  const refresh = (token: string | null) => backend().withToken(token).send('post', 'refresh_tokens');
  const works = async (token: string) => (await backend().withToken(token).send('get', 'profile')).status === 200;

  /** Returns the first token of a new session. */
  const signedIn = async () => (await backend().signIn('inventory')).token ?? '';
  const successor = async (token: string) => {
    const { status, headers } = await refresh(token);
    expect(status).toBe(204);
    return tokenOf(headers);
  };
  const newestSession = () =>
    backend().db.selectFrom('sessions').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow();

  it('returns the next one; the old one remains valid until it expires', async () => {
    const first = await signedIn();
    const second = await successor(first);
    expect(second).not.toBe(first);
    expect(await works(second)).toBe(true);
    expect(await works(first)).toBe(true);
  });

  it('returns the same one to all concurrent requests', async () => {
    const first = await signedIn();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => successor(first)));
    expect(new Set(tokens).size).toBe(1);
  });

  it('accepts an expired token, which is valid for nothing else', async () => {
    const { config } = backend().services;
    await signedIn();
    const { id } = await newestSession();
    const issuedAt = new Date(Date.now() - 2 * 3_600_000);
    const old = await signToken(config.secretKey, { sessionId: id, generation: 1, issuedAt, minutes: 60 });
    expect(await works(old)).toBe(false);
    expect(await works(await successor(old))).toBe(true);
  });

  it('ends the session if a spent token is sent more than 10 s after its successor was used', async () => {
    const first = await signedIn();
    const second = await successor(first);
    expect(await works(second)).toBe(true);
    expect(await successor(first)).toBe(second);
    const { id } = await newestSession();
    await backend()
      .db.updateTable('sessions')
      .set({ generation_used_at: new Date(Date.now() - 11_000) })
      .where('id', '=', id)
      .execute();
    expect((await refresh(first)).status).toBe(401);
    expect(await works(second)).toBe(false);
  });

  it("does not count the gateway's retry as use", async () => {
    const second = await successor(await signedIn());
    await backend().withToken(second).send('get', 'profile', undefined, { 'x-repeat': '1' });
    expect((await newestSession()).generation_used_at).toBeNull();
    await works(second);
    expect((await newestSession()).generation_used_at).not.toBeNull();
  });

  it('is rejected without a token', async () => {
    expect((await refresh(null)).status).toBe(401);
  });
});

describe("the caller's permissions", () => {
  type Permissions = { views: string[]; permissions: Record<string, Record<string, unknown>> };
  const of = async (person: Person) =>
    (await (await backend().as(person)).get<One<Permissions>>('current_permission')).data;

  it('are grouped by area, with comment rights in areas that have comments', async () => {
    const { permissions } = await of('inventory');
    expect(permissions.order_items).toMatchObject({
      read: true,
      write: false,
      assess: true,
      receive: true,
      split: true,
      assign_status: false,
      deactivate: false,
      own_comment: { read: true, write: true, delete: true },
      legacy_comment: { read: true, write: false, delete: false },
      any_comment: { read: true, write: false, delete: false },
    });
    expect(permissions.vendors).not.toHaveProperty('own_comment');
    expect(Object.keys(permissions)).toHaveLength(14);
    expect((await of('manager')).permissions.commercial_invoices).toMatchObject({
      exceptions: { update: { statuses: ['in_review'] } },
    });
  });

  it('include write for records that the caller may change but not create', async () => {
    const changed = { read: true, write: true, create: false, update: true, delete: false };
    expect((await of('manager')).permissions.programs).toMatchObject(changed);
    expect((await of('orgAdmin')).permissions.organizations).toMatchObject(changed);
    expect((await of('procurement')).permissions.programs).toMatchObject({ read: true, write: false, update: false });
  });

  it('open the views that follow from the rights', async () => {
    expect((await of('viewer')).views).toEqual([
      'dashboard',
      'userProfile',
      'purchaseOrders',
      'programOverview.pendingOrders',
      'shipments',
      'programOverview.approvalList',
      'programOverview.forThisWeek',
      'assessments',
      'goodsReceipts',
      'programOverview.urgentItems',
    ]);
    expect((await of('admin')).views).toContain('organizations');
    expect((await of('orgAdmin')).views).not.toContain('organizations');
    expect((await of('orgAdmin')).views).toContain('works.everybody');
    expect((await of('procurement')).views).toContain('settings.vendors');
  });
});
