import { expect, it } from 'vitest';
import { newOrder, orderFields, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

async function asking(key: string) {
  const { gateway, tokenOf } = stack();
  const who = { token: await tokenOf('procurement'), headers: { 'idempotency-key': key } };
  return (query: string, variables: Record<string, unknown>) => gateway.ask(query, variables, who);
}

it('an edit that is repeated with its key is executed once, and is not stale', async () => {
  const { backend } = stack();
  const { id, lock_version } = await newOrder(await backend.as('procurement'), backend.world);
  const query = `mutation($input: UpdatePurchaseOrderInput!) { updatePurchaseOrder(id: ${id}, input: $input) {
    purchaseOrder { lockVersion creditCard } errors { code }
  } }`;
  const input = { lockVersion: lock_version, creditCard: 'Visa' };
  const ask = await asking(unused('edit'));
  const [first, again] = [await ask(query, { input }), await ask(query, { input })];
  expect(first.data).toEqual({
    updatePurchaseOrder: { purchaseOrder: { lockVersion: lock_version + 1, creditCard: 'Visa' }, errors: [] },
  });
  expect(again.data).toEqual(first.data);
  const later = await (await asking(unused('edit')))(query, { input });
  expect(later.data).toMatchObject({ updatePurchaseOrder: { errors: [{ code: 'STALE' }] } });
});

it('the longest key works for each write of a document, whatever its alias', async () => {
  const { world } = stack().backend;
  const { order_number, order_date } = orderFields(world);
  const named = (end: string) => ({
    programId: String(world.program),
    orderNumber: `${order_number}-${end}`,
    orderDate: order_date,
    vendorId: String(world.vendor),
    endUserId: String(world.endUser),
    groupId: String(world.group),
  });
  const alias = (letter: string) => letter.repeat(200);
  const create = (letter: string) =>
    `${alias(letter)}: createPurchaseOrder(input: $${letter}) { purchaseOrder { id } errors { field code } }`;
  const query = `mutation($a: CreatePurchaseOrderInput!, $b: CreatePurchaseOrderInput!) { ${create('a')} ${create('b')} }`;
  const variables = { a: named('a'), b: named('b') };
  const ask = await asking('k'.repeat(255));
  const first = await ask(query, variables);
  expect(first.errors).toEqual([]);
  const ids = Object.values(first.data as Record<string, { purchaseOrder: { id: string } }>);
  expect(new Set(ids.map(({ purchaseOrder }) => purchaseOrder.id)).size).toBe(2);
  expect((await ask(query, variables)).data).toEqual(first.data);
});
