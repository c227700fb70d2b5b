import { expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

it('lists the lookups, with countries sorted by name and codes unchanged', async () => {
  const lists = (await stack().get(
    'viewer',
    `{ countries { code name } unitsOfMeasure { code description } dangerousGoodsClasses { id description }
       storageRequirements { key name } storageTemperatures { storage from to } shipmentTypes { key name } mtaStatuses { key name } conditions { key name }
       packageTypes { key name code } riskLevels { key name fullName } incoterms { key name }
       licenseExceptions { key name } }`,
  )) as Record<string, Array<Record<string, string>>>;
  expect(lists['countries']).toContainEqual({ code: 'KE', name: 'Kenya' });
  const names = lists['countries']?.map((country) => country['name'] ?? '') ?? [];
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(lists['dangerousGoodsClasses']?.map((entry) => entry['id'])).toContain('5.1');
  expect(lists['storageTemperatures']).toContainEqual({ storage: 'refrigerated', from: '2', to: '8' });
  expect(lists['riskLevels']).toContainEqual({
    key: 'level_1',
    name: expect.any(String),
    fullName: expect.any(String),
  });
  for (const entries of Object.values(lists)) expect(entries.length).toBeGreaterThan(1);
});

it('lists the dangerous goods classes that may travel next to all the given ones', async () => {
  const ids = async (compatibleWith?: string[]) => {
    const query = 'query($with: [ID!]) { dangerousGoodsClasses(compatibleWith: $with) { id } }';
    const { dangerousGoodsClasses } = (await stack().get('viewer', query, { with: compatibleWith })) as {
      dangerousGoodsClasses: Array<{ id: string }>;
    };
    return dangerousGoodsClasses.map(({ id }) => id);
  };
  const all = await ids();
  expect(await ids([])).toEqual(all);
  const besideFlammable = await ids(['3']);
  expect(besideFlammable).not.toContain('5.1');
  expect(besideFlammable.length).toBeLessThan(all.length);
  expect(await ids(['9'])).toContain('3');
});
