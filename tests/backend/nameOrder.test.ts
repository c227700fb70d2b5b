import { beforeAll, expect, it } from 'vitest';
import type { Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';

describeOnBoth('names in the order of a list', (backend) => {
  const inOrder = [
    'Eben',
    'écru',
    'Émile',
    'Eva',
    'Nandi',
    'ñandú',
    'nord',
    'Øre',
    'Pace',
    'straße',
    'Strasser',
    'أحمد',
    'عمر',
  ];

  beforeAll(async () => {
    const { db, world } = backend();
    const organization_id = world.other.organization;
    await db.deleteFrom('vendors').where('organization_id', '=', organization_id).execute();
    const names = inOrder.toReversed().map((name) => ({ organization_id, name }));
    await db.insertInto('vendors').values(names).execute();
  });

  it.each(['asc', 'desc'] as const)('have letters with accents beside those without, %s', async (direction) => {
    const api = await await backend().as('otherAdmin');
    const query = `vendors?sort[field]=name&sort[direction]=${direction}&items=50`;
    const { data } = await api.get<Many<{ name: string }>>(query);
    expect(data.map(({ name }) => name)).toEqual(direction === 'asc' ? inOrder : inOrder.toReversed());
  });
});
