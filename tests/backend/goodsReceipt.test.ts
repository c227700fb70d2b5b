import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItems, readHistory } from '../support/records.ts';

describe('receiving an order item', () => {
  const backend = suiteBackend();
  let clerk: Api;

  beforeAll(async () => {
    clerk = await backend().as('inventory');
  });

  const item = async (fields: object = { status: 'assessed', assessed: true }) => {
    const [made] = await newItems(await backend().as('procurement'), backend().world, 1);
    if (!made) throw new Error('There is one');
    await backend().db.updateTable('order_items').set(fields).where('id', '=', made.id).execute();
    return made;
  };
  const receive = async ({ id }: OrderItem, body?: object) =>
    (await clerk.patch<One<OrderItem>>(`goods_receipts/${id}`, body)).data;
  const refusedReceive = (status: number, { id }: OrderItem, body?: object, api = clerk) =>
    api.refused(status, 'patch', `goods_receipts/${id}`, body);

  it('stores the form, sets the flag and moves the status in one step', async () => {
    const { db, world } = backend();
    const made = await item();
    const order_item = {
      lock_version: 1,
      goods_receipt_attributes: { received: true, received_date: '2026-04-01', condition: 'opened' },
    };
    const received = await receive(made, { order_item });
    expect(received).toMatchObject({
      status: 'received',
      lock_version: 2,
      goods_receipt: { received: true, received_date: '2026-04-01', condition: 'opened' },
    });
    const list = `order_items?program_id=${world.program}&received=false&pagination=false`;
    const { data } = await clerk.get<Many<OrderItem>>(list);
    expect(data.map(({ id }) => id)).not.toContain(made.id);
    expect((await readHistory(db, 'OrderItem', made.id)).at(-1)).toMatchObject({
      action: 'receive',
      changes: expect.arrayContaining([
        { field: 'goods_receipt.received', from: false, to: true },
        { field: 'goods_receipt.condition', from: null, to: 'opened' },
        { field: 'status', from: 'assessed', to: 'received' },
      ]),
    });
    expect((await refusedReceive(409, made)).error).toBe('The item is already received');
  });

  it.each([
    [{ status: 'open' }, 'The item must be assessed first'],
    [{ status: 'on_hold', assessed: true }, 'Only an assessed item can be received'],
    [{ status: 'ready', assessed: true, received: true }, 'The item is already received'],
    [{ status: 'shipping', assessed: true, received: true }, 'An item in transit cannot be edited'],
  ])('is rejected for %o, for the reason that the ability reports beforehand', async (fields, reason) => {
    const made = await item(fields);
    const order_item = { goods_receipt_attributes: { condition: 'good' } };
    expect(await refusedReceive(409, made, { order_item })).toEqual({ code: 'transition', error: reason });
    const { data } = await clerk.get<One<OrderItem>>(`order_items/${made.id}`);
    expect(data.abilities).toContainEqual({ action: 'receive', allowed: false, reason });
    expect(data.goods_receipt.condition).toBeNull();
  });

  it('requires the right to receive', async () => {
    const made = await item();
    for (const person of ['logistics', 'viewer'] as const) {
      await refusedReceive(403, made, undefined, await backend().as(person));
    }
    await refusedReceive(404, made, undefined, await backend().as('otherAdmin'));
    expect((await refusedReceive(403, made, { order_item: { notes: 'x' } })).error).toBe(
      'Your role does not allow changes to notes',
    );
    expect((await receive(made)).status).toBe('received');
  });
});
