import { beforeEach, describe, expect, it } from 'vitest';
import { suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub();
beforeEach(() => {
  api.rows = {};
});

describe('the upstream query of a list', () => {
  const ask = (query: string, variables: Record<string, unknown>) => gateway.ask(query, variables, { token });
  beforeEach(() => {
    for (const list of ['vendors', 'couriers', 'groups', 'end_users', 'users', 'organizations', 'programs']) {
      api.rows[list] = [];
    }
    api.rows['status_reasons'] = [];
  });

  it.each([
    ['vendors', '{ data { id name } }'],
    ['couriers', '{ data { id companyName } }'],
    ['groups', '{ data { id name } }'],
    ['endUsers', '{ data { id label } }'],
    ['users', '{ data { id fullName status picture { thumb } } }'],
    ['organizations', '{ data { id name } }'],
  ])('is light for %s of which only the label is selected, even behind a fragment', async (list, selection) => {
    await ask(`{ ${list} ${selection} }`, {});
    const type = { vendors: 'Vendor', couriers: 'Courier', groups: 'Group', endUsers: 'EndUser', users: 'User' }[list];
    const inner = selection.slice('{ data '.length, -' }'.length);
    await ask(`{ ${list} { data { ...Summary } } } fragment Summary on ${type ?? 'Organization'} ${inner}`, {});
    expect(api.calls.map((call) => call.query['light'])).toEqual(['true', 'true']);
  });

  it.each([
    ['vendors', 'email'],
    ['couriers', 'lockVersion'],
    ['groups', 'endUsersCount'],
    ['endUsers', 'riskLevel'],
    ['users', 'email'],
    ['organizations', 'shortName'],
  ])('is not light for %s of which more is selected', async (list, field) => {
    await ask(`{ ${list} { data { id ${field} } } }`, {});
    expect(api.calls.map((call) => call.query['light'])).toEqual([undefined]);
  });

  it('is never light for the programs of other records, which are full for all who see them', async () => {
    api.rows['groups'] = [{ id: 1, name: 'Clinics', program_id: 5 }];
    api.rows['programs'] = [{ id: 5, name: 'Malaria', slug: 'malaria' }];
    const { data } = await ask('{ groups { data { program { slug } } } }', {});
    expect(data).toEqual({ groups: { data: [{ program: { slug: 'malaria' } }] } });
    expect(api.calls.map((call) => call.query['light'])).toEqual([undefined, undefined]);
  });

  it('omits an ability that the schema does not know, and returns the others', async () => {
    const named = ['teleport', 'constructor', 'update', 'select'];
    const abilities = named.map((action) => ({ action, allowed: true, reason: null }));
    api.rows['vendors'] = [{ id: 1, name: 'Kenya Pharma', email: null, abilities }];
    const { data } = await ask('{ vendor(id: 1) { name abilities { action allowed } } }', {});
    expect(data).toEqual({ vendor: { name: 'Kenya Pharma', abilities: [{ action: 'UPDATE', allowed: true }] } });
  });

  const screened = {
    visualComplianceDate: { from: '2026-01-01', to: '2026-11-20' },
    riskLevels: ['level_1', 'level_2'],
    isScreened: true,
    countries: ['KE'],
  };
  const screenedQuery = {
    visual_compliance_date_from: '2026-01-01',
    visual_compliance_date_to: '2026-11-20',
    risk_level: ['level_1', 'level_2'],
    screened: 'true',
    country: ['KE'],
  };

  it('has the filters and the sort order under their names in api/v1', async () => {
    const sorted = (field: string) => ({ field, direction: 'DESC' });
    await ask(`query($f: VendorFilter, $s: VendorSort) { vendors(filter: $f, sort: $s) { data { email } } }`, {
      f: screened,
      s: sorted('VISUAL_COMPLIANCE_DATE'),
    });
    await ask(
      `query($f: EndUserFilter, $s: EndUserSort) { endUsers(programId: 3, groupId: 4, filter: $f, sort: $s) { data { notes } } }`,
      {
        f: { ...screened, externalOrganizationName: 'min', programIds: ['10', '9'], hasScreeningDocument: false },
        s: sorted('EXTERNAL_ORGANIZATION_NAME'),
      },
    );
    await ask(
      `query($f: UserFilter, $s: UserSort) {
        users(programId: 3, status: ACTIVE, eligibleForShipments: true, filter: $f, sort: $s) { data { email } }
      }`,
      {
        f: { roleIds: ['2'], programIds: ['3'], jobTitle: 'buy', createdAt: { from: '2026-01-01' } },
        s: sorted('CREATED_AT'),
      },
    );
    await ask(`query($s: UserSort) { organizationAdmins(organizationId: 5, sort: $s) { data { email } } }`, {
      s: sorted('PHONE_NUMBER'),
    });
    await ask(`query($s: GroupSort) { groups(programId: 3, endUserId: 6, sort: $s) { data { attn } } }`, {
      s: sorted('PROGRAM'),
    });
    await ask(`query($f: SubstatusFilter, $s: SubstatusSort) { substatuses(filter: $f, sort: $s) { data { id } } }`, {
      f: { models: ['SHIPMENT'], statuses: ['on_hold'] },
      s: sorted('SUB_STATUS'),
    });
    const usual = { page: '1', items: '20' };
    const by = (field: string) => ({ sort: { field, direction: 'desc' } });
    expect(api.calls.map((call) => call.query)).toEqual([
      { ...usual, ...by('visual_compliance_date'), filters: screenedQuery },
      {
        ...usual,
        ...by('external_organization_name'),
        program_id: '3',
        group_id: '4',
        filters: {
          ...screenedQuery,
          external_organization_name: 'min',
          program_ids: ['9', '10'],
          vc_file_attached: 'false',
        },
      },
      {
        ...usual,
        ...by('created_at'),
        program_id: '3',
        status: 'active',
        eligible_for_ci: 'true',
        filters: { permission_ids: ['2'], program_ids: ['3'], job_title: 'buy', created_at_from: '2026-01-01' },
      },
      { ...usual, ...by('phone_number'), organization_admins_from_organization: '5' },
      { ...usual, ...by('program'), program_id: '3', end_user_id: '6' },
      { ...usual, ...by('sub_status'), filters: { model: ['commercial_invoice'], status: ['on_hold'] } },
    ]);
  });
});

describe('the history of a record', () => {
  it.each([
    ['vendor', 'vendors'],
    ['courier', 'couriers'],
    ['group', 'groups'],
    ['endUser', 'end_users'],
    ['organization', 'organizations'],
    ['user', 'users'],
    ['program', 'programs'],
    ['substatus', 'status_reasons'],
  ])('of %s is read from %s, with the user of each change', async (field, path) => {
    api.rows[path] = [{ id: 5 }];
    api.rows['users'] = [{ id: 5 }, { id: 7, first_name: 'Ada', last_name: 'L' }];
    const changes = [
      { field: 'permission_id', from: 3, to: 4 },
      { field: 'visual_compliance_date', from: null, to: '2026-01-01' },
    ];
    const entry = { id: 1, at: '2026-11-20T05:49:00.000Z', user_id: 7, action: 'update', changes };
    api.on('GET', `${path}/5/history`, () => ({
      body: { data: [entry], meta: { page: 1, pages: 1, count: 1 } },
    }));
    const query = `{ ${field}(id: 5) {
      history(items: 10) { data { action user { fullName } changes { field from to } } meta { count } }
    } }`;
    const { data, errors } = await gateway.ask(query, {}, { token });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      [field]: {
        history: {
          data: [
            {
              action: 'update',
              user: { fullName: 'Ada L' },
              changes: [
                { field: field === 'user' ? 'roleId' : 'permissionId', from: '3', to: '4' },
                { field: 'visualComplianceDate', from: null, to: '2026-01-01' },
              ],
            },
          ],
          meta: { count: 1 },
        },
      },
    });
  });
});
