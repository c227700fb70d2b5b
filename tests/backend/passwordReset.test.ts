import { statSync } from 'node:fs';
import type { LogEvent } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../backend/db/client.ts';
import { describeOnOne, suiteBackend, type TestBackend } from '../support/backend.ts';
import { identifier, welcomedClient } from '../support/cableClient.ts';
import { linkIn, mailsTo, newestToken, outboxFiles } from '../support/outbox.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { readHistory, unused } from '../support/records.ts';
import { emailOf, type Person, password } from '../support/world.ts';

const next = 'Quite-New-2027!';

const ask = ({ withToken }: TestBackend, login: string, headers?: Record<string, string>) =>
  withToken(null).send('post', 'forgot_password', { user: { login } }, headers);
const answer = ({ withToken }: TestBackend, token: string, fields: object = {}) =>
  withToken(null).send('put', 'forgot_password', {
    user: { reset_password_token: token, password: next, password_confirmation: next, ...fields },
  });
const signInStatus = async ({ withToken }: TestBackend, person: Person, typed: string) =>
  (await withToken(null).send('post', 'login', { user: { login: emailOf(person), password: typed } })).status;

/** Requests a link and returns its token. */
async function tokenOf(backend: TestBackend, person: Person): Promise<string> {
  expect((await ask(backend, emailOf(person))).status).toBe(204);
  return newestToken(backend.services, emailOf(person));
}

describeOnOne('a forgotten password', (backend) => {
  it('is reset once by the mailed link, which ends every session of the user', async () => {
    const { db, signIn, url, world } = backend();
    const session = await signIn('manager');
    const client = await welcomedClient(url, session.token);
    await client.subscribed(identifier('NotificationsChannel', {}));
    const token = await tokenOf(backend(), 'manager');
    expect((await answer(backend(), token)).status).toBe(204);
    await session.refused(401, 'get', 'profile');
    expect(await client.next()).toMatchObject({ type: 'disconnect', reason: 'unauthorized' });
    expect(await signInStatus(backend(), 'manager', password)).toBe(401);
    expect(await signInStatus(backend(), 'manager', next)).toBe(200);
    const again = await answer(backend(), token, { password: 'Third-2028!', password_confirmation: 'Third-2028!' });
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { reset_password_token: ['is no longer valid: request a new link'] } },
    });
    expect(await signInStatus(backend(), 'manager', next)).toBe(200);
    const [entry] = await readHistory(db, 'User', world.people.manager);
    expect(entry).toEqual({ action: 'reset_password', user_id: world.people.manager, changes: [] });
  });

  it('is reset once if the link is used twice concurrently', async () => {
    const token = await tokenOf(backend(), 'logistics');
    const passwords = ['First-2027!', 'Second-2027!'];
    const answers = await Promise.all(
      passwords.map((one) => answer(backend(), token, { password: one, password_confirmation: one })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
    expect(await signInStatus(backend(), 'logistics', winner)).toBe(200);
  });
});

describe('the link of a forgotten password', () => {
  let now = new Date();
  const backend = suiteBackend({ now: () => now, env: { PUBLIC_URL: 'https://lading.example.org/' } });

  it('leads to the configured address, whatever the request headers say', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    await ask(backend(), ` ${emailOf('viewer').toUpperCase()} `, forged);
    const mails = await mailsTo(backend().services, emailOf('viewer'));
    expect(mails).toHaveLength(1);
    const link = linkIn(mails[0]);
    expect(link.origin + link.pathname).toBe('https://lading.example.org/reset-password');
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{32}$/);
    expect(mails[0]?.subject).toBe('Set a new password for Lading');
    expect(mails[0]?.html).toContain(`<a href="${link}">Set a new password</a>`);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('evil');
  });

  it('is valid for 30 minutes', async () => {
    const token = await tokenOf(backend(), 'inventory');
    const asked = now;
    now = new Date(asked.getTime() + 30 * 60_000);
    expect((await answer(backend(), token)).status).toBe(422);
    now = new Date(asked.getTime() + 30 * 60_000 - 1);
    expect((await answer(backend(), token)).status).toBe(204);
  });

  it('is stored only as a hash, and created when the mail is sent', async () => {
    const { db, services, world } = backend();
    const links = () =>
      db.selectFrom('password_links').selectAll().where('user_id', '=', world.people.procurement).execute();
    await ask(backend(), emailOf('procurement'));
    const waiting = await db.selectFrom('mails').selectAll().execute();
    expect(waiting).toMatchObject([{ kind: 'password_link', login: emailOf('procurement') }]);
    expect(await links()).toEqual([]);
    const token = await newestToken(services, emailOf('procurement'));
    const rows = await links();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, waiting])).not.toContain(token);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('becomes invalid after a password change, a deactivation or an email change', async () => {
    const { as, signIn, world } = backend();
    const { orgAdmin, procurement } = world.people;
    const admin = await as('admin');
    const own = await tokenOf(backend(), 'orgAdmin');
    const changed = { current_password: password, new_password: next, new_password_confirmation: next };
    await (await signIn('orgAdmin')).send('patch', 'profile/change_password', { user: changed });
    expect((await answer(backend(), own)).status).toBe(422);
    const moved = await tokenOf(backend(), 'orgAdmin');
    const email = `${unused('moved')}@test.example`;
    await admin.put(`users/${orgAdmin}`, { user: { email } });
    expect((await answer(backend(), moved)).status).toBe(422);
    const out = await tokenOf(backend(), 'procurement');
    await admin.send('post', `users/${procurement}/deactivate`);
    expect((await answer(backend(), out)).status).toBe(422);
    await admin.send('post', `users/${procurement}/activate`);
    expect((await answer(backend(), out)).status).toBe(422);
  });

  it.each([
    [
      'a short password',
      { password: 'Aa1!', password_confirmation: 'Aa1!' },
      { password: ['should be of minimum 8 characters length'] },
    ],
    [
      'one without the four classes',
      { password: 'lowercase-1', password_confirmation: 'lowercase-1' },
      { password: ['must contain at least one lowercase, uppercase, number and special character'] },
    ],
    ['another confirmation', { password_confirmation: 'Other-2027!' }, { password_confirmation: ['must match'] }],
    ['more than it takes', { login: 'x' }, { login: ['is not allowed here'] }],
  ])('rejects %s', async (_what, fields, errors) => {
    const token = await tokenOf(backend(), 'otherViewer');
    expect(await answer(backend(), token, fields)).toMatchObject({ status: 422, body: { errors } });
    await backend().db.deleteFrom('password_links').execute();
  });
});

describe('asking for a new password', () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const backend = suiteBackend({ log });

  it('does not reveal who has an account: the response and the queued work are the same', async () => {
    const { db, services } = backend();
    const [known, unknown, deactivated] = [emailOf('manager'), 'nobody@test.example', emailOf('leaver')];
    const before = (await outboxFiles(services)).length;
    const asked = [await ask(backend(), known), await ask(backend(), unknown), await ask(backend(), deactivated)];
    const answers = asked.map(({ status, body, headers }) => {
      // The remaining requests of this IP address decrease with every account.
      const { date: _date, 'x-request-id': _id, ratelimit = '', ...rest } = Object.fromEntries(headers);
      return {
        status,
        body,
        headers: { ...rest, ratelimit: ratelimit.replace(/(linkRequest-address";r=)\d+/, '$1n') },
      };
    });
    expect(answers[0]).toMatchObject({ status: 204, body: null });
    const waiting = await db.selectFrom('mails').select(['login', 'tries']).orderBy('id').execute();
    expect(waiting).toEqual([known, unknown, deactivated].map((login) => ({ login, tries: 0 })));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await outboxFiles(services)).toHaveLength(before + 1);
    expect(await mailsTo(services, known)).toHaveLength(1);
  });

  it('logs the file of the mail, but neither token nor password', async () => {
    const { services } = backend();
    const token = await tokenOf(backend(), 'viewer');
    await answer(backend(), token);
    const files = await outboxFiles(services);
    const logged = lines.join('');
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(next);
    for (const file of files) {
      expect(logged).toContain(JSON.stringify(file));
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
  });

  it('sends at most five valid links, however many IP addresses request them', async () => {
    const { services } = backend();
    for (let n = 0; n < 7; n += 1) await ask(backend(), emailOf('procurement'), { 'x-forwarded-for': `10.0.0.${n}` });
    expect(await mailsTo(services, emailOf('procurement'))).toHaveLength(5);
  });

  it('is limited to ten requests for one account from one IP address', async () => {
    for (let n = 0; n < 10; n += 1) expect((await ask(backend(), 'somebody@test.example')).status).toBe(204);
    const refused = await ask(backend(), 'somebody@test.example');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(backend(), 'another@test.example')).status).toBe(204);
  });
});

describeOnPostgres('asking for a new password, on PostgreSQL', (server) => {
  let queries: string[] = [];
  const backend = suiteBackend(async () => {
    const log = ({ query }: LogEvent) => void queries.push(query.sql);
    return { database: openPostgres(await server().createMigrated(), { log }) };
  });
  const aboutUsers = () => queries.filter((query) => query.includes('"users"'));

  it('responds before the account is looked up', async () => {
    queries = [];
    const answers = [await ask(backend(), emailOf('manager')), await ask(backend(), 'nobody@test.example')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    // Counts only inserts: the mailer's initial poll may still be in flight.
    expect(queries.filter((query) => query.startsWith('insert into "mails"'))).toHaveLength(2);
    expect(aboutUsers()).toEqual([]);
    expect(await mailsTo(backend().services, emailOf('manager'))).toHaveLength(1);
    // Each is looked up, and asked for the language of its mail.
    expect(aboutUsers()).toHaveLength(4);
  });
});
