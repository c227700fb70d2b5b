/** The part of the schema that the query needs, for the peers: a first implementation, not optimized for speed. */
import { CALLS, upstream } from './question.ts';

export const typeDefs = /* GraphQL */ `
  scalar Date
  scalar DateTime
  type Query {
    purchaseOrders(programId: ID!, page: Int = 1, items: Int = 20): PurchaseOrderPage!
  }
  type PurchaseOrderPage {
    data: [PurchaseOrder!]!
    meta: PageMeta!
  }
  type PageMeta {
    page: Int!
    pages: Int!
    count: Int!
    more: Boolean!
  }
  type PurchaseOrder {
    id: ID!
    orderNumber: String!
    external: Boolean!
    subStatus: String
    orderDate: Date
    lockVersion: Int!
    updatedAt: DateTime!
    vendor: Vendor
    endUser: EndUser
    group: Group
  }
  type Vendor {
    id: ID!
    name: String!
  }
  type EndUser {
    id: ID!
    label: String!
  }
  type Group {
    id: ID!
    name: String!
  }
`;

/** A row as the static upstream sends it. */
export interface Row {
  id: number;
  order_number: { number: string; tag: string | null };
  sub_status: string | null;
  order_date: string;
  lock_version: number;
  updated_at: string;
  vendor_id: number;
  end_user_id: number;
  group_id: number;
}

interface Page {
  data: Row[];
  meta: { page: number; pages: number; count: number };
}

export interface PeerContext {
  authorization: string | undefined;
}

const call = upstream();
const read = async (path: string, context: PeerContext): Promise<Page> =>
  JSON.parse(String(await call(path, context.authorization)));

/** Fetches the rows with these ids, in the order of the ids. */
async function rowsOf(
  path: (ids: readonly string[]) => string,
  ids: readonly number[],
  context: PeerContext,
): Promise<Array<Row | null>> {
  const { data } = await read(path(ids.map(String)), context);
  const rows = new Map(data.map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id) ?? null);
}

export const vendors = (ids: readonly number[], context: PeerContext) => rowsOf(CALLS.vendors, ids, context);
export const endUsers = (ids: readonly number[], context: PeerContext) => rowsOf(CALLS.endUsers, ids, context);
export const groups = (ids: readonly number[], context: PeerContext) => rowsOf(CALLS.groups, ids, context);

/** The resolvers, except for vendor, end user and group, which each peer batches in its own way. */
export const resolvers = {
  Query: {
    purchaseOrders: (_root: unknown, _args: unknown, context: PeerContext) => read(CALLS.orders, context),
  },
  PageMeta: { more: () => false },
  PurchaseOrder: {
    orderNumber: (order: Row) => order.order_number.number,
    external: (order: Row) => order.order_number.tag === 'external',
    subStatus: (order: Row) => order.sub_status,
    orderDate: (order: Row) => order.order_date,
    lockVersion: (order: Row) => order.lock_version,
    updatedAt: (order: Row) => order.updated_at,
  },
};
