import { describe, expect, it } from 'vitest';
import type { Substatus } from '../../backend/substatus/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { newOrder, readHistory, unused } from '../support/records.ts';

describe('substatuses', () => {
  const backend = suiteBackend();
  const make = async (fields: object = {}) => {
    const body = { model: 'purchase_order', status: 'on_hold', sub_status: unused('Reason'), ...fields };
    return (await (await backend().as('orgAdmin')).post<One<Substatus>>('status_reasons', body)).data;
  };

  it('are listed by text, searched, sorted and filtered, without those of other organizations', async () => {
    const { as } = backend();
    const last = await make({ model: 'commercial_invoice', status: 'on_hold', sub_status: 'zoll' });
    const api = await as('viewer');
    const texts = async (query = '') =>
      (await api.get<Many<Substatus>>(`status_reasons?${query}`)).data.map(({ sub_status }) => sub_status);
    expect(await texts()).toEqual(['Waiting for funds', 'Waiting for vendor', 'zoll']);
    expect((await texts('sort[field]=model'))[0]).toBe('zoll');
    expect(await texts('search=FUNDS')).toEqual(['Waiting for funds']);
    expect(await texts('filters[model][]=order_item&filters[status][]=on_hold')).toEqual(['Waiting for vendor']);
    expect((await api.get<One<Substatus>>(`status_reasons/${last.id}`)).data.abilities).toMatchObject([
      { action: 'update', allowed: false },
      { action: 'archive', allowed: false },
    ]);
    const other = await as('otherAdmin');
    expect((await other.get<Many<Substatus>>('status_reasons')).meta.count).toBe(0);
    await other.refused(404, 'get', `status_reasons/${last.id}`);
    await other.refused(404, 'put', `status_reasons/${last.id}`, { sub_status: 'Mine' });
  });

  it('are created and edited by users with the right, but keep their record type', async () => {
    const { as, db } = backend();
    const { id } = await make();
    const api = await as('orgAdmin');
    const path = `status_reasons/${id}`;
    const edit = { id, model: 'purchase_order', status: 'closed', sub_status: 'Paid', lock_version: 1 };
    expect((await api.put<One<Substatus>>(path, edit)).data).toMatchObject({ status: 'closed', sub_status: 'Paid' });
    expect((await api.refused<Substatus>(409, 'put', path, edit)).data?.lock_version).toBe(2);
    expect((await api.refused(422, 'put', path, { model: 'order_item' })).errors).toEqual({ model: ["can't change"] });
    expect((await readHistory(db, 'StatusReason', id)).map(({ action }) => action)).toEqual(['create', 'update']);
    await (await as('manager')).refused(403, 'put', path, edit);
    await (await as('manager')).refused(403, 'post', 'status_reasons', edit);
  });

  it('are archived permanently: not offered or edited, but kept by records, and the text can be reused', async () => {
    const { as, world } = backend();
    const reason = await make();
    const manager = await as('manager');
    const order = await newOrder(manager, world);
    const status = { record: { status: 'on_hold', sub_status: reason.sub_status } };
    await manager.put(`purchase_orders/${order.id}/assigned_status`, status);
    await manager.refused(403, 'post', `status_reasons/${reason.id}/archive`);
    const api = await as('orgAdmin');
    const { body } = await api.send('post', `status_reasons/${reason.id}/archive`);
    const { data } = body as One<Substatus>;
    expect(data).toMatchObject({ archived: true, lock_version: 2 });
    expect(data.abilities.map(({ allowed }) => allowed)).toEqual([false, false]);
    await api.refused(409, 'post', `status_reasons/${reason.id}/archive`);
    await api.refused(409, 'put', `status_reasons/${reason.id}`, { sub_status: 'Other' });
    const offered = `purchase_orders/${order.id}/available_status_reasons?status=on_hold`;
    expect(JSON.stringify(await manager.get(offered))).not.toContain(reason.sub_status);
    const other = await newOrder(manager, world);
    const refused = await manager.refused(422, 'put', `purchase_orders/${other.id}/assigned_status`, status);
    expect(refused.errors).toEqual({ sub_status: ['is not a substatus of this status'] });
    const kept = await manager.get<One<{ sub_status: string }>>(`purchase_orders/${order.id}/assigned_status`);
    expect(kept.data.sub_status).toBe(reason.sub_status);
    await make({ sub_status: reason.sub_status });
    const found = async (archived: boolean) =>
      (
        await api.get<Many<Substatus>>(
          `status_reasons?search=${encodeURIComponent(reason.sub_status)}&filters[archived]=${archived}`,
        )
      ).data.map(({ id }) => id);
    expect(await found(true)).toEqual([reason.id]);
    expect(await found(false)).toHaveLength(1);
  });

  it('require a status that the record type has', async () => {
    const api = await backend().as('orgAdmin');
    const body = { model: 'purchase_order', status: 'assessed', sub_status: 'Never' };
    const { errors } = await api.refused(422, 'post', 'status_reasons', body);
    expect(errors).toEqual({ status: ['is not one of the statuses of this record'] });
    expect((await api.refused(422, 'post', 'status_reasons', { sample: true })).errors).toEqual({
      model: ["can't be blank"],
      status: ["can't be blank"],
      sub_status: ["can't be blank"],
      sample: ['is not allowed here'],
    });
    const { id } = await make();
    await api.refused(422, 'put', `status_reasons/${id}`, { status: 'assessed' });
  });

  it('are available to records immediately, and renaming one changes no record', async () => {
    const { as, world } = backend();
    const reason = await make();
    const api = await as('manager');
    const order = await newOrder(api, world);
    const path = `purchase_orders/${order.id}/assigned_status`;
    await api.put(path, { record: { status: 'on_hold', sub_status: reason.sub_status } });
    await (await as('orgAdmin')).put(`status_reasons/${reason.id}`, { sub_status: unused('Renamed') });
    const { data } = await api.get<One<{ sub_status: string }>>(path);
    expect(data.sub_status).toBe(reason.sub_status);
  });
});

describeOnOne('the text of a reason', (backend) => {
  it('is unique per status and record type, even among ten concurrent requests', async () => {
    const api = await backend().as('orgAdmin');
    const body = { model: 'order_item', status: 'lost', sub_status: 'At sea' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.send('post', 'status_reasons', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    const { errors } = await api.refused(422, 'post', 'status_reasons', { ...body, sub_status: ' AT SEA ' });
    expect(errors).toEqual({ sub_status: ['has already been taken'] });
    await api.post('status_reasons', { ...body, status: 'no_ship' });
  });
});
