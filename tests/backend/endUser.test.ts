import { describe, expect, it } from 'vitest';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';

type EndUser = {
  id: number;
  label: string;
  opc: boolean | null;
  program_ids: number[];
  group_ids: number[];
};

describe('end users', () => {
  const backend = suiteBackend();

  it('are labeled by their full name, or else by their organization', async () => {
    const { as, db, world } = backend();
    await db
      .insertInto('end_users')
      .values({ organization_id: world.organization, external_organization_name: 'Aid agency', country: 'CH' })
      .execute();
    const { data } = await (await as('viewer')).get<Many<EndUser>>('end_users');
    expect(data.map(({ label }) => label)).toEqual(['Aid agency', 'Kenya Ministry', 'Uganda Ministry']);
  });

  it('are listed for a program and for a group, searched and sorted', async () => {
    const { as, world } = backend();
    const api = await as('viewer');
    const labels = async (query: string) =>
      (await api.get<Many<EndUser>>(`end_users?${query}`)).data.map(({ label }) => label);
    expect(await labels(`program_id=${world.program}`)).toEqual(['Kenya Ministry']);
    expect(await labels(`group_id=${world.group}`)).toEqual(['Kenya Ministry']);
    expect(await labels('search=ministry&sort[direction]=desc&sort[field]=label')).toEqual([
      'Uganda Ministry',
      'Kenya Ministry',
    ]);
    const light = await api.get<Many<EndUser>>(`end_users?light=true&program_id=${world.program}`);
    expect(light.data).toEqual([{ id: world.endUser, label: 'Kenya Ministry', prohibited: false }]);
  });

  it('name only the programs and groups that the reader may open', async () => {
    const { as, db, world } = backend();
    const { endUser, program, second, group } = world;
    await db.insertInto('end_user_programs').values({ end_user_id: endUser, program_id: second.program }).execute();
    const read = async (person: 'viewer' | 'orgAdmin') =>
      (await (await as(person)).get<One<EndUser>>(`end_users/${endUser}`)).data;
    expect(await read('viewer')).toMatchObject({ program_ids: [program], group_ids: [group] });
    expect((await read('orgAdmin')).program_ids.sort()).toEqual([program, second.program].sort());
  });

  it('show the OPC switch only if the organization has enabled it, and are hidden from other organizations', async () => {
    const { as, world } = backend();
    const { data } = await (await as('viewer')).get<One<EndUser>>(`end_users/${world.endUser}`);
    expect(data.opc).toBe(false);
    const other = await as('otherAdmin');
    expect((await other.get<One<EndUser>>(`end_users/${world.other.endUser}`)).data.opc).toBeNull();
    await other.refused(404, 'get', `end_users/${world.endUser}`);
  });
});
