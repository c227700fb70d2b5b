import { expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, One } from '../support/api.ts';
import { describeOnBoth, describeOnOne } from '../support/backend.ts';
import { orderWithItems, type Rows } from '../support/many.ts';
import { readHistory } from '../support/records.ts';

describeOnOne('removing many order items', (backend) => {
  const remove = (api: Api, order_items: readonly object[], more: object = {}) =>
    api.send('post', 'order_items/removals', { order_items, ...more });

  it('with `partial` removes those that are open and as they were read, and reports why the others stay', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { order, items } = await orderWithItems(api, world, 4);
    const [gone, changed, assessed, also] = items.map(({ id }) => ({ id, lock_version: 1 }));
    await api.post(`order_items/${gone?.id}/comments`, { comment: { message: 'Soon gone', source: 'internal' } });
    await api.put(`order_items/${changed?.id}`, { order_item: { notes: 'Changed' } });
    await api.patch(`assessments/${assessed?.id}`, {});
    const rows = [gone, changed, { id: assessed?.id }, also, { id: 9_999_999 }];
    const { status, body } = await remove(api, rows as object[], { partial: true });
    expect(status).toBe(200);
    expect((body as Rows<OrderItem>).data).toMatchObject([
      { status: 200, data: { id: gone?.id } },
      { status: 409, code: 'stale', data: { notes: 'Changed' } },
      { status: 409, code: 'transition' },
      { status: 200, data: { id: also?.id } },
      { status: 404 },
    ]);
    const left = await db.selectFrom('order_items').select('id').where('purchase_order_id', '=', order.id).execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([changed?.id, assessed?.id]);
    expect(
      await db
        .selectFrom('comments')
        .select('id')
        .where('order_item_id', '=', gone?.id ?? 0)
        .execute(),
    ).toEqual([]);
    expect((await readHistory(db, 'OrderItem', also?.id ?? 0)).at(-1)).toMatchObject({ action: 'delete' });
    const removals = (await readHistory(db, 'PurchaseOrder', order.id)).filter(
      ({ action }) => action === 'remove_items',
    );
    expect(removals).toHaveLength(2);
  });

  it('removes none if one is rejected, nor without the right', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 2);
    const rows = items.map(({ id }, index) => ({ id, lock_version: index + 1 }));
    expect((await remove(api, rows)).status).toBe(422);
    expect((await remove(await as('inventory'), rows, { partial: true })).status).toBe(403);
    expect((await api.get<{ data: OrderItem }>(`order_items/${items[0]?.id}`)).data.id).toBe(items[0]?.id);
  });
});

describeOnBoth('the place of an item in its order', (backend) => {
  it('is told while it is there; of a removed one its order tells what it was, and who removed it', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { order, items } = await orderWithItems(api, world, 3, { split_quantity: true });
    const [first, second, third] = items.map(({ id }) => id);
    const split = { order_item: { quantity: '1' } };
    const { data: parts } = await api.post<One<OrderItem[]>>(`order_items/${first}/split_quantity`, split);
    const part = parts[1]?.id;
    const place = async (id: number | undefined) => (await api.get<One<object>>(`order_items/${id}/place`)).data;
    expect(await place(part)).toEqual({ at: 2, count: 4 });
    expect(await place(third)).toEqual({ at: 4, count: 4 });

    // Several are removed at once: each is told by itself.
    await api.send('post', 'order_items/removals', { order_items: [{ id: part }, { id: second }] });
    expect(await place(third)).toEqual({ at: 2, count: 2 });
    await api.refused(404, 'get', `order_items/${part}/place`);
    const removed = (id: number | undefined, of = order.id) => `purchase_orders/${of}/removed_items/${id}`;
    const viewer = await as('viewer');
    expect((await viewer.get<One<object>>(removed(part))).data).toMatchObject({
      id: part,
      purchase_order_id: order.id,
      position: '1.1',
      material: items[0]?.material,
      removal: { action: 'delete', source: 'person', user: { first_name: 'procurement' } },
      split_from_id: first,
    });
    expect((await viewer.get<One<object>>(removed(second))).data).toMatchObject({ position: '2', split_from_id: null });
    await viewer.refused(404, 'get', removed(third));
    const other = await orderWithItems(api, world, 1);
    await viewer.refused(404, 'get', removed(part, other.order.id));
    await (await as('otherAdmin')).refused(404, 'get', removed(part));
  });
});
