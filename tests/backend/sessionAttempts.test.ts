/** Password guessing is slowed down, and other users are not. */
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { startBackend, suiteBackend, type TestBackend } from '../support/backend.ts';
import { freePort, until } from '../support/processes.ts';
import { describeOnRedis } from '../support/redis.ts';
import { emailOf, type Person, password } from '../support/world.ts';

/** Signs in as a user behind a gateway that sends this `X-Forwarded-For`. */
const login = (backend: TestBackend, from: string, person: Person, typed = password) =>
  backend
    .withToken(null)
    .send('post', 'login', { user: { login: emailOf(person), password: typed } }, { 'x-forwarded-for': from });
const statusOf = async (...asked: Parameters<typeof login>) => (await login(...asked)).status;

/** Sends a request many times concurrently and returns the count of each response status. */
async function atOnce(times: number, send: (index: number) => Promise<number>) {
  const counts: Record<number, number> = {};
  for (const status of await Promise.all(Array.from({ length: times }, (_, index) => send(index)))) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('guessing a password', () => {
  const backend = suiteBackend();

  // A second try needs another address: the guesses of the first one count for a quarter of an hour.
  let tries = 0;
  it('is checked only ten times, however many guesses arrive at once', async () => {
    tries += 1;
    const counts = await atOnce(60, () => statusOf(backend(), `198.51.100.${tries}`, 'viewer', 'guess'));
    // A busy machine turns some away before it looks at them.
    const { 401: checked, 429: blocked = 0, 503: busy = 0 } = counts;
    expect([checked, blocked + busy]).toEqual([10, 50]);
  });

  it('blocks the account for that address even with the right password, and for nobody else', async () => {
    const open = await backend().signIn('inventory');
    await atOnce(10, () => statusOf(backend(), '203.0.113.2', 'inventory', 'guess'));
    const refused = await login(backend(), '203.0.113.2', 'inventory');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const seconds = Number(refused.headers.get('retry-after'));
    // Out of 15 minutes that have just begun.
    expect(seconds).toBeGreaterThan(600);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await statusOf(backend(), '203.0.113.3', 'inventory')).toBe(200);
    expect(await statusOf(backend(), '203.0.113.2', 'manager')).toBe(200);
    await open.get('profile');
  });

  it('reports in each response how many attempts are left, and until when', async () => {
    const said = async (typed?: string) => {
      const { status, headers } = await login(backend(), '203.0.113.20', 'viewer', typed);
      const left = [...(headers.get('ratelimit') ?? '').matchAll(/"([\w-]+)";r=(\d+);t=\d+/g)];
      return [status, Object.fromEntries(left.map(([, name, count]) => [name, Number(count)]))];
    };
    expect(await said()).toEqual([200, { 'signIn-account': 10, 'signIn-address': 100 }]);
    expect(await said('guess')).toEqual([401, { 'signIn-account': 9, 'signIn-address': 99 }]);
    await atOnce(8, () => statusOf(backend(), '203.0.113.20', 'viewer', 'guess'));
    expect(await said('guess')).toEqual([401, { 'signIn-account': 0, 'signIn-address': 90 }]);
    expect(await said()).toEqual([429, { 'signIn-account': 0, 'signIn-address': 90 }]);
    const { headers } = await login(backend(), '203.0.113.20', 'viewer');
    expect(headers.get('ratelimit-policy')).toBe('"signIn-account";q=10;w=900, "signIn-address";q=100;w=900');
    const [, seconds] = headers.get('ratelimit')?.match(/"signIn-account";r=0;t=(\d+)/) ?? [];
    expect(headers.get('retry-after')).toBe(seconds);
  });

  it('does not include successful sign-ins, which are unlimited, even concurrently', async () => {
    expect(await atOnce(30, () => statusOf(backend(), '203.0.113.4', 'manager'))).toEqual({ 200: 30 });
  });

  it('is counted by the address that the gateway saw, whatever precedes it in the header', async () => {
    const forged = (index: number) => `198.51.100.${index}, 203.0.113.5`;
    const counts = await atOnce(20, (index) => statusOf(backend(), forged(index), 'logistics', 'guess'));
    expect(counts).toEqual({ 401: 10, 429: 10 });
  });

  it('is counted in the same way when a password is changed', async () => {
    const api = await backend().as('viewer');
    const passwords = {
      current_password: 'guess',
      new_password: 'New-2026!x',
      new_password_confirmation: 'New-2026!x',
    };
    const change = () => api.send('patch', 'profile/change_password', { user: passwords });
    expect(await atOnce(30, async () => (await change()).status)).toEqual({ 422: 10, 429: 20 });
  });
});

/** Returns an address of one customer, who owns all IPv6 addresses with the same first half. */
const ofOneCustomer = (index: number) => `2001:db8:5:7:${(index * 97).toString(16)}::${index.toString(16)}`;

describe('guessing from many addresses of one network', () => {
  const backend = suiteBackend();
  const naive = suiteBackend({ attempts: { ipv6Bits: 128 } });
  const guess = (to: TestBackend, from: string) => statusOf(to, from, 'viewer', 'guess');

  it('counts as guessing from one address', async () => {
    expect(await atOnce(40, (index) => guess(backend(), ofOneCustomer(index)))).toEqual({ 401: 10, 429: 30 });
    expect(await guess(backend(), '2001:db8:5:8::1')).toBe(401);
  });

  it('would be unlimited if each address counted separately', async () => {
    expect(await atOnce(40, (index) => guess(naive(), ofOneCustomer(index)))).toEqual({ 401: 40 });
  });

  it('counts as guessing from one address, however the address is written', async () => {
    const ways = ['::ffff:203.0.113.90', '203.0.113.90', '::ffff:cb00:715a', '0:0:0:0:0:FFFF:CB00:715A'];
    const counts = await atOnce(20, (index) => guess(backend(), ways[index % ways.length] ?? ''));
    expect(counts).toEqual({ 401: 10, 429: 10 });
  });
});

describe('guessing with other limits', () => {
  const waitSeconds = 3;
  const backend = suiteBackend({ attempts: { perAccountAndAddress: 2, perAddress: 5, waitSeconds } });
  const guess = (from: string, person: Person) => statusOf(backend(), from, person, 'guess');

  it('blocks the whole address after attempts on many accounts', async () => {
    const people: Person[] = ['viewer', 'manager', 'logistics', 'inventory', 'procurement'];
    for (const person of people) expect(await guess('203.0.113.6', person)).toBe(401);
    expect(await statusOf(backend(), '203.0.113.6', 'admin')).toBe(429);
    expect(await statusOf(backend(), '203.0.113.7', 'admin')).toBe(200);
  });

  it('doubles the wait each time', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const first = await until('the wait is over', async () => {
        const status = await guess('203.0.113.8', 'viewer');
        return status !== 429 && status;
      });
      expect([first, await guess('203.0.113.8', 'viewer')]).toEqual([401, 401]);
      const { headers } = await login(backend(), '203.0.113.8', 'viewer');
      waits.push(Number(headers.get('retry-after')));
    }
    const [first = 0, second = 0] = waits;
    expect([first > 0, first <= waitSeconds]).toEqual([true, true]);
    expect([second > waitSeconds, second <= 2 * waitSeconds]).toEqual([true, true]);
  });
});

describe('proxies that the backend trusts', () => {
  const counted = async (TRUST_PROXY: string, from: (index: number) => string) => {
    const backend = await startBackend({ env: { TRUST_PROXY } });
    const counts = await atOnce(12, (index) => statusOf(backend, from(index), 'viewer', 'guess'));
    await backend.stop();
    return counts;
  };
  const behind = (index: number) => `198.51.100.${index}, 203.0.113.9`;

  it('are the configured ones, besides this machine', async () => {
    expect(await counted('192.0.2.1, 203.0.113.0/24', behind)).toEqual({ 401: 12 });
    expect(await counted('192.0.2.1', behind)).toEqual({ 401: 10, 429: 2 });
  });

  it.each(['true', 'gateway', '10.0.0.0/33', '192.0.2.1, *'])(
    'cannot be configured as %s, which is rejected at startup',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY');
    },
  );

  it('are this machine only if a number counts the proxies in front of the gateway', async () => {
    expect(await counted('2', behind)).toEqual({ 401: 10, 429: 2 });
  });
});

describeOnRedis('guessing at several processes', (server) => {
  const opened: TestBackend[] = [];
  const start = async (from: string) => {
    const backend = await startBackend({ env: { REDIS_URL: server().url } });
    opened.push(backend);
    const redis = new Redis(server().url);
    await until('it counts in Redis', async () => {
      await statusOf(backend, from, 'admin', 'guess');
      return (await redis.keys(`*${from}`)).length > 0;
    });
    redis.disconnect();
    return backend;
  };

  it('is counted across all processes, and per process while Redis is unavailable', async () => {
    const [one, other] = [await start('203.0.113.10'), await start('203.0.113.11')];
    const guess = (index: number) => statusOf(index % 2 ? one : other, '203.0.113.12', 'viewer', 'guess');
    expect(await atOnce(40, guess)).toEqual({ 401: 10, 429: 30 });
    for (const backend of [one, other]) expect(await statusOf(backend, '203.0.113.12', 'viewer')).toBe(429);
    if (process.env.TEST_REDIS_URL) return;
    await server().kill();
    expect(await statusOf(one, '203.0.113.12', 'viewer')).toBe(200);
    const here = () => statusOf(one, '203.0.113.13', 'viewer', 'guess');
    expect(await atOnce(20, here)).toEqual({ 401: 10, 429: 10 });
    await server().restart();
    for (const backend of opened) await backend.stop();
  });

  it('prevents neither startup nor sign-ins while Redis is unavailable', async () => {
    const backend = await startBackend({ env: { REDIS_URL: `redis://127.0.0.1:${await freePort()}` } });
    expect(await statusOf(backend, '203.0.113.14', 'viewer')).toBe(200);
    await backend.stop();
  });
});
