import { beforeEach, describe, expect, it } from 'vitest';
import { fillOrders } from '../support/orders.ts';
import type { Row } from '../support/stubApi.ts';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
beforeEach(() => {
  api.rows = {};
});

const rows = (count: number, row: (id: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index + 1));
const program = (id: number): Row => ({ id, name: `Program ${id}`, organization_id: 900 + id });
const organization = (id: number): Row => ({ id: 900 + id, name: `Organization ${id}` });

describe.each([20, 100])('a list of %i rows', (count) => {
  const ask = (list: string) => gateway.ask(`{ ${list} }`, {}, { token });
  const called = () => api.calls.map((call) => call.path).sort();

  it('of users takes one call each for their programs and organizations', async () => {
    api.rows['users'] = rows(count, (id) => ({
      id,
      first_name: 'Ada',
      last_name: `${id}`,
      email: `${id}@lading.example`,
      permission_id: 3,
      permission_name: 'Program manager',
      organization_id: 900 + id,
      program_ids: [id, 1],
    }));
    api.rows['programs'] = rows(count, program);
    api.rows['organizations'] = rows(count, organization);
    const { data, errors } = await ask(
      `users(items: ${count}) { data { email roleName programs { id name } organization { name } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      users: {
        data: expect.arrayContaining([
          {
            email: '7@lading.example',
            roleName: 'Program manager',
            programs: [
              { id: '7', name: 'Program 7' },
              { id: '1', name: 'Program 1' },
            ],
            organization: { name: 'Organization 7' },
          },
        ]),
      },
    });
    expect(called()).toEqual(['organizations', 'programs', 'users']);
  });

  it('of groups takes one call for their programs', async () => {
    api.rows['groups'] = rows(count, (id) => ({ id, name: `Group ${id}`, program_id: id, end_users_count: 2 }));
    api.rows['programs'] = rows(count, program);
    const { data, errors } = await ask(`groups(items: ${count}) { data { name endUsersCount program { name } } }`);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      groups: { data: expect.arrayContaining([{ name: 'Group 7', endUsersCount: 2, program: { name: 'Program 7' } }]) },
    });
    expect(called()).toEqual(['groups', 'programs']);
  });

  it('of end users takes one call each for their programs and groups', async () => {
    api.rows['end_users'] = rows(count, (id) => ({ id, label: `User ${id}`, program_ids: [id], group_ids: [id, 1] }));
    api.rows['programs'] = rows(count, program);
    api.rows['groups'] = rows(count, (id) => ({ id, name: `Group ${id}` }));
    const { data, errors } = await ask(
      `endUsers(items: ${count}) { data { label programs { name } groups { id name } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      endUsers: {
        data: expect.arrayContaining([
          {
            label: 'User 7',
            programs: [{ name: 'Program 7' }],
            groups: [
              { id: '7', name: 'Group 7' },
              { id: '1', name: 'Group 1' },
            ],
          },
        ]),
      },
    });
    expect(called()).toEqual(['end_users', 'groups', 'programs']);
  });

  it('of programs takes one call for their organizations', async () => {
    api.rows['programs'] = rows(count, program);
    api.rows['organizations'] = rows(count, organization);
    const { errors } = await ask(`programs(items: ${count}) { data { name organization { name } } }`);
    expect(errors).toEqual([]);
    expect(called()).toEqual(['organizations', 'programs']);
  });

  it('that selects more than the labels of related records takes one more call for all of them', async () => {
    fillOrders(api, count);
    for (const row of api.rows['vendors'] ?? []) Object.assign(row, { email: `${row.id}@vendor.example` });
    const light = (row: Row) => ({ id: row.id, name: row['name'] });
    api.on('GET', 'vendors', ({ query, headers }) => {
      if (!api.sessions.isLive(headers.authorization)) return undefined;
      const data = api.rows['vendors'] ?? [];
      const meta = { page: 1, pages: 1, count: data.length };
      return { body: { data: query['light'] ? data.map(light) : data, meta } };
    });
    const { data, errors } = await ask(
      `purchaseOrders(programId: 1, items: ${count}) { data { vendor { name email riskLevel } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      purchaseOrders: {
        data: expect.arrayContaining([{ vendor: { name: 'Vendor 7', email: '107@vendor.example', riskLevel: null } }]),
      },
    });
    expect(called()).toEqual(['purchase_orders', 'vendors', 'vendors']);
  });
});
