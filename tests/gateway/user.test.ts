import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';
import { password } from '../support/world.ts';

const stack = suiteStack();

const CREATE = `mutation($input: CreateUserInput!) {
  createUser(input: $input) {
    user {
      id fullName email phoneNumber jobTitle status roleId roleName organizationAdmin timeZone lockVersion
      organization { id name } programs { id name } abilities { action allowed reason }
    }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateUserInput!) {
  updateUser(id: $id, input: $input) {
    user { lastName jobTitle roleId programs { id } } errors { field message code } current { lastName lockVersion }
  }
}`;

type Made = { createUser: { user: { id: string; lockVersion: number } } };

/** Invites a viewer of the first program as the organization's administrator. */
async function newUser(lastName: string, more: object = {}) {
  const email = `${lastName.toLowerCase()}@new.example`;
  const input = { firstName: 'New', lastName, email, roleId: 7, programIds: [stack().backend.world.program], ...more };
  return ((await stack().get('orgAdmin', CREATE, { input })) as Made).createUser.user;
}

describe('users', () => {
  it('show name and status to all of the organization, and the rest to those with the right to read users', async () => {
    const { people, organization, program } = stack().backend.world;
    const query = `{ user(id: ${people.manager}) {
      id fullName status email roleId roleName createdAt organizationAdmin organization { id } programs { id } lockVersion
    } }`;
    expect(await stack().get('orgAdmin', query)).toMatchObject({
      user: {
        fullName: 'manager Tester',
        status: 'ACTIVE',
        email: 'manager@test.example',
        roleId: '3',
        roleName: 'Program manager',
        organizationAdmin: false,
        organization: { id: String(organization) },
        programs: [{ id: String(program) }],
      },
    });
    const shown = `{ user(id: ${people.manager}) { fullName status } }`;
    expect(await stack().get('viewer', shown)).toEqual({ user: { fullName: 'manager Tester', status: 'ACTIVE' } });
    expect(await stack().get('otherViewer', shown)).toEqual({ user: null });
    const own = `{ user(id: ${people.viewer}) { email } viewer { profile { email lockVersion programs { id } } } }`;
    expect(await stack().get('viewer', own)).toMatchObject({
      user: { email: 'viewer@test.example' },
      viewer: { profile: { email: 'viewer@test.example', lockVersion: 1, programs: [{ id: String(program) }] } },
    });
  });

  it('are listed for assignment by program, status and name', async () => {
    const query = `query($p: ID, $search: String) {
      users(programId: $p, status: ACTIVE, search: $search) { data { id fullName status picture { thumb } } meta { count } }
    }`;
    const { world } = stack().backend;
    const { users } = (await stack().get('procurement', query, { p: world.program })) as {
      users: { data: Array<{ fullName: string }> };
    };
    const names = users.data.map((user) => user.fullName);
    expect(names).toEqual(expect.arrayContaining(['manager Tester', 'viewer Tester']));
    expect(names).not.toContain('leaver Tester');
    expect(await stack().get('procurement', query, { p: world.program, search: 'logis' })).toMatchObject({
      users: { data: [{ fullName: 'logistics Tester' }], meta: { count: 1 } },
    });
    const eligible = `{ users(programId: ${world.program}, eligibleForShipments: true) { data { fullName } } }`;
    const answer = (await stack().get('logistics', eligible)) as typeof users & { users: typeof users };
    expect(answer.users.data).toContainEqual({ fullName: 'logistics Tester' });
    expect(answer.users.data).not.toContainEqual({ fullName: 'leaver Tester' });
    const { errors } = await stack().ask('viewer', eligible);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('are found by every filter and sorted by every sort field of the schema', async () => {
    const { people, program } = stack().backend.world;
    const { id } = await newUser('Filtered', { jobTitle: 'Chief of warehouses', roleId: 6 });
    const list = `query($filter: UserFilter, $sort: UserSort) {
      users(filter: $filter, sort: $sort) { data { id email } meta { count } }
    }`;
    const email = 'filtered@new.example';
    expect(await stack().get('manager', list, { filter: { jobTitle: 'warehouse', roleIds: ['6', '5'] } })).toEqual({
      users: { data: [{ id, email }], meta: { count: 1 } },
    });
    const { user } = (await stack().get('manager', `{ user(id: ${id}) { createdAt } }`)) as {
      user: { createdAt: string };
    };
    const today = user.createdAt.slice(0, 10);
    const made = { programIds: [program], createdAt: { from: today, to: today } };
    const found = await stack().get('manager', list, { filter: made });
    expect(found).toMatchObject({ users: { data: expect.arrayContaining([{ id, email }]) } });
    const past = { createdAt: { to: '2020-01-01' } };
    expect(await stack().get('manager', list, { filter: past })).toMatchObject({ users: { meta: { count: 0 } } });
    for (const field of ['NAME', 'EMAIL', 'STATUS', 'ROLE', 'CREATED_AT', 'PHONE_NUMBER', 'JOB_TITLE']) {
      const sorted = await stack().get('manager', list, { sort: { field, direction: 'DESC' } });
      const manager = { id: String(people.manager), email: 'manager@test.example' };
      expect(sorted).toMatchObject({ users: { data: expect.arrayContaining([manager]) } });
    }
  });

  it('are invited with a role and programs', async () => {
    const { program, organization, second } = stack().backend.world;
    const input = {
      firstName: 'Ines',
      lastName: 'Nova',
      email: 'ines@new.example',
      phoneNumber: '1',
      jobTitle: 'Buyer',
      roleId: '4',
      programIds: [program, second.program],
    };
    expect(await stack().get('orgAdmin', CREATE, { input })).toMatchObject({
      createUser: {
        user: {
          fullName: 'Ines Nova',
          email: input.email,
          phoneNumber: '1',
          jobTitle: 'Buyer',
          status: 'INVITED',
          roleId: '4',
          roleName: 'Procurement officer',
          organizationAdmin: false,
          timeZone: null,
          organization: { id: String(organization), name: 'Acme Health' },
          programs: [{ name: 'Malaria' }, { name: 'Polio' }],
          abilities: expect.arrayContaining([{ action: 'UPDATE', allowed: true, reason: null }]),
        },
        errors: [],
      },
    });
  });

  it('are invited many at once; the copied link says whom it is for, and signs them in', async () => {
    const { gateway, get } = stack();
    const row = (firstName: string, roleId: string) => ({
      ...{ firstName, lastName: 'Many', email: `${firstName}@many.example`, roleId },
    });
    const many = `mutation($inputs: [CreateUserInput!]!) { createUsers(inputs: $inputs, partial: true) {
      results { user { id status lacksProgram invitedUntil } errors { field message code } } errors { field }
    } }`;
    const { createUsers } = (await get('orgAdmin', many, { inputs: [row('Ama', '5'), row('Eve', '1')] })) as {
      createUsers: { results: { user: { id: string; invitedUntil: string } | null; errors: object[] }[] };
    };
    const [ama, eve] = createUsers.results;
    expect(ama?.user).toMatchObject({ status: 'INVITED', lacksProgram: true });
    expect(eve).toEqual({
      user: null,
      errors: [{ field: 'roleId', message: 'is beyond your own role', code: 'INVALID' }],
    });
    const { id } = ama?.user ?? { id: '' };
    const again = 'mutation($id: ID!) { sendInvitation(id: $id) { user { status } errors { message } } }';
    expect(await get('orgAdmin', again, { id })).toEqual({
      sendInvitation: { user: { status: 'INVITED' }, errors: [] },
    });
    const link = 'mutation($id: ID!) { createInvitationLink(id: $id) { url expiresAt errors { message } } }';
    const { createInvitationLink } = (await get('orgAdmin', link, { id })) as { createInvitationLink: { url: string } };
    const token = new URL(createInvitationLink.url).searchParams.get('token');
    const about = `mutation($input: OpenPasswordLinkInput!) {
      openPasswordLink(input: $input) { state purpose fullName invitedBy roleName }
    }`;
    const opened = async () => (await gateway.ask(about, { input: { token } })).data;
    const open = { state: 'OPEN', purpose: 'INVITATION', fullName: 'Ama Many' };
    expect(await opened()).toEqual({
      openPasswordLink: { ...open, invitedBy: 'orgAdmin Tester', roleName: 'Logistics officer' },
    });
    const accept = `mutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) { changed profile { fullName } errors { field } }
    }`;
    const input = { token, password: 'Many-2027!', passwordConfirmation: 'Many-2027!' };
    const accepted = await gateway.ask(accept, { input });
    expect(accepted.data).toEqual({ resetPassword: { changed: true, profile: { fullName: 'Ama Many' }, errors: [] } });
    expect(accepted.cookie).not.toBeNull();
    expect(await opened()).toMatchObject({ openPasswordLink: { state: 'USED', fullName: null } });
    expect(await get('orgAdmin', link, { id })).toMatchObject({
      createInvitationLink: { url: null, errors: [{ message: 'This person has signed in before' }] },
    });
  });

  it('are rejected field by field, under the field names of the input', async () => {
    const { other } = stack().backend.world;
    const refused = async (input: object) => {
      const whole = { firstName: 'A', lastName: 'B', email: 'ab@new.example', roleId: '7', ...input };
      const { createUser } = (await stack().get('orgAdmin', CREATE, { input: whole })) as {
        createUser: { user: null; errors: Array<{ field: string; message: string }> };
      };
      expect(createUser.user).toBeNull();
      return createUser.errors.map(({ field, message }) => `${field} ${message}`);
    };
    expect(await refused({ email: 'viewer@test.example' })).toEqual(['email has already been taken by viewer Tester']);
    expect(await refused({ roleId: '1' })).toEqual(['roleId is beyond your own role']);
    expect(await refused({ roleId: '99' })).toEqual(['roleId was not found']);
    expect(await refused({ programIds: [other.program] })).toEqual(['programIds was not found']);
    expect(await refused({ organizationId: other.organization })).toEqual(['organizationId was not found']);
    expect(await refused({ firstName: '', email: 'x' })).toEqual([
      "firstName can't be blank",
      'email is not an email address',
    ]);
  });

  it('choose their own language and formats without any right, and reject a stale choice', async () => {
    const { people } = stack().backend.world;
    const read = `{ user(id: ${people.viewer}) { lockVersion language } }`;
    const CHOOSE = `mutation($input: UpdateOwnPreferencesInput!) {
      updateOwnPreferences(input: $input) { user { id language dateOrder } errors { code } current { language } }
    }`;
    const { user } = (await stack().get('viewer', read)) as { user: { lockVersion: number } };
    const input = { lockVersion: user.lockVersion, language: 'pt', dateOrder: 'YEAR_FIRST' };
    expect(await stack().get('viewer', CHOOSE, { input })).toEqual({
      updateOwnPreferences: {
        user: { id: String(people.viewer), language: 'pt', dateOrder: 'YEAR_FIRST' },
        errors: [],
        current: null,
      },
    });
    expect(await stack().get('viewer', CHOOSE, { input })).toMatchObject({
      updateOwnPreferences: { user: null, errors: [{ code: 'STALE' }], current: { language: 'pt' } },
    });
  });

  it('keep omitted fields, and reject a stale edit with the current record', async () => {
    const { id, lockVersion } = await newUser('Before', { jobTitle: 'Clerk' });
    const input = { lockVersion, lastName: 'After', programIds: [], roleId: '6' };
    expect(await stack().get('orgAdmin', UPDATE, { id, input })).toMatchObject({
      updateUser: {
        user: { lastName: 'After', jobTitle: 'Clerk', roleId: '6', programs: [] },
        errors: [],
        current: null,
      },
    });
    expect(await stack().get('orgAdmin', UPDATE, { id, input })).toMatchObject({
      updateUser: { user: null, errors: [{ code: 'STALE' }], current: { lastName: 'After' } },
    });
  });

  it('choose how dates and numbers are written on their screens', async () => {
    const { orgAdmin } = stack().backend.world.people;
    const formats = 'dateOrder decimalSign weekStart';
    const choose = `mutation($id: ID!, $input: UpdateUserInput!) {
      updateUser(id: $id, input: $input) { user { ${formats} } errors { message } }
    }`;
    const own = `{ viewer { profile { lockVersion ${formats} } } }`;
    const { viewer } = (await stack().get('orgAdmin', own)) as { viewer: { profile: { lockVersion: number } } };
    expect(viewer.profile).toMatchObject({ dateOrder: null, decimalSign: null, weekStart: null });
    const chosen = { dateOrder: 'YEAR_FIRST', decimalSign: 'COMMA', weekStart: 'SATURDAY' };
    const input = { ...chosen, lockVersion: viewer.profile.lockVersion };
    expect(await stack().get('orgAdmin', choose, { id: orgAdmin, input })).toEqual({
      updateUser: { user: chosen, errors: [] },
    });
    const back = { lockVersion: viewer.profile.lockVersion + 1, dateOrder: null };
    await stack().get('orgAdmin', choose, { id: orgAdmin, input: back });
    expect(await stack().get('orgAdmin', own)).toMatchObject({
      viewer: { profile: { dateOrder: null, decimalSign: 'COMMA', weekStart: 'SATURDAY' } },
    });
  });

  it('are activated and deactivated, but never by themselves; deactivation ends a session at once', async () => {
    const { people } = stack().backend.world;
    const set = (verb: 'activateUser' | 'deactivateUser', id: number) =>
      `mutation { ${verb}(id: ${id}) { user { status abilities { action allowed } } errors { message } } }`;
    const leaver = stack().backend.world.people.leaver;
    expect(await stack().get('orgAdmin', set('activateUser', leaver))).toMatchObject({
      activateUser: { user: { status: 'ACTIVE' }, errors: [] },
    });
    const { gateway } = stack();
    const signIn = `mutation($input: SignInInput!) { signIn(input: $input) { token } }`;
    const { data } = await gateway.ask(signIn, { input: { login: 'leaver@test.example', password } });
    const { token } = (data as { signIn: { token: string } }).signIn;
    const whoAmI = () => gateway.ask('{ viewer { profile { fullName } } }', {}, { token });
    expect(await whoAmI()).toMatchObject({ errors: [] });
    expect(await stack().get('orgAdmin', set('deactivateUser', leaver))).toMatchObject({
      deactivateUser: { user: { status: 'INACTIVE' } },
    });
    expect((await whoAmI()).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await stack().get('orgAdmin', set('deactivateUser', people.orgAdmin))).toEqual({
      deactivateUser: { user: null, errors: [{ message: 'You cannot do this to yourself' }] },
    });
    const byManager = await stack().ask('manager', set('deactivateUser', people.viewer));
    expect(byManager.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const byOthers = await stack().ask('otherAdmin', set('deactivateUser', people.viewer));
    expect(byOthers.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('have roles, of which a user may grant those that reach no further than their own', async () => {
    const { roles } = (await stack().get('orgAdmin', '{ roles { id name grantable } }')) as {
      roles: Array<{ id: string; name: string; grantable: boolean }>;
    };
    expect(roles).toContainEqual({ id: '1', name: 'System administrator', grantable: false });
    expect(roles).toContainEqual({ id: '3', name: 'Program manager', grantable: true });
  });
});
