import { describe, expect, it } from 'vitest';
import { attach, pdf } from '../support/files.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const CREATE = `mutation($input: CreateEndUserInput!) {
  createEndUser(input: $input) {
    endUser {
      id label firstName lastName externalOrganizationName country visualComplianceDate riskLevel notes opc lockVersion
      createdAt updatedAt programs { id name } groups { id name } abilities { action allowed }
    }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateEndUserInput!) {
  updateEndUser(id: $id, input: $input) {
    endUser { label notes programs { id } groups { id } } errors { field message code } current { label lockVersion }
  }
}`;

type Made = { createEndUser: { endUser: { id: string; lockVersion: number } } };

/** Creates an end user as a program's manager. */
async function newEndUser(input: object) {
  return ((await stack().get('manager', CREATE, { input })) as Made).createEndUser.endUser;
}

describe('an end user', () => {
  it('is found by a part of its label and read by its id', async () => {
    const { endUser } = stack().backend.world;
    const list = '{ endUsers(search: "ken") { data { id label } meta { count } } }';
    expect(await stack().get('viewer', list)).toMatchObject({
      endUsers: { data: [{ id: String(endUser), label: 'Kenya Ministry' }], meta: { count: 1 } },
    });
    expect(await stack().get('viewer', `{ endUser(id: ${endUser}) { id label } }`)).toEqual({
      endUser: { id: String(endUser), label: 'Kenya Ministry' },
    });
  });

  it('of another organization is null, whatever fields are selected', async () => {
    const { other } = stack().backend.world;
    expect(await stack().get('admin', `{ endUser(id: ${other.endUser}) { id } }`)).toEqual({
      endUser: expect.anything(),
    });
    for (const field of ['id', 'notes']) {
      expect(await stack().get('manager', `{ endUser(id: ${other.endUser}) { ${field} } }`)).toEqual({ endUser: null });
    }
  });

  it('is created with all fields of its input, and takes its label from its name', async () => {
    const { program, group } = stack().backend.world;
    const fields = {
      firstName: 'Grace',
      lastName: 'Mutua',
      externalOrganizationName: 'Ministry of Health',
      country: 'KE',
      visualComplianceDate: '2026-04-01',
      riskLevel: 'level_1',
      notes: 'Day shifts',
      opc: true,
    };
    const input = { ...fields, programIds: [program], groupIds: [group] };
    expect(await stack().get('manager', CREATE, { input })).toMatchObject({
      createEndUser: {
        endUser: {
          ...fields,
          label: 'Grace Mutua',
          programs: [{ id: String(program), name: 'Malaria' }],
          groups: [{ id: String(group), name: 'Kenya clinics' }],
          abilities: [{ action: 'UPDATE', allowed: true }],
        },
        errors: [],
      },
    });
  });

  it('is rejected field by field, under the field names of the input', async () => {
    const { second } = stack().backend.world;
    const input = { firstName: 'Only', programIds: [second.program], groupIds: [second.group] };
    const { createEndUser } = (await stack().get('manager', CREATE, { input })) as {
      createEndUser: { endUser: null; errors: Array<{ field: string; message: string }> };
    };
    expect(createEndUser.endUser).toBeNull();
    expect(createEndUser.errors.map(({ field, message }) => `${field} ${message}`).sort()).toEqual([
      'groupIds was not found',
      "lastName can't be blank without an organization",
      'programIds was not found',
    ]);
    const keys = await stack().get('manager', CREATE, { input: { lastName: 'X', country: 'ZZ', riskLevel: 'odd' } });
    expect(keys).toMatchObject({ createEndUser: { errors: [{ field: 'country' }, { field: 'riskLevel' }] } });
    const switchedOff = { lastName: 'Berg', opc: true };
    expect(await stack().get('otherAdmin', CREATE, { input: switchedOff })).toMatchObject({
      createEndUser: { errors: [{ field: 'opc', message: 'is switched off in this organization' }] },
    });
  });

  it('keeps omitted fields, clears groups by an empty list, and rejects a stale edit with the current record', async () => {
    const { program, group } = stack().backend.world;
    const { id, lockVersion } = await newEndUser({
      lastName: 'Before',
      notes: 'Fragile',
      programIds: [program],
      groupIds: [group],
    });
    const input = { lockVersion, lastName: 'After', groupIds: [] };
    expect(await stack().get('manager', UPDATE, { id, input })).toMatchObject({
      updateEndUser: {
        endUser: { label: 'After', notes: 'Fragile', programs: [{ id: String(program) }], groups: [] },
        errors: [],
        current: null,
      },
    });
    expect(await stack().get('manager', UPDATE, { id, input })).toMatchObject({
      updateEndUser: { endUser: null, errors: [{ code: 'STALE' }], current: { label: 'After' } },
    });
  });

  it('is listed for screening with every filter and sort field of the schema', async () => {
    const { program } = stack().backend.world;
    await newEndUser({
      firstName: 'Nils',
      lastName: 'Berg',
      externalOrganizationName: 'Red Cross',
      country: 'NO',
      visualComplianceDate: '2025-05-05',
      riskLevel: 'level_3',
      programIds: [program],
    });
    const list = `query($p: ID, $g: ID, $filter: EndUserFilter, $sort: EndUserSort) {
      endUsers(programId: $p, groupId: $g, filter: $filter, sort: $sort) {
        data { firstName lastName visualComplianceDate riskLevel programs { name } externalOrganizationName } meta { count }
      }
    }`;
    const nils = {
      firstName: 'Nils',
      lastName: 'Berg',
      visualComplianceDate: '2025-05-05',
      riskLevel: 'level_3',
      programs: [{ name: 'Malaria' }],
      externalOrganizationName: 'Red Cross',
    };
    const found = { endUsers: { data: [nils], meta: { count: 1 } } };
    const filters = [
      { visualComplianceDate: { from: '2025-05-01', to: '2025-05-31' } },
      { riskLevels: ['level_3'] },
      { countries: ['NO'] },
      { externalOrganizationName: 'red' },
      { programIds: [program], countries: ['NO'] },
    ];
    for (const filter of filters) expect(await stack().get('viewer', list, { filter })).toEqual(found);
    const { group } = stack().backend.world;
    const { endUsers } = (await stack().get('viewer', list, { g: group, p: program })) as {
      endUsers: { data: Array<{ lastName: string }> };
    };
    const members = endUsers.data.map(({ lastName }) => lastName);
    expect(members).toContain('Ministry');
    expect(members).not.toContain('Berg');
    const sorts = ['LABEL', 'COUNTRY', 'RISK_LEVEL', 'VISUAL_COMPLIANCE_DATE', 'EXTERNAL_ORGANIZATION_NAME', 'PROGRAM'];
    for (const field of sorts) {
      const sorted = await stack().get('viewer', list, { sort: { field, direction: 'DESC' } });
      expect(sorted).toMatchObject({ endUsers: { data: expect.arrayContaining([nils]) } });
    }
  });

  it('has the file of its newest screening, for callers who may read documents', async () => {
    const { backend, get } = stack();
    const { id } = await newEndUser({ lastName: 'Screened' });
    const screening = { document_type: 'visual_screening', expiry_date: '2099-12-31' };
    const attached = await attach(await backend.as('manager'), `end_users/${id}`, pdf(700, 'lists.pdf'), screening);
    const list = `query($has: Boolean) {
      endUsers(search: "screened", filter: { hasScreeningDocument: $has }) {
        data { label screeningDocument { id expiryDate fileName contentType size url thumbUrl } }
      }
    }`;
    const found = {
      id: String(attached.id),
      expiryDate: '2099-12-31',
      fileName: 'lists.pdf',
      contentType: 'application/pdf',
      size: 700,
      url: `/files/end_users/${id}/attachments/${attached.id}/file`,
      thumbUrl: null,
    };
    const data = [{ label: 'Screened', screeningDocument: found }];
    expect(await get('manager', list, { has: true })).toEqual({ endUsers: { data } });
    expect(await get('manager', list)).toEqual({ endUsers: { data } });
    expect(await get('manager', list, { has: false })).toEqual({ endUsers: { data: [] } });
    const one = `{ endUser(id: ${id}) { screeningDocument { url } } }`;
    expect(await get('otherAdmin', one)).toEqual({ endUser: null });
  });

  it('cannot be created or changed without the right or from another organization', async () => {
    const { id, lockVersion } = await newEndUser({ lastName: 'Ours' });
    const made = await stack().ask('viewer', CREATE, { input: { lastName: 'Mine' } });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const changed = await stack().ask('otherAdmin', UPDATE, { id, input: { lockVersion, lastName: 'Theirs' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
