import { describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { Attachment } from '../../backend/document/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { attach, documentFields, image, left, take } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { newOrder } from '../support/records.ts';
import type { Person } from '../support/world.ts';

describe('access to documents', () => {
  const backend = suiteBackend();
  const vendor = () => `vendors/${backend().world.vendor}`;
  /** Makes every call on a document, and returns the statuses. */
  async function tryAll(api: Api, parent: string, id: number) {
    const one = `${parent}/attachments/${id}`;
    const { status: create } = await sendForm(api, 'post', `${parent}/attachments`, documentFields());
    const { status: update } = await api.send('patch', one, { attachment: { description: 'Other' } });
    return {
      list: (await api.send('get', `${parent}/attachments`)).status,
      read: (await api.send('get', one)).status,
      file: (await take(backend(), api, `/api/v1/${one}/file`)).status,
      thumb: (await take(backend(), api, `/api/v1/${one}/file/thumb`)).status,
      create,
      update,
      archive: (await api.send('post', `${one}/archive`)).status,
    };
  }
  const all = (status: number) => ({
    ...{ list: status, read: status, file: status, thumb: status },
    ...{ create: status, update: status, archive: status },
  });
  const done = { ...all(200), create: 201 };
  const writing = (status: number) => ({ create: status, update: status, archive: status });

  it.each<[Person, ReturnType<typeof all>]>([
    ['admin', done],
    ['orgAdmin', done],
    ['manager', done],
    ['procurement', done],
    ['logistics', done],
    ['inventory', { ...done, archive: 403 }],
    ['viewer', { ...done, ...writing(403) }],
    ['otherAdmin', all(404)],
    ['otherViewer', { ...all(404), ...writing(403) }],
  ])('allows %s what the role allows', async (person, expected) => {
    const { id } = await attach(await backend().as('admin'), vendor(), await image());
    expect(await tryAll(await backend().as(person), vendor(), id)).toEqual(expected);
  });

  it('requires a session', async () => {
    const { id } = await attach(await backend().as('admin'), vendor(), await image());
    expect(await tryAll(backend().withToken(null), vendor(), id)).toEqual(all(401));
  });

  it('is limited to the programs of the user', async () => {
    const { world } = backend();
    const admin = await backend().as('admin');
    const { program, vendor: vendorId, group, endUser } = world.second;
    const theirs = { program_id: program, vendor_id: vendorId, group_id: group, end_user_id: endUser };
    const order = await newOrder(admin, world, theirs);
    const { id } = await attach(admin, `purchase_orders/${order.id}`, await image());
    expect(await tryAll(await backend().as('manager'), `purchase_orders/${order.id}`, id)).toEqual(all(404));
    expect(await tryAll(await backend().as('orgAdmin'), `purchase_orders/${order.id}`, id)).toEqual(done);
  });

  it('is possible only under the document’s own record', async () => {
    const { world } = backend();
    const admin = await backend().as('admin');
    const { id } = await attach(admin, vendor(), await image());
    const order = await newOrder(admin, world);
    for (const other of [
      `vendors/${world.second.vendor}`,
      `vendors/${world.other.vendor}`,
      `end_users/${world.vendor}`,
      `purchase_orders/${order.id}`,
    ]) {
      const { list: _list, create: _create, ...nested } = await tryAll(admin, other, id);
      expect(nested).toEqual({ read: 404, file: 404, thumb: 404, update: 404, archive: 404 });
    }
    expect((await admin.get<One<Attachment>>(`${vendor()}/attachments/${id}`)).data.description).toBe('A report');
  });

  it('does not count documents of other organizations', async () => {
    const { world } = backend();
    const other = await backend().as('otherAdmin');
    const admin = await backend().as('admin');
    const theirs = `vendors/${world.other.vendor}/attachments`;
    const before = (await admin.get<Many<Attachment>>(`${vendor()}/attachments`)).meta.count;
    // The system administrator of the test world sees every organization; the organization administrator does not.
    await attach(other, `vendors/${world.other.vendor}`);
    expect((await admin.get<Many<Attachment>>(`${vendor()}/attachments`)).meta.count).toBe(before);
    expect((await (await backend().as('orgAdmin')).send('get', theirs)).status).toBe(404);
  });

  it('ends with the session, even for a known URL', async () => {
    const api = await backend().signIn('manager');
    const { file } = await attach(api, vendor());
    expect((await take(backend(), api, file?.url ?? '')).status).toBe(200);
    await api.send('delete', 'logout');
    expect((await take(backend(), api, file?.url ?? '')).status).toBe(401);
  });

  it('leaves nothing in the store after a rejected upload', async () => {
    const before = await left(backend());
    const viewer = await backend().as('viewer');
    expect((await sendForm(viewer, 'post', `${vendor()}/attachments`, documentFields())).status).toBe(403);
    expect(await left(backend())).toEqual(before);
  });
});

describe('a role that may read documents but not vendors and users', () => {
  const blind = shippedRoles.map((role) =>
    role.name === 'Program manager' ? { ...role, rights: { ...role.rights, vendors: [], users: [] } } : role,
  );
  const backend = suiteBackend({ roles: blind });

  it('reads no documents of vendors and users, except the caller’s own', async () => {
    const { world } = backend();
    const manager = await backend().as('manager');
    const { id } = await attach(await backend().as('admin'), `vendors/${world.vendor}`);
    const one = `vendors/${world.vendor}/attachments/${id}`;
    const statusOf = async (path: string) => (await take(backend(), manager, `/api/v1/${path}`)).status;
    expect([await statusOf(one), await statusOf(`${one}/file`)]).toEqual([403, 403]);
    expect(await statusOf(`users/${world.people.viewer}/attachments`)).toBe(403);
    expect(await statusOf(`users/${world.people.manager}/attachments`)).toBe(200);
  });
});

describe('the channel of changes', () => {
  const backend = suiteBackend();

  it('announces the documents of a record', async () => {
    const { world } = backend();
    const admin = await backend().as('admin');
    const order = await newOrder(admin, world);
    let id = 0;
    const told = await changesOf(backend(), async () => {
      ({ id } = await attach(admin, `purchase_orders/${order.id}`));
    });
    const record = { type: 'Attachment', id, lock_version: 1 };
    expect(told).toEqual([{ action_type: 'create', record, by: world.people.admin }]);
  });
});
