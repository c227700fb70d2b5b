import { describe, expect, it } from 'vitest';
import { attach, pdf } from '../support/files.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

describe('the counts and order figures of programs', () => {
  it('are returned for all programs of a query, with the number of pending records in each list', async () => {
    const { world, as } = stack().backend;
    const manager = await as('manager');
    await newShipment(manager, world);
    const order = await newOrder(manager, world, { order_date: null });
    await newItem(manager, order.id, { urgent: true });
    const query = `{ programs { data {
      slug
      counts {
        approvalList forThisWeek pendingOrders urgentItems toAssess urgentToAssess toReceive urgentToReceive openOrdersValue
      }
      orderFigures { byStatus { status { key name } count } byMonth { month value } }
    } } }`;
    const { programs } = (await stack().get('orgAdmin', query)) as {
      programs: { data: { counts: object; orderFigures: { byStatus: object[]; byMonth: object[] } }[] };
    };
    expect(programs.data).toMatchObject([
      {
        slug: 'malaria',
        counts: {
          approvalList: 1,
          forThisWeek: 0,
          pendingOrders: 1,
          urgentItems: 1,
          toAssess: 1,
          urgentToAssess: 1,
          toReceive: 1,
          urgentToReceive: 1,
          openOrdersValue: '25.00',
        },
      },
      { slug: 'polio', counts: { approvalList: 0, openOrdersValue: '0' } },
    ]);
    const [malaria] = programs.data;
    expect(malaria?.orderFigures.byStatus[0]).toEqual({ status: { key: 'open', name: 'Open' }, count: 1 });
    expect(malaria?.orderFigures.byMonth).toHaveLength(6);
    const asked = '{ purchaseOrders { data { itemsCount receivedItemsCount } } }';
    expect(await stack().get('manager', asked)).toEqual({
      purchaseOrders: { data: [{ itemsCount: 1, receivedItemsCount: 0 }] },
    });
  });
});

describe('expiring documents', () => {
  it('include their record and its program, and are null for callers who may not renew them', async () => {
    const { world, as } = stack().backend;
    const manager = await as('manager');
    const shipment = await newShipment(manager, world);
    await attach(manager, `commercial_invoices/${shipment.id}`, pdf(), { expiry_date: '2027-01-02' });
    await attach(manager, `vendors/${world.vendor}`, pdf(), { expiry_date: '2027-01-03' });
    const query = `{ expiringDocuments(until: "2027-01-03") {
      data { parent { type id } parentLabel program { slug } type { key name } expiryDate purchaseOrderId }
      meta { count }
    } }`;
    const type = { key: 'other', name: 'Other' };
    expect(await stack().get('manager', query)).toEqual({
      expiringDocuments: {
        data: [
          {
            parent: { type: 'SHIPMENT', id: String(shipment.id) },
            parentLabel: shipment.invoice_number,
            program: { slug: 'malaria' },
            type,
            expiryDate: '2027-01-02',
            purchaseOrderId: null,
          },
          {
            parent: { type: 'VENDOR', id: String(world.vendor) },
            parentLabel: 'Kenya Pharma',
            program: null,
            type,
            expiryDate: '2027-01-03',
            purchaseOrderId: null,
          },
        ],
        meta: { count: 2 },
      },
    });
    expect(await stack().get('viewer', query)).toEqual({ expiringDocuments: null });
  });
});
