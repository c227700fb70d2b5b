import { expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

it('is found by a part of its label and read by its id', async () => {
  const { endUser } = stack().backend.world;
  const list = '{ endUsers(search: "ken") { data { id label } meta { count } } }';
  expect(await stack().get('viewer', list)).toMatchObject({
    endUsers: { data: [{ id: String(endUser), label: 'Kenya Ministry' }], meta: { count: 1 } },
  });
  expect(await stack().get('viewer', `{ endUser(id: ${endUser}) { id label } }`)).toEqual({
    endUser: { id: String(endUser), label: 'Kenya Ministry' },
  });
});

it('of another organization is not there', async () => {
  const { other } = stack().backend.world;
  expect(await stack().get('admin', `{ endUser(id: ${other.endUser}) { id } }`)).toEqual({
    endUser: expect.anything(),
  });
  expect(await stack().get('manager', `{ endUser(id: ${other.endUser}) { id } }`)).toEqual({ endUser: null });
});
