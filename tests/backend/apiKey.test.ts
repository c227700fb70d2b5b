import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { hashOfKey, makeKey } from '../../backend/access/keySecret.ts';
import type { ApiKey } from '../../backend/apiKey/schema.ts';
import type { Many, One } from '../support/api.ts';
import { inDays, newKey } from '../support/apiKeys.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';

describe('the secret of an API key', () => {
  it('is 256 random bits behind an identifying prefix', () => {
    const keys = Array.from({ length: 200 }, () => makeKey());
    for (const { secret, hash } of keys) {
      expect(secret).toMatch(/^lading_[0-9a-z]{57}$/);
      expect(hashOfKey(secret)).toBe(hash);
    }
    expect(new Set(keys.map(({ hash }) => hash)).size).toBe(200);
  });

  it('is recognized as mistyped without a query, whichever character is wrong or swapped with the next one', () => {
    const { secret } = makeKey();
    for (let at = 'lading_'.length; at < secret.length; at += 1) {
      const typed = secret[at] ?? '';
      const slip = `${secret.slice(0, at)}${typed === 'x' ? 'y' : 'x'}${secret.slice(at + 1)}`;
      expect(hashOfKey(slip), slip).toBeNull();
      const next = secret[at + 1];
      if (next === undefined || next === typed) continue;
      expect(hashOfKey(`${secret.slice(0, at)}${next}${typed}${secret.slice(at + 2)}`)).toBeNull();
    }
    for (const other of ['lading_', secret.slice(0, -1), `${secret}0`, secret.toUpperCase(), ` ${secret}`]) {
      expect(hashOfKey(other), other).toBeNull();
    }
  });
});

describeOnOne('an API key', (backend) => {
  it('is created by an administrator, and never shows its secret again', async () => {
    const { as, world } = backend();
    const orgAdmin = await as('orgAdmin');
    // A plain date means the start of that day in UTC.
    const expires_at = inDays(30).slice(0, 10);
    const made = await newKey(orgAdmin, {
      name: 'Nightly copy',
      permission_id: 4,
      program_ids: [world.program],
      expires_at,
    });
    const { secret, ...record } = made;
    expect(record).toMatchObject({
      name: 'Nightly copy',
      organization_id: world.organization,
      permission_name: 'Procurement officer',
      all_programs: false,
      program_ids: [world.program],
      maker_id: world.people.orgAdmin,
      state: 'active',
      expires_at: `${expires_at}T00:00:00.000Z`,
      last_used_at: null,
      revoked_at: null,
      abilities: [{ action: 'revoke', allowed: true, reason: null }],
    });
    const { data: shown } = await orgAdmin.get<One<ApiKey>>(`api_keys/${made.id}`);
    expect(shown).toEqual(record);
    const list = await orgAdmin.get<Many<ApiKey>>('api_keys?search=nightly&filters[state][]=active');
    expect(list.data).toEqual([record]);
    const history = await orgAdmin.get(`api_keys/${made.id}/history`);
    expect(JSON.stringify([shown, list, history])).not.toContain(secret);
    expect(JSON.stringify(history)).toContain('Nightly copy');
  });

  it('stores no secret: neither in its row nor in the response stored for its idempotency key', async () => {
    const { as, db } = backend();
    const orgAdmin = await as('orgAdmin');
    const body = { api_key: { name: 'Once', permission_id: 2, expires_at: inDays(1) } };
    const send = () => orgAdmin.send('post', 'api_keys', body, { 'idempotency-key': 'once' });
    const first = (await send()).body as One<ApiKey> & { secret: string };
    const again = await send();
    expect(first.secret).toMatch(/^lading_/);
    expect(again).toMatchObject({ status: 201, body: { data: first.data, secret: null } });
    const rows = [
      await db.selectFrom('api_keys').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('history').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).toContain('Once');
    expect(JSON.stringify(rows)).not.toContain(first.secret.slice('lading_'.length));
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a role that is none', { permission_id: 999 }, 'permission_id'],
    ['with a role above its maker', { permission_id: 1 }, 'permission_id'],
    ['with a role of members and no programs', { permission_id: 7, program_ids: null }, 'program_ids'],
    ['for no programs', { program_ids: [] }, 'program_ids'],
    ['that has expired', { expires_at: inDays(-1) }, 'expires_at'],
    ['that lasts for ever', { expires_at: inDays(400) }, 'expires_at'],
    ['that expires at no time', { expires_at: 'soon' }, 'expires_at'],
    ['that never expires', { expires_at: null }, 'expires_at'],
  ])('is not created %s', async (_what, fields, field) => {
    const orgAdmin = await backend().as('orgAdmin');
    const api_key = { name: 'Refused', permission_id: 2, expires_at: inDays(1), ...fields };
    const { errors } = await orgAdmin.refused(422, 'post', 'api_keys', { api_key });
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it('has a unique name among the keys that are not revoked', async () => {
    const orgAdmin = await backend().as('orgAdmin');
    const api_key = { name: 'Twin', permission_id: 2, expires_at: inDays(1) };
    const { id } = await newKey(orgAdmin, api_key);
    const second = { api_key: { ...api_key, name: ' TWIN ' } };
    const { errors } = await orgAdmin.refused(422, 'post', 'api_keys', second);
    expect(errors).toEqual({ name: ['has already been taken'] });
    await orgAdmin.send('post', `api_keys/${id}/revoke`, {});
    expect((await orgAdmin.send('post', 'api_keys', second)).status).toBe(201);
  });

  it('is revoked once, and only by users whose role covers it', async () => {
    const { as } = backend();
    const admin = await as('admin');
    const { id } = await newKey(admin, { permission_id: 1 });
    const orgAdmin = await as('orgAdmin');
    const { data } = await orgAdmin.get<One<ApiKey>>(`api_keys/${id}`);
    expect(data.abilities).toEqual([{ action: 'revoke', allowed: false, reason: 'Your role does not cover this key' }]);
    await orgAdmin.refused(403, 'post', `api_keys/${id}/revoke`, {});
    const revoke = async () => (await admin.send('post', `api_keys/${id}/revoke`, {})).body as One<ApiKey>;
    const { data: revoked } = await revoke();
    expect(revoked).toMatchObject({ state: 'revoked', lock_version: 2 });
    expect((await revoke()).data).toEqual(revoked);
    expect(revoked.abilities).toMatchObject([{ allowed: false, reason: 'This key is already revoked' }]);
  });

  it('belongs to one organization, which a system administrator may choose', async () => {
    const { as, world, withToken } = backend();
    const admin = await as('admin');
    const { organization, program } = world.other;
    const theirs = await newKey(admin, { organization_id: organization, program_ids: [program] });
    const otherAdmin = await as('otherAdmin');
    expect((await otherAdmin.get<One<ApiKey>>(`api_keys/${theirs.id}`)).data.organization_id).toBe(organization);
    await (await as('orgAdmin')).refused(404, 'get', `api_keys/${theirs.id}`);
    await (await as('orgAdmin')).refused(404, 'post', `api_keys/${theirs.id}/revoke`, {});
    await withToken(theirs.secret).refused(404, 'get', `programs/${world.program}`);
    await withToken(theirs.secret).get(`programs/${program}`);
  });
});

describe('the log of requests with an API key', () => {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const backend = suiteBackend({ log });

  it('never contains the secret, whether the key is created, used, mistyped or rejected', async () => {
    const { as, withToken } = backend();
    const { secret } = await newKey(await as('orgAdmin'), { permission_id: 2 });
    const mistyped = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
    await withToken(secret).get('vendors');
    await withToken(secret).refused(404, 'get', 'vendors/999999999');
    await withToken(secret).refused(403, 'post', 'refresh_tokens');
    await withToken(mistyped).refused(401, 'get', 'vendors');
    expect(logged.length).toBeGreaterThan(4);
    expect(logged.join('\n')).not.toContain(secret.slice('lading_'.length, -8));
  });
});
