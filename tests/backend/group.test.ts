import { describe, expect, it } from 'vitest';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';

type Group = { id: number; name: string; program: { id: number; name: string }; end_users_count: number };

describe('groups', () => {
  const backend = suiteBackend();

  it('are those of the programs that the user may open, with their program and number of end users', async () => {
    const { as, world } = backend();
    const { data } = await (await as('viewer')).get<Many<Group>>('groups');
    expect(data).toMatchObject([
      { id: world.group, name: 'Kenya clinics', program: { id: world.program, name: 'Malaria' }, end_users_count: 1 },
    ]);
    const all = await (await as('orgAdmin')).get<Many<Group>>('groups?sort[field]=program&sort[direction]=desc');
    expect(all.data.map(({ name }) => name)).toEqual(['Uganda clinics', 'Kenya clinics']);
  });

  it('are listed for a program and for an end user', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const names = async (query: string) => (await api.get<Many<Group>>(`groups?${query}`)).data.map(({ name }) => name);
    expect(await names(`program_id=${world.second.program}`)).toEqual(['Uganda clinics']);
    expect(await names(`end_user_id=${world.endUser}`)).toEqual(['Kenya clinics']);
    expect(await names(`light=true&search=uganda`)).toEqual(['Uganda clinics']);
    await api.refused(404, 'get', `groups?program_id=${world.other.program}`);
  });

  it('are readable by id for users who may open their program', async () => {
    const { as, world } = backend();
    const { data } = await (await as('viewer')).get<One<Group>>(`groups/${world.group}`);
    expect(data.name).toBe('Kenya clinics');
    await (await as('viewer')).refused(404, 'get', `groups/${world.second.group}`);
    await (await as('otherAdmin')).refused(404, 'get', `groups/${world.group}`);
  });
});
