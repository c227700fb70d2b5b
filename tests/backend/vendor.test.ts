import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';

type Vendor = { id: number; name: string; email: string | null; address: { country: string } | null };

/** The shipped roles, except that viewers may not read vendors. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Viewer' ? { ...role, rights: { ...role.rights, vendors: [] } } : role),
);

describe('vendors', () => {
  const backend = suiteBackend({ roles });
  let api: Api;

  const names = async (query = '', by = api) => {
    const { data } = await by.get<Many<Vendor>>(`vendors?${query}`);
    return data.map(({ name }) => name);
  };

  beforeAll(async () => {
    const { as, db, world } = backend();
    api = await as('inventory');
    const organization_id = world.organization;
    const address = JSON.stringify({ country: 'CH', city: 'Basel', address: 'Main street 1' });
    await db
      .insertInto('vendors')
      .values([
        { organization_id, name: 'abbott', email: 'a@abbott.example', address, risk_level: 'level_2' },
        { organization_id, name: 'Zydus 100%', visual_compliance_date: '2026-01-01', risk_level: 'level_1' },
      ])
      .execute();
  });

  it('are found but for a slip, unless they are to be found exactly', async () => {
    expect(await names('search=zidus')).toEqual(['Zydus 100%']);
    expect(await names('search=zidus&exact=true')).toEqual([]);
    expect(await names('search=zydus&exact=true')).toEqual(['Zydus 100%']);
  });

  it('are listed by name, and sorted by every column in either direction', async () => {
    expect(await names()).toEqual(['abbott', 'Kenya Pharma', 'Uganda Pharma', 'Zydus 100%']);
    expect((await names('sort[field]=name&sort[direction]=desc'))[0]).toBe('Zydus 100%');
    expect((await names('sort[field]=visual_compliance_date'))[0]).toBe('Zydus 100%');
    expect((await names('sort[field]=risk_level')).slice(0, 2)).toEqual(['Zydus 100%', 'abbott']);
    expect((await names('sort[field]=country'))[0]).toBe('abbott');
    expect((await names('sort[field]=email&sort[direction]=desc'))[0]).toBe('abbott');
  });

  it('are searched by words of their name, in which % is punctuation', async () => {
    expect(await names('search=PHARMA')).toEqual(['Kenya Pharma', 'Uganda Pharma']);
    expect(await names(`search=${encodeURIComponent('100%')}`)).toEqual(['Zydus 100%']);
    for (const typed of ['%', '%%%', '_', '\\', 'Z_d_s', 'Zy%s'])
      expect(await names(`search=${encodeURIComponent(typed)}`)).toEqual([]);
    expect(await names('search=ab')).toEqual(['abbott']);
  });

  it.each(['ΟΔΟΣ ΑΕ', 'İZMİR İlaç', 'İz', 'ÉCOLE', 'école'])('are found by a search for %s', async (typed) => {
    const { db, world } = backend();
    const organization_id = world.organization;
    const made = ['ΟΔΟΣ ΑΕ', 'İZMİR İlaç', 'École'].map((name) => ({ organization_id, name }));
    const rows = await db.insertInto('vendors').values(made).returning('id').execute();
    try {
      expect(await names(`search=${encodeURIComponent(typed)}`)).toHaveLength(1);
    } finally {
      const ids = rows.map(({ id }) => id);
      await db.deleteFrom('vendors').where('id', 'in', ids).execute();
    }
  });

  it('are sorted by the displayed name of their country', async () => {
    const { as, world } = backend();
    const manager = await as('manager');
    const make = (country: string) => {
      const vendor = { name: `Sorted ${country}`, address_attributes: { country, city: 'C', address: 'A' } };
      return manager.post<One<Vendor>>('vendors', { vendor });
    };
    const made = [await make('AE'), await make('DE'), await make('AX'), await make('CH')].map(({ data }) => data.id);
    try {
      const sorted = (direction: string) => names(`search=sorted&sort[field]=country&sort[direction]=${direction}`);
      const byName = ['Sorted AX', 'Sorted DE', 'Sorted CH', 'Sorted AE'];
      expect(await sorted('asc')).toEqual(byName);
      expect(await sorted('desc')).toEqual(byName.toReversed());
    } finally {
      await backend()
        .db.deleteFrom('vendors')
        .where('id', 'in', made)
        .where('organization_id', '=', world.organization)
        .execute();
    }
  });

  it('are filtered by risk level, country, screening date and combinations of them', async () => {
    expect(await names('filters[risk_level][]=level_1&filters[risk_level][]=level_2')).toEqual([
      'abbott',
      'Zydus 100%',
    ]);
    expect(await names('filters[country][]=CH&filters[country][]=DE')).toEqual(['abbott']);
    const from = 'filters[visual_compliance_date_from]=2026-01-01';
    expect(await names(`${from}&filters[visual_compliance_date_to]=2026-01-01`)).toEqual(['Zydus 100%']);
    expect(await names('filters[visual_compliance_date_to]=2025-12-31')).toEqual([]);
    expect(await names('filters[screened]=true')).toEqual(['Zydus 100%']);
    expect(await names('filters[screened]=false')).not.toContain('Zydus 100%');
    expect((await names('filters[screened]=false')).length).toBeGreaterThan(0);
    expect(await names(`${from}&filters[risk_level][]=level_2`)).toEqual([]);
    await api.refused(422, 'get', 'vendors?filters[risk_level][]=level_9');
  });

  it('are found by ids in one call, which omits missing ones', async () => {
    const { vendor, other, second } = backend().world;
    const ids = [vendor, other.vendor, second.vendor, 999].map((id) => `ids[]=${id}`).join('&');
    expect(await names(`${ids}&pagination=false`)).toEqual(['Kenya Pharma', 'Uganda Pharma']);
  });

  it('are returned in full by id, and as a light list to every session', async () => {
    const { as, world } = backend();
    const { data } = await api.get<One<Vendor>>(`vendors/${world.vendor}`);
    expect(data).toMatchObject({ id: world.vendor, name: 'Kenya Pharma', email: null, address: null });
    const [abbott] = (await api.get<Many<Vendor>>('vendors?search=abbott')).data;
    expect(abbott?.address).toMatchObject({ country: 'CH', country_full_name: 'Switzerland', city: 'Basel' });
    const viewer = await as('viewer');
    const light = await viewer.get<Many<Vendor>>('vendors?light=true&search=kenya');
    expect(light.data).toEqual([{ id: world.vendor, name: 'Kenya Pharma', prohibited: false }]);
    await viewer.refused(403, 'get', 'vendors');
    await viewer.refused(403, 'get', 'vendors?light=true&filters[risk_level][]=level_1');
    await viewer.refused(403, 'get', `vendors/${world.vendor}`);
    await backend().withToken(null).refused(401, 'get', 'vendors?light=true');
  });

  it('of another organization are not found', async () => {
    const { as, world } = backend();
    const other = await as('otherAdmin');
    expect(await names('', other)).toEqual(['Norway Pharma']);
    await other.refused(404, 'get', `vendors/${world.vendor}`);
    expect(await names('', await as('admin'))).toHaveLength(5);
  });

  it('reject unknown parameters and filters by name', async () => {
    const { errors } = await api.refused(422, 'get', 'vendors?status=active&filters[city]=Basel');
    expect(errors).toEqual({ status: ['is not allowed here'], 'filters.city': ['is not allowed here'] });
  });
});
