import { beforeAll, expect, it } from 'vitest';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newItem, newOrder } from '../support/records.ts';

describeOnBoth('the list of purchase orders', (backend) => {
  let viewer: Api;
  const ids = { vendor: 0, group: 0, endUser: 0 };

  /** Returns the order numbers of a query's results, in the same order. */
  const numbers = async (query = '', api = viewer) => {
    const { program } = backend().world;
    const { data } = await api.get<Many<PurchaseOrder>>(`purchase_orders?program_id=${program}&${query}`);
    return data.map(({ order_number }) => order_number.number);
  };

  beforeAll(async () => {
    const { as, db, world } = backend();
    const api = await as('orgAdmin');
    viewer = await as('viewer');
    const { organization, program, people } = world;
    const vendor = await db
      .insertInto('vendors')
      .values({ organization_id: organization, name: 'Abbott Labs' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const group = await db
      .insertInto('groups')
      .values({ program_id: program, name: 'Army hospitals' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const endUser = await db
      .insertInto('end_users')
      .values({ organization_id: organization, external_organization_name: 'Aid agency' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('end_user_programs').values({ end_user_id: endUser.id, program_id: program }).execute();
    Object.assign(ids, { vendor: vendor.id, group: group.id, endUser: endUser.id });

    await newOrder(api, world, { order_number: 'PO-100', order_number_internal: 'Z-1', order_date: '2026-01-10' });
    const second = await newOrder(api, world, {
      order_number: 'po-20_0',
      order_number_internal: 'a-2',
      order_date: '2026-02-10',
      user_ids: [people.manager, people.viewer],
      vendor_id: vendor.id,
    });
    const third = await newOrder(api, world, {
      order_number: 'PX-300',
      order_date: null,
      external: true,
      user_ids: [people.viewer],
      group_id: group.id,
      end_user_id: endUser.id,
    });
    await newItem(api, second.id);
    const received = await newItem(api, third.id);
    await db.updateTable('order_items').set({ received: true }).where('id', '=', received.id).execute();
    await api.put(`purchase_orders/${second.id}/assigned_status`, { record: { status: 'approved' } });
    await newOrder(api, world, {
      order_number: 'HIDDEN',
      program_id: world.second.program,
      vendor_id: world.second.vendor,
      group_id: world.second.group,
      end_user_id: world.second.endUser,
    });
  });

  it('starts with the latest order date and ends with orders without one', async () => {
    expect(await numbers()).toEqual(['po-20_0', 'PO-100', 'PX-300']);
  });

  it.each([
    ['order_number', ['po-20_0', 'PO-100', 'PX-300']],
    ['order_number_internal', ['po-20_0', 'PO-100', 'PX-300']],
    ['status', ['PO-100', 'PX-300', 'po-20_0']],
    ['order_date', ['PO-100', 'po-20_0', 'PX-300']],
    ['end_user', ['PX-300', 'PO-100', 'po-20_0']],
    ['group', ['PX-300', 'PO-100', 'po-20_0']],
    ['vendor', ['po-20_0', 'PO-100', 'PX-300']],
  ])('is sorted by %s, ties by id', async (field, expected) => {
    expect(await numbers(`sort[field]=${field}`)).toEqual(expected);
  });

  it.each([
    ['filters[order_number]=PO-1', ['PO-100']],
    ['filters[order_number_internal]=A-2', ['po-20_0']],
    ['filters[order_date_from]=2026-02-10', ['po-20_0']],
    ['filters[order_date_to]=2026-02-09', ['PO-100']],
    ['filters[statuses][]=approved&filters[statuses][]=closed', ['po-20_0']],
    ['filters[phases][]=open', ['po-20_0', 'PO-100', 'PX-300']],
    ['filters[phases][]=left', []],
    ['filters[due][]=assess', ['po-20_0', 'PX-300']],
    ['filters[source]=true', ['po-20_0', 'PO-100']],
    ['filters[source]=false', ['PX-300']],
    ['filters[user_ids][]=unassigned', ['PO-100']],
    ['filters[overview]=pending_orders', ['po-20_0']],
  ])('is filtered by %s', async (filter, expected) => {
    expect(await numbers(filter)).toEqual(expected);
  });

  it('is filtered by vendor, group, end user and assigned users', async () => {
    const { people } = backend().world;
    expect(await numbers(`filters[vendor_ids][]=${ids.vendor}`)).toEqual(['po-20_0']);
    expect(await numbers(`filters[group_ids][]=${ids.group}`)).toEqual(['PX-300']);
    expect(await numbers(`filters[end_user_ids][]=${ids.endUser}`)).toEqual(['PX-300']);
    expect(await numbers(`filters[user_ids][]=${people.viewer}`)).toEqual(['po-20_0', 'PX-300']);
    const managersOrNobodys = `filters[user_ids][]=${people.manager}&filters[user_ids][]=unassigned`;
    expect(await numbers(managersOrNobodys)).toEqual(['po-20_0', 'PO-100']);
    expect(await numbers(`filters[user_ids][]=${people.viewer}&filters[source]=false`)).toEqual(['PX-300']);
  });

  it('is searched by both numbers, vendor, end user and group, with % and _ as literals', async () => {
    expect(await numbers('search=PX-3')).toEqual(['PX-300']);
    expect(await numbers('search=z-1')).toEqual(['PO-100']);
    expect(await numbers('search=labs')).toEqual(['po-20_0']);
    expect(await numbers('search=agency')).toEqual(['PX-300']);
    expect(await numbers('search=hospital')).toEqual(['PX-300']);
    expect(await numbers('search=20_')).toEqual(['po-20_0']);
    expect(await numbers(`search=${encodeURIComponent('%00')}`)).toEqual([]);
    // One or two characters match only the beginning.
    expect(await numbers('search=px')).toEqual(['PX-300']);
    expect(await numbers('search=00')).toEqual([]);
  });

  it('is neither searched, filtered nor sorted by internal numbers that are switched off', async () => {
    const { db, world } = backend();
    const asked = ['search=z-1', 'filters[order_number_internal]=z-1', 'sort[field]=order_number_internal'];
    const answers = async () => {
      const lists: string[][] = [];
      for (const query of asked) lists.push(await numbers(query));
      return lists;
    };
    const organization = db.updateTable('organizations').where('id', '=', world.organization);
    const program = db.updateTable('programs').where('id', '=', world.program);
    const { feature_flags: flags } = await db
      .selectFrom('organizations')
      .select('feature_flags')
      .where('id', '=', world.organization)
      .executeTakeFirstOrThrow();
    const off = { ...flags, order_number_internal_enabled: false };
    await organization.set({ feature_flags: JSON.stringify(off) }).execute();
    try {
      expect(await answers()).toEqual([[], [], ['PO-100', 'po-20_0', 'PX-300']]);
      await program.set({ order_number_internal_enabled: true }).execute();
      expect(await answers()).toEqual([['PO-100'], ['PO-100'], ['po-20_0', 'PO-100', 'PX-300']]);
    } finally {
      await program.set({ order_number_internal_enabled: false }).execute();
      await organization.set({ feature_flags: JSON.stringify(flags) }).execute();
    }
  });

  it('returns pages, and rejects a page that is too far', async () => {
    const { program } = backend().world;
    const page = await viewer.get<Many<PurchaseOrder>>(`purchase_orders?program_id=${program}&items=2&page=2`);
    expect(page.data.map(({ order_number }) => order_number.number)).toEqual(['PX-300']);
    expect(page.meta).toEqual({ page: 2, pages: 2, count: 3 });
    const { errors } = await viewer.refused(422, 'get', `purchase_orders?program_id=${program}&items=200&page=51`);
    expect(errors).toEqual({ page: ['is too far: narrow the filters'] });
  });

  it("returns the orders of a program, of all the caller's programs, or of ids in any program", async () => {
    const { program } = backend().world;
    const { data } = await viewer.get<Many<PurchaseOrder>>(`purchase_orders?program_id=${program}`);
    const wanted = data.map(({ id }) => `ids[]=${id}`).join('&');
    const byIds = await viewer.get<Many<PurchaseOrder>>(`purchase_orders?${wanted}&pagination=false`);
    expect(byIds.data).toEqual(data);
    expect((await viewer.get<Many<PurchaseOrder>>('purchase_orders')).data).toEqual(data);
  });

  it('rejects unknown filters by name', async () => {
    const { program } = backend().world;
    const { errors } = await viewer.refused(422, 'get', `purchase_orders?program_id=${program}&filters[colour]=red`);
    expect(errors).toEqual({ 'filters.colour': ['is not allowed here'] });
  });

  it.each([
    ['0000-01-01T00:00:00Z', 422],
    ['0001-01-01T00:00:00%2B14:00', 422],
    ['2026-01-01T00:00:00', 422],
    ['2026-01-01T00:00:00%2B20:00', 200],
    ['9999-12-31T23:59:59.999Z', 200],
  ])('responds to the time of change %s with %i', async (moment, status) => {
    const { program } = backend().world;
    for (const end of ['from', 'to']) {
      const query = `purchase_orders?program_id=${program}&filters[updated_at_${end}]=${moment}`;
      expect((await viewer.send('get', query)).status).toBe(status);
    }
  });

  it("contains nothing from outside the caller's organization and programs", async () => {
    const { as, world } = backend();
    await (await as('otherAdmin')).refused(404, 'get', `purchase_orders?program_id=${world.program}`);
    const second = `purchase_orders?program_id=${world.second.program}`;
    await viewer.refused(404, 'get', second);
    expect((await (await as('orgAdmin')).get<Many<PurchaseOrder>>(second)).meta.count).toBe(1);
  });
});
