import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownStub } from '../support/stubbed.ts';

let api: StubApi;
let gateway: TestGateway;
let token: string;

beforeEach(async () => {
  const upstream = { retries: 0, breakerFailures: 2, breakerSoonestProbeMs: 600_000, breakerProbeMs: 600_000 };
  ({ api, gateway, token } = await ownStub({ settings: { sockets: { total: 1 }, upstream } }));
  fillOrders(api, 2);
});

/** Returns the metrics by name and labels, without our prefix. */
async function figures(): Promise<Record<string, number>> {
  const lines = (await gateway.metrics.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end).replace('lading_gateway_', ''), Number(line.slice(end + 1))];
    }),
  );
}

it('metrics count requests, their upstream calls and their outcomes', async () => {
  await gateway.ask('{ purchaseOrder(id: 1) { id vendor { name } } }', {}, { token });
  await gateway.ask('{ purchaseOrder(id: 99) { id } }', {}, { token });
  await gateway.ask('{ viewer { profile { id } } }', {}, { cookie: api.sessions.issue(1, -5) });
  const now = await figures();
  expect(now).toMatchObject({
    'request_seconds_count{status="200"}': 3,
    'upstream_calls_total{route="purchase_orders/:id",outcome="ok"}': 1,
    'upstream_calls_total{route="purchase_orders/:id",outcome="NOT_FOUND"}': 1,
    'upstream_attempts_total{route="purchase_orders/:id"}': 2,
    'upstream_running{route="purchase_orders/:id"}': 0,
    'refreshes_total{outcome="renewed"}': 1,
    breaker_open: 0,
    requests_running: 0,
  });
  expect(now['process_resident_memory_bytes']).toBeGreaterThan(10e6);
  expect(now['process_open_fds']).toBeGreaterThan(3);
  expect(now['nodejs_eventloop_lag_p99_seconds']).toBeGreaterThanOrEqual(0);
});

it('metrics count listeners, and sockets that were rejected because there were too many', async () => {
  const client = gateway.live({ token });
  client.subscribe({ query: 'subscription { recordChanged { id } }' }, { next() {}, error() {}, complete() {} });
  await until('it listens', async () => (await figures())['subscription_sources'] === 1);
  expect(await figures()).toMatchObject({ sockets: 1, cables: 1, queued_events: 0 });
  const second = gateway.socket();
  const status = await new Promise((resolve) => {
    second.once('unexpected-response', (_request, response) =>
      resolve([response.statusCode, response.headers['retry-after']]),
    );
  });
  second.on('error', () => {}).terminate();
  expect(status).toEqual([503, '10']);
  expect(await figures()).toMatchObject({ 'shed_total{what="socket"}': 1 });
  await client.dispose();
  await until('nothing listens', async () => (await figures())['sockets'] === 0);
});

it('metrics report that the breaker is open, and contain no token', async () => {
  api.on('GET', 'profile', () => ({ status: 503, body: {} }));
  for (let call = 0; call < 3; call += 1) await gateway.ask('{ viewer { profile { id } } }', {}, { token });
  const now = await figures();
  expect(now).toMatchObject({
    breaker_open: 1,
    'upstream_calls_total{route="profile",outcome="UPSTREAM_UNAVAILABLE"}': 3,
  });
  expect(Object.keys(now).join()).not.toContain(token);
});
