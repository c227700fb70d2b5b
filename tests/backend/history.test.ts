import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import { histories } from '../../backend/histories.ts';
import type { HistoryRow } from '../../backend/history/schema.ts';
import { writeHistory } from '../../backend/history/table.ts';
import { routes } from '../../backend/routes.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';
import type { Person } from '../support/world.ts';

const historyOf = (api: Api, path: string, query = '') => api.get<Many<HistoryRow>>(`${path}/history${query}`);

it('the history exists for every record type that can be read by its id', () => {
  const records = routes
    .filter(({ method, path }) => method === 'get' && /^\/api\/v1\/\w+\/:id$/.test(path))
    .map(({ path }) => path.split('/')[3]);
  // Work and imports are history themselves: their rows say what they did. A view is how somebody looks at records.
  const readElsewhere = new Set(['notifications', 'works', 'file_imports', 'saved_views']);
  expect(histories.map(({ path }) => path).sort()).toEqual(
    records.filter((path) => !readElsewhere.has(path ?? '')).sort(),
  );
});

describeOnOne('the history of a record', (backend) => {
  const as = (person: Person) => backend().as(person);

  /** Makes an order and changes its funding number twice, the second time with its credit card. */
  async function withFunding(api: Api) {
    const { id } = await newOrder(api, backend().world);
    const path = `purchase_orders/${id}`;
    await api.patch(path, { purchase_order: { funding_number: 'GR-1' } });
    await api.patch(path, { purchase_order: { funding_number: 'GR-2', credit_card: 'Corporate' } });
    return path;
  }

  it('shows who changed what, newest first, page by page', async () => {
    const { people } = backend().world;
    const procurement = await as('procurement');
    const { data: made } = await procurement.post<One<{ id: number; lock_version: number }>>('vendors', {
      vendor: { name: 'Delta Pharma' },
    });
    await (await as('manager')).put(`vendors/${made.id}`, { vendor: { notes: 'Cold chain', ein: '12-3' } });
    const { data, meta } = await historyOf(await as('viewer'), `vendors/${made.id}`);
    expect(meta).toEqual({ page: 1, pages: 1, count: 2 });
    expect(data).toMatchObject([
      {
        action: 'update',
        user_id: people.manager,
        user: { id: people.manager, first_name: 'manager', last_name: 'Tester' },
        changes: expect.arrayContaining([
          { field: 'notes', from: null, to: 'Cold chain', names: [] },
          { field: 'ein', from: null, to: '12-3', names: [] },
        ]),
      },
      { action: 'create', user: { first_name: 'procurement' } },
    ]);
    const second = await historyOf(await as('viewer'), `vendors/${made.id}`, '?page=2&items=1');
    expect(second.meta).toEqual({ page: 2, pages: 2, count: 2 });
    expect(second.data.map(({ action }) => action)).toEqual(['create']);
  });

  it('accepts a page and its size, and no other parameters', async () => {
    const { vendor } = backend().world;
    for (const query of [
      '?search=abc',
      '?sort[field]=id',
      '?filters[action]=create',
      '?pagination=false',
      '?items=201',
    ]) {
      await (await as('viewer')).refused(422, 'get', `vendors/${vendor}/history${query}`);
    }
  });

  it('has no user if the system or an import wrote the entry', async () => {
    const { db, world } = backend();
    const entry = { organizationId: world.organization, type: 'Vendor', id: world.vendor, userId: null } as const;
    await writeHistory(db, [
      { ...entry, action: 'import', changes: [{ field: 'name', from: null, to: 'Kenya Pharma' }] },
    ]);
    const { data } = await historyOf(await as('viewer'), `vendors/${world.vendor}`);
    expect(data[0]).toMatchObject({ action: 'import', user_id: null, user: null });
  });

  it('shows the changes of one field, and what is older than an entry, which others’ writes do not move', async () => {
    const [api, admin] = [await as('manager'), await as('orgAdmin')];
    const path = await withFunding(api);
    const { data } = await historyOf(api, path, '?filters[field]=funding_number&items=1');
    expect(data.map(({ changes }) => changes.map(({ to }) => to))).toEqual([
      expect.arrayContaining(['GR-2', 'Corporate']),
    ]);
    await api.patch(path, { purchase_order: { funding_number: 'GR-3' } });
    const older = await historyOf(api, path, `?filters[field]=funding_number&filters[before]=${data[0]?.id}`);
    expect([older.meta.count, older.data.map(({ action }) => action)]).toEqual([1, ['update']]);
    expect(older.data[0]?.changes).toMatchObject([{ field: 'funding_number', to: 'GR-1' }]);
    const { organization } = backend().world;
    const turn = (on: boolean) =>
      admin.put(`organizations/${organization}`, { organization: { feature_flags: { po_funding_enabled: on } } });
    await turn(false);
    expect((await historyOf(api, path, '?filters[field]=funding_number')).meta.count).toBe(0);
    await turn(true);
  });

  it('names whom a change refers to, and says that a key did it', async () => {
    const { world } = backend();
    const admin = await as('orgAdmin');
    const order = await newOrder(admin, world);
    const made = await admin.post<{ secret: string }>('api_keys', {
      api_key: { name: 'ERP sync', permission_id: 2, expires_at: new Date(Date.now() + 86_400_000).toISOString() },
    });
    await backend()
      .withToken(made.secret)
      .put(`purchase_orders/${order.id}/manage`, { user: { ids: [world.people.logistics] } });
    const { data } = await historyOf(await as('viewer'), `purchase_orders/${order.id}`);
    expect(data).toMatchObject([
      {
        source: 'api_key',
        api_key: { name: 'ERP sync', maker: { id: world.people.orgAdmin, first_name: 'orgAdmin' } },
        changes: [{ field: 'user_ids', names: [{ id: world.people.logistics, name: 'logistics Tester' }] }],
      },
      { source: 'person', api_key: null },
    ]);
    const vendor = data[1]?.changes.find(({ field }) => field === 'vendor_id');
    expect(vendor?.names).toEqual([{ id: world.vendor, name: expect.any(String) }]);
  });

  it('shows statuses, assignments and comments under the order, and edits of its items under the items', async () => {
    const api = await as('manager');
    const order = await newOrder(api, backend().world);
    const path = `purchase_orders/${order.id}`;
    const item = await newItem(api, order.id);
    await api.put(`${path}/manage`, { user: { ids: [backend().world.people.logistics] } });
    await api.put(`${path}/assigned_status`, { record: { status: 'on_hold', sub_status: 'Waiting for funds' } });
    await api.post(`${path}/comments`, { comment: { message: 'Hello', source: 'internal' } });
    await api.put(`order_items/${item.id}`, { order_item: { notes: 'Keep dry' } });
    const ofOrder = await historyOf(api, path);
    expect(ofOrder.data.map(({ action }) => action)).toEqual(['comment', 'assign_status', 'assign_users', 'create']);
    const ofItem = await historyOf(api, `order_items/${item.id}`);
    expect(ofItem.data.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(ofItem.data[0]?.changes).toEqual([{ field: 'notes', from: null, to: 'Keep dry', names: [] }]);
  });

  it('requires the same access as the record', async () => {
    const { world } = backend();
    for (const person of ['otherAdmin', 'otherViewer'] as const) {
      for (const path of [`vendors/${world.vendor}`, `groups/${world.group}`, `organizations/${world.organization}`]) {
        await (await as(person)).refused(404, 'get', `${path}/history`);
      }
    }
    await (await as('manager')).refused(404, 'get', `groups/${world.second.group}/history`);
    await (await as('manager')).refused(404, 'get', `programs/${world.second.program}/history`);
    await (await as('viewer')).refused(404, 'get', 'vendors/999999/history');
    await backend().withToken(null).refused(401, 'get', `vendors/${world.vendor}/history`);
  });

  it('omits fields that a switch hides, and entries left empty by that, until it is on again', async () => {
    const { world } = backend();
    const [api, admin] = [await as('manager'), await as('orgAdmin')];
    const path = await withFunding(api);
    const turn = (on: boolean) =>
      admin.put(`organizations/${world.organization}`, { organization: { feature_flags: { po_funding_enabled: on } } });
    expect((await historyOf(api, path)).meta.count).toBe(3);
    await turn(false);
    const { data, meta } = await historyOf(api, path);
    expect([meta.count, data.map(({ action }) => action)]).toEqual([2, ['update', 'create']]);
    expect(data[0]?.changes).toEqual([{ field: 'credit_card', from: null, to: 'Corporate', names: [] }]);
    await turn(true);
    expect((await historyOf(api, path)).meta.count).toBe(3);
  });

  it('names no programs and groups that the reader cannot see', async () => {
    const { world } = backend();
    const { data } = await (await as('orgAdmin')).post<One<{ id: number }>>('end_users', {
      end_user: {
        last_name: 'Otieno',
        program_ids: [world.program, world.second.program],
        group_ids: [world.group, world.second.group],
      },
    });
    const listsSeenBy = async (person: Person) => {
      const history = await historyOf(await as(person), `end_users/${data.id}`);
      const changes = history.data.flatMap((entry) => entry.changes);
      return ['program_ids', 'group_ids'].map((name) => changes.find(({ field }) => field === name)?.to);
    };
    expect(await listsSeenBy('orgAdmin')).toEqual([
      [world.program, world.second.program],
      [world.group, world.second.group],
    ]);
    expect(await listsSeenBy('manager')).toEqual([[world.program], [world.group]]);
  });
});

describe('the history for a role with few read rights', () => {
  const outside = (role: Role): Role => ({
    ...role,
    rights: { ...role.rights, users: [], vendors: [], substatuses: [], attachments: [] },
    comments: { ...role.comments, sources: ['external'] },
  });
  const roles = shippedRoles.map((role) => (role.name === 'Viewer' ? outside(role) : role));
  const backend = suiteBackend({ roles });

  it('is rejected like the record, except the user’s own', async () => {
    const { as, db, world } = backend();
    const { id: reason } = await db.selectFrom('status_reasons').select('id').executeTakeFirstOrThrow();
    for (const path of [`users/${world.people.manager}`, `vendors/${world.vendor}`, `status_reasons/${reason}`]) {
      await (await as('viewer')).refused(403, 'get', `${path}/history`);
    }
    expect((await historyOf(await as('viewer'), `users/${world.people.viewer}`)).meta.count).toBe(0);
  });

  it('omits documents that the role may not read, and does not count them', async () => {
    const { as, db, world } = backend();
    const api = await as('manager');
    const shipment = await newShipment(api, world);
    const entry = {
      organizationId: world.organization,
      type: 'CommercialInvoice',
      id: shipment.id,
      userId: null,
    } as const;
    const changes = [{ field: 'attachment', from: null, to: { id: 1, filename: 'permit.pdf' } }];
    for (const action of ['attach', 'update_attachment', 'archive_attachment'] as const) {
      await writeHistory(db, [{ ...entry, action, changes }]);
    }
    const path = `commercial_invoices/${shipment.id}`;
    expect((await historyOf(api, path)).meta.count).toBe(4);
    const { data, meta } = await historyOf(await as('viewer'), path);
    expect([meta.count, data.map(({ action }) => action)]).toEqual([1, ['create']]);
  });

  it('omits created, edited and removed comments for other audiences, and does not count them', async () => {
    const api = await backend().as('manager');
    const order = await newOrder(api, backend().world);
    const path = `purchase_orders/${order.id}`;
    for (const source of ['internal', 'external', 'vendor']) {
      const comment = { message: `For ${source}`, source };
      const { data } = await api.post<One<{ id: number }>>(`${path}/comments`, { comment });
      await api.put(`${path}/comments/${data.id}`, { comment: { message: 'Changed' } });
      await api.delete(`${path}/comments/${data.id}`);
    }
    expect((await historyOf(api, path)).meta.count).toBe(10);
    const { data, meta } = await historyOf(await backend().as('viewer'), path);
    expect(meta.count).toBe(4);
    expect(JSON.stringify(data)).not.toMatch(/internal|vendor"/);
    expect(data.map(({ action }) => action)).toEqual(['comment', 'comment', 'comment', 'create']);
  });
});
