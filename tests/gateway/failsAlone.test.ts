import { describe, expect, it } from 'vitest';
import { fillOrders } from '../support/orders.ts';
import { newItems } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';

describe('what one may not read of a record', () => {
  const stack = suiteStack();

  it.each(['viewer', 'inventory', 'logistics'] as const)(
    'is null for %s beside its error, and the rest of the order is there',
    async (person) => {
      const { backend, ask } = stack();
      const [item] = await newItems(await backend.as('procurement'), backend.world, 1);
      const query = `{ purchaseOrder(id: ${item?.purchase_order_id}) {
        newItemDefaults { position } orderItems { meta { count } } nextStatuses { key } statusReasons(status: "closed")
        history(items: 1) { meta { count } }
      } }`;
      const { data, errors } = await ask(person, query);
      expect(data).toEqual({
        purchaseOrder: {
          newItemDefaults: null,
          orderItems: { meta: { count: 1 } },
          nextStatuses: expect.arrayContaining([{ key: 'closed' }]),
          statusReasons: expect.any(Array),
          history: { meta: { count: 1 } },
        },
      });
      expect(errors).toMatchObject([{ path: ['purchaseOrder', 'newItemDefaults'], extensions: { code: 'FORBIDDEN' } }]);
    },
  );
});

describe('what a backend fails to answer of a record', async () => {
  const { api, gateway, token } = await suiteStub();
  fillOrders(api, 1);

  it.each([
    ['users { id }', 'users', 'users'],
    ['orderItems { meta { count } }', 'orderItems', 'order_items'],
    ['nextStatuses { key }', 'nextStatuses', 'purchase_orders/1/assigned_status'],
    ['statusReasons(status: "open")', 'statusReasons', 'purchase_orders/1/available_status_reasons'],
    ['history { meta { count } }', 'history', 'purchase_orders/1/history'],
  ])('is null beside its error, and the rest of the record is there: %s', async (selection, field, path) => {
    api.on('GET', path, () => ({ status: 500, body: {} }));
    const query = `{ purchaseOrder(id: 1) { orderNumber ${selection} } }`;
    const { data, errors } = await gateway.ask(query, {}, { token });
    expect(data).toEqual({ purchaseOrder: { orderNumber: '10001', [field]: null } });
    expect(errors).toMatchObject([{ path: ['purchaseOrder', field] }]);
  });
});
