import { expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

it('lists the programs that a person may open, with their sections and colours', async () => {
  const query =
    '{ viewer { programs { id name slug navigation { id section name icon } colorPalette { main hover backlight } orderNumberInternalEnabled } } }';
  const { world } = stack().backend;
  const { viewer } = (await stack().get('manager', query)) as { viewer: { programs: unknown[] } };
  expect(viewer.programs).toEqual([
    expect.objectContaining({
      id: String(world.program),
      slug: 'malaria',
      navigation: expect.arrayContaining([expect.objectContaining({ section: 'purchase-orders' })]),
    }),
  ]);
  const all = (await stack().get('admin', query)) as { viewer: { programs: unknown[] } };
  expect(all.viewer.programs).toHaveLength(3);
});

it('does not know a program of another organization', async () => {
  const query = `{ program(id: ${stack().backend.world.other.program}) { id } }`;
  expect(await stack().get('manager', query)).toEqual({ program: null });
});
