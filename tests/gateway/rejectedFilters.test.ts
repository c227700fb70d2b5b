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
])('a read is rejected in the terms of the schema: %s', async (query, argument) => {
  const { data, errors } = await stack().ask('orgAdmin', `{ ${query} }`);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }]);
  expect(`${errors[0]?.message} `.startsWith(`${argument} `)).toBe(true);
});

it.each([
  [
    'vendors(filter: { visualComplianceDate: { from: "2026-02-02", to: "2026-02-01" } }) { meta { count } }',
    'filter.visualComplianceDate.to',
    'VC screening (to) must not be before the beginning of the range',
  ],
  [
    'orderItems(shipmentId: 1, filter: { quantity: { from: "2", to: "1.5" } }) { meta { count } }',
    'filter.quantity.to',
    'Quantity (to) must not be before the beginning of the range',
  ],
  [
    'vendors(filter: { visualComplianceDate: { from: "1899-12-31" } }) { meta { count } }',
    'filter.visualComplianceDate.from',
    'VC screening (from) must be in the years 1900 to 2100',
  ],
])('what people type is called as on their screens: %s', async (query, argument, message) => {
  const { errors } = await stack().ask('orgAdmin', `{ ${query} }`);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument } }]);
});

it('so is a read of the items that a shipment can take', async () => {
  const { backend, ask } = stack();
  const { id } = await newShipment(await backend.as('logistics'), backend.world);
  const query = `{ shipment(id: ${id}) { availableOrderItems(selectedIds: ["x"]) { meta { count } } } }`;
  const { errors } = await ask('logistics', query);
  expect(errors[0]?.message).toMatch(/^selectedIds /);
});
