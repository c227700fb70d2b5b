import { once } from 'node:events';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { admitted, nextFrame, send } from '../support/graphqlSocket.ts';
import { until } from '../support/processes.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { ownGateway, suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
const weak = await startGateway(api, {
  settings: { protections: { documents: false, csrf: false, origins: false, strictHttp: false } },
});
afterAll(() => weak.stop());

/** Returns the first error of a document over a socket, or null if it ran. */
function overSocket(
  to: TestGateway,
  query: string,
): Promise<{ message: string; extensions?: { code?: string } } | null> {
  const client = to.live({ token });
  const { promise, resolve, reject } = Promise.withResolvers<{
    message: string;
    extensions?: { code?: string };
  } | null>();
  client.subscribe<unknown>(
    { query },
    {
      next: ({ errors }) => resolve(errors?.[0] ? { message: errors[0].message } : null),
      error: (problem) => (Array.isArray(problem) ? resolve(problem[0]) : reject(problem)),
      complete: () => resolve(null),
    },
  );
  return promise.finally(() => client.dispose());
}

/** Returns a document with `levels` nested fields. */
const nested = (levels: number) =>
  `{ __schema { types { fields { type ${'{ ofType '.repeat(levels - 5)}{ name }${' }'.repeat(levels - 5)} } } } }`;
const fragments = Array.from({ length: 20 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
  ' ',
);
const hostile: Array<[what: string, query: string, code: string]> = [
  ['30,000 fields', `{ ${'__typename '.repeat(30_000)} }`, 'GRAPHQL_PARSE_FAILED'],
  ['2,001 tokens', `{ ${'__typename '.repeat(2000)} }`, 'GRAPHQL_PARSE_FAILED'],
  [
    'a string of 900 KB',
    `{ purchaseOrders(programId: 1, search: "${'x'.repeat(900_000)}") { meta { page } } }`,
    'GRAPHQL_PARSE_FAILED',
  ],
  ['401 fields', `{ ${'__typename '.repeat(401)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  [
    '31 aliases of __typename',
    `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    '31 aliases behind fragments',
    `{ a: viewer { ...V } b: viewer { ...V } } fragment V on Viewer { ${Array.from({ length: 15 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['17 levels', nested(17), 'GRAPHQL_VALIDATION_FAILED'],
  ['13 directives', `{ ${'__typename @include(if: true) '.repeat(13)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'fragments that double 20 times',
    `{ ...F0 } ${fragments} fragment F20 on Query { __typename }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a circle of fragments',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'two sign-ins',
    'mutation { a: signIn(input: {login: "a", password: "b"}) { token } b: signIn(input: {login: "a", password: "c"}) { token } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
];

describe('a document over the limits', () => {
  it.each(hostile)('(%s) is rejected in the same way over HTTP and over a socket', async (_what, query, code) => {
    api.calls.length = 0;
    const answer = await gateway.ask(query, {}, { token });
    expect(answer.errors[0]?.extensions.code).toBe(code);
    expect((await overSocket(gateway, query))?.extensions?.code).toBe(code);
    expect(api.calls.filter((call) => call.path !== 'profile')).toEqual([]);
  });

  it.each(['401 fields', '31 aliases of __typename', '17 levels', '13 directives'])(
    '(%s) runs if the limits are off',
    async (what) => {
      const query = hostile.find(([name]) => name === what)?.[1] ?? '';
      expect((await weak.ask(query, {}, { token })).errors).toEqual([]);
      expect(await overSocket(weak, query)).toBeNull();
    },
  );

  it('does not include the standard introspection query', async () => {
    expect((await gateway.ask(getIntrospectionQuery(), {}, { token })).errors).toEqual([]);
  });
});

describe('an unusual request', () => {
  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    gateway.fetch('/graphql', { method: 'POST', body, headers }, { token });

  it('is rejected as a batch', async () => {
    expect((await post('[{"query":"{__typename}"},{"query":"{__typename}"}]')).status).toBe(400);
  });

  it("is rejected if it is larger than 1 MiB, in GraphQL's shape", async () => {
    const response = await post(JSON.stringify({ query: '{ __typename }', variables: { x: 'y'.repeat(1_100_000) } }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });

  it('is rejected if a search is longer than a URL can be', async () => {
    const query = 'query($s: String) { purchaseOrders(programId: 1, search: $s) { meta { page } } }';
    const answer = await gateway.ask(query, { s: 'x'.repeat(20_000) }, { token });
    expect(answer.errors[0]?.extensions.code).toBe('TOO_LARGE');
  });

  it.each(['search: $s', 'filter: { orderNumber: $s }'])('is rejected for half of a character: %s', async (place) => {
    const query = `query($s: String) { purchaseOrders(programId: 1, ${place}) { meta { page } } }`;
    const answer = await gateway.ask(query, { s: 'a\ud800b' }, { token });
    expect(answer.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each(['a b', 'k'.repeat(256), 'é', ''])('is rejected for an invalid idempotency key: %j', async (key) => {
    api.calls.length = 0;
    const headers = { 'idempotency-key': key };
    const answer = await gateway.ask('mutation { signOut { ended } }', {}, { token, headers });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([
      { message: expect.stringContaining('1 to 255 visible'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const file = await gateway.fetch(
      '/files/users/1/picture',
      { method: 'PUT', body: new FormData(), headers },
      { token },
    );
    expect(file.status).toBe(400);
    expect(await file.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(api.calls).toEqual([]);
  });

  it('is rejected with more than 100 headers, over HTTP and as a socket', async () => {
    const headers = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`x-${n}`, '1']));
    // Some versions of Node.js reject these themselves, without a body.
    expect((await gateway.fetch('/healthz', { headers })).status).toBe(431);
    expect((await gateway.fetch('/graphql', { method: 'POST', headers })).status).toBe(431);
    const socket = gateway.socket({ headers });
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(431);
    socket.on('error', () => {});
    socket.terminate();
  });

  it('is rejected as a subscription without a socket', async () => {
    const answer = await gateway.ask('subscription { recordChanged { id } }', {}, { token });
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(answer.errors[0]?.message).toMatch(/need a websocket/);
    expect(gateway.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('is rejected if it is not JSON, without an HTML page or a stack', async () => {
    const response = await post('{"query": ');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: 'The request cannot be read', extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('runs as usual if it offers another protocol', async () => {
    const body = '{"query":"{ __typename }"}';
    const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    const headers = { 'content-type': 'application/json', 'content-length': `${body.length}`, ...offer };
    const first = async (to: TestGateway) => {
      const request = rawRequest(to.url, 'POST', '/graphql', headers);
      request.write(body);
      const [answer] = await once(request.socket, 'data');
      request.socket.destroy();
      return String(answer);
    };
    expect(await first(gateway)).toMatch(/^HTTP\/1\.1 200 .*"__typename":"Query"/s);
    // Treated as an upgrade, as Node.js does by default, it does not.
    expect(await first(weak)).not.toMatch(/^HTTP\/1\.1 200 /);
  });

  it('times out if its body does not arrive', async () => {
    const impatient = await ownGateway(api, { settings: { requests: { bodyMs: 50 } } });
    const body = '{"query":"{ __typename }"}';
    const headers = { 'content-type': 'application/json', 'content-length': `${body.length}`, connection: 'close' };
    const [slow, late] = [impatient, gateway].map(({ url }) => rawRequest(url, 'POST', '/graphql', headers));
    for (const request of [slow, late]) request?.write(body.slice(0, 8));
    expect(await slow?.answer()).toMatch(/^HTTP\/1\.1 408 .*took too long/s);
    expect((await impatient.ask('{ __typename }', {}, { token })).errors).toEqual([]);
    // Just as late, it is read if the limit is longer.
    late?.write(body.slice(8));
    expect(await late?.answer()).toMatch(/^HTTP\/1\.1 200 .*"__typename":"Query"/s);
  });

  it('times out for reports of errors, too, and logs it as one line with the id of the request', async () => {
    const impatient = await ownGateway(api, { settings: { requests: { bodyMs: 50 } } });
    const printed = vi.spyOn(process.stderr, 'write');
    onTestFinished(() => printed.mockRestore());
    const headers = { 'content-type': 'application/json', 'content-length': '100', connection: 'close' };
    const slow = rawRequest(impatient.url, 'POST', '/log/errors', { ...headers, 'x-request-id': 'stalled-1' });
    slow.write('{"message": ');
    expect(await slow.answer()).toMatch(/^HTTP\/1\.1 408 .*took too long/s);
    await until('it is logged', () => impatient.logged.some((line) => line.includes('/log/errors')));
    for (const line of impatient.logged) expect(JSON.parse(line)).toEqual(expect.any(Object));
    const lines = impatient.logged.map((line) => JSON.parse(line)).filter(({ path }) => path === '/log/errors');
    expect(lines).toMatchObject([{ requestId: 'stalled-1', status: 408 }]);
    expect(printed).not.toHaveBeenCalled();
  });

  it.each([
    ['a mutation by GET', 'GET', '/graphql?query=mutation%7BsignOut%7Bended%7D%7D', {}],
    ['a query by GET without a header that pages cannot send', 'GET', '/graphql?query=%7B__typename%7D', {}],
    ['plain text', 'POST', '/graphql', { 'content-type': 'text/plain' }],
    ['a form', 'POST', '/graphql', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['multipart', 'POST', '/graphql', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('cannot be forged by another site: %s', async (_what, method, path, headers) => {
    api.calls.length = 0;
    const cookie = api.sessions.issue();
    const body = method === 'POST' ? '{"query":"mutation { signOut { ended } }"}' : undefined;
    const response = await gateway.fetch(path, { method, body, headers: { accept: '*/*', ...headers } }, { cookie });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(api.calls).toEqual([]);
  });

  it('by GET runs if that protection is off', async () => {
    const response = await weak.fetch('/graphql?query=%7B__typename%7D', {}, { token });
    expect(await response.json()).toMatchObject({ data: { __typename: 'Query' } });
  });

  it('with invalid variables gets BAD_USER_INPUT, over a socket too', async () => {
    const query = 'query($id: ID!) { vendor(id: $id) { id } }';
    expect((await gateway.ask(query, {}, { token })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const client = gateway.live({ token });
    const answers = client.iterate({ query, variables: {} });
    const { value } = await answers.next();
    expect(value?.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    await client.dispose();
  });

  it('with more invalid keys in a variable than are counted still gets BAD_USER_INPUT, and no line in the log', async () => {
    const query =
      'query($filter: PurchaseOrderFilter) { purchaseOrders(programId: 1, filter: $filter) { meta { count } } }';
    const filter = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`wrong${n}`, n]));
    const { errors } = await gateway.ask(query, { filter }, { token });
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
    const client = gateway.live({ token });
    const { value } = await client.iterate({ query, variables: { filter } }).next();
    expect(new Set(value?.errors?.map((error: { extensions?: { code?: string } }) => error.extensions?.code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
    await client.dispose();
    expect(gateway.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('that names none of several operations over a socket gets BAD_USER_INPUT, and no line in the log', async () => {
    const socket = await admitted(gateway, token);
    const query = 'query A { __typename } query B { __typename }';
    send(socket, { type: 'subscribe', id: 'a', payload: { query } });
    expect(await nextFrame(socket, 'error')).toMatchObject({ payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    send(socket, { type: 'subscribe', id: 'b', payload: { query, operationName: 'C' } });
    expect(await nextFrame(socket, 'error')).toMatchObject({ payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    send(socket, { type: 'subscribe', id: 'c', payload: { query, operationName: 'B' } });
    expect(await nextFrame(socket, 'next')).toMatchObject({ payload: { data: { __typename: 'Query' } } });
    expect(gateway.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
    socket.close();
  });
});
