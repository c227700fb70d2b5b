import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../backend/user/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { readHistory } from '../support/records.ts';

const recordOf = (body: unknown) => body as One<User>;

describe('a user who is deactivated', () => {
  const backend = suiteBackend();
  const set = async (id: number, verb: 'activate' | 'deactivate') => {
    const { status, body } = await (await backend().as('orgAdmin')).send('post', `users/${id}/${verb}`);
    expect(status).toBe(200);
    return recordOf(body).data;
  };

  it('loses all sessions immediately, is announced, and can sign in again once activated', async () => {
    const { db, services, signIn, world } = backend();
    const id = world.people.procurement;
    const sessions = [await signIn('procurement'), await signIn('procurement')];
    let heard = 0;
    const stop = services.broadcaster.subscribe(`user:${id}`, () => {
      heard += 1;
    });
    const inactive = await set(id, 'deactivate');
    expect(inactive).toMatchObject({ status: 'inactive', lock_version: 2 });
    expect(inactive.abilities).toMatchObject([
      { action: 'update', allowed: true },
      { action: 'deactivate', allowed: false, reason: 'This user is already inactive' },
      { action: 'activate', allowed: true },
      { action: 'invite', allowed: false, reason: 'This person has signed in before' },
      { action: 'copy_invitation_link', allowed: false },
      { action: 'copy_reset_link', allowed: false, reason: 'This person is not active' },
    ]);
    for (const session of sessions) await session.refused(401, 'get', 'profile');
    expect(heard).toBe(1);
    expect((await set(id, 'deactivate')).lock_version).toBe(2);
    await expect(signIn('procurement')).rejects.toThrow('401');
    await set(id, 'activate');
    await (await signIn('procurement')).get('profile');
    for (const session of sessions) await session.refused(401, 'get', 'profile');
    stop();
    expect((await readHistory(db, 'User', id)).map(({ action }) => action)).toEqual(['deactivate', 'activate']);
  });

  it('is never the caller, nor a user whom the caller may not manage', async () => {
    const { as, world } = backend();
    const { people } = world;
    const own = await (await as('orgAdmin')).refused(409, 'post', `users/${people.orgAdmin}/deactivate`);
    expect(own).toEqual({ error: 'You cannot do this to yourself', code: 'transition' });
    await (await as('manager')).refused(403, 'post', `users/${people.viewer}/deactivate`);
    await (await as('otherAdmin')).refused(404, 'post', `users/${people.viewer}/deactivate`);
    await (await as('otherAdmin')).refused(404, 'post', `users/${people.leaver}/activate`);
  });
});

describeOnOne('two administrators who deactivate one another', (backend) => {
  it('leave one of them active', async () => {
    const { db, signIn, as, world } = backend();
    const { orgAdmin, manager } = world.people;
    await (await as('admin')).put(`users/${manager}`, { user: { organization_admin: true } });
    const [one, other] = [await signIn('orgAdmin'), await signIn('manager')];
    const answers = await Promise.all([
      one.send('post', `users/${manager}/deactivate`),
      other.send('post', `users/${orgAdmin}/deactivate`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const active = db.selectFrom('users').select('id').where('id', 'in', [orgAdmin, manager]);
    expect(await active.where('status', '=', 'active').execute()).toHaveLength(1);
  });
});

describe('the list of users', () => {
  const backend = suiteBackend();
  let api: Api;
  const names = async (query: string, asker = api) =>
    (await asker.get<Many<User>>(`users?items=200&${query}`)).data.map(({ first_name }) => first_name);

  beforeAll(async () => {
    const { as, db, world } = backend();
    api = await as('manager');
    const job = { job_title: 'Chief Pharmacist', phone_number: '+41' };
    await db.updateTable('users').set(job).where('id', '=', world.people.viewer).execute();
    const long = { created_at: new Date('2020-06-15T23:30:00Z') };
    await db.updateTable('users').set(long).where('id', '=', world.people.inventory).execute();
  });

  it('is filtered by role, job title, program and day of creation', async () => {
    const { as, world } = backend();
    expect(await names('filters[permission_ids][]=2&filters[permission_ids][]=7')).toEqual(['orgAdmin', 'viewer']);
    expect(await names('filters[job_title]=PHARMA')).toEqual(['viewer']);
    const second = `filters[program_ids][]=${world.second.program}`;
    expect(await names(second, await as('orgAdmin'))).toEqual(['admin', 'orgAdmin']);
    expect(await names('filters[created_at_to]=2020-06-15')).toEqual(['inventory']);
    expect(await names('filters[created_at_from]=2020-06-16&filters[created_at_to]=2020-06-16')).toEqual([]);
    expect(await names(`filters[permission_ids][]=7&${second}`, await as('orgAdmin'))).toEqual([]);
  });

  it("counts days in the caller's time zone", async () => {
    const { signIn } = backend();
    const session = await signIn('logistics');
    const query = 'users?filters[created_at_from]=2020-06-16&filters[created_at_to]=2020-06-16';
    const { body } = await session.send('get', query, undefined, { 'time-zone': 'Europe/Zurich' });
    expect(body).toMatchObject({ data: [{ first_name: 'inventory' }] });
  });

  it.each(['+05:30', 'CTT', 'SystemV/AST4ADT', 'Etc/GMT-14'])('also counts days in the time zone %s', async (zone) => {
    const { signIn } = backend();
    const session = await signIn('procurement');
    const inventory = async (query: string) => {
      const { body } = await session.send('get', `users?${query}`, undefined, { 'time-zone': zone });
      expect(body).toHaveProperty('data');
      return (body as Many<User>).data.some(({ first_name }) => first_name === 'inventory');
    };
    const second = 'filters[created_at_from]=2020-06-16&filters[created_at_to]=2020-06-16';
    expect(await inventory(second)).toBe(zone !== 'SystemV/AST4ADT');
    expect(await inventory('filters[created_at_from]=1900-01-01&filters[created_at_to]=2100-12-31')).toBe(true);
  });

  it('is sorted by every column, and lists users who can be assigned to shipments', async () => {
    expect((await names('sort[field]=phone_number'))[0]).toBe('viewer');
    expect((await names('sort[field]=job_title&sort[direction]=desc'))[0]).toBe('viewer');
    expect((await names('sort[field]=created_at'))[0]).toBe('inventory');
    expect(await names('eligible_for_ci=true')).toHaveLength(7);
    expect(await names('eligible_for_ci=true')).not.toContain('leaver');
  });

  it('shows them to roles that may assign, and administrators to roles that may read users', async () => {
    const { as, world } = backend();
    const [procurement, viewer] = [await as('procurement'), await as('viewer')];
    const admins = `users?light=true&organization_admins_from_organization=${world.organization}`;
    expect((await procurement.get<Many<User>>(admins)).data).toMatchObject([{ first_name: 'orgAdmin' }]);
    await procurement.get('users?light=true&eligible_for_ci=true');
    await viewer.get('users?light=true&status=active');
    await viewer.refused(403, 'get', admins);
    await viewer.refused(403, 'get', 'users?light=true&eligible_for_ci=true');
  });
});
