import { describe, expect, it } from 'vitest';
import { roleId } from '../../backend/access/roles.ts';
import type { ApiKey } from '../../backend/apiKey/schema.ts';
import type { Comment } from '../../backend/comment/schema.ts';
import type { User } from '../../backend/user/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { type MadeKey, newKey } from '../support/apiKeys.ts';
import { suiteBackend } from '../support/backend.ts';
import { identifier, welcomedClient } from '../support/cableClient.ts';
import { attach, image, take } from '../support/files.ts';
import { newOrder } from '../support/records.ts';

describe('a tool with an API key', () => {
  // The recheck is hourly: the cable must notice revocation and expiry without it.
  const backend = suiteBackend({ cable: { recheckMs: 3_600_000 } });
  /** Creates a key with a role in the first program, and returns it with its client. */
  async function tool(permission_id: number, more: object = {}): Promise<MadeKey & { api: Api }> {
    const { as, withToken, world } = backend();
    const key = await newKey(await as('orgAdmin'), { permission_id, program_ids: [world.program], ...more });
    return { ...key, api: withToken(key.secret) };
  }
  const set = (id: number, fields: object) =>
    backend().db.updateTable('api_keys').set(fields).where('id', '=', id).execute();
  const revoke = async (id: number) => (await backend().as('orgAdmin')).send('post', `api_keys/${id}/revoke`, {});

  it('acts under the name of its key in histories, in comments and in users listed by id', async () => {
    const { as, world } = backend();
    const { api, user_id, name } = await tool(4, { name: 'Price robot' });
    const order = await newOrder(api, world);
    const { data: comment } = await api.post<One<Comment>>(`purchase_orders/${order.id}/comments`, {
      comment: { message: 'Prices are new', source: 'internal' },
    });
    expect(comment.user).toMatchObject({ id: user_id, first_name: name, last_name: '' });
    const manager = await as('manager');
    const history = await manager.get<Many<{ action: string; user: object }>>(`purchase_orders/${order.id}/history`);
    expect(history.data.at(-1)).toMatchObject({ action: 'create', user: { id: user_id, first_name: name } });
    const known = await manager.get<Many<User>>(`users?light=true&ids[]=${user_id}`);
    expect(known.data).toMatchObject([{ first_name: name, status: 'active' }]);
    const { data: profile } = await api.get<One<User>>('profile');
    expect(profile).toMatchObject({ id: user_id, email: null, permission_name: 'Procurement officer' });
  });

  it('is in no list of users, cannot be assigned, and receives no notifications or mails', async () => {
    const { as, world, db } = backend();
    const { api, user_id } = await tool(3);
    const manager = await as('manager');
    const lists = ['users?items=200', `users?light=true&program_id=${world.program}`, 'users?light=true&search=Bot'];
    for (const list of [...lists, 'users?light=true&eligible_for_ci=true&items=200']) {
      const { data } = await manager.get<Many<User>>(list);
      expect(data.map(({ id }) => id)).not.toContain(user_id);
    }
    const order = await newOrder(manager, world);
    await manager.refused(422, 'put', `purchase_orders/${order.id}/manage`, { user: { ids: [user_id] } });
    const say = (who: Api) =>
      who.post(`purchase_orders/${order.id}/comments`, { comment: { message: 'Said', source: 'internal' } });
    // Earlier commenters are notified of the next comment: a person is, a key is not.
    await say(await as('procurement'));
    await say(api);
    await say(manager);
    const told = await db.selectFrom('notifications').select('user_id').execute();
    expect(told.map((row) => row.user_id)).toContain(world.people.procurement);
    expect(told.map((row) => row.user_id)).not.toContain(user_id);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('has a service user that nobody can edit, activate or deactivate', async () => {
    const orgAdmin = await backend().as('orgAdmin');
    const { api, user_id } = await tool(2, { program_ids: null });
    const { data } = await orgAdmin.get<One<User>>(`users/${user_id}`);
    expect(data.abilities.map(({ allowed }) => allowed)).not.toContain(true);
    for (const who of [orgAdmin, api]) {
      await who.refused(403, 'put', `users/${user_id}`, { user: { job_title: 'Person' } });
      expect((await who.send('post', `users/${user_id}/deactivate`, {})).status).toBeGreaterThan(400);
    }
  });

  it('has no session: it cannot sign out, renew a token or change a password', async () => {
    const { api } = await tool(4);
    await api.refused(403, 'delete', 'logout');
    await api.refused(403, 'post', 'refresh_tokens');
    const passwords = {
      current_password: 'a',
      new_password: 'Lading-2027!',
      new_password_confirmation: 'Lading-2027!',
    };
    await api.refused(403, 'patch', 'profile/change_password', { user: passwords });
    await api.get('profile');
  });

  it('cannot create or revoke keys, whatever its role', async () => {
    const { api, id } = await tool(2, { program_ids: null });
    expect((await api.get<Many<ApiKey>>('api_keys')).data.map((key) => key.id)).toContain(id);
    const api_key = { name: 'Child', permission_id: 2, expires_at: new Date(Date.now() + 1e6).toISOString() };
    await api.refused(403, 'post', 'api_keys', { api_key });
    await api.refused(403, 'post', `api_keys/${id}/revoke`, {});
  });

  it('accesses only the programs of its key, even with the role of an administrator', async () => {
    const { as, world } = backend();
    const { api } = await tool(2);
    expect((await api.get<One<User>>('profile')).data.program_ids).toEqual([world.program]);
    await api.refused(404, 'get', `programs/${world.second.program}`);
    const { program, vendor, group, endUser } = world.second;
    const theirs = { program_id: program, vendor_id: vendor, group_id: group, end_user_id: endUser };
    const { id } = await newOrder(await as('orgAdmin'), world, theirs);
    await api.refused(404, 'get', `purchase_orders/${id}`);
    const { api: everywhere } = await tool(2, { program_ids: null });
    await everywhere.get(`purchase_orders/${id}`);
  });

  it('records when its key was last used, at most once a minute', async () => {
    const { api, id } = await tool(4);
    const lastUsed = async () =>
      (await (await backend().as('orgAdmin')).get<One<ApiKey>>(`api_keys/${id}`)).data.last_used_at;
    expect(await lastUsed()).toBeNull();
    await api.get('profile');
    const first = await lastUsed();
    expect(first).not.toBeNull();
    await api.get('profile');
    expect(await lastUsed()).toBe(first);
    const longAgo = new Date(Date.now() - 61_000);
    await set(id, { last_used_at: longAgo });
    await api.get('profile');
    expect(Date.parse((await lastUsed()) ?? '')).toBeGreaterThan(longAgo.getTime());
  });

  it('loses access when its key expires, over HTTP and on an open connection', async () => {
    const { as, withToken, url } = backend();
    const { secret, id } = await newKey(await as('orgAdmin'), {
      permission_id: 2,
      expires_at: new Date(Date.now() + 2000).toISOString(),
    });
    await withToken(secret).get('profile');
    const client = await welcomedClient(url, secret);
    expect(await client.next()).toMatchObject({ type: 'disconnect', reason: 'unauthorized' });
    await withToken(secret).refused(401, 'get', 'profile');
    expect((await (await as('orgAdmin')).get<One<ApiKey>>(`api_keys/${id}`)).data.state).toBe('expired');
  });

  it('loses access at once when its key is revoked, over HTTP, on open connections and to files', async () => {
    const { as, url, world } = backend();
    const { api, id, secret } = await tool(4);
    const document = await attach(await as('admin'), `vendors/${world.vendor}`, await image());
    const file = `/api/v1/vendors/${world.vendor}/attachments/${document.id}/file`;
    expect((await take(backend(), api, file)).status).toBe(200);
    const client = await welcomedClient(url, secret);
    await client.subscribed(identifier('ChangesChannel', { program_id: world.program }));
    await revoke(id);
    expect(await client.next()).toMatchObject({ type: 'disconnect', reason: 'unauthorized' });
    await api.refused(401, 'get', 'profile');
    expect((await take(backend(), api, file)).status).toBe(401);
  });

  it('never exceeds its maker: it loses the rights that the maker loses, and is suspended with the maker', async () => {
    const { as, db, world, withToken, url } = backend();
    const admin = await as('admin');
    const maker = world.people.otherAdmin;
    const key = await newKey(await as('otherAdmin'), { permission_id: roleId.organizationAdministrator });
    const api = withToken(key.secret);
    const other = `vendors/${world.other.vendor}`;
    const rename = () => api.send('put', other, { vendor: { notes: crypto.randomUUID() } });
    const changeMaker = (user: object) => admin.put(`users/${maker}`, { user });
    expect((await rename()).status).toBe(200);
    const client = await welcomedClient(url, key.secret);
    const changes = identifier('ChangesChannel', { program_id: world.other.program });
    await client.subscribed(changes);

    await changeMaker({ permission_id: 7, program_ids: [] });
    expect(await client.next()).toEqual({ identifier: changes, type: 'reject_subscription' });
    expect((await rename()).status).toBe(403);
    await api.get(other);
    await api.refused(404, 'get', `programs/${world.other.program}`);

    await admin.send('post', `users/${maker}/deactivate`, {});
    expect(await client.next()).toMatchObject({ type: 'disconnect', reason: 'unauthorized' });
    await api.refused(401, 'get', other);
    expect((await admin.get<One<ApiKey>>(`api_keys/${key.id}`)).data.state).toBe('suspended');

    await admin.send('post', `users/${maker}/activate`, {});
    await changeMaker({ permission_id: roleId.organizationAdministrator });
    expect((await rename()).status).toBe(200);
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', key.user_id).execute()).toEqual([]);
  });
});
