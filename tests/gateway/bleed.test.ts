import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { orderRow } from '../support/orders.ts';
import { type StubApi, type StubCall, startStubApi } from '../support/stubApi.ts';

const USERS = 50;
const REQUESTS = 200;
const QUERY = `{
  viewer { profile { fullName } }
  purchaseOrders(programId: 1) { data { creditCard vendor { name } endUser { label } users { firstName } status { name } } }
  countries { name }
}`;

let api: StubApi;
let gateway: TestGateway;
let tokens: string[];

/** Holds calls until so many have come, then lets them go in an order of its own. */
function barrier(calls: number): () => Promise<void> {
  const waiting: Array<() => void> = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < calls) return;
      // The last come first, and neighbours are far apart.
      const gone = waiting.splice(0).reverse();
      for (let offset = 0; offset < 7; offset += 1) {
        for (let index = offset; index < gone.length; index += 7) gone[index]?.();
      }
    });
}

const userOf = ({ headers }: StubCall) => tokens.indexOf(headers.authorization?.replace('Bearer ', '') ?? '');

beforeAll(async () => {
  api = await startStubApi();
  gateway = await startGateway(api, {
    settings: {
      upstream: { connections: REQUESTS * 4, perRoute: REQUESTS, waitingPerRoute: REQUESTS },
      // All of them are held at the same time, however busy the machine is.
      overload: { leastRunning: REQUESTS },
    },
  });
  tokens = Array.from({ length: USERS }, (_, user) => api.sessions.issue(user));
  // The same records for all, as whoever reads them may see them.
  const answers: Record<string, (user: number) => unknown> = {
    profile: (user) => ({ id: user, first_name: `canary-${user}`, last_name: '' }),
    purchase_orders: (user) => [1, 2, 3].map((id) => ({ ...orderRow(id), credit_card: `canary-${user}` })),
    vendors: (user) => [101, 102, 103].map((id) => ({ id, name: `canary-${user}` })),
    end_users: (user) => [201, 202, 203].map((id) => ({ id, label: `canary-${user}` })),
    users: (user) => [401, 402, 403, 500].map((id) => ({ id, first_name: `canary-${user}`, last_name: '' })),
  };
  for (const [path, data] of Object.entries(answers)) {
    const wait = barrier(REQUESTS);
    api.on('GET', path, async (call) => {
      await wait();
      return { body: { data: data(userOf(call)) } };
    });
  }
  api.on('GET', 'purchase_orders/statuses', () => ({
    body: { data: [{ key: 'open', name: 'Open', color: 'green' }] },
  }));
  api.on('GET', 'countries', () => ({ body: { data: { KE: 'Kenya' } } }));
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

it('gives each of 50 users their own in 200 requests at the same time', async () => {
  const asked = Array.from({ length: REQUESTS }, (_, index) => index % USERS);
  const answers = await Promise.all(asked.map((user) => gateway.ask(QUERY, {}, { token: tokens[user] })));
  answers.forEach(({ data, errors }, index) => {
    expect(errors).toEqual([]);
    const text = JSON.stringify(data);
    const canaries = new Set(text.match(/canary-\d+/g));
    expect([...canaries]).toEqual([`canary-${asked[index]}`]);
    // One in the profile; one in the order, its vendor, its end user and each of its two users, three times.
    expect(text.match(/canary-/g)).toHaveLength(1 + 3 * 5);
    expect(text).toContain('"name":"Kenya"');
  });
});
