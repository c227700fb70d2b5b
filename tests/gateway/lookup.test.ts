import { expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

it('lists what is the same for everyone, countries by name and with codes that stay codes', async () => {
  const lists = (await stack().get(
    'viewer',
    `{ countries { code name } unitsOfMeasure { code description } dangerousGoodsClasses { id description }
       storageRequirements { key name } shipmentTypes { key name } mtaStatuses { key name } conditions { key name } }`,
  )) as Record<string, Array<Record<string, string>>>;
  expect(lists['countries']).toContainEqual({ code: 'KE', name: 'Kenya' });
  const names = lists['countries']?.map((country) => country['name'] ?? '') ?? [];
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(lists['dangerousGoodsClasses']?.map((entry) => entry['id'])).toContain('5.1');
  for (const entries of Object.values(lists)) expect(entries.length).toBeGreaterThan(1);
});
