import { expect, it } from 'vitest';
import { newShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

it.each([
  ['users(filter: { roleIds: ["x"] }) { meta { count } }', 'filter.roleIds'],
  ['vendors(filter: { riskLevels: ["none"] }) { meta { count } }', 'filter.riskLevels'],
  ['endUsers(filter: { riskLevels: ["none"] }) { meta { count } }', 'filter.riskLevels'],
  ['orderItems(shipmentId: "x") { meta { count } }', 'shipmentId'],
  ['dangerousGoodsClasses(compatibleWith: ["99"]) { id }', 'compatibleWith'],
  ['documents(on: { type: VENDOR, id: 1 }, types: ["none"]) { meta { count } }', 'types'],
  ['orderItems { meta { count } }', 'programId, purchaseOrderId or shipmentId'],
])('a read is refused in the words of the schema: %s', async (query, words) => {
  const { data, errors } = await stack().ask('orgAdmin', `{ ${query} }`);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(errors[0]?.message.startsWith(`${words} `)).toBe(true);
});

it('so is what a shipment can take', async () => {
  const { backend, ask } = stack();
  const { id } = await newShipment(await backend.as('logistics'), backend.world);
  const query = `{ shipment(id: ${id}) { availableOrderItems(selectedIds: ["x"]) { meta { count } } } }`;
  const { errors } = await ask('logistics', query);
  expect(errors[0]?.message).toMatch(/^selectedIds /);
});
