import { beforeAll, describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';
import type { Person } from '../support/world.ts';

const stack = suiteStack();

beforeAll(async () => {
  const { backend } = stack();
  for (const person of ['orgAdmin', 'otherAdmin'] as const) {
    const api = await backend.as(person);
    await api.post('couriers', { courier: { company_name: 'Swift' } });
    await api.post('status_reasons', { model: 'order_item', status: 'open', sub_status: 'Late' });
  }
});

async function idsOf(person: Person, list: string, more: string): Promise<string[]> {
  const answer = await stack().get(person, `{ ${list}(items: 100) { data { id ${more} } meta { count } } }`);
  const { data, meta } = answer[list] as { data: Array<{ id: string }>; meta: { count: number } };
  expect(data).toHaveLength(meta.count);
  return data.map(({ id }) => id);
}

describe('two organizations', () => {
  const lists = ['vendors', 'couriers', 'groups', 'endUsers', 'users', 'organizations', 'programs', 'substatuses'];
  it.each(lists)('list only their own %s, light or full', async (list) => {
    for (const more of ['', 'abilities { action }']) {
      const [ours, theirs] = [await idsOf('orgAdmin', list, more), await idsOf('otherAdmin', list, more)];
      expect([ours.length, theirs.length]).not.toContain(0);
      expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
    }
  });

  it('have their own administrators', async () => {
    const { organization, other } = stack().backend.world;
    const admins = (person: Person, id: number) =>
      stack().get(person, `{ organizationAdmins(organizationId: ${id}) { data { fullName } } }`);
    expect(await admins('otherAdmin', other.organization)).toEqual({
      organizationAdmins: { data: [{ fullName: 'otherAdmin Tester' }] },
    });
    expect(await admins('otherAdmin', organization)).toEqual({ organizationAdmins: { data: [] } });
  });
});
