import { describe, expect, it } from 'vitest';
import type { Organization } from '../../backend/organization/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { type FormFields, sendForm } from '../support/form.ts';
import { readHistory, unused } from '../support/records.ts';

const home = { country: 'CH', city: 'Geneva', address: 'Lake street 1' };
const fieldsOf = (fields: object = {}) => ({
  name: unused('Organization'),
  short_name: 'Org',
  email: 'info@org.example',
  address_attributes: home,
  ...fields,
});

describe('an organization', () => {
  const backend = suiteBackend();
  const make = async (fields: object = {}) => {
    const api = await backend().as('admin');
    return (await api.post<One<Organization>>('organizations', { organization: fieldsOf(fields) })).data;
  };

  it('is created only by system administrators, with every feature off, and immediately visible to them', async () => {
    const { as, db, world } = backend();
    const made = await make();
    expect(Object.values(made.feature_flags)).toEqual(Array(6).fill(false));
    expect(made.abilities.map(({ allowed }) => allowed)).toEqual([true, true]);
    const { meta } = await (await as('admin')).get<Many<Organization>>(`organizations?ids[]=${made.id}`);
    expect(meta.count).toBe(1);
    expect(await readHistory(db, 'Organization', made.id)).toMatchObject([
      { action: 'create', user_id: world.people.admin },
    ]);
    const orgAdmin = await as('orgAdmin');
    await orgAdmin.refused(403, 'post', 'organizations', { organization: fieldsOf() });
    await orgAdmin.refused(404, 'get', `organizations/${made.id}`);
  });

  it('is edited by its own administrators, with version checks', async () => {
    const { as, db, world } = backend();
    const path = `organizations/${world.other.organization}`;
    const api = await as('otherAdmin');
    const edit = { organization: { contact_person: 'Ana', address_attributes: home, lock_version: 1 } };
    const { data } = await api.put<One<Organization>>(path, edit);
    expect(data).toMatchObject({ name: 'Northwind', contact_person: 'Ana', address: { city: 'Geneva' } });
    expect((await api.refused<Organization>(409, 'put', path, edit)).data?.lock_version).toBe(2);
    expect((await readHistory(db, 'Organization', world.other.organization))[0]?.changes).toMatchObject([
      { field: 'contact_person' },
      { field: 'address' },
    ]);
    await (await as('otherViewer')).refused(403, 'put', path, edit);
    await (await as('orgAdmin')).refused(404, 'put', path, edit);
  });

  it('applies the feature flags that are sent and keeps the others', async () => {
    const { as, world } = backend();
    const api = await as('otherAdmin');
    const switchTo = async (feature_flags: object) =>
      (
        await api.put<One<Organization>>(`organizations/${world.other.organization}`, {
          organization: { feature_flags },
        })
      ).data;
    await switchTo({ opc_enabled: true });
    const { feature_flags, lock_version } = await switchTo({ po_funding_enabled: true });
    expect(feature_flags).toMatchObject({ opc_enabled: true, po_funding_enabled: true, wbg_mat_doc_enabled: false });
    expect((await switchTo({ opc_enabled: true })).lock_version).toBe(lock_version);
    const profile = await api.get<One<{ feature_flags: object }>>('profile');
    expect(profile.data.feature_flags).toEqual(feature_flags);
    const { errors } = await api.refused(422, 'put', `organizations/${world.other.organization}`, {
      organization: { feature_flags: { god_mode: true, opc_enabled: 'yes' } },
    });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['feature_flags.god_mode', 'feature_flags.opc_enabled']);
  });

  it('requires its names, an email and an address', async () => {
    const api = await backend().as('admin');
    const organization = { short_name: 'x'.repeat(16), email: 'x', id: 1, address_attributes: { country: 'CH' } };
    const { errors } = await api.refused(422, 'post', 'organizations', { organization });
    expect(errors).toEqual({
      name: ["can't be blank"],
      short_name: ['is too long (maximum is 15 characters)'],
      email: ['is not an email address'],
      id: ['is not allowed here'],
      'address_attributes.city': ["can't be blank"],
      'address_attributes.address': ["can't be blank"],
    });
  });

  it('without an address must get one in its first edit', async () => {
    const { as, db, world } = backend();
    const path = `organizations/${world.organization}`;
    const api = await as('orgAdmin');
    await db.updateTable('organizations').set({ address: null }).where('id', '=', world.organization).execute();
    for (const organization of [{ ein: '12' }, { feature_flags: { opc_enabled: false } }]) {
      const { errors } = await api.refused(422, 'put', path, { organization });
      expect(errors).toEqual({ address_attributes: ["can't be blank"] });
    }
    await api.put(path, { organization: { ein: '12', address_attributes: home } });
    await api.put(path, { organization: { ein: '13' } });
  });

  it('can also be created and edited as a form', async () => {
    const api = await backend().as('admin');
    const fields: FormFields = [
      ['organization[name]', 'By form'],
      ['organization[short_name]', 'BF'],
      ['organization[email]', 'bf@org.example'],
      ['organization[website]', ''],
      ['organization[address_attributes][country]', 'CH'],
      ['organization[address_attributes][city]', 'Bern'],
      ['organization[address_attributes][address]', 'Hill street 2'],
      ['organization[feature_flags][opc_enabled]', 'true'],
    ];
    const made = await sendForm(api, 'post', 'organizations', fields);
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: { name: 'By form', website: null, address: { city: 'Bern' }, feature_flags: { opc_enabled: true } },
      },
    });
    const { data } = await api.get<Many<Organization>>('organizations?search=by form');
    const path = `organizations/${data[0]?.id}`;
    expect((await sendForm(api, 'put', path, [['organization[name]', '']])).status).toBe(422);
    expect((await sendForm(api, 'put', path, [['organization[ein]', '12']])).body).toMatchObject({
      data: { ein: '12', name: 'By form' },
    });
  });

  it('is found by a program that the caller may open', async () => {
    const { as, world } = backend();
    const names = async (program: number) =>
      (await (await as('admin')).get<Many<Organization>>(`organizations?program_id=${program}`)).data.map(
        ({ name }) => name,
      );
    expect(await names(world.other.program)).toEqual(['Northwind']);
    await (await as('viewer')).refused(404, 'get', `organizations?program_id=${world.second.program}`);
  });
});

describeOnOne('the name of an organization', (backend) => {
  it('is unique, even among ten concurrent requests', async () => {
    const api = await backend().as('admin');
    const body = { organization: fieldsOf({ name: 'Unique' }) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.send('post', 'organizations', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    const { errors } = await api.refused(422, 'post', 'organizations', { organization: fieldsOf({ name: 'UNIQUE ' }) });
    expect(errors).toEqual({ name: ['has already been taken'] });
  });
});
