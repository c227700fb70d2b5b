import { OperationTypeNode, parse, print } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isCompilable } from '../../gateway/execution/compilable.ts';
import { createSchema } from '../../gateway/schema.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { fillOrders, ORDER_LIST, orderRow } from '../support/orders.ts';
import { newItem, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { type StubAnswer, type StubApi, startStubApi } from '../support/stubApi.ts';
import { variablesFor } from '../support/variables.ts';
import { sentOperations, webOperations } from '../support/webDocuments.ts';

const schema = createSchema();
const interpreting = { settings: { execution: { compiledOperations: 0 } } };
const queries = sentOperations.filter(({ type }) => type === OperationTypeNode.QUERY);

type Fault = { path?: unknown; locations?: unknown; message: string };

/** Returns the exact response of a gateway, with its errors sorted: simultaneous errors have no fixed order. */
async function answerOf(gateway: TestGateway, token: string, query: string, variables: unknown) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify({ query, variables });
  const response = await gateway.fetch('/graphql', { method: 'POST', body, headers }, { token });
  const { data, errors = [], ...rest } = JSON.parse(await response.text());
  // If no data is left, only the first failed field is named, and which field that is depends on its calls.
  const unnamed = ({ path: _, locations: __, ...error }: Fault) => JSON.stringify(error);
  const told: string[] =
    data === null ? [...new Set<string>(errors.map(unnamed))] : errors.map((error: Fault) => JSON.stringify(error));
  const sorted = told.sort();
  // Lists in a gateway's cache take no calls.
  delete rest.extensions?.cost?.calls;
  return { status: response.status, data: JSON.stringify(data), errors: sorted, rest };
}

/** Repeats the operation until it is compiled, and returns the response of one more run. */
async function compiledAnswerOf(gateway: TestGateway, token: string, query: string, variables: unknown) {
  for (let time = 0; time < 2; time += 1) await answerOf(gateway, token, query, variables);
  return answerOf(gateway, token, query, variables);
}

describe('an operation of the web client or the playground', () => {
  const stack = suiteStack();
  let interpreter: TestGateway;
  let known: Record<string, unknown>;

  beforeAll(async () => {
    const { backend } = stack();
    interpreter = await startGateway(
      { url: backend.url, cableUrl: `${backend.url.replace('http', 'ws')}/cable` },
      interpreting,
    );
    const manager = await backend.as('manager');
    const order = await newOrder(manager, backend.world, { user_ids: [backend.world.people.manager] });
    await newItem(manager, order.id, { position: '1' });
    known = { programId: `${backend.world.program}`, ID: `${order.id}`, String: 'on_hold', Int: 5, Date: '2026-11-20' };
  });
  afterAll(() => interpreter.stop());

  it.each(queries)('gets the same response from compiled code: $name', async ({ text, variables }) => {
    const good = variablesFor(schema, variables, known);
    const nulls = Object.fromEntries(Object.keys(good).map((name) => [name, null]));
    const wrong = Object.fromEntries(Object.keys(good).map((name) => [name, { wrong: [1] }]));
    // Other people differ in what they may see, not in how their variables are read.
    const asked = [
      ['manager', [good, nulls, wrong, {}]],
      ['viewer', [good]],
      ['otherViewer', [good]],
    ] as const;
    for (const [person, sets] of asked) {
      const token = await stack().tokenOf(person);
      for (const given of sets) {
        // Its first runs have compiled the operation, for all variables.
        const answer = person === 'manager' && given === good ? compiledAnswerOf : answerOf;
        const compiled = await answer(stack().gateway, token, text, given);
        expect(compiled).toEqual(await answerOf(interpreter, token, text, given));
      }
    }
  });

  it('is compiled if it is a query of the web client without conditions, and otherwise never', () => {
    for (const { name, type, document } of webOperations) {
      const compiled = type === OperationTypeNode.QUERY && !/@(include|skip)\b/.test(print(document));
      expect([name, isCompilable(document)]).toEqual([name, compiled]);
      if (compiled) expect(isCompiledQuery(compileQuery(schema, document))).toBe(true);
    }
  });
});

describe('a backend that fails in part, or responds oddly', () => {
  let api: StubApi;
  let compiler: TestGateway;
  let interpreter: TestGateway;
  let token: string;
  beforeAll(async () => {
    api = await startStubApi();
    const settings = { upstream: { retries: 0, breakerFailures: 1_000_000 }, shared: { freshMs: 0, staleMs: 0 } };
    compiler = await startGateway(api, { settings });
    interpreter = await startGateway(api, { settings: { ...settings, ...interpreting.settings } });
    token = api.sessions.issue();
  });
  afterAll(async () => {
    await compiler.stop();
    await interpreter.stop();
    await api.stop();
  });
  beforeEach(() => fillOrders(api, 4));

  const answers: Array<[what: string, path: string, answer: StubAnswer]> = [
    ['vendors with 500', 'vendors', { status: 500, body: { error: 'Broken' } }],
    ['vendors with 403', 'vendors', { status: 403, body: { error: 'No' } }],
    ['orders with 429', 'purchase_orders', { status: 429, headers: { 'retry-after': '3' }, body: { error: 'Slow' } }],
    ['orders with 401', 'purchase_orders', { status: 401, body: { error: 'Who?' } }],
    ['orders with a page of HTML', 'purchase_orders', { body: '<html>' }],
    ['orders with something else than a list', 'purchase_orders', { body: { data: { id: 1 } } }],
    [
      'vendors with something else than names',
      'vendors',
      {
        body: {
          data: [
            { id: 101, name: { x: 1 } },
            { id: 102, name: null },
          ],
        },
      },
    ],
    ['end users without an id', 'end_users', { body: { data: [{ label: 'Nobody' }] } }],
    [
      'groups with a number for a name',
      'groups',
      { body: { data: [1, 2, 3, 4].map((id) => ({ id: 300 + id, name: id })) } },
    ],
    ['users without names', 'users', { body: { data: [{ id: 401 }, { id: 500, first_name: 7 }] } }],
    ['statuses with 503', 'purchase_orders/statuses', { status: 503, body: {} }],
  ];
  const rows: Array<[what: string, row: Record<string, unknown>]> = [
    ['a date that is none', { order_date: '2026-02-30' }],
    ['a number for a date', { order_date: 20_261_120 }],
    ['no number', { order_number: null }],
    ['no id of its own', { id: null }],
    ['users that are no list', { user_ids: 'nobody' }],
    ['an ability that is none', { abilities: [null, { action: 'update' }] }],
    ['a text for the comments', { comments_info: [{ comments_count: 'many' }] }],
    ['a status that is none', { status: 7 }],
  ];
  const broken = [
    ...answers,
    ...rows.map(([what, row]): (typeof answers)[number] => [
      `an order with ${what}`,
      'purchase_orders',
      { body: { data: [orderRow(1), { ...orderRow(2), ...row }], meta: { page: 1, pages: 1, count: 2 } } },
    ]),
  ];

  it.each(broken)('(%s) yields the same data and errors with compiled code', async (_what, path, answer) => {
    let failing = false;
    api.on('GET', path, () => (failing ? answer : undefined));
    // Compiled while the backend works.
    await compiledAnswerOf(compiler, token, ORDER_LIST, {});
    failing = true;
    const compiled = await answerOf(compiler, token, ORDER_LIST, {});
    expect(compiled).toEqual(await answerOf(interpreter, token, ORDER_LIST, {}));
    failing = false;
  });

  it('is not called again to report its errors', async () => {
    await compiledAnswerOf(compiler, token, ORDER_LIST, {});
    let failing = true;
    api.on('GET', 'vendors', () => (failing ? { status: 403, body: { error: 'No' } } : undefined));
    api.calls.length = 0;
    await answerOf(compiler, token, ORDER_LIST, {});
    failing = false;
    expect(api.count('purchase_orders')).toBe(1);
    expect(api.count('vendors')).toBe(1);
  });
});

describe('a document that could inject its text into code', () => {
  const mark = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
  const hostile = `{ vendors(search: "${mark}globalThis.stolen='everything'") { meta { page } } }`;
  const stolen = () => Reflect.get(globalThis, 'stolen');
  beforeEach(() => void Reflect.deleteProperty(globalThis, 'stolen'));

  it('runs without becoming code', async () => {
    const api = await startStubApi();
    const gateway = await startGateway(api);
    api.rows['vendors'] = [{ id: 1, name: 'Acme' }];
    const token = api.sessions.issue();
    const answer = await compiledAnswerOf(gateway, token, hostile, {});
    expect(answer).toMatchObject({ status: 200, errors: [] });
    expect(api.calls.at(-1)?.query['search']).toBe(`${mark}globalThis.stolen='everything'`);
    expect(stolen()).toBeUndefined();
    await gateway.stop();
    await api.stop();
  });

  it('would run as code without that protection', async () => {
    const compiled = compileQuery(schema, parse(hostile));
    if (!isCompiledQuery(compiled)) throw new Error('graphql-jit refuses it by now; compilable.ts may say so');
    await compiled.query(null, { vendors: { summaryPage: async () => null } }, {});
    expect(stolen()).toBe('everything');
  });

  it.each([
    ['a string', '{ vendors(search: "x") { meta { page } } }'],
    ['a string for a default', 'query($s: String = "x") { vendors(search: $s) { meta { page } } }'],
    ['a block string', '{ vendors(search: """x""") { meta { page } } }'],
    ['a directive', 'query($x: Boolean!) { vendors @include(if: $x) { meta { page } } }'],
    ['an alias that is no field', '{ __proto__: vendors { meta { page } } }'],
    ['aliases whose paths could meet', '{ a_b: vendors { c: meta { page } } a: vendors { b_c: meta { page } } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['a mutation', 'mutation { signOut { ended } }'],
    ['a subscription', 'subscription { recordChanged { id } }'],
  ])('(%s) is left to graphql-js', (_what, query) => {
    expect(isCompilable(parse(query))).toBe(false);
  });
});
