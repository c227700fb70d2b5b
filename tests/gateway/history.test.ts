import { describe, expect, it } from 'vitest';
import { newItems, newShipment } from '../support/records.ts';
import { fillShipments } from '../support/shipments.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
fillShipments(api, 2);

const entry = (id: number, changes: object[], userId: number | null = 401) => ({
  id,
  at: '2026-11-20T05:49:00.000Z',
  user_id: userId,
  user: userId && { id: userId, first_name: 'Ada', last_name: `${userId}` },
  action: 'update',
  changes,
});
const page = (...entries: object[]) => ({
  body: { data: entries, meta: { page: 1, pages: 1, count: entries.length } },
});

describe('the history of a record', () => {
  const stack = suiteStack();

  it('lists the changes of an order, its item and its shipment, with their users, newest first', async () => {
    const { backend, get } = stack();
    const { world } = backend;
    const [item] = await newItems(await backend.as('procurement'), world, 1);
    if (!item) throw new Error('There is one');
    const shipment = await newShipment(await backend.as('logistics'), world);
    const ids = { item: item.id, order: item.purchase_order_id, shipment: shipment.id };
    await get(
      'logistics',
      `mutation($item: ID!, $shipment: ID!) {
        addShipmentItems(id: $shipment, input: { orderItemIds: [$item] }) { errors { code } }
        assignShipmentUsers(id: $shipment, input: { userIds: ["${world.people.manager}"] }) { errors { code } }
      }`,
      ids,
    );
    await get(
      'admin',
      'mutation($order: ID!) { updatePurchaseOrder(id: $order, input: { lockVersion: 1, creditCard: "Office" }) { errors { code } } }',
      ids,
    );
    const query = `query($order: ID!, $item: ID!, $shipment: ID!) {
      purchaseOrder(id: $order) { history { data { action user { fullName } changes { field from to } } meta { count } } }
      orderItem(id: $item) { history(items: 1) { data { action user { fullName } changes { field from to } } meta { pages } } }
      shipment(id: $shipment) { history(items: 2) { data { action changes { field from to } } meta { count more } } }
    }`;
    expect(await get('viewer', query, ids)).toEqual({
      purchaseOrder: {
        history: {
          data: [
            {
              action: 'update',
              user: { fullName: 'admin Tester' },
              changes: [{ field: 'creditCard', from: null, to: 'Office' }],
            },
            expect.objectContaining({ action: 'create', user: { fullName: 'procurement Tester' } }),
          ],
          meta: { count: 2 },
        },
      },
      orderItem: {
        history: {
          data: [
            {
              action: 'add_items',
              user: { fullName: 'logistics Tester' },
              changes: [{ field: 'shipmentId', from: null, to: String(shipment.id) }],
            },
          ],
          meta: { pages: 2 },
        },
      },
      shipment: {
        history: {
          data: [
            { action: 'assign_users', changes: [{ field: 'userIds', from: '[]', to: `[${world.people.manager}]` }] },
            { action: 'add_items', changes: [{ field: 'orderItemIds', from: null, to: `[${item.id}]` }] },
          ],
          meta: { count: 3, more: false },
        },
      },
    });
  });
});

describe('the history of a record on any backend', () => {
  it('is paged, and takes one more call for all its users', async () => {
    const entries = Array.from({ length: 20 }, (_, index) => entry(index, [], index % 2 ? 401 : 402));
    api.on('GET', 'purchase_orders/1/history', () => page(...entries, entry(20, [], null)));
    const query = `{ purchaseOrder(id: 1) { history(page: 2, items: 21) {
      data { id at action user { fullName status picture { thumb } } } meta { page count }
    } } }`;
    const { data, errors } = await gateway.ask(query, {}, { token });
    expect(errors).toEqual([]);
    const { purchaseOrder } = data as { purchaseOrder: { history: { data: unknown[]; meta: unknown } } };
    expect(purchaseOrder.history.meta).toEqual({ page: 1, count: 21 });
    expect(purchaseOrder.history.data[1]).toEqual({
      id: '1',
      at: '2026-11-20T05:49:00.000Z',
      action: 'update',
      user: { fullName: 'Ada 401', status: 'ACTIVE', picture: null },
    });
    expect(purchaseOrder.history.data[20]).toMatchObject({ id: '20', user: null });
    expect(api.calls.map(({ path }) => path)).toEqual(['purchase_orders/1', 'purchase_orders/1/history', 'users']);
    expect(api.calls[1]?.query).toEqual({ page: '2', items: '21' });
  });

  it('has every value as text: texts as is, all else as JSON, and missing values as null', async () => {
    const changes = [
      { field: 'funding_number', from: null, to: 'F_one "two"' },
      { field: 'lock_version', from: 1, to: 2 },
      { field: 'urgent', from: false, to: true },
      { field: 'countries_of_manufacture', from: ['KE'], to: [] },
      { field: 'address', from: { zip_code: '00100', notes: 'zip_code' }, to: null },
      { field: 'feature_flags', from: { opc_enabled: false }, to: { opc_enabled: true } },
      { field: 'order_date', from: '', to: '2026-11-20' },
    ];
    api.on('GET', 'commercial_invoices/1/history', () => page(entry(1, changes)));
    const query = '{ shipment(id: 1) { history { data { changes { field from to } } } } }';
    expect((await gateway.ask(query, {}, { token })).data).toEqual({
      shipment: {
        history: {
          data: [
            {
              changes: [
                { field: 'fundingNumber', from: null, to: 'F_one "two"' },
                { field: 'lockVersion', from: '1', to: '2' },
                { field: 'urgent', from: 'false', to: 'true' },
                { field: 'countriesOfManufacture', from: '["KE"]', to: '[]' },
                { field: 'address', from: '{"zipCode":"00100","notes":"zip_code"}', to: null },
                { field: 'featureFlags', from: '{"opcEnabled":false}', to: '{"opcEnabled":true}' },
                { field: 'orderDate', from: '', to: '2026-11-20' },
              ],
            },
          ],
        },
      },
    });
  });

  it('names the fields as the record does', async () => {
    const changes = [
      { field: 'commercial_invoice_id', from: null, to: 7 },
      { field: 'shipment', from: null, to: 'air' },
    ];
    api.on('GET', 'order_items/1/history', () => page(entry(1, changes)));
    const query = '{ orderItem(id: 1) { history { data { changes { field to } } } } }';
    expect((await gateway.ask(query, {}, { token })).data).toEqual({
      orderItem: {
        history: {
          data: [
            {
              changes: [
                { field: 'shipmentId', to: '7' },
                { field: 'shipmentType', to: 'air' },
              ],
            },
          ],
        },
      },
    });
  });

  it('names a user of another organization, too', async () => {
    api.on('GET', 'purchase_orders/2/history', () => page(entry(1, [], 9)));
    const query = '{ purchaseOrder(id: 2) { history { data { user { id fullName picture { thumb } } } } } }';
    expect((await gateway.ask(query, {}, { token })).data).toEqual({
      purchaseOrder: { history: { data: [{ user: { id: '9', fullName: 'Ada 9', picture: null } }] } },
    });
  });

  it('rejects an invalid page before any upstream call', async () => {
    api.calls.length = 0;
    const { errors } = await gateway.ask(
      '{ shipment(id: 1) { history(items: 101) { meta { page } } } }',
      {},
      { token },
    );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(api.calls).toEqual([]);
  });
});
