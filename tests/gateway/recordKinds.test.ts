import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api, One } from '../support/api.ts';
import { attach } from '../support/files.ts';
import { until } from '../support/processes.ts';
import { newItem, newOrder, newShipment, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
let api: Api;
let leave: () => void = () => {};

beforeAll(async () => {
  api = await stack().backend.as('admin');
});
afterEach(() => leave());

/** Creates records, the first one until it is announced; returns the types of all events up to the last record's. */
async function heard(
  programId: number | null,
  make: () => Promise<unknown>,
  then: () => Promise<unknown>,
  last: string,
) {
  const { gateway, tokenOf } = stack();
  const types: unknown[] = [];
  const client = gateway.live({ token: await tokenOf('admin') });
  leave = () => void client.dispose();
  const query = 'subscription($p: ID) { recordChanged(programId: $p) { actionType type } }';
  client.subscribe<{ recordChanged: { actionType: string; type: string } }>(
    { query, variables: { p: programId } },
    {
      next({ data }) {
        if (data && data.recordChanged.actionType !== 'REFETCH') types.push(data.recordChanged.type);
      },
      error: (error) => types.push(error),
      complete() {},
    },
  );
  await until('the subscription stands', async () => types.length > 0 || void (await make()));
  await then();
  await until(`the ${last} was told`, () => types.includes(last));
  return [...new Set(types)].sort();
}

const made = async (path: string, body: object) => (await api.post<One<{ id: number }>>(path, body)).data.id;
const vendor = () => made('vendors', { vendor: { name: unused('Vendor') } });

describe('recordChanged', () => {
  it("covers every kind of an organization's own records", async () => {
    const address_attributes = { country: 'KE', city: 'Nairobi', address: '1' };
    const types = await heard(
      null,
      vendor,
      async () => {
        const { organization } = stack().backend.world;
        await attach(api, `vendors/${await vendor()}`);
        const courier = await made('couriers', { courier: { company_name: unused('Courier') } });
        await made(`couriers/${courier}/airlines`, { airline: { name: unused('Airline') } });
        await made('end_users', { end_user: { last_name: unused('Person') } });
        await made('programs', { program: { name: unused('Program') } });
        const user = { first_name: 'A', last_name: 'B', email: `${unused('a')}@kinds.example`, permission_id: 7 };
        await made('users', { user });
        await api.put(`organizations/${organization}`, { organization: { address_attributes } });
        await made('status_reasons', { model: 'order_item', status: 'open', sub_status: unused('Reason') });
      },
      'SUBSTATUS',
    );
    expect(types).toEqual([
      ...['AIRLINE', 'COURIER', 'DOCUMENT', 'END_USER', 'ORGANIZATION', 'PROGRAM', 'SUBSTATUS', 'USER', 'VENDOR'],
    ]);
  });

  it("covers every kind of a program's records", async () => {
    const { world } = stack().backend;
    const address_attributes = { country: 'KE', city: 'Nairobi', address: '1' };
    const group = { program_id: world.program, address_attributes };
    const types = await heard(
      world.program,
      () => newOrder(api, world),
      async () => {
        const order = await newOrder(api, world);
        await newItem(api, order.id);
        await newShipment(api, world);
        await attach(api, `purchase_orders/${order.id}`);
        await made('groups', { group: { ...group, name: unused('Group') } });
      },
      'GROUP',
    );
    expect(types).toEqual(['DOCUMENT', 'GROUP', 'ORDER_ITEM', 'PURCHASE_ORDER', 'SHIPMENT']);
  });
});
