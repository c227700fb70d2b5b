import { describe, expect, it } from 'vitest';
import { orderRow } from '../support/orders.ts';
import type { StubCall } from '../support/stubApi.ts';
import { suiteStub } from '../support/stubbed.ts';

const USERS = 50;
const REQUESTS = 200;
const QUERY = `{
  viewer { profile { fullName } }
  purchaseOrders(programId: 1) { data { creditCard vendor { name } endUser { label } users { firstName } status { name } } }
  countries { name }
}`;

const { api, gateway } = await suiteStub({
  settings: { upstream: { connections: REQUESTS * 4, perRoute: REQUESTS, waitingPerRoute: REQUESTS } },
});
const tokens = Array.from({ length: USERS }, (_, user) => api.sessions.issue(user));

/** Holds calls until the given number has arrived, then releases them in another order. */
function barrier(calls: number): () => Promise<void> {
  const waiting: Array<() => void> = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < calls) return;
      // The last arrivals first, in steps of 7, so that neighbors are far apart.
      const gone = waiting.splice(0).reverse();
      for (let offset = 0; offset < 7; offset += 1) {
        for (let index = offset; index < gone.length; index += 7) gone[index]?.();
      }
    });
}

const userOf = ({ headers }: StubCall) => tokens.indexOf(headers.authorization?.replace('Bearer ', '') ?? '');
/** The user whose canary a user receives if all is well. */
const own = (user: number) => user;

/** Serves the same records to all users, each record with a canary: that of the reader if all is well. */
function serve(canaryOf = own, mayReadVendors = (_user: number) => true): void {
  const answers: Record<string, (canary: string) => unknown> = {
    profile: (canary) => ({ id: 1, first_name: canary, last_name: '' }),
    purchase_orders: (canary) => [1, 2, 3].map((id) => ({ ...orderRow(id), credit_card: canary })),
    vendors: (canary) => [101, 102, 103].map((id) => ({ id, name: canary })),
    end_users: (canary) => [201, 202, 203].map((id) => ({ id, label: canary })),
    users: (canary) => [401, 402, 403, 500].map((id) => ({ id, first_name: canary, last_name: '' })),
  };
  for (const [path, data] of Object.entries(answers)) {
    const wait = barrier(REQUESTS);
    api.on('GET', path, async (call) => {
      await wait();
      const user = userOf(call);
      if (path === 'vendors' && !mayReadVendors(user)) return { status: 403, body: { error: 'No', code: 'forbidden' } };
      return { body: { data: data(`canary-${path === 'vendors' ? canaryOf(user) : user}-`) } };
    });
  }
  api.on('GET', 'purchase_orders/statuses', () => ({
    body: { data: [{ key: 'open', name: 'Open', color: 'green' }] },
  }));
  api.on('GET', 'countries', () => ({ body: { data: { KE: 'Kenya' } } }));
}

/** Sends 200 requests at once; returns what each user received, and other users' canaries in it. */
async function askAll() {
  const asked = Array.from({ length: REQUESTS }, (_, index) => index % USERS);
  const answers = await Promise.all(asked.map((user) => gateway.ask(QUERY, {}, { token: tokens[user] })));
  return answers.map(({ data, errors }, index) => {
    const user = asked[index] ?? 0;
    const canaries = JSON.stringify(data).match(/canary-\d+-/g) ?? [];
    return { user, data, errors, canaries: canaries.length, others: canaries.filter((it) => it !== `canary-${user}-`) };
  });
}

/** One in the profile; three times one in the order, its vendor, its end user and each of its two users. */
const ALL = 1 + 3 * 5;

describe('one document sent by 50 users, 200 times at once', () => {
  it('returns their own data to each of them', async () => {
    serve();
    for (const { data, errors, canaries, others } of await askAll()) {
      expect([errors, canaries, others]).toEqual([[], ALL, []]);
      expect(data).toMatchObject({ countries: [{ name: 'Kenya' }] });
    }
  });

  it('returns to each of them what they may read, if half of them may not read everything', async () => {
    serve(own, (user) => user % 2 === 0);
    for (const { user, canaries, others, errors } of await askAll()) {
      expect([canaries, others]).toEqual([user % 2 === 0 ? ALL : ALL - 3, []]);
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(
        new Set(user % 2 === 0 ? [] : ['FORBIDDEN']),
      );
    }
  });

  it('would reveal a single response that reached another user', async () => {
    serve((user) => (user === 7 ? 8 : user));
    const wrong = (await askAll()).filter(({ others }) => others.length > 0);
    expect(wrong.map(({ user, others }) => [user, others.length])).toEqual(
      Array.from({ length: REQUESTS / USERS }, () => [7, 3]),
    );
  });
});
