/** Creates purchase orders over REST and GraphQL, each under an idempotency key, and returns the results. */
import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../backend/demo/people.ts';

/** A write that may be repeated with the same number, body and key. */
export interface Write {
  orderNumber: string;
  key: string;
  over: 'rest' | 'graphql';
}

export interface Sender {
  /** Sends a write; returns the order's id once it is acknowledged, null without a response or a success. */
  send: (write: Write) => Promise<string | null>;
  /** Returns the ids of all orders with this number. */
  find: (orderNumber: string) => Promise<string[]>;
}

const CREATE = `mutation($input: CreatePurchaseOrderInput!) {
  createPurchaseOrder(input: $input) { purchaseOrder { id } errors { field message code } }
}`;

/** Returns writes, half of them over REST and half over GraphQL. */
export function makeWrites(count: number): Write[] {
  return Array.from({ length: count }, (_, index) => ({
    orderNumber: `K-${randomUUID()}`,
    key: randomUUID(),
    over: index % 2 === 0 ? 'rest' : 'graphql',
  }));
}

/** Signs in as the demo world's manager. The gateway accepts the backend's token, as it does from any tool. */
export async function signInTo(backendUrl: string, gatewayUrl: string): Promise<Sender> {
  const api = `${backendUrl}/api/v1`;
  const login = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login: 'manager@lading.example', password: demoPassword } }),
  });
  const authorization = login.headers.get('authorization') ?? '';
  const headers = { authorization, 'content-type': 'application/json' };
  const first = async (path: string): Promise<{ id: number }> => {
    const { data } = await (await fetch(`${api}/${path}`, { headers })).json();
    return data[0];
  };
  const program = await first('programs');
  const [vendor, endUser, group] = await Promise.all([
    first('vendors'),
    first(`end_users?program_id=${program.id}`),
    first(`groups?program_id=${program.id}`),
  ]);

  async function overRest({ orderNumber, key }: Write): Promise<string | null> {
    const response = await fetch(`${api}/purchase_orders`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({
        purchase_order: {
          program_id: program.id,
          order_number: orderNumber,
          vendor_id: vendor.id,
          end_user_id: endUser.id,
          group_id: group.id,
        },
      }),
    });
    return response.status === 201 ? String((await response.json()).data.id) : null;
  }

  async function overGraphql({ orderNumber, key }: Write): Promise<string | null> {
    const input = {
      programId: String(program.id),
      orderNumber,
      vendorId: String(vendor.id),
      endUserId: String(endUser.id),
      groupId: String(group.id),
    };
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ query: CREATE, variables: { input } }),
    });
    const { data } = await response.json();
    return data?.createPurchaseOrder?.purchaseOrder?.id ?? null;
  }

  return {
    async send(write) {
      try {
        return await (write.over === 'rest' ? overRest(write) : overGraphql(write));
      } catch {
        // The connection broke: the outcome is unknown.
        return null;
      }
    },
    async find(orderNumber) {
      const query = `program_id=${program.id}&filters[order_number]=${orderNumber}`;
      const { data } = await (await fetch(`${api}/purchase_orders?${query}`, { headers })).json();
      return data.map(({ id }: { id: number }) => String(id));
    },
  };
}
