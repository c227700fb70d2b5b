import { describe, expect, it } from 'vitest';
import { fillShipments } from '../support/shipments.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();

describe('a list page of order items', () => {
  it.each([20, 50])(
    'takes five upstream calls for %i rows, each with its order, its shipment, vendor and end user',
    async (rows) => {
      fillShipments(api, rows);
      const list = `{ orderItems(programId: 1, items: 50) { data {
      id status { key } vendorName endUserName shipmentType
      purchaseOrder { orderNumber vendor { name } endUser { label } }
      shipment { invoiceNumber }
    } } }`;
      const { data, errors } = await gateway.ask(list, {}, { token });
      expect(errors).toEqual([]);
      const { orderItems } = data as { orderItems: { data: unknown[] } };
      expect(orderItems.data).toHaveLength(rows);
      expect(orderItems.data[6]).toEqual({
        id: '7',
        status: { key: 'open' },
        vendorName: 'Vendor 7',
        endUserName: 'End user 7',
        shipmentType: 'air',
        purchaseOrder: { orderNumber: '10007', vendor: { name: 'Vendor 7' }, endUser: { label: 'End user 7' } },
        shipment: { invoiceNumber: 'CI-7' },
      });
      const paths = api.calls.map((call) => call.path).filter((path) => !path.endsWith('/statuses'));
      expect(paths.sort()).toEqual(['commercial_invoices', 'end_users', 'order_items', 'purchase_orders', 'vendors']);
    },
  );

  it.each([
    ['orderItems(purchaseOrderId: 3)', { purchase_order_id: '3' }],
    ['orderItems(shipmentId: 4)', { commercial_invoice_id: '4' }],
    [
      'orderItems(programId: 1, assessed: true, received: false)',
      { program_id: '1', assessed: 'true', received: 'false' },
    ],
    [
      'orderItems(programId: 1, filter: { overview: URGENT_ITEMS })',
      { program_id: '1', filters: { overview: 'urgent_items' } },
    ],
    ['assessments(programId: 1)', { program_id: '1', assessed: 'false' }],
    ['goodsReceipts(programId: 1)', { program_id: '1', received: 'false' }],
  ])('translates %s to the names of api/v1', async (list, asked) => {
    fillShipments(api, 1);
    const { errors } = await gateway.ask(`{ ${list} { meta { count } } }`, {}, { token });
    expect(errors).toEqual([]);
    expect(api.calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: 'order_items', query: { page: '1', items: '20', ...asked } },
    ]);
  });

  it('loads the items of a shipment and of an order from the same route', async () => {
    fillShipments(api, 1);
    const query =
      '{ shipment(id: 1) { orderItems { data { id } } } purchaseOrder(id: 1) { orderItems(items: 5) { data { id } } } }';
    const { errors } = await gateway.ask(query, {}, { token });
    expect(errors).toEqual([]);
    const asked = api.calls.filter((call) => call.path === 'order_items').map((call) => call.query);
    expect(asked).toEqual(
      expect.arrayContaining([
        { page: '1', items: '100', commercial_invoice_id: '1' },
        { page: '1', items: '5', purchase_order_id: '1' },
      ]),
    );
  });
});
