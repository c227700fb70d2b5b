import { describe, expect, it } from 'vitest';
import { fillShipments, shipmentRow } from '../support/shipments.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();

const LIST = `{
  shipments(programId: 1, items: 50) {
    data {
      id invoiceNumber status { key name } users { fullName } group { name } courier { companyName }
      awb anticipatedShipDate shippedDate dgDeclaration shipmentType totalWeight commentsCount
      valuesByHsCode { hsCode value } abilities { action allowed reason }
    }
    meta { page pages count more }
  }
}`;

describe('a list page of shipments', () => {
  it.each([20, 50])(
    'takes four upstream calls for %i rows with users, group and courier, once their statuses are cached',
    async (rows) => {
      fillShipments(api, rows);
      await gateway.ask('{ shipmentStatuses { key } }', {}, { token });
      api.calls.length = 0;
      const { data, errors } = await gateway.ask(LIST, {}, { token });
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        shipments: {
          data: expect.arrayContaining([
            expect.objectContaining({
              id: '7',
              invoiceNumber: 'CI-7',
              status: { key: 'open', name: 'Open' },
              users: [{ fullName: 'Ada 407' }, { fullName: 'Ada 500' }],
              group: { name: 'Group 7' },
              courier: { companyName: 'Courier 7' },
              commentsCount: 2,
              valuesByHsCode: expect.arrayContaining([
                { hsCode: '0102', value: '1.00' },
                { hsCode: '3822190000', value: '2500.00' },
              ]),
            }),
          ]),
          meta: { page: 1, pages: 1, count: rows, more: false },
        },
      });
      const paths = api.calls.map((call) => call.path);
      expect(paths.sort()).toEqual(['commercial_invoices', 'couriers', 'groups', 'users']);
    },
  );

  it('makes no upstream calls for unselected fields', async () => {
    fillShipments(api, 5);
    const { errors } = await gateway.ask('{ shipments(programId: 1) { data { id awb } } }', {}, { token });
    expect(errors).toEqual([]);
    expect(api.calls.map((call) => call.path)).toEqual(['commercial_invoices']);
  });

  it('passes filters, sort, search and pages on under their names in api/v1', async () => {
    fillShipments(api, 1);
    const filter = {
      invoiceNumber: 'CI',
      awb: '125',
      itn: 'X2026',
      hasItn: true,
      statuses: ['open'],
      userIds: ['7'],
      unassigned: true,
      groupIds: ['12', '3'],
      shipmentTypes: ['air'],
      courierIds: ['4'],
      packageQuantity: { from: 1, to: 5 },
      totalWeight: { to: '10.5' },
      dryIce: { from: '0.5' },
      anticipatedShipDate: { from: '2026-01-01' },
      shippedDate: { to: '2026-11-20' },
      overview: 'FOR_THIS_WEEK',
    };
    const query = `query($filter: ShipmentFilter) {
      shipments(programId: 1, page: 2, items: 10, search: "ci", sort: { field: ANTICIPATED_SHIP_DATE, direction: ASC }, filter: $filter) { meta { page } }
    }`;
    const { errors } = await gateway.ask(query, { filter }, { token });
    expect(errors).toEqual([]);
    expect(api.calls[0]?.query).toEqual({
      program_id: '1',
      page: '2',
      items: '10',
      search: 'ci',
      sort: { field: 'anticipated_ship_date', direction: 'asc' },
      filters: {
        invoice_number: 'CI',
        awb: '125',
        itn: 'X2026',
        has_itn: 'true',
        statuses: ['open'],
        user_ids: ['7', 'unassigned'],
        group_ids: ['3', '12'],
        shipment_types: ['air'],
        courier_ids: ['4'],
        package_quantity_from: '1',
        package_quantity_to: '5',
        total_weight_to: '10.5',
        dry_ice_from: '0.5',
        anticipated_ship_date_from: '2026-01-01',
        shipped_date_to: '2026-11-20',
        overview: 'for_this_week',
      },
    });
  });
});

describe('a shipment of another backend', () => {
  it('treats items with a country of manufacture as available, if nothing says which ones can be selected', async () => {
    fillShipments(api, 3);
    const rows = api.rows['order_items'] ?? [];
    const [first, second] = rows.map(({ abilities: _abilities, ...row }) => row);
    api.on('GET', 'commercial_invoices/1/available_order_items', () => ({
      body: { data: [first, { ...second, countries_of_manufacture: [] }], meta: { page: 1, pages: 1, count: 2 } },
    }));
    const query = `{ shipment(id: 1) { availableOrderItems(selectedIds: ["9", "8"]) {
      data { orderItem { id } selectable reason exportCheck { level } }
    } } }`;
    expect(await gateway.ask(query, {}, { token })).toMatchObject({
      errors: [],
      data: {
        shipment: {
          availableOrderItems: {
            data: [
              { orderItem: { id: '1' }, selectable: true, reason: null, exportCheck: null },
              {
                orderItem: { id: '2' },
                selectable: false,
                reason: 'At least one Country of Manufacture needs to be provided.',
                exportCheck: null,
              },
            ],
          },
        },
      },
    });
    expect(api.calls.at(-1)?.query).toEqual({ items: '50', page: '1', selected_order_item_ids: ['8', '9'] });
  });

  it('is written with the idempotency key of the request and the path of each result', async () => {
    const row = { body: { data: shipmentRow(1) } };
    api.on('POST', 'commercial_invoices', () => ({ status: 201, ...row }));
    api.on('POST', 'commercial_invoices/1/order_items', () => ({ status: 201, ...row }));
    api.on('PUT', 'commercial_invoices/1/assigned_status', () => row);
    const query = `mutation {
      made: createShipment(input: { programId: 1, invoiceNumber: "x", groupId: 2, shipmentType: "air" }) { errors { code } }
      addShipmentItems(id: 1, input: { orderItemIds: ["5", "4"] }) { errors { code } }
      sendShipmentForReview(id: 1) { errors { code } }
    }`;
    const { errors } = await gateway.ask(query, {}, { token, headers: { 'idempotency-key': 'k' } });
    expect(errors).toEqual([]);
    expect(api.calls.map((call) => [call.headers['idempotency-key'], call.body])).toEqual([
      ['k:made', { commercial_invoice: { program_id: 1, invoice_number: 'x', group_id: 2, shipment_type: 'air' } }],
      ['k:addShipmentItems', { selected_order_item_ids: [5, 4] }],
      ['k:sendShipmentForReview', { record: { status: 'in_review', sub_status: null } }],
    ]);
  });
});
