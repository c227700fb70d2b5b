import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { directory } from '../e2e/support/orders.ts';
import { credentialsOf } from '../e2e/support/people.ts';
import { type Lading, startLading } from '../support/lading.ts';

/** How often the backend is killed, how many write at the same time, and how many orders each makes in a round. */
const rounds = 3;
const writers = 6;
const ordersEach = 8;

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';
const CREATE = `mutation($input: CreatePurchaseOrderInput!) {
  createPurchaseOrder(input: $input) { purchaseOrder { id orderNumber } errors { field message code } }
}`;

interface Answer {
  data: {
    createPurchaseOrder: { purchaseOrder: { id: string; orderNumber: string } | null; errors: unknown[] };
  } | null;
  errors?: { extensions: { code: string } }[];
}

let lading: Lading;
let token: string;
beforeAll(async () => {
  lading = await startLading({ DEMO: '1' });
  const { data } = await post(SIGN_IN, { input: credentialsOf('manager') });
  token = data.signIn.token;
});
afterAll(() => lading.stop());

async function post(query: string, variables: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${lading.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const isReady = () => fetch(`${lading.url}/readyz`).then(({ ok }) => ok);

/** Makes one order and, while the answer is lost or nobody answers, asks again with the same key. */
async function makeOrder(input: object, onAcknowledged: () => void): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer: Answer = await post(CREATE, { input }, key);
    const made = answer.data?.createPurchaseOrder;
    if (made?.purchaseOrder) {
      onAcknowledged();
      return made.purchaseOrder.id;
    }
    // The twin of a request whose answer was lost may still be running; anything else than that is a real refusal.
    const codes = [...(answer.errors ?? []).map((error) => error.extensions.code), ...(made?.errors ?? []).map(codeOf)];
    expect(['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'UPSTREAM_TIMEOUT', 'IN_PROGRESS']).toContain(codes[0]);
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  }
}

const codeOf = (error: unknown) => (error as { code: string }).code;

it('keeps every acknowledged write when the backend is killed in the middle, and makes a repeated one once', async () => {
  const ask = async <Data>(query: string, variables?: Record<string, unknown>): Promise<Data> =>
    (await post(query, variables ?? {})).data;
  const { program, vendors, endUsers, groups } = await directory(ask);
  const common = { programId: program, vendorId: vendors[0]?.id, endUserId: endUsers[0]?.id, groupId: groups[0]?.id };
  const made = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const killAfter = 5 + Math.floor(Math.random() * (writers * ordersEach - 10));
    let acknowledged = 0;
    let killed = 0;
    const onAcknowledged = () => {
      acknowledged += 1;
      if (acknowledged !== killAfter) return;
      killed = lading.pidOf('backend');
      process.kill(killed, 'SIGKILL');
    };
    const write = async (writer: number) => {
      for (let turn = 0; turn < ordersEach; turn += 1) {
        const orderNumber = `KILL-${round}-${writer}-${turn}`;
        made.set(orderNumber, await makeOrder({ ...common, orderNumber }, onAcknowledged));
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    expect(killed).toBeGreaterThan(0);
    expect(lading.pidOf('backend')).not.toBe(killed);
  }
  const stored = await storedOrders(ask, program);
  expect(stored.size).toBe(rounds * writers * ordersEach);
  expect(stored).toEqual(made);
}, 180_000);

/** The orders of this test that the database holds, id by number; a doubled number cannot hide, it has two ids. */
async function storedOrders(
  ask: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>,
  program: string,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { purchaseOrders } = await ask<{
      purchaseOrders: { data: { id: string; orderNumber: string }[]; meta: { pages: number; count: number } };
    }>(
      `query($program: ID!, $page: Int) {
        purchaseOrders(programId: $program, page: $page, items: 100, filter: { orderNumber: "KILL-" }) {
          data { id orderNumber } meta { pages count }
        }
      }`,
      { program, page },
    );
    for (const { id, orderNumber } of purchaseOrders.data) stored.set(orderNumber, id);
    pages = purchaseOrders.meta.pages;
    expect(purchaseOrders.meta.count).toBe(rounds * writers * ordersEach);
  }
  return stored;
}
