import { afterAll, describe, expect, it } from 'vitest';
import { graphqlDocuments } from '../../gateway/execution/documents.ts';
import { registeredDocuments } from '../../gateway/execution/registered.ts';
import { costIn, costText } from '../../gateway/playground/cost.ts';
import { createSchema } from '../../gateway/schema.ts';
import { defaults } from '../../gateway/settings.ts';
import * as operations from '../../web/generated/operations.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { ownGateway, suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
// Without deadlines: in these tests, the waiting client ends its operations.
const weak = await startGateway(api, {
  settings: {
    protections: { documents: false },
    document: { operationMs: 600_000 },
    upstream: { timeoutMs: 600_000 },
  },
});
afterAll(() => weak.stop());
fillOrders(api, 3);
api.rows['order_items'] = [];

const orders = (items: string | number, below: string) =>
  `purchaseOrders(programId: 1, items: ${items}) { meta { count } data { ${below} } }`;
const lines = (items: string | number) => `orderItems(items: ${items}) { data { purchaseOrder { id } } }`;
const codes = (answer: Awaited<ReturnType<TestGateway['ask']>>) => answer.errors.map((error) => error.extensions.code);

/** Runs a document over a socket and returns the code it is rejected with; null if it ran. */
async function overSocket(query: string, variables: Record<string, unknown>, to = gateway): Promise<unknown> {
  const client = to.live({ token });
  try {
    const { value } = await client.iterate({ query, variables }).next();
    return value?.errors?.[0]?.extensions?.['code'] ?? null;
  } catch (problem) {
    return Array.isArray(problem) ? problem[0].extensions.code : problem;
  } finally {
    await client.dispose();
  }
}

describe('the limit on the objects of an operation', () => {
  it.each([
    ['pages in pages', `{ ${orders(100, lines(100))} }`, {}],
    [
      'pages in pages behind a fragment',
      `{ ...Q } fragment Q on Query { ${orders(100, '...O')} } fragment O on PurchaseOrder { ${lines(100)} }`,
      {},
    ],
    ['pages by default', `{ ${orders(100, 'orderItems { data { purchaseOrder { id } } }')} }`, {}],
    ['pages by variables', `query($n: Int) { ${orders('$n', lines('$n'))} }`, { n: 100 }],
    ['pages by the default of a variable', `query($n: Int = 100) { ${orders('$n', lines('$n'))} }`, {}],
    [
      'pages by a null in the place of a small default',
      `query($n: Int = 1) { ${Array.from({ length: 28 }, (_, n) => `a${n}: ${orders('$n', lines('$n'))}`).join(' ')} }`,
      { n: null },
    ],
    [
      'many pages side by side',
      `{ ${Array.from({ length: 28 }, (_, n) => `a${n}: ${orders(100, 'vendor { id } group { id } endUser { id } status { key }')}`).join(' ')} }`,
      {},
    ],
  ])('rejects %s', async (_what, query, variables) => {
    const answer = await gateway.ask(query, variables, { token });
    expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(answer.status).toBe(400);
    expect(await overSocket(query, variables)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(api.calls.filter(({ path }) => path !== 'profile')).toEqual([]);
  });

  it('admits smaller pages, and any if the limits are off', async () => {
    const query = `query($n: Int) { ${orders('$n', lines('$n'))} }`;
    expect(codes(await gateway.ask(query, { n: 40 }, { token }))).toEqual([]);
    expect(codes(await weak.ask(query, { n: 100 }, { token }))).toEqual([]);
    const small = `query($n: Int = 1) { ${Array.from({ length: 28 }, (_, n) => `a${n}: ${orders('$n', lines('$n'))}`).join(' ')} }`;
    expect(codes(await gateway.ask(small, {}, { token }))).toEqual([]);
    expect(codes(await weak.ask(small, { n: null }, { token }))).toEqual([]);
  });

  it.each([
    ['100,000 rows', `{ ${orders(100_000, 'id')} }`, {}],
    ['no rows', `{ ${orders(0, 'id')} }`, {}],
    ['fewer than no rows', `query($n: Int) { ${orders('$n', 'id')} }`, { n: -5 }],
    ['101 rows', `query($n: Int) { ${orders('$n', 'id')} }`, { n: 101 }],
    ['101 rows in rows', `{ ${orders(1, 'orderItems(items: 101) { data { id } }')} }`, {}],
  ])('rejects pages of other than 1 to 100 rows: %s', async (_what, query, variables) => {
    const answer = await gateway.ask(query, variables, { token });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.errors[0]?.message).toBe('Request 1 to 100 rows a page, from page 1; for changes, 0 to 500');
    expect(await overSocket(query, variables)).toBe('BAD_USER_INPUT');
    expect(api.calls.filter(({ path }) => path !== 'profile')).toEqual([]);
  });

  it('admits a full page of orders with their items', async () => {
    const query = '{ purchaseOrders(programId: 1, items: 100) { data { id orderItems { data { id } } } } }';
    const answer = await gateway.ask(query, {}, { token });
    expect(codes(answer)).toEqual([]);
    expect(answer.extensions?.['cost']).toMatchObject({ objects: 10_201, limit: 12_000 });
  });

  it('counts a search of names as a full page', async () => {
    const answer = await gateway.ask('{ likelyTwins(type: VENDOR, texts: ["a"]) { id } }', {}, { token });
    expect(answer.extensions?.['cost']).toMatchObject({ objects: 100 });
  });

  it('admits every operation of the web client', () => {
    const schema = createSchema();
    const documents = graphqlDocuments(schema, defaults.document, {
      hints: false,
      limited: true,
      registered: registeredDocuments('', schema, () => {}),
      keptCharacters: 0,
    });
    const all = Object.values(operations).filter((value) => typeof value === 'object' && 'kind' in value);
    expect(all.length).toBeGreaterThan(10);
    for (const document of all) expect(documents.excess(document, null, {})).toBeNull();
  });
});

describe('the cost of an operation', () => {
  const ORDERS = `{ ${orders(3, 'vendor { id }')} }`;

  it('is reported to a tool with each response: the objects it counts as, their limit, and the upstream calls', async () => {
    const { extensions } = await gateway.ask(ORDERS, {}, { token });
    // The list, its meta, three rows, and a vendor in each; a call for the orders, one for all vendors.
    expect(extensions).toEqual({ cost: { objects: 8, limit: 12_000, calls: 2 } });
  });

  it('is reported even if nothing ran', async () => {
    const tooMuch = await gateway.ask(`{ ${orders(100, lines(100))} }`, {}, { token });
    expect(tooMuch.extensions).toEqual({ cost: { objects: 20_202, limit: 12_000, calls: 0 } });
    const endless = 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    for (const invalid of ['{ nonsense }', '{', endless]) {
      const { errors, extensions } = await gateway.ask(invalid, {}, { token });
      expect(errors).not.toEqual([]);
      expect(extensions).toEqual({ cost: { objects: 0, limit: 12_000, calls: 0 } });
    }
  });

  it('counts equal reads as one call', async () => {
    const { extensions } = await gateway.ask(
      '{ a: purchaseOrder(id: 1) { id } b: purchaseOrder(id: 1) { id } }',
      {},
      { token },
    );
    expect(extensions).toEqual({ cost: { objects: 2, limit: 12_000, calls: 1 } });
  });

  it('is reported to a tool on a socket, too', async () => {
    const client = gateway.live({ token });
    const { value } = await client.iterate({ query: ORDERS }).next();
    expect(value?.extensions).toEqual({ cost: { objects: 8, limit: 12_000, calls: 2 } });
    await client.dispose();
  });

  it('is reported to a page only on request', async () => {
    const cookie = api.sessions.issue(1);
    expect((await gateway.ask(ORDERS, {}, { cookie })).extensions).toBeUndefined();
    const asking = { cookie, headers: { 'lading-cost': '1' } };
    expect((await gateway.ask(ORDERS, {}, asking)).extensions).toMatchObject({ cost: { objects: 8 } });
    expect((await gateway.ask('{ __typename }', {}, { headers: { 'lading-cost': '1' } })).extensions).toBeUndefined();
  });
});

describe('the status line of the playground', () => {
  it('shows the cost of the last operation', () => {
    const answer = { data: {}, extensions: { cost: { objects: 10_201, limit: 12_000, calls: 1 } } };
    expect(costText(costIn(answer))).toBe('Cost: 10,201 of at most 12,000 objects, 1 call to the backend');
    expect(costText(costIn({ data: null }))).toBe('Cost: run an operation to see it');
  });
});

describe('the time limit of an operation', () => {
  it('ends pending reads with UPSTREAM_TIMEOUT, and aborts their upstream calls', async () => {
    const given = Promise.withResolvers<void>();
    api.on('GET', 'vendors', (_call, { response }) => {
      response.once('close', () => given.resolve());
      return new Promise(() => {});
    });
    const brief = await ownGateway(api, { settings: { document: { operationMs: 1000 } } });
    const query = '{ purchaseOrder(id: 1) { id vendor { id } } }';
    const answer = await brief.ask(query, {}, { token });
    expect(codes(answer)).toEqual(['UPSTREAM_TIMEOUT']);
    expect(answer.data).toEqual({ purchaseOrder: { id: '1', vendor: null } });
    await given.promise;
    expect(await overSocket(query, {}, brief)).toBe('UPSTREAM_TIMEOUT');
  });

  it('does not apply if the limits are off', async () => {
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    api.on('GET', 'vendors', async () => {
      arrived.resolve();
      await release.promise;
      return { body: { data: api.rows['vendors'] } };
    });
    const brief = await ownGateway(api, { settings: { document: { operationMs: 300 } } });
    const query = '{ purchaseOrder(id: 1) { vendor { id } } }';
    const asked = weak.ask(query, {}, { token });
    await arrived.promise;
    // Sent later, this operation ends first; the other one still waits.
    expect(codes(await brief.ask(query, {}, { token }))).toEqual(['UPSTREAM_TIMEOUT']);
    release.resolve();
    expect(codes(await asked)).toEqual([]);
  });
});

describe('an operation that is abandoned on a socket', () => {
  it.each(['gives up the operation', 'cuts the socket'])('is aborted upstream when the client %s', async (how) => {
    const begun = Promise.withResolvers<void>();
    const given = Promise.withResolvers<void>();
    api.on('GET', 'profile', ({ headers }, { response }) => {
      // The first request checks the socket's session.
      if (api.count('profile') === 1) return undefined;
      expect(headers.authorization).toBe(`Bearer ${token}`);
      response.once('close', () => given.resolve());
      begun.resolve();
      return new Promise(() => {});
    });
    const client = weak.live({ token });
    const leave = client.subscribe(
      { query: '{ viewer { profile { id } } }' },
      { next() {}, error() {}, complete() {} },
    );
    await begun.promise;
    if (how === 'cuts the socket') client.terminate();
    else leave();
    await given.promise;
    api.on('GET', 'profile', () => undefined);
    await client.dispose();
    await until('the socket is gone', () => weak.counts().sockets === 0);
  });
});
