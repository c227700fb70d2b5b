import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const address = { country: 'KE', city: 'Nairobi', address: 'Upper Hill 1' };
const CREATE = `mutation($input: CreateOrganizationInput!) {
  createOrganization(input: $input) {
    organization {
      id name shortName ein contactPerson email phoneNumber website lockVersion createdAt updatedAt picture { thumb original }
      address { country countryName city address }
      featureFlags { oiInvoiceNumberEnabled oiWcmInvoiceNumberEnabled opcEnabled poFundingEnabled wbgMatDocEnabled orderNumberInternalEnabled }
      abilities { action allowed }
    }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateOrganizationInput!) {
  updateOrganization(id: $id, input: $input) {
    organization { name contactPerson language featureFlags { opcEnabled poFundingEnabled } lockVersion }
    errors { field message code } current { name lockVersion }
  }
}`;
const INVITE = `mutation($input: InviteOrganizationAdminInput!) {
  inviteOrganizationAdmin(input: $input) {
    user { id fullName email phoneNumber status roleName organizationAdmin organization { id } } errors { field message code }
  }
}`;

describe('an organization', () => {
  it('is readable for its own users, and every organization for the system administrator', async () => {
    const { organization, other } = stack().backend.world;
    const list = '{ organizations { data { id name shortName } meta { count } } }';
    expect(await stack().get('orgAdmin', list)).toEqual({
      organizations: {
        data: [{ id: String(organization), name: 'Acme Health', shortName: 'Acme' }],
        meta: { count: 1 },
      },
    });
    expect(await stack().get('admin', list)).toMatchObject({ organizations: { meta: { count: 2 } } });
    const ofProgram = `{ organizations(programId: ${other.program}) { data { id } } }`;
    expect(await stack().get('admin', ofProgram)).toEqual({
      organizations: { data: [{ id: String(other.organization) }] },
    });
    for (const field of ['name', 'email']) {
      const one = `{ organization(id: ${other.organization}) { ${field} } }`;
      expect(await stack().get('orgAdmin', one)).toEqual({ organization: null });
    }
  });

  it('is created by the system administrator, with the given switches', async () => {
    const input = {
      name: 'Southwind',
      shortName: 'SW',
      email: 'office@southwind.example',
      ein: '98-7654321',
      contactPerson: 'Mary',
      phoneNumber: '+1 2',
      website: 'southwind.example',
      address,
      featureFlags: { opcEnabled: true },
    };
    expect(await stack().get('admin', CREATE, { input })).toMatchObject({
      createOrganization: {
        organization: {
          ...input,
          picture: null,
          address: { ...address, countryName: 'Kenya' },
          featureFlags: { opcEnabled: true, poFundingEnabled: false, orderNumberInternalEnabled: false },
          abilities: [
            { action: 'UPDATE', allowed: true },
            { action: 'INVITE_ADMIN', allowed: true },
          ],
        },
        errors: [],
      },
    });
    const refused = { ...input, shortName: 'x'.repeat(16), email: 'x', address: {} };
    const { createOrganization } = (await stack().get('admin', CREATE, { input: refused })) as {
      createOrganization: { errors: Array<{ field: string }> };
    };
    expect(createOrganization.errors.map((error) => error.field).sort()).toEqual([
      'address.address',
      'address.city',
      'address.country',
      'email',
      'shortName',
    ]);
    const made = await stack().ask('orgAdmin', CREATE, { input: { ...input, name: 'Mine' } });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('keeps omitted fields and switches, and rejects a stale edit with the current record', async () => {
    const { other } = stack().backend.world;
    const id = other.organization;
    const read = `{ organization(id: ${id}) { lockVersion } }`;
    const { organization } = (await stack().get('otherAdmin', read)) as { organization: { lockVersion: number } };
    const { lockVersion } = organization;
    const first = { lockVersion, contactPerson: 'Kari', language: 'fr', featureFlags: { opcEnabled: true } };
    expect(await stack().get('otherAdmin', UPDATE, { id, input: first })).toMatchObject({
      updateOrganization: {
        organization: {
          name: 'Northwind',
          contactPerson: 'Kari',
          language: 'fr',
          featureFlags: { opcEnabled: true, poFundingEnabled: false },
        },
        errors: [],
      },
    });
    const viewer = '{ viewer { settings { organizationLanguage } } }';
    expect(await stack().get('otherViewer', viewer)).toEqual({ viewer: { settings: { organizationLanguage: 'fr' } } });
    const second = { lockVersion: lockVersion + 1, featureFlags: { poFundingEnabled: true } };
    expect(await stack().get('otherAdmin', UPDATE, { id, input: second })).toMatchObject({
      updateOrganization: { organization: { featureFlags: { opcEnabled: true, poFundingEnabled: true } } },
    });
    expect(await stack().get('otherAdmin', UPDATE, { id, input: second })).toMatchObject({
      updateOrganization: {
        organization: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { name: 'Northwind', lockVersion: lockVersion + 2 },
      },
    });
    const theirs = await stack().ask('orgAdmin', UPDATE, { id, input: { ...second, name: 'Ours now' } });
    expect(theirs.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('lists its administrators and invites new ones', async () => {
    const { organization, other } = stack().backend.world;
    const input = {
      organizationId: organization,
      firstName: 'New',
      lastName: 'Admin',
      email: 'new.admin@test.example',
      phoneNumber: '7',
    };
    expect(await stack().get('orgAdmin', INVITE, { input })).toMatchObject({
      inviteOrganizationAdmin: {
        user: {
          fullName: 'New Admin',
          email: 'new.admin@test.example',
          phoneNumber: '7',
          status: 'INVITED',
          roleName: 'Organization administrator',
          organizationAdmin: true,
          organization: { id: String(organization) },
        },
        errors: [],
      },
    });
    const list = `query($id: ID!, $sort: UserSort) {
      organizationAdmins(organizationId: $id, sort: $sort) { data { fullName email phoneNumber status } meta { count } }
    }`;
    const sort = { field: 'PHONE_NUMBER', direction: 'ASC' };
    expect(await stack().get('orgAdmin', list, { id: organization, sort })).toMatchObject({
      organizationAdmins: {
        data: [
          { fullName: 'New Admin', status: 'INVITED' },
          { fullName: 'orgAdmin Tester', status: 'ACTIVE' },
        ],
        meta: { count: 2 },
      },
    });
    expect(await stack().get('orgAdmin', list, { id: other.organization })).toMatchObject({
      organizationAdmins: { data: [], meta: { count: 0 } },
    });
    expect(
      await stack().get('orgAdmin', INVITE, { input: { ...input, organizationId: other.organization } }),
    ).toMatchObject({
      inviteOrganizationAdmin: { user: null, errors: [{ field: 'organizationId', code: 'INVALID' }] },
    });
    const invited = await stack().ask('manager', INVITE, { input: { ...input, email: 'other@test.example' } });
    expect(invited.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
