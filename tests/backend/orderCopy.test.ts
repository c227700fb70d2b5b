import { beforeAll, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newItem, newOrder } from '../support/records.ts';

describeOnBoth('the copy of an order', (backend) => {
  let manager: Api;
  let source: PurchaseOrder;

  const itemsOf = async (id: number) =>
    (await manager.get<Many<OrderItem>>(`order_items?purchase_order_id=${id}&items=200`)).data;
  const copy = (id: number, order_number: string) =>
    manager.post<One<PurchaseOrder>>(`purchase_orders/${id}/copy`, { purchase_order: { order_number } });

  beforeAll(async () => {
    const { as, world } = backend();
    manager = await as('orgAdmin');
    source = await newOrder(manager, world, {
      order_number: 'FIRST-1',
      order_date: '2026-02-28',
      credit_card: 'Visa 1234',
      user_ids: [world.people.viewer],
    });
    for (const [position, fields] of [
      ['2', { material: 'Second', un_number: 'UN1230', storage: null, notes: 'Keep upright' }],
      ['1', { material: 'First', hs_code: '3004.90', lot_number: 'L-1', urgent: true }],
    ] as const) {
      await newItem(manager, source.id, { position, ...fields });
    }
    const [first] = await itemsOf(source.id);
    await manager.patch(`assessments/${first?.id}`, { order_item: { assessment_attributes: { dg_class: '3' } } });
  });

  it('has the parties and items of the order, and nothing of what became of them', async () => {
    const { data } = await copy(source.id, 'SECOND-1');
    expect(data).toMatchObject({
      order_number: { number: 'SECOND-1', tag: null },
      vendor_id: source.vendor_id,
      end_user_id: source.end_user_id,
      group_id: source.group_id,
      credit_card: 'Visa 1234',
      status: 'open',
      order_date: null,
      order_number_internal: null,
      user_ids: [],
      items_count: 2,
      received_items_count: 0,
    });
    expect(data.total_value).toBe(
      (await manager.get<One<PurchaseOrder>>(`purchase_orders/${source.id}`)).data.total_value,
    );
    const [first, second] = (await itemsOf(data.id)).sort(
      (one, other) => Number(one.position) - Number(other.position),
    );
    expect(first).toMatchObject({
      material: 'First',
      hs_code: '3004.90',
      lot_number: null,
      urgent: false,
      status: 'open',
    });
    expect(second).toMatchObject({ material: 'Second', un_number: 'UN1230', notes: 'Keep upright', status: 'open' });
    for (const item of [first, second]) {
      expect(item?.assessment).toMatchObject({ assessed: false, dg_class: null });
      expect(item?.commercial_invoice_id).toBeNull();
    }
  });

  it('says in its history which order it is of', async () => {
    const { data } = await copy(source.id, 'THIRD-1');
    const { data: entries } = await manager.get<Many<{ action: string; changes: { field: string; to: unknown }[] }>>(
      `purchase_orders/${data.id}/history`,
    );
    const [made] = entries.filter(({ action }) => action === 'create');
    expect(made?.changes).toContainEqual(expect.objectContaining({ field: 'copied_from', to: 'FIRST-1' }));
  });

  it('orders a line once that was split since, and a part that became another article on its own', async () => {
    const { as, world } = backend();
    manager = await as('orgAdmin');
    const { id } = await newOrder(manager, world, { order_number: 'SPLIT-1' });
    const item = await newItem(manager, id, {
      position: '1',
      material: 'Gloves',
      quantity: '10',
      value_per_item: '2',
      split_quantity: true,
    });
    const split = async (of: number, quantity: string) =>
      (
        await manager.post<{ data: OrderItem[] }>(`order_items/${of}/split_quantity`, { order_item: { quantity } })
      ).data.map((part) => part.id);
    const [, second = 0] = await split(item.id, '3.5');
    const [, third = 0] = await split(second, '1');
    await manager.put(`order_items/${third}`, { order_item: { value_per_item: '2.50' } });
    const { data } = await copy(id, 'SPLIT-2');
    const copied = (await itemsOf(data.id)).map(({ material, quantity, value_per_item }) => [
      material,
      Number(quantity),
      Number(value_per_item),
    ]);
    expect(copied.sort()).toEqual([
      ['Gloves', 1, 2.5],
      ['Gloves', 9, 2],
    ]);
  });

  it('is refused under a number that is taken, and then nothing is made', async () => {
    const before = (await manager.get<Many<PurchaseOrder>>('purchase_orders')).meta.count;
    const { errors } = await manager.refused(422, 'post', `purchase_orders/${source.id}/copy`, {
      purchase_order: { order_number: 'first-1' },
    });
    expect(Object.keys(errors ?? {})).toEqual(['order_number']);
    expect((await manager.get<Many<PurchaseOrder>>('purchase_orders')).meta.count).toBe(before);
  });

  it('of an order of another organization does not exist', async () => {
    const other = await backend().as('otherAdmin');
    await other.refused(404, 'post', `purchase_orders/${source.id}/copy`, { purchase_order: { order_number: 'X' } });
  });
});
