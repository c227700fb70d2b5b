/** Lists below the rows of a list: how many upstream calls they take on our backend and on others. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { fillShipments, itemRow } from '../support/shipments.ts';
import { type Row, type StubApi, startStubApi } from '../support/stubApi.ts';

const document: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../schema/api-v1.openapi.json'), 'utf8'),
);
const audit = { lock_version: 1, created_at: '2026-11-20T05:49:00.000Z', updated_at: '2026-11-20T05:49:00.000Z' };
const airline = (id: number): Row => ({ id: 100 + id, courier_id: id, name: `Airline ${id}`, prefix: null, ...audit });
const attachment = (type: string) => (id: number) => ({
  id: 200 + id,
  parent: { type, id },
  document_type: 'other',
  description: `About ${id}`,
  file: null,
  status: 'valid',
  user_id: null,
  ...audit,
});

/** The rows below a record of the stub, by the path of their list. */
const below: Record<string, (id: number) => Row> = {
  'couriers/airlines': airline,
  'purchase_orders/order_items': itemRow,
  'commercial_invoices/order_items': itemRow,
  'vendors/attachments': attachment('Vendor'),
};
/** The parents, their lists, and a query for both that shows the names of the rows. */
const lists = [
  ['couriers', 'airlines', 'couriers(items: 100) { data { id below: airlines { data { name } meta { count } } } }'],
  [
    'purchase_orders',
    'order_items',
    'purchaseOrders(programId: 1, items: 100) { data { id below: orderItems(items: 20) { data { name: material } meta { count } } } }',
  ],
  [
    'commercial_invoices',
    'order_items',
    'shipments(programId: 1, items: 100) { data { id below: orderItems(items: 20) { data { name: material } meta { count } } } }',
  ],
  [
    'vendors',
    'attachments',
    'vendors(items: 100) { data { id email below: documents { data { name: description } meta { count } } } }',
  ],
] as const;

let api: StubApi;
let gateway: TestGateway;
let token: string;

/** Restarts both: a gateway remembers for a while what a backend offers. */
async function start(offers: boolean, rows: number): Promise<void> {
  api = await startStubApi();
  gateway = await startGateway(api);
  token = api.sessions.issue();
  if (offers) api.on('GET', 'openapi.json', () => ({ body: document }));
  fillOrders(api, rows);
  fillShipments(api, rows);
  const ids = Array.from({ length: rows }, (_, index) => index + 1);
  api.rows['couriers'] = ids.map((id) => ({ id, company_name: `Courier ${id}`, address: null, ...audit }));
  api.rows['vendors'] = ids.map((id) => ({ id, name: `Vendor ${id}`, email: null, ...audit }));
  for (const [path, row] of Object.entries(below)) {
    const [under, list] = path.split('/');
    const page = (id: number) => ({ data: [row(id)], meta: { page: 1, pages: 1, count: 1 } });
    if (offers) {
      api.on('GET', path, ({ query }) => {
        const pages = [query['ids']].flat().map((id) => ({ id: Number(id), ...page(Number(id)) }));
        return { body: { data: pages, meta: { page: 1, pages: 1, count: pages.length } } };
      });
    }
    api.on('GET', new RegExp(`^${under}/\\d+/${list}$`), (call) => ({ body: page(Number(call.path.split('/')[1])) }));
  }
  api.on('GET', 'order_items', ({ query }) => {
    const id = Number(query['purchase_order_id'] ?? query['commercial_invoice_id']);
    return { body: { data: [itemRow(id)], meta: { page: 1, pages: 1, count: 1 } } };
  });
}
async function stop(): Promise<void> {
  await gateway.stop();
  await api.stop();
}

type Below = { id: string; below: { data: Array<{ name: string }>; meta: { count: number } } | null };

/** Queries a list, expects each row to have its own list below it, and returns the paths of the upstream calls. */
async function callsFor(document: string, rows: number): Promise<string[]> {
  api.calls.length = 0;
  const { data, errors } = await gateway.ask(`{ page: ${document} }`, {}, { token });
  expect(errors).toEqual([]);
  const page = (data as { page: { data: Below[] } }).page.data;
  expect(page).toHaveLength(rows);
  for (const { id, below } of page) {
    expect(below?.data.map(({ name }) => name.split(' ').at(-1))).toEqual([id]);
    expect(below?.meta.count).toBe(1);
  }
  return api.calls.map(({ path }) => path).filter((path) => path !== 'openapi.json');
}

describe.each([2, 20, 100])('below %i rows of a backend that returns many lists at once', (rows) => {
  beforeAll(() => start(true, rows));
  afterAll(stop);

  it.each(lists)('reads for all %s their %s in one call', async (under, list, asked) => {
    expect(await callsFor(asked, rows)).toEqual([under, `${under}/${list}`]);
  });
});

describe('below the rows of a backend that does not', () => {
  beforeAll(() => start(false, 12));
  afterAll(stop);

  it.each(lists)('reads for each of the %s its %s in a separate call', async (_under, _list, asked) => {
    expect(await callsFor(asked, 12)).toHaveLength(1 + 12);
  });
});

describe('a list under rows', () => {
  beforeAll(() => start(true, 100));
  afterAll(stop);
  beforeEach(() => {
    api.calls.length = 0;
  });
  const called = (path: string) => api.calls.filter((call) => call.path === path);

  it('is read in batches of as many rows as one call accepts', async () => {
    const asked = 'purchaseOrders(programId: 1, items: 90) { data { orderItems(items: 100) { data { id } } } }';
    const { errors } = await gateway.ask(`{ ${asked} }`, {}, { token });
    expect(errors).toEqual([]);
    const calls = called('purchase_orders/order_items');
    expect(calls.map(({ query }) => [query['ids']].flat().length)).toEqual([50, 40]);
    expect(calls[0]?.query).toMatchObject({ items: '100', page: '1' });
  });

  it('is read once for each set of arguments, with page, sort and filter under their names in api/v1', async () => {
    const asked = `couriers(items: 3) { data {
      first: airlines(items: 5) { data { id } }
      same: airlines(items: 5) { meta { count } }
      sorted: airlines(items: 5, sort: { field: PREFIX, direction: DESC }) { data { id } }
      documents(archived: false, types: ["other"]) { data { id } }
    } }`;
    const given = { 'couriers/attachments': attachment('Courier') };
    for (const [path, row] of Object.entries(given)) {
      api.on('GET', path, ({ query }) => {
        const ids = [query['ids']].flat().map(Number);
        return { body: { data: ids.map((id) => ({ id, data: [row(id)], meta: { page: 1, pages: 1, count: 1 } })) } };
      });
    }
    const { errors } = await gateway.ask(`{ ${asked} }`, {}, { token });
    expect(errors).toEqual([]);
    expect(called('couriers/airlines').map(({ query }) => query['sort'])).toEqual([
      undefined,
      { field: 'prefix', direction: 'desc' },
    ]);
    expect(called('couriers/attachments').map(({ query }) => query['filters'])).toEqual([
      { archived: 'false', document_type: ['other'] },
    ]);
  });

  it('is null for a row deleted meanwhile, and the other rows have theirs', async () => {
    api.on('GET', 'couriers/airlines', ({ query }) => {
      const there = [query['ids']].flat().map(Number).slice(1);
      return {
        body: { data: there.map((id) => ({ id, data: [airline(id)], meta: { page: 1, pages: 1, count: 1 } })) },
      };
    });
    const { data, errors } = await gateway.ask(
      '{ couriers(items: 2) { data { airlines { data { name } } } } }',
      {},
      { token },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      couriers: { data: [{ airlines: null }, { airlines: { data: [{ name: 'Airline 2' }] } }] },
    });
  });

  it('is null without the right where the schema says so, and fails alone where it does not', async () => {
    const refused = () => ({ status: 403, body: { error: 'You may not', code: 'forbidden' } });
    api.on('GET', 'couriers/airlines', refused);
    api.on('GET', 'purchase_orders/order_items', refused);
    const asked = `{
      couriers(items: 2) { data { companyName airlines { data { id } } } }
      purchaseOrders(programId: 1, items: 2) { data { orderNumber orderItems { data { id } } } }
    }`;
    const { data, errors } = await gateway.ask(asked, {}, { token });
    expect(data).toMatchObject({
      couriers: { data: [{ airlines: null }, { airlines: null }] },
      purchaseOrders: {
        data: [
          { orderNumber: '10001', orderItems: null },
          { orderNumber: '10002', orderItems: null },
        ],
      },
    });
    expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
      ['purchaseOrders.data.0.orderItems', 'FORBIDDEN'],
      ['purchaseOrders.data.1.orderItems', 'FORBIDDEN'],
    ]);
  });
});

describe('the next statuses', () => {
  beforeAll(() => start(true, 20));
  afterAll(stop);
  beforeEach(() => {
    api.calls.length = 0;
  });
  const ASKED = '{ purchaseOrders(programId: 1, items: 100) { data { id nextStatuses { key name } } } }';
  const next = [{ key: 'approved', name: 'approved' }];

  it('take no call if the rows include them', async () => {
    for (const row of api.rows['purchase_orders'] ?? []) row['next_statuses'] = ['approved'];
    const { data } = await gateway.ask(ASKED, {}, { token });
    const { purchaseOrders } = data as { purchaseOrders: { data: unknown[] } };
    expect(purchaseOrders.data[3]).toEqual({ id: '4', nextStatuses: next });
    expect(api.calls.map(({ path }) => path)).toEqual(['purchase_orders', 'purchase_orders/statuses']);
  });

  it('take one call for each record otherwise', async () => {
    for (const row of api.rows['purchase_orders'] ?? []) delete row['next_statuses'];
    const asks = /^purchase_orders\/\d+\/assigned_status$/;
    api.on('GET', asks, () => ({ body: { data: { status: 'open', sub_status: null, next: ['approved'] } } }));
    const { data } = await gateway.ask(ASKED, {}, { token });
    const { purchaseOrders } = data as { purchaseOrders: { data: unknown[] } };
    expect(purchaseOrders.data[3]).toEqual({ id: '4', nextStatuses: next });
    expect(api.calls.filter(({ path }) => asks.test(path))).toHaveLength(20);
  });
});
