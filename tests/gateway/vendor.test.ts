import { expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

it('is found by a part of its name and read by its id', async () => {
  const { vendor } = stack().backend.world;
  const list = '{ vendors(search: "ken") { data { id name } meta { count } } }';
  expect(await stack().get('viewer', list)).toMatchObject({
    vendors: { data: [{ id: String(vendor), name: 'Kenya Pharma' }], meta: { count: 1 } },
  });
  expect(await stack().get('viewer', `{ vendor(id: ${vendor}) { id name } }`)).toEqual({
    vendor: { id: String(vendor), name: 'Kenya Pharma' },
  });
});

it('of another organization is not there', async () => {
  const { other } = stack().backend.world;
  expect(await stack().get('admin', `{ vendor(id: ${other.vendor}) { id } }`)).toEqual({ vendor: expect.anything() });
  expect(await stack().get('manager', `{ vendor(id: ${other.vendor}) { id } }`)).toEqual({ vendor: null });
});
