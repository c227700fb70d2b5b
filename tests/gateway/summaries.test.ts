import { describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

/** The shipped roles, but viewers may read orders and programs and nothing that orders refer to. */
const roles = shippedRoles.map((role) =>
  role.name === 'Viewer'
    ? {
        ...role,
        rights: { ...role.rights, vendors: [], couriers: [], groups: [], end_users: [], users: [], organizations: [] },
      }
    : role,
);
const stack = suiteStack({ roles });

type Found = Record<string, { data: object[]; meta: { count: number } }>;

describe('without the right to read a kind of record', () => {
  const lists = [
    ['vendors', 'name', 'email'],
    ['couriers', 'companyName', 'address { city }'],
    ['groups', 'name', 'attn'],
    ['endUsers', 'label', 'notes'],
    ['users', 'fullName', 'email'],
  ];
  it.each(lists)('%s are listed and read by their label only', async (list, label, more) => {
    const find = `{ ${list} { data { id ${label} } meta { count } } }`;
    const found = (await stack().get('viewer', find)) as Found;
    expect(found[list]?.data).toHaveLength(found[list]?.meta.count ?? -1);
    const field = more.split(' ')[0] ?? more;
    const further = (await stack().get(
      'viewer',
      `{ ${list} { data { id ${label} ${more} } meta { count } } }`,
    )) as Found;
    expect(further[list]).toEqual({
      data: found[list]?.data.map((row) => ({ ...row, [field]: null })),
      meta: found[list]?.meta,
    });
  });

  it('one record is read by its label only', async () => {
    const { vendor, people } = stack().backend.world;
    const query = `{
      vendor(id: ${vendor}) { name email address { city } abilities { action } }
      user(id: ${people.manager}) { fullName email programs { id } organization { id } }
    }`;
    expect(await stack().get('viewer', query)).toEqual({
      vendor: { name: 'Kenya Pharma', email: null, address: null, abilities: [] },
      user: { fullName: 'manager Tester', email: null, programs: null, organization: null },
    });
    expect(await stack().get('viewer', '{ vendor(id: 999999) { name email } }')).toEqual({ vendor: null });
  });

  it("the user's own record is full", async () => {
    const { people } = stack().backend.world;
    expect(await stack().get('viewer', `{ user(id: ${people.viewer}) { fullName email } }`)).toMatchObject({
      user: { fullName: 'viewer Tester', email: expect.stringContaining('@') },
    });
  });

  it.each([
    ['vendors', 'filter: { riskLevels: ["level_1"] }', 'name email'],
    ['users', 'filter: { jobTitle: "chief" }', 'fullName email'],
    ['users', 'filter: { jobTitle: "chief" }', 'fullName'],
  ])('%s cannot be filtered, as that would reveal hidden fields', async (list, filter, fields) => {
    const { errors } = await stack().ask('viewer', `{ ${list}(${filter}) { data { ${fields} } } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('the airlines of a courier are null next to its name', async () => {
    const { backend } = stack();
    await (await backend.as('orgAdmin')).post('couriers', { courier: { company_name: 'Swift' } });
    const couriers = '{ couriers { data { companyName airlines { data { name } } } } }';
    expect(await stack().get('viewer', couriers)).toEqual({
      couriers: { data: [{ companyName: 'Swift', airlines: null }] },
    });
  });

  it.each(['roles { id }', 'organizations { data { name } }'])('%s is rejected', async (list) => {
    const { errors } = await stack().ask('viewer', `{ ${list} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('related records have their label, and null for the rest instead of failing the page', async () => {
    const { backend } = stack();
    const { id } = await newOrder(await backend.as('manager'), backend.world, {
      user_ids: [backend.world.people.manager],
    });
    const order = `{ purchaseOrder(id: ${id}) {
      vendor { name email lockVersion address { city } abilities { action } }
      group { name attn endUsersCount }
      endUser { label notes programs { id } groups { id } }
      users { fullName status email roleName programs { id } abilities { action } }
      program { organization { name shortName featureFlags { opcEnabled } } }
    } }`;
    expect(await stack().get('viewer', order)).toEqual({
      purchaseOrder: {
        vendor: { name: 'Kenya Pharma', email: null, lockVersion: null, address: null, abilities: [] },
        group: { name: 'Kenya clinics', attn: null, endUsersCount: null },
        endUser: { label: 'Kenya Ministry', notes: null, programs: null, groups: null },
        users: [
          { fullName: 'manager Tester', status: 'ACTIVE', email: null, roleName: null, programs: null, abilities: [] },
        ],
        program: { organization: null },
      },
    });
    expect(await stack().get('procurement', order)).toMatchObject({
      purchaseOrder: { vendor: { lockVersion: 1, abilities: [{ action: 'UPDATE' }] }, endUser: { programs: [{}] } },
    });
  });
});
