import { describe, expect, it } from 'vitest';
import { fillOrders } from '../support/orders.ts';
import { newItems } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';

describe('a field of a record that the caller may not read', () => {
  const stack = suiteStack();

  it.each(['viewer', 'inventory', 'logistics'] as const)(
    'is null for %s with an error, and the rest of the order is returned',
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

describe('a mutation that fails among others', () => {
  const stack = suiteStack();
  const RENAME = `mutation($id: ID!, $lockVersion: Int!) {
    first: createVendor(input: { name: "First of three" }) { vendor { name } }
    second: updateVendor(id: 999999, input: { lockVersion: 0, name: "Nowhere" }) { vendor { name } }
    third: updateVendor(id: $id, input: { lockVersion: $lockVersion, notes: "Third of three" }) { vendor { notes } }
  }`;

  it('is null with its error; those before and after it are executed and return their results', async () => {
    const { get, ask, backend } = stack();
    const id = backend.world.vendor;
    const shown = await get('procurement', `{ vendor(id: ${id}) { lockVersion } }`);
    const { lockVersion } = shown.vendor as { lockVersion: number };
    const { data, errors } = await ask('procurement', RENAME, { id, lockVersion });
    expect(data).toEqual({
      first: { vendor: { name: 'First of three' } },
      second: null,
      third: { vendor: { notes: 'Third of three' } },
    });
    expect(errors).toMatchObject([{ path: ['second'], extensions: { code: 'NOT_FOUND' } }]);
    const after = `{ vendor(id: ${id}) { notes } vendors(search: "First of three") { meta { count } } }`;
    expect(await get('viewer', after)).toEqual({
      vendor: { notes: 'Third of three' },
      vendors: { meta: { count: 1 } },
    });
  });
});

describe('a field of a record that the backend fails to serve', async () => {
  const { api, gateway, token } = await suiteStub();
  fillOrders(api, 1);

  it.each([
    ['users { id }', 'users', 'users'],
    ['orderItems { meta { count } }', 'orderItems', 'order_items'],
    ['nextStatuses { key }', 'nextStatuses', 'purchase_orders/1/assigned_status'],
    ['statusReasons(status: "open")', 'statusReasons', 'purchase_orders/1/available_status_reasons'],
    ['history { meta { count } }', 'history', 'purchase_orders/1/history'],
  ])('is null with an error, and the rest of the record is returned: %s', async (selection, field, path) => {
    api.on('GET', path, () => ({ status: 500, body: {} }));
    const query = `{ purchaseOrder(id: 1) { orderNumber ${selection} } }`;
    const { data, errors } = await gateway.ask(query, {}, { token });
    expect(data).toEqual({ purchaseOrder: { orderNumber: '10001', [field]: null } });
    expect(errors).toMatchObject([{ path: ['purchaseOrder', field] }]);
  });
});
