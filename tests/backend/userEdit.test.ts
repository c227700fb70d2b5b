import { describe, expect, it } from 'vitest';
import { mayGrant } from '../../backend/access/grants.ts';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { User } from '../../backend/user/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { sendForm } from '../support/form.ts';
import { readHistory, unused } from '../support/records.ts';
import { emailOf, type Person } from '../support/world.ts';

const manager = 3;
const viewer = 7;
const person = (fields: object = {}) => {
  const first_name = unused('Ana');
  return { first_name, last_name: 'New', email: `${first_name}@test.example`, permission_id: viewer, ...fields };
};

describe('a user', () => {
  const backend = suiteBackend();
  const invite = async (fields: object = {}, by: Person = 'orgAdmin') =>
    (await (await backend().as(by)).post<One<User>>('users', { user: person(fields) })).data;
  const edit = async (id: number, user: object, by: Person = 'orgAdmin') =>
    (await (await backend().as(by)).put<One<User>>(`users/${id}`, { user })).data;

  it('is invited, without a password, with role and programs', async () => {
    const { db, world, withToken } = backend();
    const invited = await invite({
      email: ' New@Test.example ',
      program_ids: [world.program],
      job_title: 'Pharmacist',
    });
    expect(invited).toMatchObject({
      status: 'invited',
      email: 'New@Test.example',
      permission_name: 'Viewer',
      organization_id: world.organization,
      organization_admin: false,
      program_ids: [world.program],
    });
    const row = db.selectFrom('users').select('password_hash').where('id', '=', invited.id);
    expect(await row.executeTakeFirst()).toEqual({ password_hash: null });
    const login = { user: { login: 'new@test.example', password: 'x' } };
    await withToken(null).refused(401, 'post', 'login', login);
    expect(await readHistory(db, 'User', invited.id)).toMatchObject([
      { action: 'create', user_id: world.people.orgAdmin },
    ]);
  });

  it('is invited as administrator of an organization by a flag that implies the role', async () => {
    const { world } = backend();
    const { permission_id: _, ...admin } = person({ organization_admin: true });
    const api = await backend().as('admin');
    const user = { ...admin, organization_id: world.other.organization };
    const { data } = await api.post<One<User>>('users', { user });
    expect(data).toMatchObject({ organization_admin: true, permission_name: 'Organization administrator' });
    const list = await api.get<Many<User>>(
      `users?organization_admins_from_organization=${world.other.organization}&sort[field]=created_at`,
    );
    expect(list.data.map(({ id }) => id)).toEqual([world.people.otherAdmin, data.id]);
  });

  it('is edited field by field, with version checks', async () => {
    const { as, db } = backend();
    const { id } = await invite({ phone_number: '+1' });
    const user = { last_name: 'Renamed', phone_number: '', lock_version: 1 };
    expect(await edit(id, user)).toMatchObject({ last_name: 'Renamed', phone_number: null, permission_id: viewer });
    const api = await as('orgAdmin');
    expect((await api.refused<User>(409, 'put', `users/${id}`, { user })).data?.lock_version).toBe(2);
    expect((await edit(id, { last_name: 'Renamed' })).lock_version).toBe(2);
    expect((await readHistory(db, 'User', id))[1]?.changes.map(({ field }) => field)).toEqual([
      'last_name',
      'phone_number',
    ]);
    await (await as('manager')).refused(403, 'put', `users/${id}`, { user });
    await (await as('manager')).refused(403, 'post', 'users', { user: person() });
    await (await as('otherAdmin')).refused(404, 'put', `users/${id}`, { user });
  });

  it('requires names, an email and a role', async () => {
    const api = await backend().as('orgAdmin');
    const { errors } = await api.refused(422, 'post', 'users', { user: { first_name: ' ', email: 'x' } });
    expect(errors).toEqual({
      first_name: ["can't be blank"],
      last_name: ["can't be blank"],
      email: ['is not an email address'],
    });
    const roleless = { user: person({ permission_id: undefined }) };
    const blank = { permission_id: ["can't be blank"] };
    expect((await api.refused(422, 'post', 'users', roleless)).errors).toEqual(blank);
    const { id } = await invite({ permission_id: undefined, organization_admin: true });
    const demoted = { user: { organization_admin: false } };
    expect((await api.refused(422, 'put', `users/${id}`, demoted)).errors).toEqual(blank);
    expect(await edit(id, { organization_admin: false, permission_id: viewer })).toMatchObject({
      permission_id: viewer,
    });
    const both = { user: { organization_admin: true, permission_id: viewer } };
    await api.refused(422, 'put', `users/${id}`, both);
    await api.refused(422, 'put', `users/${id}`, { user: { permission_id: 99 } });
  });

  it.each(['status', 'organization_id', 'password', 'password_hash', 'id', 'time_zone'])(
    'cannot have %s set, by JSON or form, even by the user themselves',
    async (key) => {
      const { as, world } = backend();
      const api = await as('orgAdmin');
      const path = `users/${world.people.orgAdmin}`;
      const before = await api.get<One<User>>(path);
      const errors = { [key]: ['is not allowed here'] };
      expect(await api.refused(422, 'put', path, { user: { [key]: 1 } })).toEqual({ errors });
      expect(await sendForm(api, 'put', path, [[`user[${key}]`, 'x']])).toMatchObject({
        status: 422,
        body: { errors },
      });
      expect(await api.get<One<User>>(path)).toEqual(before);
    },
  );

  it('accepts only programs of its organization that the writer may open', async () => {
    const { as, world } = backend();
    const refused = { program_ids: ['was not found'] };
    const foreign = { program_ids: [world.program, world.other.program] };
    const api = await as('admin');
    expect((await api.refused(422, 'post', 'users', { user: person(foreign) })).errors).toEqual(refused);
    const { id } = await invite();
    expect((await api.refused(422, 'put', `users/${id}`, { user: foreign })).errors).toEqual(refused);
    const elsewhere = { user: person({ organization_id: world.other.organization }) };
    const { errors } = await (await as('orgAdmin')).refused(422, 'post', 'users', elsewhere);
    expect(errors).toEqual({ organization_id: ['was not found'] });
  });

  it('can also be sent as a form, with nested programs', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const fields = Object.entries(person()).map(([key, value]): [string, string] => [`user[${key}]`, String(value)]);
    const made = await sendForm(api, 'post', 'users', [...fields, ['user[program_ids][]', String(world.program)]]);
    expect(made).toMatchObject({
      status: 201,
      body: { data: { permission_id: viewer, program_ids: [world.program] } },
    });
    const admin = [['user[organization_admin]', 'true'] as [string, string], ...fields.slice(0, 3)];
    expect((await sendForm(api, 'post', 'users', admin)).body).toEqual({
      errors: { email: [expect.stringMatching(/^has already been taken by Ana-\d+ New$/)] },
    });
  });
});

describe('the role of a user', () => {
  const backend = suiteBackend();

  it('may be granted by users whose own role has at least its scope and rights', () => {
    const named = (name: string) => shippedRoles.find((role) => role.name === name) as Role;
    const granted = (name: string) => shippedRoles.filter((role) => mayGrant(named(name), role)).map(({ id }) => id);
    expect(granted('System administrator')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(granted('Organization administrator')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(granted('Viewer')).toEqual([7]);
    const writer: Role = {
      ...named('Viewer'),
      rights: { ...named('Viewer').rights, users: ['read', 'write', 'update'] },
    };
    expect(mayGrant(writer, named('Program manager'))).toBe(false);
  });

  it('is listed with whether the caller may grant it', async () => {
    const { as } = backend();
    const roles = async (by: Person) =>
      (await (await as(by)).get<One<{ id: number; name: string; grantable: boolean }[]>>('permissions')).data;
    expect((await roles('orgAdmin'))[0]).toMatchObject({ id: 1, name: 'System administrator', grantable: false });
    expect((await roles('orgAdmin')).filter(({ grantable }) => grantable)).toHaveLength(6);
    expect((await roles('manager')).filter(({ grantable }) => grantable)).toHaveLength(0);
  });

  it('cannot exceed that of the writer, who cannot change users with a higher role', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const beyond = { permission_id: ['is beyond your own role'] };
    const made = await api.refused(422, 'post', 'users', { user: person({ permission_id: 1 }) });
    expect(made.errors).toEqual(beyond);
    const promoted = { user: { permission_id: 1 } };
    expect((await api.refused(422, 'put', `users/${world.people.viewer}`, promoted)).errors).toEqual(beyond);
    expect((await api.refused(422, 'put', `users/${world.people.orgAdmin}`, promoted)).errors).toEqual(beyond);
    const path = `users/${world.people.admin}`;
    const { error } = await api.refused(403, 'put', path, { user: { email: 'mine@test.example' } });
    expect(error).toBe('Your role does not cover this user');
    await api.refused(403, 'post', `${path}/deactivate`);
    const { data } = await api.get<One<User>>(path);
    expect(data.abilities.filter(({ allowed }) => allowed)).toEqual([]);
  });

  it('cannot be changed by the user themselves', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const path = `users/${world.people.orgAdmin}`;
    await api.put(path, { user: { job_title: 'Head', organization_admin: true, permission_id: 2 } });
    const { errors } = await api.refused(422, 'put', path, { user: { permission_id: manager } });
    expect(errors).toEqual({ permission_id: ["can't be changed by yourself"] });
  });

  it('and the programs take effect immediately, and are announced to the user', async () => {
    const { services, signIn, as, world } = backend();
    const id = world.people.logistics;
    const heard: unknown[] = [];
    const stop = services.broadcaster.subscribe(`user:${id}`, (message) => heard.push(message));
    const session = await signIn('logistics');
    const api = await as('orgAdmin');
    await api.put(`users/${id}`, { user: { phone_number: '1' } });
    expect(heard).toHaveLength(0);
    await api.put(`users/${id}`, { user: { program_ids: [] } });
    await session.refused(404, 'get', `programs/${world.program}`);
    await api.put(`users/${id}`, { user: { permission_id: manager, program_ids: [world.program] } });
    await session.put(`programs/${world.program}`, { program: { name: 'Malaria' } });
    stop();
    expect(heard).toHaveLength(2);
  });
});

describeOnOne('the email of a user', (backend) => {
  it('is unique across organizations, ignoring case, even among ten concurrent requests', async () => {
    const { as } = backend();
    const [one, other] = [await as('orgAdmin'), await as('otherAdmin')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const email = index % 2 ? 'one@test.example' : 'ONE@test.example';
        return (index % 3 ? one : other).send('post', 'users', { user: person({ email }) });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    const taken = { user: { email: emailOf('manager') } };
    const { errors } = await one.refused(422, 'put', `users/${backend().world.people.viewer}`, taken);
    expect(errors).toEqual({ email: ['has already been taken'] });
  });
});
