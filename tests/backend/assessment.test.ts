import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { ProgramCounts } from '../../backend/program/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems, readHistory } from '../support/records.ts';

describe('assessing an order item', () => {
  const backend = suiteBackend();
  let procurement: Api;
  let clerk: Api;

  beforeAll(async () => {
    procurement = await backend().as('procurement');
    clerk = await backend().as('inventory');
  });

  const item = async (fields: object = {}) => {
    const [made] = await newItems(procurement, backend().world, 1);
    if (!made) throw new Error('There is one');
    if (Object.keys(fields).length > 0) {
      await backend().db.updateTable('order_items').set(fields).where('id', '=', made.id).execute();
    }
    return made;
  };
  const assess = async ({ id }: OrderItem, body?: object, api = clerk) =>
    (await api.patch<One<OrderItem>>(`assessments/${id}`, body)).data;
  const refusedAssess = (status: number, { id }: OrderItem, body?: object, api = clerk) =>
    api.refused<OrderItem>(status, 'patch', `assessments/${id}`, body);
  const assessing = ({ abilities }: OrderItem) => abilities.find(({ action }) => action === 'assess');

  it('sets the flag, moves the status, and removes the item from the list of items to assess', async () => {
    const { db, world } = backend();
    const made = await item({ sub_status: 'Waiting' });
    const waiting = async () => {
      const list = `order_items?program_id=${world.program}&assessed=false&pagination=false`;
      return (await clerk.get<Many<OrderItem>>(list)).data.some(({ id }) => id === made.id);
    };
    expect(await waiting()).toBe(true);
    expect(await assess(made)).toMatchObject({
      status: 'assessed',
      sub_status: null,
      assessment: { assessed: true },
      lock_version: 2,
    });
    expect(await waiting()).toBe(false);
    expect((await readHistory(db, 'OrderItem', made.id)).at(-1)).toMatchObject({
      action: 'assess',
      user_id: world.people.inventory,
      changes: expect.arrayContaining([
        { field: 'assessment.assessed', from: false, to: true },
        { field: 'status', from: 'open', to: 'assessed' },
      ]),
    });
  });

  it('and receiving do not wait for items of closed or archived orders, until they are reopened', async () => {
    const { db, world } = backend();
    const made = await item({ urgent: true });
    const orderIs = (status: string) =>
      db.updateTable('purchase_orders').set({ status }).where('id', '=', made.purchase_order_id).execute();
    const listed = async (query: string) => {
      const lists = ['assessed', 'received'].map(async (fact) => {
        const list = `order_items?${fact}=false&pagination=false&${query}`;
        return (await clerk.get<Many<OrderItem>>(list)).data.some(({ id }) => id === made.id);
      });
      return Promise.all(lists);
    };
    const counts = async () => {
      const caller = await clerk.get<Many<ProgramCounts>>(`programs/counts?ids[]=${world.program}`);
      const { to_assess, urgent_to_assess, to_receive, urgent_to_receive } = caller.data[0] ?? {};
      return [to_assess ?? 0, urgent_to_assess ?? 0, to_receive ?? 0, urgent_to_receive ?? 0];
    };
    const before = await counts();
    for (const status of ['closed', 'archived']) {
      await orderIs(status);
      expect(await listed(`program_id=${world.program}`)).toEqual([false, false]);
      expect(await counts()).toEqual(before.map((count) => count - 1));
      expect(await listed(`program_id=${world.program}&purchase_order_id=${made.purchase_order_id}`)).toEqual([
        true,
        true,
      ]);
      expect(await listed(`program_id=${world.program}&ids[]=${made.id}`)).toEqual([true, true]);
    }
    await orderIs('open');
    expect(await listed(`program_id=${world.program}`)).toEqual([true, true]);
    expect(await counts()).toEqual(before);
  });

  it('stores the fields of the form in the same step', async () => {
    const made = await item();
    const order_item = {
      lock_version: 1,
      assessment_attributes: { assessed: true, dg_class: '3', dg_description: 'Ethanol' },
    };
    const assessed = await assess(made, { order_item });
    expect(assessed.assessment).toEqual({ assessed: true, dg_class: '3', dg_description: 'Ethanol' });
    expect(assessed.lock_version).toBe(2);
  });

  it('stores nothing if the item cannot be assessed, and does not assess if the form is invalid', async () => {
    const onHold = await item({ status: 'on_hold' });
    const order_item = { assessment_attributes: { dg_class: '3' } };
    expect(await refusedAssess(409, onHold, { order_item })).toEqual({
      code: 'transition',
      error: 'Only an open item can be assessed',
    });
    const made = await item();
    const wrong = { order_item: { assessment_attributes: { dg_class: '77' } } };
    expect((await refusedAssess(422, made, wrong)).errors).toEqual({
      'assessment_attributes.dg_class': ['is not one of the allowed values'],
    });
    expect((await refusedAssess(422, made, { order_item: {}, assessed: true })).errors).toEqual({
      assessed: ['is not allowed here'],
    });
    expect(await refusedAssess(409, made, { order_item: { lock_version: 7 } })).toMatchObject({ code: 'stale' });
    for (const { id } of [onHold, made]) {
      const { data } = await clerk.get<One<OrderItem>>(`order_items/${id}`);
      expect(data.assessment).toEqual({ assessed: false, dg_class: null, dg_description: null });
    }
  });

  it('is possible once, and again after the item was on hold', async () => {
    const made = await item();
    await assess(made);
    expect((await refusedAssess(409, made)).error).toBe('The item is already assessed');
    const path = `order_items/${made.id}/assigned_status`;
    for (const status of ['on_hold', 'open']) await procurement.put(path, { record: { status } });
    expect((await assess(made)).status).toBe('assessed');
  });

  it('lets a clerk change the fields of the form and no others', async () => {
    const made = await item();
    const order_item = { material: 'Other', assessment_attributes: { dg_class: '8' } };
    expect((await refusedAssess(403, made, { order_item })).error).toBe('Your role does not allow changes to material');
    expect((await assess(made, { order_item }, procurement)).material).toBe('Other');
    const found = { subsidiary_hazards: ['8'], assessment_attributes: { dg_class: '5.1' } };
    expect(await assess(await item(), { order_item: found })).toMatchObject({ subsidiary_hazards: ['8'] });
  });

  it('respects the locks of order and shipment', async () => {
    const { db, world } = backend();
    const made = await item({ shipment_id: await insertShipment(db, world, { status: 'in_review' }) });
    const reason = 'The invoice is in review and cannot be edited until reviewed';
    expect((await refusedAssess(409, made)).error).toBe(reason);
    const { data } = await clerk.get<One<OrderItem>>(`order_items/${made.id}`);
    expect(assessing(data)).toEqual({ action: 'assess', allowed: false, reason });
  });

  it('is reported as an ability, with the reason if the role or the status forbids it', async () => {
    const { as } = backend();
    const made = await item();
    const seen = async (api: Api) => assessing((await api.get<One<OrderItem>>(`order_items/${made.id}`)).data);
    expect(await seen(clerk)).toEqual({ action: 'assess', allowed: true, reason: null });
    for (const person of ['logistics', 'viewer'] as const) {
      expect(await seen(await as(person))).toMatchObject({ allowed: false, reason: 'Your role does not allow this' });
      await refusedAssess(403, made, undefined, await as(person));
    }
    await refusedAssess(404, made, undefined, await as('otherAdmin'));
    await assess(made);
    expect(await seen(clerk)).toMatchObject({ allowed: false, reason: 'The item is already assessed' });
  });
});
