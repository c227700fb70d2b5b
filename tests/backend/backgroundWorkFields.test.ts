import { expect, it } from 'vitest';
import type { Work } from '../../backend/backgroundWork/schema.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { orderWithItems } from '../support/many.ts';
import { readWork } from '../support/works.ts';

const backend = suiteBackend();

it('sets whether items are urgent and how they are stored, and its undo gives each its own back', async () => {
  const { as, runWorks, world } = backend();
  const api = await as('manager');
  const { order, items } = await orderWithItems(api, world, 3);
  await api.put(`order_items/${items[1]?.id}`, { order_item: { urgent: true, storage: 'frozen' } });
  const fields = async () => {
    const { data } = await api.get<Many<OrderItem>>(`order_items?purchase_order_id=${order.id}`);
    return data.map(({ urgent, storage }) => [urgent, storage]);
  };
  const before = await fields();
  const ask = (change: object) => ({
    work: { kind: 'order_item_fields', query: `purchase_order_id=${order.id}`, change },
  });
  expect(await api.refused(422, 'post', 'works', ask({}))).toMatchObject({
    errors: { 'change.base': ['names no field to change'] },
  });
  expect(await api.refused(422, 'post', 'works', ask({ storage: 'canary' }))).toHaveProperty([
    'errors',
    'change.storage',
  ]);
  const { data: work } = await api.post<One<Work>>('works', ask({ urgent: true, storage: 'frozen' }));
  await runWorks();
  expect(await readWork(api, work.id)).toMatchObject({ state: 'done', changed: 2, unchanged: 1, undoable: 2 });
  expect(await fields()).toEqual([0, 1, 2].map(() => [true, 'frozen']));
  await api.post(`works/${work.id}/undo`);
  await runWorks();
  expect(await fields()).toEqual(before);
  const { data: clearing } = await api.post<One<Work>>('works', ask({ storage: null }));
  await runWorks();
  expect(await readWork(api, clearing.id)).toMatchObject({ changed: 1, unchanged: 2 });
  expect(await fields()).toEqual(before.map(([urgent]) => [urgent, null]));
});
