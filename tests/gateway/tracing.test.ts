import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { freePort } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

/** The parts of a span in OTLP's JSON that are checked here. */
interface Span {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  kind: number;
  attributes: Array<{ key: string; value: { stringValue?: string; intValue?: number } }>;
}

const SERVER = 2;
const CLIENT = 3;
const spans: Span[] = [];
const paths = new Set<string>();
const collector = createServer(async (request, response) => {
  paths.add(`${request.method} ${request.url}`);
  const batch = (await json(request)) as { resourceSpans: Array<{ scopeSpans: Array<{ spans: Span[] }> }> };
  spans.push(...batch.resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)));
  response.setHeader('content-type', 'application/json').end('{}');
});
let api: StubApi;

beforeAll(async () => {
  api = await startStubApi();
  fillOrders(api, 2);
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  collector.close();
  await api.stop();
});

it('a request and its upstream calls are one trace, without documents and tokens', async () => {
  const { port } = collector.address() as AddressInfo; // it listens on TCP
  const gateway = await startGateway(api, { config: { traceEndpoint: `http://127.0.0.1:${port}` } });
  const token = api.sessions.issue();
  const query = 'query OneOrder { purchaseOrder(id: 1) { id vendor { name } } }';
  const { errors } = await gateway.ask(query, {}, { token, headers: { 'x-request-id': 'traced-1' } });
  expect(errors).toEqual([]);
  await gateway.stop();

  expect([...paths]).toEqual(['POST /v1/traces']);
  const [request] = spans.filter(({ kind }) => kind === SERVER);
  expect(request?.name).toBe('POST /graphql OneOrder');
  expect(attributes(request)).toMatchObject({
    'http.response.status_code': 200,
    'graphql.operation.name': 'OneOrder',
    'lading.request_id': 'traced-1',
  });
  const calls = spans.filter(({ kind }) => kind === CLIENT);
  expect(calls.map(({ name }) => name)).toEqual(['GET purchase_orders/:id', 'GET vendors']);
  for (const call of calls) expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(JSON.stringify(spans)).not.toContain(token);
  expect(JSON.stringify(spans)).not.toContain('name }');
});

it('the gateway logs that no collector accepts its spans, and responds all the same', async () => {
  const gateway = await startGateway(api, { config: { traceEndpoint: `http://127.0.0.1:${await freePort()}` } });
  const { errors } = await gateway.ask('{ purchaseOrder(id: 1) { id } }', {}, { token: api.sessions.issue() });
  expect(errors).toEqual([]);
  await gateway.stop();
  expect(gateway.logged.join('')).toContain('tracing: ');
});

const attributes = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
