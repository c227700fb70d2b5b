/** Attacks on the gateway itself: by documents, password guesses and JSON. */

import { afterAll, describe, expect, it } from 'vitest';
import { type Asked, startGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
const weak = await startGateway(api, { settings: { protections: { documents: false } } });
afterAll(() => weak.stop());
fillOrders(api, 2);

const codes = ({ errors }: Asked) => errors.map((error) => error.extensions.code);
const post = (body: string, to = gateway) =>
  to.fetch('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } }, { token });
const lives = async () => expect((await gateway.fetch('/healthz')).status).toBe(200);

describe('a hostile document', () => {
  const documents: Array<[what: string, document: string]> = [
    ['5,000 levels', `{ ${'me{'.repeat(5000)}${'}'.repeat(5000)} }`],
    ['20,000 inline fragments', `{ ${`${'...{'.repeat(100)}__typename${'}'.repeat(100)} `.repeat(200)} }`],
    ['5,000 directives', `{ __typename ${'@a '.repeat(5000)} }`],
    ['1,000 small operations', Array.from({ length: 1000 }, (_, n) => `query q${n} { __typename }`).join(' ')],
    ['a block string without end', `{ a(b: """${'x'.repeat(50_000)}`],
    ['100 variables of one name', `query(${'$a: Int '.repeat(100)}) { __typename }`],
  ];

  it.each(documents)('of %s is rejected without a call to the backend', async (_what, query) => {
    const answer = await gateway.ask(query, {}, { token });
    expect(codes(answer)[0]).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$|^BAD_USER_INPUT$/);
    const strict = await gateway.fetch(
      '/graphql',
      {
        method: 'POST',
        body: JSON.stringify({ query }),
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      },
      { token },
    );
    expect(strict.status).toBe(400);
    expect(api.calls).toEqual([]);
    await lives();
  });

  it.each([
    [
      '31 aliases',
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}:__typename`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['13 directives', `{ ${'__typename @include(if:true) '.repeat(13)} }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['100,000 rows', '{ purchaseOrders(programId:1,items:100000){meta{page}} }', 'BAD_USER_INPUT'],
    ['500 words of 2,001', `{ ${'__typename '.repeat(1000)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  ])('is rejected by GET, too: %s', async (_what, query, code) => {
    const headers = { 'apollo-require-preflight': '1', accept: 'application/graphql-response+json' };
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const response = await gateway.fetch(path, { headers }, { token });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as Asked; // GraphQL's own shape
    expect(errors[0]?.extensions.code).toBe(code);
  });

  it.each([
    ['20,000 inline fragments', documents[1]?.[1] ?? ''],
    ['31 aliases', `{ ${Array.from({ length: 31 }, (_, n) => `a${n}:__typename`).join(' ')} }`],
    ['13 directives', `{ ${'__typename @include(if:true) '.repeat(13)} }`],
  ])('of %s would run without the limits', async (_what, query) => {
    expect(codes(await weak.ask(query, {}, { token }))).toEqual([]);
  });

  it('by GET is limited by the length of a URL', async () => {
    const path = `/graphql?query=${'x'.repeat(20_000)}`;
    expect((await gateway.fetch(path, { headers: { 'apollo-require-preflight': '1' } }, { token })).status).toBe(431);
    await lives();
  });
});

describe('guessing passwords in bulk', () => {
  const guesses = (count: number) =>
    `mutation { ${Array.from({ length: count }, (_, n) => `a${n}: signIn(input: { login: "ada@lading.example", password: "${n}" }) { token errors { message } }`).join(' ')} }`;
  const tries = () => api.count('login', 'POST');

  it('tries at most one per operation, for any caller', async () => {
    for (const who of [{}, { token }, { cookie: token }]) {
      for (const count of [2, 30, 50]) await gateway.ask(guesses(count), {}, who);
      const behind =
        'mutation { ...A ...B } fragment A on Mutation { signIn(input: { login: "a", password: "b" }) { token } }';
      await gateway.ask(
        `${behind} fragment B on Mutation { b: signIn(input: { login: "a", password: "c" }) { token } }`,
        {},
        who,
      );
    }
    expect(tries()).toBe(0);
    await gateway.ask(guesses(1));
    expect(tries()).toBe(1);
  });

  it('tries none in a batch', async () => {
    const one = JSON.stringify({ query: guesses(1) });
    expect((await post(`[${one},${one}]`)).status).toBe(400);
    expect(tries()).toBe(0);
  });

  it('would try all of them without the limits', async () => {
    await weak.ask(guesses(5), {}, { token });
    expect(tries()).toBe(5);
  });
});

describe('odd JSON', () => {
  const broken = [
    ...['', ' ', '{', '}', '[', '[1', '[1,', '[,1]', '[1,,2]', '["x"', '["x', '[1 true]', '{"a"', '{"a":', '{"a":1,}'],
    ...[
      "{'a':1}",
      '{a:1}',
      '{"a" 1}',
      '{"a":1 "b":2}',
      '{,}',
      '{"a":1}}',
      '[1]]',
      '[+1]',
      '[01]',
      '[1.]',
      '[.5]',
      '[1e]',
    ],
    ...['[1e+]', '[0x1]', '[NaN]', '[Infinity]', '[-]', '[- 1]', '[tru]', '[True]', '[nul]', '["\\x"]', '["\\u12"]'],
    ...['["\t"]', '["\n"]', '["\u0000"]', '[/**/]', '[1]//', '#', 'undefined', '\u2060[1]', '["\\ud800\\u"]', '<a/>'],
  ];

  it.each(broken)('that is invalid is rejected: %j', async (variables) => {
    const response = await post(`{"query":"{ __typename }","variables":${variables}}`);
    if (variables.trim() !== '' || response.status !== 400) expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it.each(['[]', '1', '"x"', 'true', '[{}]', '[[]]'])(
    'as variables that are not an object causes no server error: %s',
    async (variables) => {
      const response = await post(`{"query":"{ __typename }","variables":${variables}}`);
      expect(response.status).toBeLessThan(500);
    },
  );

  it.each([
    '1',
    '"x"',
    'null',
    '[]',
    '{}',
    '{"query":1}',
    '{"query":{}}',
    '{"query":["a"]}',
    '{"query":null}',
    '{"query":""}',
  ])('as a body that is not a request is rejected: %s', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('nested 100,000 levels deep breaks nothing', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const query = 'query($ids: [ID!]) { purchaseOrders(programId: 1, filter: { vendorIds: $ids }) { meta { page } } }';
    const response = await post(JSON.stringify({ query }).replace('}', `,"variables":{"ids":${deep}}}`));
    expect(response.status).toBeLessThan(500);
    const body = `{"query":"query($ids:[ID!]){purchaseOrders(programId:1,filter:{vendorIds:$ids}){meta{page}}}","variables":{"ids":${deep}}}`;
    expect((await post(body)).status).toBeLessThan(500);
    await lives();
  });

  it('with the names of a prototype pollutes nothing', async () => {
    const body = `{"query":"query($a: Int) { __typename }","variables":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"polluted":1}}`;
    expect((await post(body)).status).toBe(200);
    api.on('GET', 'profile', (call, { response }) => {
      const odd = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1';
      const body = JSON.stringify(api.sessions.answer(call)?.body).replaceAll(':{', `:{${odd},`);
      response.setHeader('content-type', 'application/json').end(`{${odd},${body.slice(1)}`);
      return undefined;
    });
    const answer = await gateway.ask('{ viewer { profile { id } } }', {}, { token });
    expect(answer.data).toEqual({ viewer: { profile: { id: '1' } } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    api.on('GET', 'profile', () => undefined);
  });

  it('text arrives as it was sent, in both directions', async () => {
    const naughty = [
      '\ud800',
      'é\u0301',
      '\u202eabc',
      '\u200b',
      '\ufeff',
      "' OR 1=1 --",
      '<script>',
      '{{7*7}}',
      '%00%0a',
      '\\u0000',
    ];
    for (const message of [...naughty, '\u0000', '\r\n', '🇰🇪👩‍🚀', 'null', '1e309', '__proto__', 'ﷺ'.repeat(100)]) {
      api.calls.length = 0;
      api.on('POST', 'purchase_orders/1/comments', ({ body }) => ({
        status: 422,
        body: { errors: { base: [(body as { comment: { message: string } }).comment.message] } },
      }));
      const query =
        'mutation($m: String!) { createComment(input: { type: PURCHASE_ORDER, id: 1, message: $m }) { errors { message } } }';
      const { data } = await gateway.ask(query, { m: message }, { token });
      expect(api.calls[0]?.body).toMatchObject({ comment: { message } });
      expect(data).toEqual({ createComment: { errors: [{ message }] } });
    }
  });

  it('with an integer that JavaScript would round is rejected; as text it is exact', async () => {
    const query = 'query($id: ID!) { purchaseOrder(id: $id) { id } }';
    const rounded = await post(`{"query":"${query}","variables":{"id":9007199254740993}}`);
    expect(await rounded.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    await gateway.ask(query, { id: '9007199254740993' }, { token });
    await gateway.ask('{ purchaseOrder(id: 9007199254740993) { id } }', {}, { token });
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['purchase_orders/9007199254740993']));
  });
});
