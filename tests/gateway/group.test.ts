import { expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

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

it('of another organization is not there', async () => {
  const { other } = stack().backend.world;
  expect(await stack().get('admin', `{ group(id: ${other.group}) { id } }`)).toEqual({ group: expect.anything() });
  expect(await stack().get('manager', `{ group(id: ${other.group}) { id } }`)).toEqual({ group: null });
});
