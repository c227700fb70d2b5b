import { describe, expect, it } from 'vitest';
import type { Group } from '../../backend/group/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { cursorOf, readChanges } from '../support/feed.ts';
import { newOrder, readHistory, unused } from '../support/records.ts';
import type { Person } from '../support/world.ts';

const home = { country: 'KE', city: 'Nairobi', address: 'Hill street 1' };

describe('a group', () => {
  const backend = suiteBackend();
  const make = async (fields: object = {}, by: Person = 'manager') => {
    const { as, world } = backend();
    const group = { program_id: world.program, name: unused('Group'), address_attributes: home, ...fields };
    return (await (await as(by)).post<One<Group>>('groups', { group })).data;
  };

  it('is created in a program with an address, and its edits are checked by version', async () => {
    const { as, db, world } = backend();
    const made = await make({ attn: 'Pharmacist', phone_number: '+254 1' });
    expect(made).toMatchObject({
      program: { id: world.program, name: 'Malaria' },
      address: { city: 'Nairobi' },
      attn: 'Pharmacist',
      end_users_count: 0,
    });
    const api = await as('procurement');
    const edit = { group: { id: made.id, attn: '', address_attributes: { ...home, city: 'Kisumu' }, lock_version: 1 } };
    const { data } = await api.put<One<Group>>(`groups/${made.id}`, edit);
    expect(data).toMatchObject({ attn: null, address: { city: 'Kisumu' }, lock_version: 2 });
    expect((await api.refused<Group>(409, 'put', `groups/${made.id}`, edit)).data?.lock_version).toBe(2);
    expect((await readHistory(db, 'Group', made.id)).map(({ action }) => action)).toEqual(['create', 'update']);
    await (await as('logistics')).refused(403, 'put', `groups/${made.id}`, edit);
    await (await as('otherAdmin')).refused(404, 'put', `groups/${made.id}`, edit);
  });

  it('requires a name, a program and an address, and limits the length of its fields', async () => {
    const api = await backend().as('manager');
    expect((await api.refused(422, 'post', 'groups', { group: {} })).errors).toEqual({
      program_id: ["can't be blank"],
      name: ["can't be blank"],
      address_attributes: ["can't be blank"],
    });
    const { id } = await make();
    const wrong = { name: 'x'.repeat(101), attn: 'x'.repeat(101), phone_number: '1'.repeat(41), organization_id: 1 };
    const { errors } = await api.refused(422, 'put', `groups/${id}`, { group: { ...wrong, address_attributes: null } });
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'address_attributes',
      'attn',
      'name',
      'organization_id',
      'phone_number',
    ]);
    expect((await api.refused(422, 'put', `groups/${id}`, { group: { id: id + 1 } })).errors).toEqual({
      id: ['is not the one in the path'],
    });
  });

  it('that has no address requires one with its first edit', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const { errors } = await api.refused(422, 'put', `groups/${world.group}`, { group: { attn: 'A' } });
    expect(errors).toEqual({ address_attributes: ["can't be blank"] });
    await api.put(`groups/${world.group}`, { group: { attn: 'A', address_attributes: home } });
  });

  it('is added only to programs of its own organization that the writer may open', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const body = (program_id: number) => ({ group: { program_id, name: unused('G'), address_attributes: home } });
    for (const program of [world.second.program, world.other.program, 999]) {
      const { errors } = await api.refused(422, 'post', 'groups', body(program));
      expect(errors).toEqual({ program_id: ['was not found'] });
    }
    const { id } = await make();
    await api.refused(422, 'put', `groups/${id}`, { group: { program_id: world.second.program } });
    await (await as('admin')).refused(422, 'put', `groups/${id}`, { group: { program_id: world.other.program } });
  });

  it('moves to another program until orders or shipments use it, and both programs are notified', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const after = await cursorOf(api);
    const { id } = await make();
    const move = (program_id: number) => ({ group: { program_id } });
    const { data } = await api.put<One<Group>>(`groups/${id}`, move(world.second.program));
    expect(data.program).toEqual({ id: world.second.program, name: 'Polio' });
    const versions = async (program: number) =>
      (await readChanges(api, after, `&program_id=${program}`)).map(({ lock_version }) => lock_version);
    expect(await versions(world.program)).toEqual([1, 2]);
    expect(await versions(world.second.program)).toEqual([2]);
    await api.put(`groups/${id}`, move(world.program));
    await newOrder(api, world, { group_id: id });
    const { errors } = await api.refused(422, 'put', `groups/${id}`, move(world.second.program));
    expect(errors).toEqual({ program_id: ["can't change while orders or shipments use this group"] });
  });
});

describeOnOne('the name of a group', (backend) => {
  it('is unique in a program, even among ten concurrent creates', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const body = (program_id: number) => ({ group: { program_id, name: 'Clinic', address_attributes: home } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.send('post', 'groups', body(world.program))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    const again = await api.refused(422, 'post', 'groups', body(world.program));
    expect(again.errors).toEqual({ name: ['has already been taken'] });
    await api.post('groups', body(world.second.program));
  });
});
