/** Tests that an order with goods missing, or received and not shipped, is closed only by somebody who has seen which. */
import { expect, it } from 'vitest';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { orderWithItems, type RefusedRows, type Rows } from '../support/many.ts';
import { newItem, newOrder, readHistory } from '../support/records.ts';

const backend = suiteBackend();
const pathOf = (id: number) => `purchase_orders/${id}/assigned_status`;
const closed = { record: { status: 'closed' } };
const confirmed = { record: { status: 'closed', confirmed: true } };

/** Creates an order whose items have these fields, in lines 1, 2, …; `status` and the like are set in the database. */
async function orderOf(api: Api, items: readonly object[]): Promise<PurchaseOrder> {
  const order = await newOrder(api, backend().world);
  for (const [at, fields] of items.entries()) {
    const { id } = await newItem(api, order.id, { position: String(at + 1), material: `Good ${at + 1}` });
    await backend()
      .db.updateTable('order_items')
      .set({ assessed: true, ...fields })
      .where('id', '=', id)
      .execute();
  }
  return order;
}

it('names the lines that are not received, and those received and not shipped, and then closes', async () => {
  const { as, db } = backend();
  const api = await as('procurement');
  const received = { received: true };
  const order = await orderOf(api, [
    { status: 'assessed' },
    { status: 'on_hold', material: 'A kit of very many parts with a name that does not end' },
    { status: 'received', ...received },
    { status: 'in_package', ...received },
    { status: 'shipping', ...received },
    { status: 'delivered', ...received },
    { status: 'delivered' },
    { status: 'no_ship' },
    { status: 'lost', ...received },
    { status: 'demaged', ...received },
    { status: 'archived' },
  ]);
  expect(await api.refused(422, 'put', pathOf(order.id), closed)).toEqual({
    code: 'unfinished_items',
    errors: {
      base: [
        '2 lines are not received: 1 · Good 1; 2 · A kit of very many parts with a name th…',
        '2 lines are received and not shipped: 3 · Good 3; 4 · Good 4',
      ],
    },
  });
  const { data } = await api.put<One<PurchaseOrder>>(pathOf(order.id), confirmed);
  expect(data.status).toBe('closed');
  expect((await readHistory(db, 'PurchaseOrder', order.id)).at(-1)).toMatchObject({
    action: 'assign_status',
    changes: [{ field: 'status', from: 'open', to: 'closed' }],
  });
  // Who archives it has closed it before.
  await api.put(pathOf(order.id), { record: { status: 'archived' } });
});

it('counts the lines that it does not name', async () => {
  const api = await backend().as('procurement');
  const { order } = await orderWithItems(api, backend().world, 7, { material: 'Swabs' });
  const refused = await api.refused(422, 'put', pathOf(order.id), closed);
  expect(refused.errors?.base).toEqual([expect.stringMatching(/^7 lines are not received: .*Swabs and 2 more$/)]);
});

it('asks nothing about an order whose items are all finished, nor for another status', async () => {
  const api = await backend().as('procurement');
  const shipped = await orderOf(api, [{ status: 'shipping', received: true }, { status: 'no_ship' }]);
  await api.put(pathOf(shipped.id), closed);
  const open = await orderOf(api, [{ status: 'assessed' }]);
  await api.put(pathOf(open.id), { record: { status: 'approved' } });
});

it('answers for each of many orders, and closes those that are confirmed', async () => {
  const api = await backend().as('procurement');
  const empty = await newOrder(api, backend().world);
  const waiting = await orderOf(api, [{ status: 'received', received: true }]);
  const path = 'purchase_orders/assigned_status';
  const ids = [empty.id, waiting.id];
  const refused = (await api.refused(422, 'put', path, { ids, ...closed })) as RefusedRows<PurchaseOrder>;
  const line = '1 line is received and not shipped: 1 · Good 1';
  expect(refused.errors).toEqual({ 'ids.1': [line] });
  const { data } = await api.put<Rows<PurchaseOrder>>(path, { ids, ...closed, partial: true });
  expect(data).toMatchObject([
    { status: 200, data: { status: 'closed' } },
    { status: 422, code: 'unfinished_items', errors: { base: [line] } },
  ]);
  const again = await api.put<Rows<PurchaseOrder>>(path, { ids: [waiting.id], ...confirmed });
  expect(again.data).toMatchObject([{ status: 200, data: { status: 'closed' } }]);
});
