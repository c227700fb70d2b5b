/** Views of lists: who sees, shares and changes them, what a list opens with, and the counts of many lists at once. */
import { expect, it } from 'vitest';
import type { ListCount, ListSetting, SavedView } from '../../backend/savedView/schema.ts';
import type { Api, One } from '../support/api.ts';
import { describeByNightOnBoth } from '../support/backend.ts';
import { newOrder, unused } from '../support/records.ts';
import type { Person } from '../support/world.ts';

describeByNightOnBoth('views of lists', (backend) => {
  const fields = (more: object = {}) => ({
    list: 'purchase_orders',
    program_id: backend().world.program,
    name: unused('View'),
    address: 'status=open&sort=order_date%3Aasc',
    ...more,
  });
  const make = async (api: Api, more: object = {}) =>
    (await api.post<One<SavedView>>('saved_views', { saved_view: fields(more) })).data;
  const change = (api: Api, { id }: SavedView, saved_view: object) =>
    api.put<One<SavedView>>(`saved_views/${id}`, { saved_view });
  const seenBy = async (person: Person) =>
    (await (await backend().as(person)).get<{ data: SavedView[] }>('saved_views')).data.map(({ id }) => id);

  it('are for whoever made them, until they are shared', async () => {
    const { as, world } = backend();
    const columns = [{ name: 'order_number' }, { name: 'total_value', width: 140 }];
    const view = await make(await as('viewer'), { columns });
    expect(view).toMatchObject({
      program_id: world.program,
      user_id: world.people.viewer,
      sharing: 'private',
      columns,
      opens_list: false,
      lock_version: 1,
    });
    expect(await seenBy('viewer')).toContain(view.id);
    expect(await seenBy('manager')).not.toContain(view.id);
    await (await as('manager')).refused(404, 'get', `saved_views/${view.id}`);
    await (await as('orgAdmin')).refused(404, 'put', `saved_views/${view.id}`, { saved_view: { name: 'Mine' } });
  });

  it('are shared with a program by whoever may, and seen by its members only', async () => {
    const { as } = backend();
    await (await as('procurement')).refused(403, 'post', 'saved_views', {
      saved_view: fields({ sharing: 'program' }),
    });
    const view = await make(await as('manager'), { sharing: 'program' });
    expect(await seenBy('viewer')).toContain(view.id);
    expect(await seenBy('otherAdmin')).not.toContain(view.id);
    const inSecond = await make(await as('orgAdmin'), {
      sharing: 'program',
      program_id: backend().world.second.program,
    });
    expect(await seenBy('viewer')).not.toContain(inSecond.id);
  });

  it('are shared with the organization for the list of each program', async () => {
    const { as, world } = backend();
    await (await as('manager')).refused(403, 'post', 'saved_views', {
      saved_view: fields({ sharing: 'organization' }),
    });
    const view = await make(await as('orgAdmin'), { sharing: 'organization' });
    expect(view.program_id).toBeNull();
    expect(await seenBy('inventory')).toContain(view.id);
    expect(await seenBy('otherAdmin')).not.toContain(view.id);
    const { data } = await change(await as('orgAdmin'), view, { sharing: 'program', program_id: world.program });
    expect(data).toMatchObject({ sharing: 'program', program_id: world.program });
  });

  it('that are shared are changed by whoever may share them so, and say to others that they may not', async () => {
    const { as, world } = backend();
    const view = await make(await as('orgAdmin'), { sharing: 'program' });
    const { data } = await (await as('viewer')).get<One<SavedView>>(`saved_views/${view.id}`);
    expect(data.abilities).toEqual([
      { action: 'update', allowed: false, reason: 'Your role does not allow this' },
      { action: 'remove', allowed: false, reason: 'Your role does not allow this' },
    ]);
    await (await as('viewer')).refused(403, 'put', `saved_views/${view.id}`, { saved_view: { address: '' } });
    await (await as('viewer')).refused(403, 'delete', `saved_views/${view.id}`);
    const changed = await change(await as('manager'), view, { address: 'status=closed', lock_version: 1 });
    expect(changed.data).toMatchObject({
      address: 'status=closed',
      updated_by_id: world.people.manager,
      lock_version: 2,
    });
  });

  it('are seen only of lists that one may read', async () => {
    const { as } = backend();
    const view = await make(await as('orgAdmin'), { list: 'api_keys', program_id: null, sharing: 'organization' });
    expect(await seenBy('orgAdmin')).toContain(view.id);
    expect(await seenBy('viewer')).not.toContain(view.id);
    await (await as('viewer')).refused(404, 'get', `saved_views/${view.id}`);
  });

  it('are listed one’s own first, then by name as people sort', async () => {
    const { as } = backend();
    const shared = unused('');
    for (const name of [`Zèbre ${shared}`, `Éclair ${shared}`])
      await make(await as('orgAdmin'), { name, sharing: 'program' });
    for (const name of [`écho ${shared}`, `Zone ${shared}`, `Eau ${shared}`])
      await make(await as('procurement'), { name });
    const { data } = await (await as('procurement')).get<{ data: SavedView[] }>('saved_views');
    const names = data.map(({ name }) => name).filter((name) => name.endsWith(shared));
    expect(names.map((name) => name.split(' ')[0])).toEqual(['Eau', 'écho', 'Zone', 'Éclair', 'Zèbre']);
  });

  it('of others are not taken from them: they can be removed, but not made private', async () => {
    const { as } = backend();
    const view = await make(await as('manager'), { sharing: 'program' });
    const { errors } = await (await as('orgAdmin')).refused(422, 'put', `saved_views/${view.id}`, {
      saved_view: { sharing: 'private' },
    });
    expect(errors).toEqual({ sharing: ['is only for a view of one’s own: remove it instead'] });
    expect((await change(await as('manager'), view, { sharing: 'private' })).data.sharing).toBe('private');
  });

  it('are not overwritten by who saw an older version', async () => {
    const { as } = backend();
    const view = await make(await as('manager'), { sharing: 'program' });
    await change(await as('orgAdmin'), view, { name: unused('Renamed'), lock_version: 1 });
    const stale = { saved_view: { address: '', lock_version: 1 } };
    const answer = await (await as('manager')).refused<SavedView>(409, 'put', `saved_views/${view.id}`, stale);
    expect(answer).toMatchObject({ code: 'stale', data: { id: view.id, lock_version: 2 } });
  });

  it('have a name, once among those of a person and list, columns of the list, and an end to their number', async () => {
    const { as } = backend();
    const api = await as('procurement');
    const { name } = await make(api);
    const refused = async (more: object) =>
      (await api.refused(422, 'post', 'saved_views', { saved_view: fields(more) })).errors;
    expect(await refused({ name: name.toUpperCase() })).toEqual({ name: ['has already been taken'] });
    expect(await refused({ name: ' ' })).toEqual({ name: ["can't be blank"] });
    expect(await refused({ columns: [{ name: 'awb' }] })).toEqual({ columns: ['does not include “awb”'] });
    expect(await refused({ columns: [{ name: 'vendor' }, { name: 'vendor' }] })).toEqual({
      columns: ['does not include “vendor”'],
    });
    expect(await refused({ columns: [{ name: 'vendor', width: 5 }] })).toHaveProperty(['columns.0.width']);
    expect(await refused({ list: 'nothing' })).toHaveProperty('list');
    expect(await refused({ program_id: backend().world.other.program })).toEqual({ program_id: ['was not found'] });
    const inventory = await as('inventory');
    for (let number = 0; number < 50; number += 1) await make(inventory);
    const { errors } = await inventory.refused(422, 'post', 'saved_views', { saved_view: fields() });
    expect(errors).toEqual({ base: ['are more than 50 for this list: remove one first'] });
  });

  it('open a list for whoever they are shared with: one at most', async () => {
    const { as } = backend();
    const api = await as('orgAdmin');
    const first = await make(api, { sharing: 'organization', opens_list: true });
    const second = await make(api, { sharing: 'organization', opens_list: true });
    expect((await api.get<One<SavedView>>(`saved_views/${first.id}`)).data.opens_list).toBe(false);
    expect(second.opens_list).toBe(true);
    const { errors } = await api.refused(422, 'post', 'saved_views', { saved_view: fields({ opens_list: true }) });
    expect(errors).toEqual({ opens_list: ['needs a view that is shared'] });
    const { data } = await change(api, second, { sharing: 'private', program_id: backend().world.program });
    expect(data.opens_list).toBe(false);
  });

  it('are removed by whoever made them, and a list that opened with one opens as for everybody', async () => {
    const { as, world } = backend();
    const api = await as('logistics');
    const view = await make(api);
    const place = { list: 'purchase_orders', program_id: world.program };
    const set = async (more: object) =>
      (await api.put<One<ListSetting>>('list_settings', { list_setting: { ...place, ...more } })).data;
    expect(await set({ view_id: view.id })).toEqual({ ...place, columns: null, opens: 'view', view_id: view.id });
    await api.delete(`saved_views/${view.id}`);
    const { data } = await api.get<{ data: ListSetting[] }>('list_settings');
    expect(data).toEqual([{ ...place, columns: null, opens: 'shared', view_id: null }]);
    await api.refused(422, 'put', 'list_settings', { list_setting: { ...place, view_id: view.id } });
    expect(await set({ columns: [{ name: 'vendor', width: 200 }] })).toMatchObject({
      columns: [{ name: 'vendor', width: 200 }],
      opens: 'shared',
    });
  });
});

describeByNightOnBoth('the counts of lists', (backend) => {
  const counts = async (person: Person, lists: string[]) => {
    const query = lists.map((list) => `lists[]=${encodeURIComponent(list)}`).join('&');
    const { data } = await (await backend().as(person)).get<{ data: ListCount[] }>(`list_counts?${query}`);
    return data;
  };

  it('are those of the lists themselves, with filters, search and similar words', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const order = await newOrder(api, world, { order_number: unused('COUNTED') });
    const lists = [
      `purchase_orders?program_id=${world.program}`,
      `purchase_orders?program_id=${world.program}&filters[statuses][]=closed`,
      `purchase_orders?search=${order.order_number.number}`,
      'vendors?search=Vendro',
      'order_items?filters[due][]=assess',
    ];
    const own = await Promise.all(lists.map((list) => api.get<{ meta: { count: number } }>(list)));
    expect(await counts('manager', lists)).toEqual(lists.map((list, at) => ({ list, count: own[at]?.meta.count })));
  });

  it('of what the caller may not read, or that has other parameters, are none; the others stay', async () => {
    const lists = ['api_keys?', 'purchase_orders?filters[colour]=red', 'nothing?', 'purchase_orders?'];
    const found = await counts('viewer', lists);
    expect(found.map(({ count }) => count)).toEqual([null, null, null, expect.any(Number)]);
  });

  it('of another program are those of no rows', async () => {
    const list = `purchase_orders?program_id=${backend().world.other.program}`;
    expect(await counts('manager', [list])).toEqual([{ list, count: 0 }]);
  });
});
