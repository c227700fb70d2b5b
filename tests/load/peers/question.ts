/** The query that every peer answers, the upstream calls behind it, and the port that it reports to its parent. */
import type { AddressInfo, Server } from 'node:net';
import { Pool } from 'undici';

/** A page of 20 orders with vendor, end user and group. */
export const QUERY = /* GraphQL */ `
  query OrderList($programId: ID!, $page: Int) {
    purchaseOrders(programId: $programId, page: $page, items: 20) {
      data {
        id
        orderNumber
        external
        subStatus
        orderDate
        lockVersion
        updatedAt
        vendor { id name }
        endUser { id label }
        group { id name }
      }
      meta { page pages count more }
    }
  }
`;

export const VARIABLES = { programId: '1', page: 1 };

const USERS = 64;
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates tokens of 64 users, of the shape and size of the backend's. */
export const tokens = (): string[] =>
  Array.from({ length: USERS }, (_, user) => {
    const claims = { sub: `00000000-0000-4000-8000-${String(user).padStart(12, '0')}`, gen: 1, iat: 1_790_000_000 };
    return `${base64url({ alg: 'HS256' })}.${base64url({ ...claims, exp: 4_000_000_000 })}.${'x'.repeat(43)}`;
  });

/** A gateway's upstream calls for the query, below `/api/v1/`. */
export const CALLS = {
  orders: 'purchase_orders?program_id=1&page=1&items=20',
  vendors: (ids: readonly string[]) => `vendors?${list(ids)}&light=true&pagination=false`,
  endUsers: (ids: readonly string[]) => `end_users?${list(ids)}&light=true&pagination=false`,
  groups: (ids: readonly string[]) => `groups?${list(ids)}&light=true&pagination=false`,
};

const list = (ids: readonly string[]) => ids.map((id) => `ids%5B%5D=${id}`).join('&');

/** Creates a peer's upstream client: the same client, with as many connections, as our gateway has. */
export function upstream() {
  const pool = new Pool(process.env.API_URL ?? '', { connections: 128 });
  /** Returns the bytes of a response. @throws Error for any status but 200 */
  return async (path: string, authorization: string | undefined): Promise<Buffer> => {
    const headers = { accept: 'application/json', authorization };
    const { statusCode, body } = await pool.request({ path: `/api/v1/${path}`, method: 'GET', headers });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode !== 200) throw new Error(`Upstream answered ${statusCode}`);
    return bytes;
  };
}

/** Listens, reports the port to the parent process, and exits with it. */
export function serve(server: Server): void {
  const port = Number(process.env.PORT ?? 0);
  server.listen(port, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port)); // TCP
  process.once('disconnect', () => process.exit());
}
