import { afterAll, describe, expect, it } from 'vitest';
import { graphqlDocuments } from '../../gateway/execution/documents.ts';
import { registeredDocuments } from '../../gateway/execution/registered.ts';
import { createSchema } from '../../gateway/schema.ts';
import { defaults } from '../../gateway/settings.ts';
import * as operations from '../../web/generated/operations.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { ownGateway, suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
// No deadline ends what is to be ended by those who wait for it.
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

/** The code that a document is refused with over a socket; null when it ran. */
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

describe('what an operation may bring', () => {
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
      'many pages side by side',
      `{ ${Array.from({ length: 28 }, (_, n) => `a${n}: ${orders(100, 'vendor { id } group { id } endUser { id }')}`).join(' ')} }`,
      {},
    ],
  ])('is bounded: %s', async (_what, query, variables) => {
    const answer = await gateway.ask(query, variables, { token });
    expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(answer.status).toBe(400);
    expect(await overSocket(query, variables)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(api.calls.filter(({ path }) => path !== 'profile')).toEqual([]);
  });

  it('is not reached by smaller pages, nor where the limits are off', async () => {
    const query = `query($n: Int) { ${orders('$n', lines('$n'))} }`;
    expect(codes(await gateway.ask(query, { n: 40 }, { token }))).toEqual([]);
    expect(codes(await weak.ask(query, { n: 100 }, { token }))).toEqual([]);
  });

  it.each([
    ['100,000 rows', `{ ${orders(100_000, 'id')} }`, {}],
    ['no rows', `{ ${orders(0, 'id')} }`, {}],
    ['fewer than no rows', `query($n: Int) { ${orders('$n', 'id')} }`, { n: -5 }],
    ['101 rows', `query($n: Int) { ${orders('$n', 'id')} }`, { n: 101 }],
    ['101 rows in rows', `{ ${orders(1, 'orderItems(items: 101) { data { id } }')} }`, {}],
  ])('has pages of 1 to 100 rows: %s', async (_what, query, variables) => {
    const answer = await gateway.ask(query, variables, { token });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.errors[0]?.message).toBe('Ask for 1 to 100 rows a page, from page 1');
    expect(await overSocket(query, variables)).toBe('BAD_USER_INPUT');
    expect(api.calls.filter(({ path }) => path !== 'profile')).toEqual([]);
  });

  it('leaves the operations of the web client alone', () => {
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

describe('how long an operation may take', () => {
  it('ends what it waits for with UPSTREAM_TIMEOUT, and sends nothing more', async () => {
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

  it('is without end where there is no limit', async () => {
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
    // Asked later, it is over before; the other one still waits.
    expect(codes(await brief.ask(query, {}, { token }))).toEqual(['UPSTREAM_TIMEOUT']);
    release.resolve();
    expect(codes(await asked)).toEqual([]);
  });
});

describe('what nobody waits for any more on a socket', () => {
  it.each(['gives up the operation', 'cuts the socket'])('is given up upstream when the client %s', async (how) => {
    const begun = Promise.withResolvers<void>();
    const given = Promise.withResolvers<void>();
    api.on('GET', 'profile', ({ headers }, { response }) => {
      // The first question is the socket's own.
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
