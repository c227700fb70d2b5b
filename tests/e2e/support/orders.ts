/** Creates purchase orders for single tests through the gateway. */
import { randomUUID } from 'node:crypto';
import type { Ask } from './session.ts';

/** The program that tests work in. */
export const PROGRAM = 'malaria-response';

/** The path of its list of orders. */
export const LIST = `/program/${PROGRAM}/purchase-orders`;

export interface Order {
  id: string;
  orderNumber: string;
  /** The path of the order's page. */
  path: string;
}

export interface LongOrder extends Order {
  /** The id of its first item. */
  firstItem: string;
}

interface Named {
  id: string;
  name: string;
}

interface Directory {
  program: string;
  vendors: Named[];
  endUsers: { id: string; label: string }[];
  groups: Named[];
}

/** Returns an order number that no other order has. */
export const freshNumber = (): string => `T-${randomUUID().slice(0, 8)}`;

const CREATE = `mutation Create($input: CreatePurchaseOrderInput!) {
  createPurchaseOrder(input: $input) { purchaseOrder { id orderNumber } errors { field message } }
}`;

/** Creates an order; by default with the first vendor, end user and group of the program. */
export async function makeOrder(ask: Ask, fields: Record<string, unknown> = {}, slug = PROGRAM): Promise<Order> {
  const { program, vendors, endUsers, groups } = await directory(ask, slug);
  const input = {
    programId: program,
    orderNumber: freshNumber(),
    orderDate: '2026-11-02',
    vendorId: vendors[0]?.id,
    endUserId: endUsers[0]?.id,
    groupId: groups[0]?.id,
    ...fields,
  };
  const { createPurchaseOrder } = await ask<{
    createPurchaseOrder: { purchaseOrder: Omit<Order, 'path'> | null; errors: unknown[] };
  }>(CREATE, { input });
  const { purchaseOrder, errors } = createPurchaseOrder;
  if (!purchaseOrder) throw new Error(`No order was made: ${JSON.stringify(errors)}`);
  return { ...purchaseOrder, path: `/program/${slug}/purchase-orders/${purchaseOrder.id}` };
}

/** Creates an order whose texts are as long, and as far from English, as they may be. */
export async function makeLongOrder(ask: Ask): Promise<LongOrder> {
  const slug = 'hiv-tb-treatment';
  const { endUsers, groups, vendors } = await directory(ask, slug);
  const longest = (names: string[]) => names.reduce((long, name) => (name.length > long.length ? name : long));
  const endUser = longest(endUsers.map(({ label }) => label));
  const group = longest(groups.map(({ name }) => name));
  const fields = {
    orderNumber: `${freshNumber()}-${'9'.repeat(40)}`,
    orderNumberInternal: 'PR-2026/11-سبتمبر',
    endUserId: endUsers.find(({ label }) => label === endUser)?.id,
    groupId: groups.find(({ name }) => name === group)?.id,
    vendorId: vendors.find(({ name }) => /[\u0600-\u06ff]/.test(name))?.id,
    fundingDescription: 'Multi-year grant, second tranche, to be reported each quarter to three donors. '
      .repeat(3)
      .trim(),
  };
  const order = await makeOrder(ask, fields, slug);
  const firstItem = await addItem(
    ask,
    order,
    '1',
    'Artemether and lumefantrine, dispersible tablets '.repeat(5).trim(),
  );
  await addItem(ask, order, '2', 'מיקרוסקופ דו־עיני');
  await addItem(ask, order, '10.1', `Kit-${'0123456789'.repeat(20)}`);
  for (const message of [
    'Received.',
    'شكرا لكم على المساعدة.',
    `https://example.org/${'path/'.repeat(60)}`,
    'A long one. '.repeat(90),
  ]) {
    await addComment(ask, order, message);
  }
  return { ...order, firstItem };
}

/** Returns the program's id, and the vendors, end users and groups that its orders can name. */
export async function directory(ask: Ask, slug = PROGRAM): Promise<Directory> {
  const { viewer } = await ask<{ viewer: { programs: { id: string; slug: string }[] } }>(
    '{ viewer { programs { id slug } } }',
  );
  const program = viewer.programs.find((candidate) => candidate.slug === slug)?.id;
  if (!program) throw new Error(`There is no program ${slug}`);
  type Page<Row> = { data: Row[] };
  const found = await ask<{
    vendors: Page<Named>;
    endUsers: Page<{ id: string; label: string }>;
    groups: Page<Named>;
  }>(
    `query($program: ID!) {
      vendors(items: 100, sort: { field: UPDATED_AT, direction: ASC }) { data { id name } }
      endUsers(programId: $program, items: 100) { data { id label } }
      groups(programId: $program, items: 100) { data { id name } }
    }`,
    { program },
  );
  return {
    program,
    vendors: oldestFirst(found.vendors.data),
    endUsers: oldestFirst(found.endUsers.data),
    groups: oldestFirst(found.groups.data),
  };
}

/** Sorts by id, so that records created by tests are last: orders of other tests must not name them. */
function oldestFirst<Row extends { id: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id));
}

/** Adds an item to an order and returns its id. */
export async function addItem(
  ask: Ask,
  order: Order,
  position: string,
  material: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const input = {
    purchaseOrderId: order.id,
    position,
    material,
    catalogNumber: `C-${position}`,
    quantity: '12',
    sizePerItem: 'EA',
    valuePerItem: '3.50',
    ...fields,
  };
  const { createOrderItem } = await ask<{ createOrderItem: { orderItem: { id: string } | null; errors: unknown[] } }>(
    `mutation($input: CreateOrderItemInput!) { createOrderItem(input: $input) { orderItem { id } errors { message } } }`,
    { input },
  );
  if (!createOrderItem.orderItem) throw new Error(`No item was made: ${JSON.stringify(createOrderItem.errors)}`);
  return createOrderItem.orderItem.id;
}

/** Writes a comment on an order. */
export async function addComment(ask: Ask, order: Order, message: string): Promise<void> {
  await ask(`mutation($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }`, {
    input: { type: 'PURCHASE_ORDER', id: order.id, message },
  });
}

/** Changes fields of the current version of an order, as another user would. */
export async function changeOrder(ask: Ask, order: Order, fields: Record<string, unknown>): Promise<void> {
  const { purchaseOrder } = await ask<{ purchaseOrder: { lockVersion: number } }>(
    'query($id: ID!) { purchaseOrder(id: $id) { lockVersion } }',
    { id: order.id },
  );
  const { updatePurchaseOrder } = await ask<{ updatePurchaseOrder: { errors: unknown[] } }>(
    `mutation($id: ID!, $input: UpdatePurchaseOrderInput!) {
      updatePurchaseOrder(id: $id, input: $input) { errors { field message } }
    }`,
    { id: order.id, input: { ...fields, lockVersion: purchaseOrder.lockVersion } },
  );
  if (updatePurchaseOrder.errors.length > 0) throw new Error(JSON.stringify(updatePurchaseOrder.errors));
}

/** Returns an order as it is stored now. */
export async function storedOrder(ask: Ask, order: Order) {
  const { purchaseOrder } = await ask<{
    purchaseOrder: {
      orderNumber: string;
      orderDate: string | null;
      creditCard: string | null;
      fundingNumber: string | null;
      status: { key: string };
    };
  }>('query($id: ID!) { purchaseOrder(id: $id) { orderNumber orderDate creditCard fundingNumber status { key } } }', {
    id: order.id,
  });
  return purchaseOrder;
}
