import { describe, expect, it } from 'vitest';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { readHistory, unused } from '../support/records.ts';

const home = { country: 'ch', city: 'Basel', address: 'Main street 1', state: ' ' };

describe('a vendor', () => {
  const backend = suiteBackend();
  const make = async (fields: object = {}) => {
    const api = await backend().as('procurement');
    return (await api.post<One<Vendor>>('vendors', { vendor: { name: unused('Vendor'), ...fields } })).data;
  };

  it("is created in full, in its creator's organization, with a history entry", async () => {
    const { as, db, world } = backend();
    const vendor = await make({
      name: ' Roche ',
      email: 'orders@roche.example',
      risk_level: 'level_2',
      visual_compliance_date: '2026-01-31',
      notes: '',
      address_attributes: home,
    });
    expect(vendor).toMatchObject({
      name: 'Roche',
      notes: null,
      address: { country: 'CH', city: 'Basel', address: 'Main street 1', state: null, zip_code: null, notes: null },
      lock_version: 1,
      abilities: [{ action: 'update', allowed: true, reason: null }],
    });
    expect(await readHistory(db, 'Vendor', vendor.id)).toMatchObject([
      { action: 'create', user_id: world.people.procurement },
    ]);
    await (await as('otherAdmin')).refused(404, 'put', `vendors/${vendor.id}`, { vendor: { name: 'Mine' } });
  });

  it('is edited field by field; fields that are not sent stay', async () => {
    const { as, db } = backend();
    const { id, name } = await make({ address_attributes: home, ein: '12-345' });
    const api = await as('procurement');
    const edit = async (vendor: object) => (await api.put<One<Vendor>>(`vendors/${id}`, { vendor })).data;
    expect(await edit({ ein: null, lock_version: 1 })).toMatchObject({ ein: null, name, address: { city: 'Basel' } });
    expect(await edit({ address_attributes: home })).toMatchObject({ lock_version: 2 });
    expect(await edit({ address_attributes: { country: '', city: '', address: '' } })).toMatchObject({ address: null });
    expect((await readHistory(db, 'Vendor', id)).slice(1).map(({ changes }) => changes)).toMatchObject([
      [{ field: 'ein', from: '12-345', to: null }],
      [{ field: 'address', from: { city: 'Basel' }, to: null }],
    ]);
  });

  it('rejects an outdated version with 409 and the current record', async () => {
    const { as } = backend();
    const { id } = await make();
    const api = await as('procurement');
    await api.put(`vendors/${id}`, { vendor: { notes: 'first', lock_version: 1 } });
    const late = { vendor: { notes: 'late', lock_version: 1 } };
    const rejection = await api.refused<Vendor>(409, 'put', `vendors/${id}`, late);
    expect(rejection).toMatchObject({ code: 'stale', data: { notes: 'first', lock_version: 2 } });
  });

  it('requires a name, and a complete address if one is sent', async () => {
    const api = await backend().as('procurement');
    const wrong = {
      name: ' ',
      email: 'nobody',
      risk_level: 'high',
      address_attributes: { country: 'ZZ', city: 'Basel' },
    };
    const { errors } = await api.refused(422, 'post', 'vendors', { vendor: wrong });
    expect(errors).toEqual({
      name: ["can't be blank"],
      email: ['is not an email address'],
      risk_level: ['is not one of the allowed values'],
      'address_attributes.country': ['is not a country code'],
      'address_attributes.address': ["can't be blank"],
    });
  });

  it.each(['id', 'organization_id', 'created_at', 'abilities'])('does not accept %s', async (key) => {
    const { as } = backend();
    const before = await make();
    const api = await as('procurement');
    const { errors } = await api.refused(422, 'put', `vendors/${before.id}`, { vendor: { [key]: 1, name: 'Other' } });
    expect(errors).toEqual({ [key]: ['is not allowed here'] });
    expect((await api.get<One<Vendor>>(`vendors/${before.id}`)).data).toEqual(before);
  });

  it('tells users without the right that they may not edit it, and rejects their edits', async () => {
    const { as, world } = backend();
    const api = await as('viewer');
    const { data } = await api.get<One<Vendor>>(`vendors/${world.vendor}`);
    expect(data.abilities).toEqual([{ action: 'update', allowed: false, reason: 'Your role does not allow this' }]);
    await api.refused(403, 'post', 'vendors', { vendor: { name: 'Mine' } });
    await api.refused(403, 'put', `vendors/${world.vendor}`, { vendor: { name: 'Mine' } });
  });

  it('is announced when it is created and edited', async () => {
    const { world } = backend();
    let id = 0;
    const told = await changesOf(backend(), async () => {
      ({ id } = await make());
      await (await backend().as('procurement')).put(`vendors/${id}`, { vendor: { notes: 'N' } });
    });
    const record = (lock_version: number) => ({ type: 'Vendor', id, lock_version });
    expect(told).toMatchObject([
      { action_type: 'create', record: record(1), by: world.people.procurement },
      { action_type: 'edit', record: record(2) },
    ]);
  });
});

describeOnOne('the name of a vendor', (backend) => {
  it('is unique per organization, ignoring case and spaces, even among ten concurrent requests', async () => {
    const { as } = backend();
    const api = await as('procurement');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.send('post', 'vendors', { vendor: { name: index % 2 ? 'Gilead' : ' gILEAD ' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toEqual({ errors: { name: ['has already been taken'] } });
    await (await as('otherAdmin')).post('vendors', { vendor: { name: 'Gilead' } });
  });
});
