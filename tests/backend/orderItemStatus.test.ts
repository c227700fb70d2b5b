import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder, unused } from '../support/records.ts';

describe('the status of an order item', () => {
  const backend = suiteBackend();
  let manager: Api;
  let order: PurchaseOrder;
  let position = 0;

  beforeAll(async () => {
    const { as, world } = backend();
    manager = await as('manager');
    order = await newOrder(manager, world);
  });

  const itemThatIs = async (fields: { status: string; assessed?: boolean; received?: boolean }) => {
    position += 1;
    const item = await newItem(manager, order.id, { position: String(position), catalog_number: unused('C') });
    await backend().db.updateTable('order_items').set(fields).where('id', '=', item.id).execute();
    return `order_items/${item.id}/assigned_status`;
  };
  const move = (path: string, record: object) => manager.put<One<OrderItem>>(path, { record });

  it('is one of a list with names, colors and possible next statuses', async () => {
    const { data } =
      await manager.get<One<{ key: string; name: string; color: string; next: string[] }[]>>('order_items/statuses');
    const keys = data.map(({ key }) => key);
    expect(keys).toHaveLength(13);
    expect(data.find(({ key }) => key === 'demaged')).toMatchObject({ name: 'Damaged', color: 'red' });
    for (const { next } of data) for (const key of next) expect(keys).toContain(key);
  });

  it.each([
    [{ status: 'open' }, ['in_review', 'on_hold', 'no_ship']],
    [{ status: 'assessed', assessed: true }, ['on_hold', 'no_ship']],
    [{ status: 'on_hold' }, ['open']],
    [{ status: 'on_hold', assessed: true }, ['open', 'assessed']],
    [{ status: 'on_hold', assessed: true, received: true }, ['open', 'assessed', 'received', 'ready']],
    [{ status: 'archived' }, []],
  ])('of an item with %o can change to %o', async (fields, next) => {
    const path = await itemThatIs(fields);
    expect(await manager.get(path)).toEqual({ data: { status: fields.status, sub_status: null, next } });
  });

  it('changes with a substatus of the organization, which a change without one clears', async () => {
    const path = await itemThatIs({ status: 'open' });
    const { data } = await move(path, { status: 'on_hold', sub_status: 'Waiting for vendor' });
    expect(data).toMatchObject({ status: 'on_hold', sub_status: 'Waiting for vendor', lock_version: 2 });
    const reasons = await manager.get<One<{ sub_status: string }[]>>(
      `order_items/${data.id}/available_status_reasons?status=on_hold`,
    );
    expect(reasons.data.map(({ sub_status }) => sub_status)).toEqual(['Waiting for vendor']);
    expect((await move(path, { status: 'on_hold' })).data.sub_status).toBeNull();
  });

  it('rejects impossible transitions, unknown statuses and substatuses of another record type', async () => {
    const path = await itemThatIs({ status: 'open' });
    const refused = (status: number, record: object) => manager.refused(status, 'put', path, { record });
    expect(await refused(409, { status: 'delivered' })).toEqual({
      code: 'transition',
      error: 'Cannot go from Open to Delivered',
    });
    // Only an assessment sets this status, not a manual change.
    expect((await refused(409, { status: 'assessed' })).error).toBe('An item becomes assessed by assessing it');
    expect((await refused(422, { status: 'damaged' })).errors).toEqual({
      status: ['is not one of the statuses of this record'],
    });
    expect((await refused(422, { status: 'on_hold', sub_status: 'Waiting for funds' })).errors).toEqual({
      sub_status: ['is not a substatus of this status'],
    });
  });

  it('needs the right to assign it', async () => {
    const path = await itemThatIs({ status: 'open' });
    const clerk = await backend().as('inventory');
    await clerk.refused(403, 'put', path, { record: { status: 'on_hold' } });
    await (await backend().as('logistics')).put(path, { record: { status: 'on_hold' } });
  });
});
