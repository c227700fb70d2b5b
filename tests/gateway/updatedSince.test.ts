import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

let api: StubApi;
let gateway: TestGateway;

beforeAll(async () => {
  api = await startStubApi();
  gateway = await startGateway(api);
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

it.each([
  ['purchaseOrders', 'purchase_orders'],
  ['orderItems', 'order_items'],
  ['shipments', 'commercial_invoices'],
])(
  '%s by their last change are requested in UTC, in api/v1’s names, and a rejection names the filter',
  async (list, path) => {
    api.rows[path] = [];
    const asked = (from: string) => `{ ${list}(
    programId: 1
    sort: { field: UPDATED_AT, direction: ASC }
    filter: { updatedAt: { from: "${from}", to: "2026-03-03T00:00:00.000Z" } }
  ) { meta { count } } }`;
    const who = { token: api.sessions.issue() };
    expect((await gateway.ask(asked('2026-03-02T12:00:00+03:00'), {}, who)).errors).toEqual([]);
    expect(api.calls.at(-1)).toMatchObject({
      path,
      query: {
        sort: { field: 'updated_at', direction: 'asc' },
        filters: { updated_at_from: '2026-03-02T09:00:00.000Z', updated_at_to: '2026-03-03T00:00:00.000Z' },
      },
    });
    api.on('GET', path, () => ({ status: 422, body: { errors: { 'filters.updated_at_from': ['is invalid'] } } }));
    const { errors } = await gateway.ask(asked('2026-03-02T12:00:00Z'), {}, who);
    expect(errors).toMatchObject([
      {
        message: 'Updated on (from) is invalid',
        extensions: { code: 'BAD_USER_INPUT', argument: 'filter.updatedAt.from' },
      },
    ]);
  },
);

it.each([
  ['in the document', 'query { LIST }', '"2026-03-02"', {}],
  ['in a variable', 'query($from: DateTime) { LIST }', '$from', { from: '2026-03-02' }],
])('a plain date %s is midnight UTC', async (_where, operation, from, variables) => {
  api.on('GET', 'purchase_orders', () => undefined);
  api.rows['purchase_orders'] = [];
  const list = `purchaseOrders(programId: 1, filter: { updatedAt: { from: ${from} } }) { meta { count } }`;
  const who = { token: api.sessions.issue() };
  expect((await gateway.ask(operation.replace('LIST', list), variables, who)).errors).toEqual([]);
  expect(api.calls.at(-1)).toMatchObject({
    path: 'purchase_orders',
    query: { filters: { updated_at_from: '2026-03-02T00:00:00.000Z' } },
  });
});

it('a date that does not exist is rejected as a time, too', async () => {
  const query =
    'query($from: DateTime) { purchaseOrders(programId: 1, filter: { updatedAt: { from: $from } }) { meta { count } } }';
  const { errors } = await gateway.ask(query, { from: '2026-02-30' }, { token: api.sessions.issue() });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
