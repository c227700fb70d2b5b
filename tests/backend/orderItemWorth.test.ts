/** The total value of an order item is at least one cent. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { itemFields, newItem, newOrder } from '../support/records.ts';

describe('an item worth less than a cent', () => {
  const backend = suiteBackend();
  let procurement: Api;
  let order: PurchaseOrder;
  let position = 0;

  beforeAll(async () => {
    procurement = await backend().as('procurement');
    order = await newOrder(procurement, backend().world);
  });

  const at = (fields: object) => {
    position += 1;
    return { position: String(position), ...fields };
  };
  const byQuantity = { quantity: ['times value per item must be at least 0.01'] };

  it('is not created; half a cent rounds up to one', async () => {
    const order_item = itemFields(order.id, at({ quantity: '0.004', value_per_item: '1' }));
    expect((await procurement.refused(422, 'post', 'order_items', { order_item })).errors).toEqual(byQuantity);
    const cent = await newItem(procurement, order.id, at({ quantity: '0.005', value_per_item: '1' }));
    expect(cent.total_value).toBe('0.01');
  });

  it('cannot result from an edit, whose error names the sent field; other edits are not checked', async () => {
    const { id } = await newItem(procurement, order.id, at({ quantity: '0.4', value_per_item: '1' }));
    const refused = async (order_item: object) =>
      (await procurement.refused(422, 'put', `order_items/${id}`, { order_item })).errors;
    expect(await refused({ quantity: '0.001' })).toEqual(byQuantity);
    expect(await refused({ value_per_item: '0.01' })).toEqual({
      value_per_item: ['times quantity must be at least 0.01'],
    });
    expect(await refused({ quantity: '0.1', value_per_item: '0.01' })).toEqual(byQuantity);
    await procurement.put<One<OrderItem>>(`order_items/${id}`, { order_item: { urgent: true } });
  });

  it('can neither be split off nor be left by a split', async () => {
    const cheap = at({ quantity: '1', value_per_item: '0.01', split_quantity: true, split_kit: true });
    const { id } = await newItem(procurement, order.id, cheap);
    for (const quantity of ['0.1', '0.9']) {
      const split = { order_item: { quantity } };
      expect((await procurement.refused(422, 'post', `order_items/${id}/split_quantity`, split)).errors).toEqual(
        byQuantity,
      );
    }
    const part = { material: 'M', catalog_number: 'C', value_per_item: '0.01' };
    const parts = [
      { ...part, quantity: '1' },
      { ...part, quantity: '0.1' },
    ];
    const kit = { order_item: { parts } };
    expect((await procurement.refused(422, 'post', `order_items/${id}/split_kit`, kit)).errors).toEqual({
      'parts.1.quantity': byQuantity.quantity,
    });
  });
});
