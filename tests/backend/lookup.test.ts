import { describe, expect, it } from 'vitest';
import { isLookupKey } from '../../backend/lookup/rules.ts';
import { suiteBackend } from '../support/backend.ts';

type Entry = { key: string; name: string };
type Data<Rows> = { data: Rows };

describe('lookups', () => {
  const backend = suiteBackend();
  const ask = async <Rows>(path: string) => (await (await backend().as('viewer')).get<Data<Rows>>(path)).data;
  const lists = [
    'countries',
    'unit_of_measures',
    'dangerous_goods_classes',
    'mta_statuses',
    'package_types',
    'risk_levels',
    'shipment_types',
    'storage_requirements',
    'conditions',
    'incoterms',
    'license_exceptions',
    'model_types',
  ];

  it.each(lists)('%s requires a session', async (list) => {
    await backend().withToken(null).refused(401, 'get', list);
  });

  it.each(lists)('%s rejects unknown parameters', async (list) => {
    const { errors } = await (await backend().as('viewer')).refused(422, 'get', `${list}?page=1`);
    expect(errors).toEqual({ page: ['is not allowed here'] });
  });

  it('include all 249 countries of ISO 3166-1, each with a unique name', async () => {
    const countries = await ask<Record<string, string>>('countries');
    expect(Object.keys(countries)).toHaveLength(249);
    expect(new Set(Object.values(countries)).size).toBe(249);
    expect(countries).toMatchObject({ AF: 'Afghanistan', CI: 'Côte d’Ivoire', KE: 'Kenya', ZW: 'Zimbabwe' });
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(Object.keys(countries).filter((code) => !names.of(code))).toEqual([]);
  });

  it('include units of Recommendation 20 that are in force, and no packagings', async () => {
    const units = await ask<{ code: string; description: string }[]>('unit_of_measures');
    expect(units).toContainEqual({
      code: 'KT',
      description: 'kit',
      beside: { one: 'kit', other: 'kits' },
      spellings: [],
    });
    expect(units).toContainEqual(
      expect.objectContaining({ code: 'GRM', spellings: ['grm', 'g', 'gram', 'grams', 'gramme'] }),
    );
    const deleted = ['BX', 'PK', 'CT', 'CS', 'BG', 'BO', 'VI', 'TU', 'RO', 'BE', 'DR', 'ST', 'KTM'];
    expect(units.filter(({ code }) => deleted.includes(code))).toEqual([]);
    expect(new Set(units.map(({ code }) => code)).size).toBe(37);
  });

  it.each([
    [
      'storage_requirements',
      7,
      { key: 'refrigerated', name: 'Refrigerated (2–8 °C)', temperatures: { from: '2', to: '8' } },
    ],
    ['mta_statuses', 5, { key: 'in_negotiation', name: 'In negotiation' }],
    ['shipment_types', 6, { key: 'air_charter', name: 'Air charter' }],
    ['conditions', 6, { key: 'temperature_excursion', name: 'Temperature excursion' }],
    ['model_types', 3, { key: 'commercial_invoice', name: 'Commercial Invoice' }],
    ['package_types', 8, { key: 'pallet', name: 'Pallet', code: 'PX' }],
    ['risk_levels', 4, { key: 'level_1', name: 'Low', full_name: 'Level 1 – Low' }],
  ] as const)('%s has %i entries', async (list, count, entry) => {
    const entries = await ask<Entry[]>(list);
    expect(entries).toHaveLength(count);
    expect(entries).toContainEqual(entry);
  });

  it('recognize the keys of their lists', () => {
    expect(isLookupKey('countries', 'KE')).toBe(true);
    expect(isLookupKey('countries', 'ke')).toBe(false);
    expect(isLookupKey('unit_of_measures', 'BX')).toBe(false);
    expect(isLookupKey('dangerous_goods_classes', '5.1')).toBe(true);
    expect(isLookupKey('shipment_types', 'constructor')).toBe(false);
  });

  describe('dangerous goods', () => {
    type Class = { id: string; description: string };
    const idsOf = async (query = '') =>
      (await ask<Class[]>(`dangerous_goods_classes${query}`)).map(({ id }) => id).join(' ');

    it('lists the classes and divisions of 49 CFR 173.2', async () => {
      expect(await idsOf()).toBe('1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9');
    });

    it.each([
      ['3', '2.1 2.2 2.3 3 4.1 4.2 4.3 5.2 6.1 6.2 7 8 9'],
      ['5.1', '2.1 2.2 2.3 4.1 4.3 5.1 5.2 6.1 6.2 7 8 9'],
      ['1.1', '6.1 6.2 7 9'],
      ['9', '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'],
    ])('offers for class %s only classes that may be loaded next to it', async (given, compatible) => {
      expect(await idsOf(`?dg_classes[]=${given}`)).toBe(compatible);
    });

    it('offers only classes that may be loaded next to all of the given classes', async () => {
      expect(await idsOf('?dg_classes[]=3&dg_classes[]=8')).toBe('2.1 2.2 2.3 3 4.1 4.2 5.2 6.1 6.2 7 8 9');
    });

    it('refuses a class that does not exist', async () => {
      const viewer = await backend().as('viewer');
      const { errors } = await viewer.refused(422, 'get', 'dangerous_goods_classes?dg_classes[]=10');
      expect(errors).toEqual({ dg_classes: ['is not one of the allowed values'] });
    });

    it.each([
      ['un1170', ['UN1170 II', 'UN1170 III']],
      ['117', ['UN1170 II', 'UN1170 III', 'UN1171 III', 'UN1172 III']],
      ['dry ice', ['UN1845 null']],
      ['nothing like it', []],
    ])('finds UN numbers by %s', async (search, found) => {
      type Line = { number: string; packing_group: string | null };
      const lines = await ask<Line[]>(`un_numbers?items=4&search=${search}`);
      expect(lines.map(({ number, packing_group }) => `${number} ${packing_group}`)).toEqual(found);
    });

    it('returns all rows of complete UN numbers, and names the rule and the date of its text', async () => {
      type Answer = Data<{ id: string; subsidiary_hazards: string[] }[]> & { meta: { rule: string; text_of: string } };
      const viewer = await backend().as('viewer');
      const { data, meta } = await viewer.get<Answer>('un_numbers?numbers[]=un2014&numbers[]=UN9999');
      expect(data.map(({ id, subsidiary_hazards }) => [id, ...subsidiary_hazards])).toEqual([
        ['UN2014-1', '8'],
        ['UN2014-2', '8'],
      ]);
      expect(meta).toMatchObject({ rule: '49 CFR 172.101, Hazardous Materials Table', text_of: '2026-06-01' });
    });
  });
});
