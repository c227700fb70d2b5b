import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const address = { country: 'KE', city: 'Nairobi', address: 'Clinic Rd 1' };
const CREATE = `mutation($input: CreateGroupInput!) {
  createGroup(input: $input) {
    group {
      id name attn phoneNumber endUsersCount lockVersion createdAt updatedAt
      program { id slug } address { country city address } abilities { action allowed }
    }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateGroupInput!) {
  updateGroup(id: $id, input: $input) {
    group { name attn address { city } } errors { field message code } current { name lockVersion }
  }
}`;

type Made = { createGroup: { group: { id: string; lockVersion: number } } };

/** Creates a group of the first program as its manager. */
async function newGroup(name: string, more: object = {}) {
  const input = { programId: stack().backend.world.program, name, address, ...more };
  return ((await stack().get('manager', CREATE, { input })) as Made).createGroup.group;
}

describe('a group', () => {
  it('is found by a part of its name and read by its id', async () => {
    const { group } = stack().backend.world;
    const list = '{ groups(search: "ken") { data { id name } meta { count } } }';
    expect(await stack().get('viewer', list)).toMatchObject({
      groups: { data: [{ id: String(group), name: 'Kenya clinics' }], meta: { count: 1 } },
    });
    expect(await stack().get('viewer', `{ group(id: ${group}) { id name } }`)).toEqual({
      group: { id: String(group), name: 'Kenya clinics' },
    });
  });

  it('of another organization or program is null, whatever fields are selected', async () => {
    const { other, second } = stack().backend.world;
    expect(await stack().get('admin', `{ group(id: ${other.group}) { id } }`)).toEqual({ group: expect.anything() });
    for (const id of [other.group, second.group]) {
      expect(await stack().get('manager', `{ group(id: ${id}) { id } }`)).toEqual({ group: null });
      expect(await stack().get('manager', `{ group(id: ${id}) { attn } }`)).toEqual({ group: null });
    }
  });

  it('is created in its program, with the address that it needs', async () => {
    const { program, second } = stack().backend.world;
    const input = { programId: program, name: 'New clinics', attn: 'Dr. Otieno', phoneNumber: '1', address };
    expect(await stack().get('manager', CREATE, { input })).toMatchObject({
      createGroup: {
        group: {
          name: 'New clinics',
          attn: 'Dr. Otieno',
          phoneNumber: '1',
          endUsersCount: 0,
          program: { id: String(program), slug: 'malaria' },
          address,
          abilities: [{ action: 'UPDATE', allowed: true }],
        },
        errors: [],
      },
    });
    const refused = { programId: second.program, name: 'x'.repeat(101), address: { ...address, country: null } };
    const { createGroup } = (await stack().get('manager', CREATE, { input: refused })) as {
      createGroup: { errors: Array<{ field: string }> };
    };
    expect(createGroup.errors.map((error) => error.field)).toEqual(expect.arrayContaining(['name', 'address.country']));
    const elsewhere = { ...refused, name: 'Fine', address };
    expect(await stack().get('manager', CREATE, { input: elsewhere })).toMatchObject({
      createGroup: { group: null, errors: [{ field: 'programId', code: 'INVALID' }] },
    });
  });

  it('keeps omitted fields, clears null ones, and rejects a stale edit with the current record', async () => {
    const { id, lockVersion } = await newGroup('Before', { attn: 'Dr. Wanjiku' });
    const input = { lockVersion, name: 'After', attn: null };
    expect(await stack().get('manager', UPDATE, { id, input })).toMatchObject({
      updateGroup: { group: { name: 'After', attn: null, address: { city: 'Nairobi' } }, errors: [], current: null },
    });
    expect(await stack().get('manager', UPDATE, { id, input })).toMatchObject({
      updateGroup: {
        group: null,
        errors: [{ code: 'STALE' }],
        current: { name: 'After', lockVersion: lockVersion + 1 },
      },
    });
  });

  it('is listed by program and end user, and sorted by every sort field of the schema', async () => {
    const { world } = stack().backend;
    const list = `query($p: ID, $e: ID, $sort: GroupSort) {
      groups(programId: $p, endUserId: $e, sort: $sort) { data { id endUsersCount program { name } } meta { count } }
    }`;
    const kenya = { id: String(world.group), endUsersCount: 1, program: { name: 'Malaria' } };
    expect(await stack().get('orgAdmin', list, { e: world.endUser })).toEqual({
      groups: { data: [kenya], meta: { count: 1 } },
    });
    expect(await stack().get('orgAdmin', list, { p: world.second.program })).toMatchObject({
      groups: { data: [{ id: String(world.second.group), program: { name: 'Polio' } }], meta: { count: 1 } },
    });
    for (const field of ['NAME', 'COUNTRY', 'CITY', 'PROGRAM']) {
      const sorted = await stack().get('orgAdmin', list, { sort: { field, direction: 'DESC' } });
      expect(sorted).toMatchObject({ groups: { data: expect.arrayContaining([kenya]) } });
    }
  });

  it('cannot be created or changed without the right or from another organization', async () => {
    const { id, lockVersion } = await newGroup('Ours');
    const input = { programId: stack().backend.world.program, name: 'Mine', address };
    const made = await stack().ask('viewer', CREATE, { input });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const changed = await stack().ask('otherAdmin', UPDATE, { id, input: { lockVersion, name: 'Theirs' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
