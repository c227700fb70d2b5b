import { beforeEach, describe, expect, it } from 'vitest';
import { fillOrders, ORDER_LIST, orderRow } from '../support/orders.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
beforeEach(() => {
  api.ignoresIds = false;
});

describe('a list page of orders', () => {
  it.each([20, 50])(
    'takes five upstream calls for %i rows with vendor, end user, group and users, once their statuses are cached',
    async (rows) => {
      fillOrders(api, rows);
      await gateway.ask('{ purchaseOrderStatuses { key } }', {}, { token });
      api.calls.length = 0;
      const { data, errors } = await gateway.ask(ORDER_LIST, {}, { token });
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        purchaseOrders: {
          data: expect.arrayContaining([
            expect.objectContaining({
              id: '7',
              orderNumber: '10007',
              status: { key: 'open', name: 'Open', color: 'GREEN' },
              vendor: { id: '107', name: 'Vendor 7' },
              endUser: { id: '207', label: 'End user 7' },
              group: { id: '307', name: 'Group 7' },
              users: [expect.objectContaining({ id: '407' }), expect.objectContaining({ id: '500' })],
              commentsCount: 3,
            }),
          ]),
          meta: { page: 1, pages: 1, count: rows, more: false },
        },
      });
      const paths = api.calls.map((call) => call.path);
      expect(paths.sort()).toEqual(['end_users', 'groups', 'purchase_orders', 'users', 'vendors']);
    },
  );

  it('loads related records that are only displayed from the light lists, in one call with sorted ids', async () => {
    fillOrders(api, 3);
    await gateway.ask(ORDER_LIST, {}, { token });
    const users = api.calls.find((call) => call.path === 'users');
    expect(users?.query).toEqual({ ids: ['401', '402', '403', '500'], light: 'true', pagination: 'false' });
  });

  it('is complete on a backend that does not know ids[]', async () => {
    fillOrders(api, 30);
    api.ignoresIds = true;
    const { data, errors } = await gateway.ask(ORDER_LIST, {}, { token });
    expect(errors).toEqual([]);
    const { purchaseOrders } = data as { purchaseOrders: { data: Array<{ id: string; vendor: { name: string } }> } };
    expect(purchaseOrders.data.map((order) => order.vendor.name)).toEqual(
      purchaseOrders.data.map((order) => `Vendor ${order.id}`),
    );
    // The records missing from that response were fetched once each.
    expect(api.count('vendors')).toBe(1);
    expect(api.count('vendors/130')).toBe(1);
    expect(api.count('vendors/101')).toBe(0);
  });

  it('shows a deleted vendor as null and keeps the rest of the page', async () => {
    fillOrders(api, 2);
    api.rows['vendors'] = api.rows['vendors']?.slice(1) ?? [];
    const { data, errors } = await gateway.ask(ORDER_LIST, {}, { token });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ purchaseOrders: { data: [{ vendor: null }, { vendor: { name: 'Vendor 2' } }] } });
    expect(api.count('vendors/101')).toBe(1);
  });

  it('passes filters, sort, search and pages on under their names in api/v1', async () => {
    fillOrders(api, 1);
    const filter = {
      orderNumber: '100',
      orderDate: { from: '2026-01-01', to: '2026-11-20' },
      vendorIds: ['12', '3'],
      statuses: ['open'],
      userIds: ['7'],
      unassigned: true,
      source: 'EXTERNAL',
      overview: 'PENDING_ORDERS',
    };
    const query = `query($filter: PurchaseOrderFilter) {
      purchaseOrders(programId: 1, page: 2, items: 10, search: "kit", sort: { field: ORDER_DATE, direction: DESC }, filter: $filter) { meta { page } }
    }`;
    const { errors } = await gateway.ask(query, { filter }, { token });
    expect(errors).toEqual([]);
    expect(api.calls[0]?.query).toEqual({
      program_id: '1',
      page: '2',
      items: '10',
      search: 'kit',
      sort: { field: 'order_date', direction: 'desc' },
      filters: {
        order_number: '100',
        order_date_from: '2026-01-01',
        order_date_to: '2026-11-20',
        vendor_ids: ['3', '12'],
        statuses: ['open'],
        user_ids: ['7', 'unassigned'],
        source: 'false',
        overview: 'pending_orders',
      },
    });
  });

  it('rejects a page of more than 100 rows before any upstream call', async () => {
    const { errors } = await gateway.ask(
      '{ purchaseOrders(programId: 1, items: 101) { meta { page } } }',
      {},
      { token },
    );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(api.calls).toEqual([]);
  });
});

describe('writing an order', () => {
  const update = `mutation($input: UpdatePurchaseOrderInput!) {
    updatePurchaseOrder(id: 1, input: $input) {
      purchaseOrder { id orderNumber } errors { field message code } current { lockVersion orderNumber }
    }
  }`;

  it('sends the given fields, null for cleared ones, and ids as numbers', async () => {
    api.on('PATCH', 'purchase_orders/1', () => ({ body: { data: orderRow(1) } }));
    const input = { lockVersion: 3, vendorId: '9007199254740993', groupId: '12', creditCard: null };
    const { data, errors } = await gateway.ask(update, { input }, { token });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      updatePurchaseOrder: { purchaseOrder: { orderNumber: '10001' }, errors: [], current: null },
    });
    // An id too large for a number is not rounded.
    expect(api.calls[0]?.body).toEqual({
      purchase_order: { lock_version: 3, vendor_id: '9007199254740993', group_id: 12, credit_card: null },
    });
  });

  it('returns rejected fields as data, under the field names of the input', async () => {
    api.on('PATCH', 'purchase_orders/1', () => ({
      status: 422,
      body: { errors: { order_number: ['has already been taken'], vendor: ['must exist'], base: ['Not today'] } },
    }));
    const { data, errors, status } = await gateway.ask(update, { input: { lockVersion: 1 } }, { token });
    expect({ errors, status }).toEqual({ errors: [], status: 200 });
    expect(data).toMatchObject({
      updatePurchaseOrder: {
        purchaseOrder: null,
        errors: [
          { field: 'orderNumber', message: 'has already been taken', code: 'INVALID' },
          { field: 'vendorId', message: 'must exist', code: 'INVALID' },
          { field: 'base', message: 'Not today', code: 'INVALID' },
        ],
      },
    });
  });

  it('returns the current record if the edit was stale', async () => {
    api.on('PATCH', 'purchase_orders/1', () => ({
      status: 409,
      body: { error: 'Somebody changed this record', code: 'stale', data: { ...orderRow(1), lock_version: 9 } },
    }));
    const { data } = await gateway.ask(update, { input: { lockVersion: 1 } }, { token });
    expect(data).toMatchObject({
      updatePurchaseOrder: {
        purchaseOrder: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { lockVersion: 9, orderNumber: '10001' },
      },
    });
  });

  it('does not return a record as it was before the write of the same operation', async () => {
    fillOrders(api, 2);
    api.on('PUT', 'purchase_orders/1/manage', () => ({ body: { data: { ...orderRow(1), user_ids: [402] } } }));
    const query = `mutation {
      assignPurchaseOrderUsers(id: 1, input: { userIds: ["402"] }) { purchaseOrder { users { id } } errors { field } }
    }`;
    const { data } = await gateway.ask(query, {}, { token });
    expect(data).toMatchObject({ assignPurchaseOrderUsers: { purchaseOrder: { users: [{ id: '402' }] } } });
    expect(api.calls[0]?.body).toEqual({ user: { ids: [402] } });
  });
});

describe('one order', () => {
  it('is null if it does not exist, even for an id that cannot be one', async () => {
    fillOrders(api, 1);
    const one = (id: string) => gateway.ask('query($id: ID!) { purchaseOrder(id: $id) { id } }', { id }, { token });
    expect(await one('99')).toMatchObject({ data: { purchaseOrder: null }, errors: [] });
    api.calls.length = 0;
    for (const id of ['1/../../users/2', '1?programId=9', '1%2f..%2fusers', '..;/x', '1\r\nX-Y: z', '']) {
      expect(await one(id)).toMatchObject({ data: { purchaseOrder: null }, errors: [] });
    }
    expect(api.calls).toEqual([]);
  });
});
