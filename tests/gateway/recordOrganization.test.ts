import { beforeAll, describe, expect, it } from 'vitest';
import { newItem, newOrder, newShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

/** Callers who see more than one organization get the organization of each row. */
const stack = suiteStack();
beforeAll(async () => {
  const { backend } = stack();
  const { world } = backend;
  const admin = await backend.as('admin');
  const { program, vendor, group, endUser } = world.other;
  const theirs = { program_id: program, vendor_id: vendor, group_id: group, end_user_id: endUser };
  for (const fields of [{}, theirs]) await newItem(admin, (await newOrder(admin, world, fields)).id);
  await newShipment(admin, world);
  await newShipment(admin, world, { program_id: program, group_id: group });
  for (const person of ['orgAdmin', 'otherAdmin'] as const) {
    await (await backend.as(person)).post('couriers', { courier: { company_name: `Courier of ${person}` } });
  }
  const reason = { model: 'order_item', status: 'on_hold', sub_status: 'Theirs' };
  await (await backend.as('otherAdmin')).post('status_reasons', reason);
});

type Lists = Record<string, { data: { organization: { name: string } | null }[] }>;
const organizationsIn = (lists: Lists) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, { data }]) => [
      name,
      [...new Set(data.map((row) => row.organization?.name))].sort(),
    ]),
  );
const ROWS = 'data { id organization { name } }';

describe('the organization of a row', () => {
  it('is included in lists across organizations', async () => {
    const names = ['vendors', 'couriers', 'endUsers', 'substatuses', 'users', 'programs'];
    const query = `{ ${names.map((name) => `${name} { ${ROWS} }`).join(' ')} }`;
    const both = ['Acme Health', 'Northwind'];
    const lists = (await stack().get('admin', query)) as Lists;
    expect(organizationsIn(lists)).toEqual(Object.fromEntries(names.map((name) => [name, both])));
    expect(organizationsIn((await stack().get('orgAdmin', query)) as Lists)).toEqual(
      Object.fromEntries(names.map((name) => [name, ['Acme Health']])),
    );
  });

  it.each([
    ['Acme Health', false],
    ['Northwind', true],
  ])('is included in the records of a program: %s', async (organization, isOther) => {
    const { world } = stack().backend;
    const { program } = isOther ? world.other : world;
    const names = ['purchaseOrders', 'orderItems', 'shipments', 'groups'];
    const query = `{ ${names.map((name) => `${name}(programId: ${program}) { ${ROWS} }`).join(' ')} }`;
    const lists = (await stack().get('admin', query)) as Lists;
    expect(organizationsIn(lists)).toEqual(Object.fromEntries(names.map((name) => [name, [organization]])));
  });
});
