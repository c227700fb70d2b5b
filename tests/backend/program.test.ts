import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import type { Person } from '../support/world.ts';

type Program = {
  id: number;
  name: string;
  slug: string;
  navigation: { section: string; name: string }[];
  color_palette_details: { main: string } | null;
  order_number_internal_enabled: boolean;
};

/** The shipped roles, except that viewers see no shipments. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Viewer' ? { ...role, rights: { ...role.rights, commercial_invoices: [] } } : role),
);

describe('programs', () => {
  const backend = suiteBackend({ roles });
  const list = async (person: Person, query = '') =>
    (await (await backend().as(person)).get<Many<Program>>(`programs?${query}`)).data;

  it('are those the caller is a member of, or for administrators all in their scope', async () => {
    const names = async (person: Person) => (await list(person)).map(({ name }) => name);
    expect(await names('viewer')).toEqual(['Malaria']);
    expect(await names('orgAdmin')).toEqual(['Malaria', 'Polio']);
    expect(await names('admin')).toEqual(['Malaria', 'North', 'Polio']);
    expect(await names('otherAdmin')).toEqual(['North']);
  });

  it('can be searched and limited to one organization', async () => {
    const { other } = backend().world;
    expect(await list('admin', 'search=POL')).toMatchObject([{ slug: 'polio' }]);
    expect(await list('admin', 'all=true&items=1')).toHaveLength(3);
    expect(await list('admin', `organization_id=${other.organization}&display_all_programs=false`)).toHaveLength(1);
  });

  it('have the navigation sections that the role’s views open', async () => {
    const sections = async (person: Person) => (await list(person))[0]?.navigation.map(({ section }) => section);
    expect(await sections('manager')).toEqual(['purchase-orders', 'shipments', 'assessments', 'goods-receipts']);
    expect(await sections('viewer')).toEqual(['purchase-orders', 'assessments', 'goods-receipts']);
  });

  it('show the purchase request number if it is switched on for the program or the organization', async () => {
    const { as, db, world } = backend();
    const read = async () => (await (await as('otherAdmin')).get<One<Program>>(`programs/${world.other.program}`)).data;
    expect((await read()).order_number_internal_enabled).toBe(false);
    const on = { order_number_internal_enabled: true };
    await db.updateTable('programs').set(on).where('id', '=', world.other.program).execute();
    expect((await read()).order_number_internal_enabled).toBe(true);
    expect((await list('viewer'))[0]?.order_number_internal_enabled).toBe(true);
  });

  it('are not found by users who may not open them', async () => {
    const { as, world } = backend();
    await (await as('viewer')).refused(404, 'get', `programs/${world.second.program}`);
    await (await as('otherAdmin')).refused(404, 'get', `programs/${world.program}`);
  });
});
