import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

const ONE_ORDER = '{ purchaseOrder(id: 1) { id } }';
const SIGN_IN = 'mutation { signIn(input: { login: "a@b.example", password: "x" }) { errors { code } } }';

let api: StubApi;

beforeAll(async () => {
  api = await startStubApi();
  fillOrders(api, 1);
});
afterAll(() => api.stop());

/** Runs a test on a gateway with two requests that wait for the backend until the test is over. */
async function withTwoWaiting(
  overload: SettingsPatch['overload'],
  test: (gateway: TestGateway) => Promise<void>,
): Promise<void> {
  const gateway = await startGateway(api, { settings: { overload: { reserve: 1, ...overload } } });
  const held = Promise.withResolvers<void>();
  api.on('GET', 'profile', async () => {
    await held.promise;
    return undefined; // the default response
  });
  const token = api.sessions.issue();
  const before = api.calls.length;
  const waiting = [1, 2].map(() => gateway.ask('{ viewer { profile { id } } }', {}, { token }));
  await until('both wait upstream', () => api.calls.length >= before + 2);
  try {
    await test(gateway);
  } finally {
    held.resolve();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    await gateway.stop();
  }
}

describe('a gateway with as many running requests as it allows', () => {
  it('rejects the next one at once, with the time to retry after', () =>
    withTwoWaiting({ mostRunning: 2 }, async (gateway) => {
      const { status, headers, errors } = await gateway.ask(ONE_ORDER, {}, { token: api.sessions.issue() });
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
      expect(await gateway.metrics.metrics()).toContain('lading_gateway_shed_total{what="request"} 1');
    }));

  it('logs how many it rejected, in one line per interval', () =>
    withTwoWaiting({ mostRunning: 2, logIntervalMs: 60 }, async (gateway) => {
      const token = api.sessions.issue();
      for (const { status } of await Promise.all([1, 2, 3].map(() => gateway.ask(ONE_ORDER, {}, { token }))))
        expect(status).toBe(503);
      const told = () => gateway.logged.flatMap((line) => (line.includes('got 503') ? JSON.parse(line).count : []));
      const sum = () => told().reduce((all, count) => all + count, 0);
      await until('all are told of', () => sum() === 3);
    }));

  it('keeps room for sign-ins and health checks', () =>
    withTwoWaiting({ mostRunning: 2 }, async (gateway) => {
      expect((await gateway.ask(SIGN_IN)).status).not.toBe(503);
      expect((await gateway.fetch('/healthz')).status).toBe(200);
    }));

  it('accepts the next one under a higher limit', () =>
    withTwoWaiting({ mostRunning: 3 }, async (gateway) => {
      expect((await gateway.ask(ONE_ORDER, {}, { token: api.sessions.issue() })).status).toBe(200);
    }));
});

describe('requests that wait for a slow backend', () => {
  it('block no request that is handled in time', () =>
    withTwoWaiting({ usualRunning: 1, leastRunning: 1, lateMs: 60_000 }, async (gateway) => {
      expect((await gateway.ask(ONE_ORDER, {}, { token: api.sessions.issue() })).status).toBe(200);
    }));
});

describe('more requests in one turn of the event loop than can be answered in time', () => {
  const AT_ONCE = 20;
  /** Every request of a turn except the first is late. */
  const strict = { lateMs: 0, usualRunning: 4, leastRunning: 2, regainedPerSecond: 0, reserve: 0 };

  async function withGateway(
    overload: SettingsPatch['overload'],
    test: (gateway: TestGateway) => Promise<void>,
  ): Promise<void> {
    const gateway = await startGateway(api, { settings: { overload } });
    try {
      await test(gateway);
    } finally {
      await gateway.stop();
    }
  }

  /** Sends a request on each of many connections at once; returns how many got which status. */
  async function askTogether({ url }: TestGateway): Promise<Record<string, number>> {
    const { port, hostname, host } = new URL(url);
    const body = JSON.stringify({ query: ONE_ORDER });
    const token = api.sessions.issue();
    const ask = `POST /graphql HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const connections = Array.from({ length: AT_ONCE }, () => {
      const connection = { socket: connect(Number(port), hostname), received: '' };
      connection.socket.on('data', (piece) => {
        connection.received += piece;
      });
      return connection;
    });
    const statuses = () => connections.map(({ received }) => /HTTP\/1.1 (\d+)/.exec(received)?.[1] ?? '');
    const answered = () => until('all are answered', () => !statuses().includes(''));
    // The gateway accepts new connections one by one, and would do so with their requests, too.
    for (const { socket } of connections) socket.write(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    await answered();
    for (const connection of connections) connection.received = '';
    for (const { socket } of connections) socket.write(ask);
    await answered();
    for (const { socket } of connections) socket.destroy();
    return Object.fromEntries(
      [...new Set(statuses())].map((status) => [status, statuses().filter((other) => other === status).length]),
    );
  }

  const room = async ({ metrics }: TestGateway) =>
    Number(/^lading_gateway_requests_room (\d+)$/m.exec(await metrics.metrics())?.[1]);

  it('are rejected once it is too late, and fewer are accepted from then on, but never less than the minimum', () =>
    withGateway(strict, async (gateway) => {
      const { 200: answered = 0, 503: refused = 0 } = await askTogether(gateway);
      expect(answered + refused).toBe(AT_ONCE);
      expect(answered).toBeGreaterThanOrEqual(strict.usualRunning);
      expect(refused).toBeGreaterThan(0);
      expect(await room(gateway)).toBe(strict.leastRunning);
    }));

  it('are all answered if that many may run, late or not', () =>
    withGateway({ ...strict, usualRunning: AT_ONCE }, async (gateway) => {
      expect(await askTogether(gateway)).toEqual({ 200: AT_ONCE });
      expect(await room(gateway)).toBe(AT_ONCE);
    }));

  it('are all answered if none is late', () =>
    withGateway({ ...strict, lateMs: 60_000 }, async (gateway) => {
      expect(await askTogether(gateway)).toEqual({ 200: AT_ONCE });
    }));

  it('are forgotten with time: as many as before are accepted again', () =>
    withGateway({ ...strict, regainedPerSecond: 100 }, async (gateway) => {
      expect((await askTogether(gateway))['503']).toBeGreaterThan(0);
      await until('all the room is back', async () => (await room(gateway)) === strict.usualRunning);
    }));
});
