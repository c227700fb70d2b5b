import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';

type User = { id: number; first_name: string; email: string; status: string; permission_name: string };

/** The shipped roles, except that viewers may not read users. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Viewer' ? { ...role, rights: { ...role.rights, users: [] } } : role),
);

describe('users', () => {
  const backend = suiteBackend({ roles });

  it('are those of the organization, with role and programs', async () => {
    const { as, world } = backend();
    const { data, meta } = await (await as('manager')).get<Many<User>>('users?items=200');
    expect(meta.count).toBe(8);
    expect(data.find(({ id }) => id === world.people.orgAdmin)).toMatchObject({
      permission_name: 'Organization administrator',
      organization_admin: true,
      program_ids: [],
    });
    expect(data.find(({ id }) => id === world.people.procurement)).toMatchObject({
      email: 'procurement@test.example',
      program_ids: [world.program],
      picture: null,
    });
  });

  it('are filtered by status and by program, including administrators', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const names = async (query: string, asker = api) =>
      (await asker.get<Many<User>>(`users?items=200&${query}`)).data.map(({ first_name }) => first_name);
    expect(await names('status=inactive')).toEqual(['leaver']);
    expect(await names(`program_id=${world.second.program}`, await as('orgAdmin'))).toEqual(['admin', 'orgAdmin']);
    expect(await names(`program_id=${world.program}&status=active`)).toHaveLength(7);
    expect(await names('sort[field]=email&sort[direction]=desc&search=test.example')).toHaveLength(8);
    expect(await names('search=procurement@')).toEqual(['procurement']);
  });

  it('show only name, status and picture to sessions without the right to read users', async () => {
    const { as, world } = backend();
    const viewer = await as('viewer');
    const light = await viewer.get<Many<User>>(`users?light=true&ids[]=${world.people.manager}`);
    expect(light.data).toEqual([
      { id: world.people.manager, first_name: 'manager', last_name: 'Tester', status: 'active', picture: null },
    ]);
    await viewer.refused(403, 'get', 'users');
    await viewer.refused(403, 'get', `users/${world.people.manager}`);
    const own = await viewer.get<One<User>>(`users/${world.people.viewer}`);
    expect(own.data.email).toBe('viewer@test.example');
  });

  it('of another organization are not found', async () => {
    const { as, world } = backend();
    const other = await as('otherAdmin');
    expect((await other.get<Many<User>>('users')).meta.count).toBe(2);
    await other.refused(404, 'get', `users/${world.people.manager}`);
    const light = await other.get<Many<User>>(`users?light=true&ids[]=${world.people.manager}`);
    expect(light.data).toEqual([]);
  });
});
