import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overloadControl } from '../../gateway/overload.ts';
import { defaults } from '../../gateway/settings.ts';
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

/** A gateway with two requests that wait for the backend until they are let go. */
async function withTwoWaiting(mostRunning: number, test: (gateway: TestGateway) => Promise<void>): Promise<void> {
  const gateway = await startGateway(api, { settings: { overload: { mostRunning, reserve: 1, adjustMs: 60_000 } } });
  const held = Promise.withResolvers<void>();
  api.on('GET', 'profile', async () => {
    await held.promise;
    return undefined; // and goes on as always
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

describe('a gateway with as many requests as it can take', () => {
  it('refuses the next at once and says when to come again', () =>
    withTwoWaiting(2, async (gateway) => {
      const { status, headers, errors } = await gateway.ask(ONE_ORDER, {}, { token: api.sessions.issue() });
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
      expect(await gateway.metrics.metrics()).toContain('lading_gateway_shed_total{what="request"} 1');
    }));

  it('keeps room for signing in and for health', () =>
    withTwoWaiting(2, async (gateway) => {
      expect((await gateway.ask(SIGN_IN)).status).not.toBe(503);
      expect((await gateway.fetch('/healthz')).status).toBe(200);
    }));

  it('takes it where there is room', () =>
    withTwoWaiting(3, async (gateway) => {
      expect((await gateway.ask(ONE_ORDER, {}, { token: api.sessions.issue() })).status).toBe(200);
    }));
});

describe('how much is taken at a time', () => {
  const settings = { ...defaults.overload, mostRunning: 100, leastRunning: 10, lateMs: 40, adjustMs: 60_000 };
  const control = () =>
    overloadControl(
      settings,
      () => true,
      () => {},
    );

  it('falls while the event loop stays late, but never below the least', () => {
    const overload = control();
    overload.adjust(200);
    expect(overload.limit()).toBe(100);
    overload.adjust(200);
    expect(overload.limit()).toBe(10);
    overload.stop();
  });

  it('stays where the loop is on time and nothing more was asked', () => {
    const overload = control();
    overload.adjust(200);
    overload.adjust(200);
    for (let time = 0; time < 50; time += 1) overload.adjust(5);
    expect(overload.limit()).toBe(10);
    overload.stop();
  });
});
