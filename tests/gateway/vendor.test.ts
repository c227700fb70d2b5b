import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const WHOLE = `id name ein phoneNumber website email visualComplianceDate riskLevel notes lockVersion createdAt updatedAt
  address { country countryName city address state zipCode notes } abilities { action allowed reason }`;
const CREATE = `mutation($input: CreateVendorInput!) {
  createVendor(input: $input) { vendor { ${WHOLE} } errors { field message code } }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateVendorInput!) {
  updateVendor(id: $id, input: $input) {
    vendor { name riskLevel email address { city } lockVersion } errors { field message code } current { name lockVersion }
  }
}`;

type Made = { createVendor: { vendor: { id: string; lockVersion: number } } };

/** Creates a vendor as a procurement officer. */
async function newVendor(name: string, input: object = {}) {
  const { createVendor } = (await stack().get('procurement', CREATE, { input: { name, ...input } })) as Made;
  return createVendor.vendor;
}

describe('a vendor', () => {
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

  it('of another organization is null, whatever fields are selected', async () => {
    const { other } = stack().backend.world;
    expect(await stack().get('admin', `{ vendor(id: ${other.vendor}) { id } }`)).toEqual({ vendor: expect.anything() });
    for (const field of ['id', 'email']) {
      expect(await stack().get('manager', `{ vendor(id: ${other.vendor}) { ${field} } }`)).toEqual({ vendor: null });
    }
  });

  it('is created with all fields of its input', async () => {
    const input = {
      name: 'Full',
      ein: '12-3456789',
      phoneNumber: '+254 20 1',
      website: 'https://whole.example',
      email: 'sales@whole.example',
      visualComplianceDate: '2026-02-03',
      riskLevel: 'level_2',
      notes: 'Pays late',
      address: {
        country: 'KE',
        city: 'Nairobi',
        address: 'Main St 1',
        state: 'NBI',
        zipCode: '00100',
        notes: 'Gate B',
      },
    };
    expect(await stack().get('procurement', CREATE, { input })).toMatchObject({
      createVendor: {
        vendor: {
          ...input,
          address: { ...input.address, countryName: 'Kenya' },
          abilities: [{ action: 'UPDATE', allowed: true, reason: null }],
        },
        errors: [],
      },
    });
  });

  it('is rejected field by field, under the field names of the input', async () => {
    const input = { name: 'kenya pharma ', email: 'nobody', riskLevel: 'none at all', address: { city: 'Nairobi' } };
    const { createVendor } = (await stack().get('procurement', CREATE, { input })) as {
      createVendor: { vendor: null; errors: Array<{ field: string; code: string }> };
    };
    expect(createVendor.vendor).toBeNull();
    expect(createVendor.errors.map((error) => error.field)).toEqual(
      expect.arrayContaining(['email', 'riskLevel', 'address.country', 'address.address']),
    );
    expect(await stack().get('procurement', CREATE, { input: { name: 'kenya pharma ' } })).toMatchObject({
      createVendor: { errors: [{ field: 'name', message: 'has already been taken', code: 'INVALID' }] },
    });
  });

  it('keeps omitted fields, clears null ones, and rejects a stale edit with the current record', async () => {
    const { id, lockVersion } = await newVendor('Before', {
      email: 'before@vendor.example',
      address: { country: 'KE', city: 'Kisumu', address: 'Lake Rd' },
    });
    const input = { lockVersion, name: 'After', email: null };
    expect(await stack().get('procurement', UPDATE, { id, input })).toMatchObject({
      updateVendor: { vendor: { name: 'After', email: null, address: { city: 'Kisumu' } }, errors: [], current: null },
    });
    expect(await stack().get('procurement', UPDATE, { id, input })).toMatchObject({
      updateVendor: {
        vendor: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { name: 'After', lockVersion: lockVersion + 1 },
      },
    });
  });

  it('is found by every filter and sorted by every sort field of the schema', async () => {
    const screened = { visualComplianceDate: '2025-05-05', riskLevel: 'level_4' };
    await newVendor('Filtered', { ...screened, address: { country: 'NO', city: 'Oslo', address: 'Gate 1' } });
    const list = `query($filter: VendorFilter, $sort: VendorSort) {
      vendors(filter: $filter, sort: $sort) { data { name riskLevel } meta { count } }
    }`;
    const found = { vendors: { data: [{ name: 'Filtered', riskLevel: 'level_4' }], meta: { count: 1 } } };
    const visualComplianceDate = { from: '2025-05-05', to: '2025-05-05' };
    for (const filter of [{ visualComplianceDate }, { riskLevels: ['level_4'] }, { countries: ['NO', 'SE'] }]) {
      expect(await stack().get('viewer', list, { filter })).toEqual(found);
    }
    for (const field of ['NAME', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL', 'COUNTRY', 'EMAIL']) {
      const first = await stack().get('viewer', list, { sort: { field, direction: 'DESC' } });
      expect(first).toMatchObject({ vendors: { data: expect.arrayContaining(found.vendors.data) } });
    }
  });

  it('cannot be created or changed without the right or from another organization', async () => {
    const { id, lockVersion } = await newVendor('Ours');
    const made = await stack().ask('viewer', CREATE, { input: { name: 'Mine' } });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const changed = await stack().ask('otherAdmin', UPDATE, { id, input: { lockVersion, name: 'Theirs' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(changed.data).toEqual({ updateVendor: null });
  });
});
