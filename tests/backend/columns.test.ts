/** The columns of lists: the same ones in the schema and in the backend, readable and, where they say so, sortable. */
import { isEnumType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiKeyColumns } from '../../backend/apiKey/columns.ts';
import { airlineColumns, courierColumns } from '../../backend/courier/columns.ts';
import { documentColumns } from '../../backend/document/columns.ts';
import { endUserColumns } from '../../backend/endUser/columns.ts';
import { groupColumns } from '../../backend/group/columns.ts';
import { orderItemColumns } from '../../backend/orderItem/columns.ts';
import { orderItemStatuses } from '../../backend/orderItem/rules.ts';
import { organizationColumns } from '../../backend/organization/columns.ts';
import { programColumns } from '../../backend/program/columns.ts';
import { purchaseOrderColumns } from '../../backend/purchaseOrder/columns.ts';
import { purchaseOrderStatuses } from '../../backend/purchaseOrder/rules.ts';
import { sortNames } from '../../backend/record/columns.ts';
import { shipmentColumns } from '../../backend/shipment/columns.ts';
import { shipmentStatuses } from '../../backend/shipment/statuses.ts';
import { substatusColumns } from '../../backend/substatus/columns.ts';
import { userColumns } from '../../backend/user/columns.ts';
import { vendorColumns } from '../../backend/vendor/columns.ts';
import { createSchema } from '../../gateway/schema.ts';
import type { Api, Many } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';

const lists = {
  Airline: airlineColumns,
  ApiKey: apiKeyColumns,
  Courier: courierColumns,
  Document: documentColumns,
  EndUser: endUserColumns,
  Group: groupColumns,
  OrderItem: orderItemColumns,
  Organization: organizationColumns,
  Program: programColumns,
  PurchaseOrder: purchaseOrderColumns,
  Shipment: shipmentColumns,
  Substatus: substatusColumns({
    purchase_order: purchaseOrderStatuses,
    order_item: orderItemStatuses,
    commercial_invoice: shipmentStatuses,
  }),
  User: userColumns,
  Vendor: vendorColumns,
};

const schema = createSchema();

/** Returns the values of an enum as api/v1 writes them. */
function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name.toLowerCase()) : [];
}

describe('the columns of lists', () => {
  it('are those of every enum of columns in the schema', () => {
    const types = Object.values(schema.getTypeMap()).filter(isEnumType);
    const enums = types.map(({ name }) => name).filter((name) => name.endsWith('Column'));
    expect(enums.sort()).toEqual(Object.keys(lists).map((list) => `${list}Column`));
  });

  it.each(Object.entries(lists))('have the names in the schema and the backend: %s', (list, columns) => {
    expect(Object.keys(columns)).toEqual(valuesOf(`${list}Column`));
  });

  it.each(Object.entries(lists))('can be sorted by where both say so: %s', (list, columns) => {
    expect([...sortNames(columns)].sort()).toEqual(valuesOf(`${list}SortField`).sort());
  });

  it.each(Object.entries(lists))('have labels that tell them apart: %s', (_list, columns) => {
    const labels = Object.values(columns).map(({ label }) => label());
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('the columns of a list', () => {
  const backend = suiteBackend();
  let api: Api;

  beforeAll(async () => {
    const { as, world } = backend();
    api = await as('orgAdmin');
    const order = await newOrder(api, world, { order_number: 'T-007', user_ids: [] });
    await newItem(api, order.id, { hs_code: '3002.12', storage: 'frozen', value_per_item: '2.50', quantity: '10' });
    await newShipment(api, world, { invoice_number: 'CI-007' });
  });

  it('read an order: its own values, and the ids of the records that they name', async () => {
    const { world } = backend();
    const order = await only(`purchase_orders?filters[order_number]=T-007`);
    expect(cells(purchaseOrderColumns, order)).toMatchObject({
      order_number: 'T-007',
      status: 'Open',
      users: [],
      order_date: '2026-03-01',
      end_user: [world.endUser],
      vendor: [world.vendor],
      received_items: '0 of 1',
      total_value: '25.00',
      comments: 0,
      program: [world.program],
    });
  });

  it('read an item: names of choices, decimals as text, codes as they are', async () => {
    const item = await only(`order_items?filters[material]=Nevirapine`);
    expect(cells(orderItemColumns, item)).toMatchObject({
      position: '1',
      status: 'Open',
      hs_code: '3002.12',
      storage: 'Frozen (−20 °C)',
      quantity: '10',
      value_per_item: '2.50',
      total_value: '25.00',
    });
  });

  it('read a shipment: what is unknown is null, and what is counted a number', async () => {
    const shipment = await only(`commercial_invoices?program_id=${backend().world.program}`);
    expect(cells(shipmentColumns, shipment)).toMatchObject({
      invoice_number: 'CI-007',
      status: 'Open',
      shipment_type: 'Air',
      shipped_date: null,
      courier: [null],
      approvals: 0,
    });
  });

  it.each([
    ['vendors', vendorColumns],
    ['end_users', endUserColumns],
    ['groups', groupColumns],
    ['users', userColumns],
    ['organizations', organizationColumns],
    ['programs', programColumns],
  ] as const)('read every row of %s, and sort them in both directions', async (path, columns) => {
    const { data } = await api.get<Many<Row>>(path);
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) expect(Object.values(cells(columns, row))).not.toContain(undefined);
    for (const field of sortNames(columns)) {
      for (const direction of ['asc', 'desc']) {
        const sorted = await api.get<Many<Row>>(`${path}?sort[field]=${field}&sort[direction]=${direction}`);
        expect(sorted.data.map(({ id }) => id).sort()).toEqual(data.map(({ id }) => id).sort());
      }
    }
  });

  async function only(path: string): Promise<Row> {
    const { data } = await api.get<Many<Row>>(path);
    const [row, ...others] = data;
    if (!row || others.length > 0) throw new Error(`${path}: ${data.length} rows`);
    return row;
  }
});

type Row = { id: number };

/** Returns what columns read from a row that api/v1 returned. */
const cells = (columns: Readonly<Record<string, { read: (row: never) => unknown }>>, row: Row) =>
  Object.fromEntries(Object.entries(columns).map(([name, { read }]) => [name, read(row as never)]));
