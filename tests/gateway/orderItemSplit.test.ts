import { describe, expect, it } from 'vitest';
import { newItem, newOrder, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

async function made(fields: object = {}) {
  const { backend } = stack();
  const procurement = await backend.as('procurement');
  const order = await newOrder(procurement, backend.world);
  return newItem(procurement, order.id, { split_quantity: true, split_kit: true, ...fields });
}

const BY_QUANTITY = `mutation($id: ID!, $input: SplitOrderItemByQuantityInput!) {
  splitOrderItemByQuantity(id: $id, input: $input) {
    orderItems { id position quantity material } errors { field message code } current { lockVersion quantity }
  }
}`;
const BY_KIT = `mutation($id: ID!, $input: SplitOrderItemByKitInput!) {
  splitOrderItemByKit(id: $id, input: $input) {
    orderItems { position material catalogNumber quantity valuePerItem totalValue } errors { field code } current { lockVersion }
  }
}`;

describe('splitting an item by quantity', () => {
  it('leaves the rest with the item and creates a second one from the split quantity', async () => {
    const item = await made();
    const input = { lockVersion: item.lock_version, quantity: 4 };
    expect(await stack().get('inventory', BY_QUANTITY, { id: item.id, input })).toEqual({
      splitOrderItemByQuantity: {
        orderItems: [
          { id: String(item.id), position: '1', quantity: '6', material: item.material },
          { id: expect.any(String), position: '1.1', quantity: '4', material: item.material },
        ],
        errors: [],
        current: null,
      },
    });
    expect(await stack().get('inventory', BY_QUANTITY, { id: item.id, input })).toEqual({
      splitOrderItemByQuantity: {
        orderItems: null,
        errors: [expect.objectContaining({ field: 'base', code: 'STALE' })],
        current: { lockVersion: item.lock_version + 1, quantity: '6' },
      },
    });
  });

  it('is rejected for the whole quantity, and for an item that must not be split', async () => {
    const item = await made();
    const input = { lockVersion: item.lock_version, quantity: '10' };
    expect(await stack().get('procurement', BY_QUANTITY, { id: item.id, input })).toMatchObject({
      splitOrderItemByQuantity: { orderItems: null, errors: [{ field: 'quantity', code: 'INVALID' }], current: null },
    });
    const whole = await made({ split_quantity: false });
    expect(
      await stack().get('procurement', BY_QUANTITY, { id: whole.id, input: { lockVersion: 1, quantity: '1' } }),
    ).toMatchObject({
      splitOrderItemByQuantity: { orderItems: null, errors: [{ field: 'base', code: 'TRANSITION' }] },
    });
    const { errors } = await stack().ask('viewer', BY_QUANTITY, { id: item.id, input });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is executed once, however often it is sent with the same key', async () => {
    const { gateway, tokenOf } = stack();
    const item = await made();
    const who = { token: await tokenOf('procurement'), headers: { 'idempotency-key': unused('split') } };
    const variables = { id: item.id, input: { lockVersion: item.lock_version, quantity: '1' } };
    const split = () => gateway.ask(BY_QUANTITY, variables, who);
    const [first, second] = [await split(), await split()];
    expect(first.data).toMatchObject({ splitOrderItemByQuantity: { errors: [] } });
    expect(second.data).toEqual(first.data);
  });
});

describe('splitting a kit', () => {
  const part = (material: string, quantity: string, valuePerItem: string) => ({
    material,
    catalogNumber: `CAT-${material}`,
    quantity,
    valuePerItem,
  });

  it('creates an item for each part, the first of which is the item itself', async () => {
    const item = await made();
    const parts = [part('Swab', '10', '1.00'), part('Tube', '5', '3.00')];
    expect(
      await stack().get('procurement', BY_KIT, { id: item.id, input: { lockVersion: item.lock_version, parts } }),
    ).toEqual({
      splitOrderItemByKit: {
        orderItems: [
          { ...parts[0], position: '1', totalValue: '10.00' },
          { ...parts[1], position: '1.1', totalValue: '15.00' },
        ],
        errors: [],
        current: null,
      },
    });
  });

  it('is rejected part by part, and as a whole if the values do not add up', async () => {
    const item = await made();
    const split = (parts: object[]) =>
      stack().get('procurement', BY_KIT, { id: item.id, input: { lockVersion: item.lock_version, parts } });
    expect(await split([part('Swab', '10', '1.00'), part('Tube', '5', '2.99')])).toMatchObject({
      splitOrderItemByKit: { orderItems: null, errors: [{ field: 'base', code: 'INVALID' }] },
    });
    expect(await split([part('Swab', '10', '1.00'), part('', '0', '3.00')])).toMatchObject({
      splitOrderItemByKit: {
        orderItems: null,
        errors: expect.arrayContaining([
          { field: 'parts.1.material', code: 'INVALID' },
          { field: 'parts.1.quantity', code: 'INVALID' },
        ]),
      },
    });
  });
});

it('each kind of split has its own route in the metrics, whatever the item', async () => {
  const { gateway } = stack();
  const item = await made();
  await stack().get('inventory', BY_QUANTITY, { id: item.id, input: { lockVersion: item.lock_version, quantity: 4 } });
  await stack().get('inventory', BY_KIT, { id: item.id, input: { lockVersion: item.lock_version, parts: [] } });
  const figures = await gateway.metrics.metrics();
  expect(figures).toContain('route="order_items/:id/split_quantity"');
  expect(figures).toContain('route="order_items/:id/split_kit"');
  expect(figures).not.toContain('route="order_items/:id/:id"');
});
