import { describe, expect, it } from 'vitest';
import type { PasswordLink } from '../../backend/session/schema.ts';
import type { User } from '../../backend/user/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne, suiteBackend, type TestBackend } from '../support/backend.ts';
import { linkIn, mailsTo, newestToken } from '../support/outbox.ts';
import { readHistory, unused } from '../support/records.ts';

/** A user with an email address, as all have but the service users of API keys. */
type Person = User & { email: string };

const chosen = 'My-First-2027!';

async function inviteSomebody({ as, world }: TestBackend, fields: object = {}): Promise<Person> {
  const user = {
    first_name: 'New',
    last_name: 'Colleague',
    email: `${unused('new')}@test.example`,
    permission_id: 4,
    program_ids: [world.program],
    ...fields,
  };
  return (await (await as('orgAdmin')).post<One<Person>>('users', { user })).data;
}

const answer = ({ withToken }: TestBackend, token: string) =>
  withToken(null).send('put', 'forgot_password', {
    user: { reset_password_token: token, password: chosen, password_confirmation: chosen },
  });
/** Asks what a link is for. */
const lookUp = async ({ withToken }: TestBackend, reset_password_token: string) => {
  const { body } = await withToken(null).send('post', 'forgot_password/link', { user: { reset_password_token } });
  return body as One<PasswordLink>;
};
const signIn = ({ withToken }: TestBackend, login: string) =>
  withToken(null).send('post', 'login', { user: { login, password: chosen } });

describeOnOne('an invitation', (backend) => {
  it('is mailed to a new user, who is signed in once a password is chosen', async () => {
    const { as, db, services, withToken } = backend();
    const user = await inviteSomebody(backend());
    expect(user).toMatchObject({ status: 'invited', invited_until: expect.any(String) });
    expect((await signIn(backend(), user.email)).status).toBe(401);
    const [mail] = await mailsTo(services, user.email);
    expect(mail).toMatchObject({ subject: 'You are invited to Lading', to: [{ name: 'New Colleague' }] });
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(
      'orgAdmin Tester has created an account for you in Lading, which Acme Health uses for its orders',
    );
    expect(`${linkIn(mail)}`).toMatch(/^http:\/\/localhost:4000\/reset-password\?token=[\w-]{32}$/);
    const token = await newestToken(services, user.email);
    expect((await lookUp(backend(), token)).data).toEqual({
      state: 'open',
      purpose: 'invitation',
      first_name: 'New',
      last_name: 'Colleague',
      email: user.email,
      expires_at: expect.any(String),
      invited_by: 'orgAdmin Tester',
      organization_name: 'Acme Health',
      permission_name: 'Procurement officer',
    });
    const accepted = await answer(backend(), token);
    expect(accepted.status).toBe(204);
    const session = withToken(accepted.headers.get('authorization')?.replace('Bearer ', '') ?? '');
    expect((await session.get<One<User>>('profile')).data).toMatchObject({ id: user.id, status: 'active' });
    expect((await signIn(backend(), user.email)).status).toBe(200);
    const { data } = await (await as('orgAdmin')).get<One<User>>(`users/${user.id}`);
    expect(data).toMatchObject({ status: 'active', invited_until: null, lock_version: user.lock_version + 1 });
    const history = await readHistory(db, 'User', user.id);
    expect(history.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['create', expect.any(Number)],
      ['accept_invitation', user.id],
    ]);
  });

  it('is not sent if the user cannot be created', async () => {
    const { as, services } = backend();
    const user = await inviteSomebody(backend());
    const again = { first_name: 'A', last_name: 'B', email: user.email, permission_id: 4 };
    await (await as('orgAdmin')).refused(422, 'post', 'users', { user: again });
    expect(await mailsTo(services, user.email)).toHaveLength(1);
  });

  it('is sent once for a repeated request', async () => {
    const { as, services } = backend();
    const api = await as('orgAdmin');
    const email = `${unused('twice')}@test.example`;
    const body = { user: { first_name: 'A', last_name: 'B', email, permission_id: 4 } };
    for (let n = 0; n < 2; n += 1) await api.send('post', 'users', body, { 'idempotency-key': email });
    expect(await mailsTo(services, email)).toHaveLength(1);
  });
});

describe('a pending invitation', () => {
  let now = new Date();
  const backend = suiteBackend({ now: () => now });
  const change = async (id: number, verb: 'activate' | 'deactivate') => {
    const { status, body } = await (await backend().as('orgAdmin')).send('post', `users/${id}/${verb}`);
    expect(status).toBe(200);
    return (body as One<User>).data;
  };
  const abilityOf = ({ abilities }: User, wanted: string) => abilities.find(({ action }) => action === wanted)?.allowed;

  it('is valid for seven days', async () => {
    const user = await inviteSomebody(backend());
    const token = await newestToken(backend().services, user.email);
    const sent = now;
    expect(user.invited_until).toBe(new Date(sent.getTime() + 7 * 86_400_000).toISOString());
    now = new Date(sent.getTime() + 7 * 86_400_000);
    expect((await answer(backend(), token)).status).toBe(422);
    expect((await lookUp(backend(), token)).data).toMatchObject({ state: 'expired', email: null });
    now = new Date(sent.getTime() + 7 * 86_400_000 - 1);
    expect((await answer(backend(), token)).status).toBe(204);
    now = sent;
  });

  it('is sent again by activating the user, who stays invited until it is accepted; the first link is void', async () => {
    const { db, services } = backend();
    const user = await inviteSomebody(backend());
    const first = await newestToken(services, user.email);
    expect(abilityOf(user, 'activate')).toBe(true);
    expect((await change(user.id, 'activate')).status).toBe('invited');
    const second = await newestToken(services, user.email);
    expect((await lookUp(backend(), first)).data).toMatchObject({ state: 'replaced', first_name: null });
    expect((await answer(backend(), first)).status).toBe(422);
    expect((await answer(backend(), second)).status).toBe(204);
    expect((await lookUp(backend(), second)).data).toMatchObject({ state: 'used', purpose: 'invitation', email: null });
    expect((await readHistory(db, 'User', user.id)).map(({ action }) => action)).toContain('invite');
  });

  it('is withdrawn by deactivating the user', async () => {
    const user = await inviteSomebody(backend());
    const token = await newestToken(backend().services, user.email);
    expect(abilityOf(user, 'deactivate')).toBe(true);
    const withdrawn = await change(user.id, 'deactivate');
    expect(withdrawn).toMatchObject({ status: 'inactive', invited_until: null });
    expect(abilityOf(withdrawn, 'deactivate')).toBe(false);
    expect((await answer(backend(), token)).status).toBe(422);
    expect((await lookUp(backend(), token)).data).toMatchObject({ state: 'withdrawn', email: null });
  });

  it('is not sent if it is withdrawn before its delivery', async () => {
    const user = await inviteSomebody(backend());
    await change(user.id, 'deactivate');
    expect(await mailsTo(backend().services, user.email)).toEqual([]);
    await change(user.id, 'activate');
    expect(await mailsTo(backend().services, user.email)).toHaveLength(1);
  });

  it('is sent again if the address of the user changes; the first link is void', async () => {
    const { as, services } = backend();
    const user = await inviteSomebody(backend());
    const first = await newestToken(services, user.email);
    const email = `${unused('moved')}@test.example`;
    await (await as('orgAdmin')).put(`users/${user.id}`, { user: { email } });
    expect((await answer(backend(), first)).status).toBe(422);
    expect((await answer(backend(), await newestToken(services, email))).status).toBe(204);
  });

  it('is not replaced by a request for a new password', async () => {
    const { services, withToken } = backend();
    const user = await inviteSomebody(backend());
    await withToken(null).send('post', 'forgot_password', { user: { login: user.email } });
    expect(await mailsTo(services, user.email)).toHaveLength(1);
  });

  it('cannot have a line break in a name, and escapes a name that looks like a header or HTML', async () => {
    const { world, as } = backend();
    const eve = {
      first_name: 'Eve\r\nBcc: all@test.example',
      last_name: 'X',
      email: 'eve@test.example',
      permission_id: 4,
    };
    const admin = await as('orgAdmin');
    await admin.refused(422, 'post', 'users', { user: { ...eve, program_ids: [world.program] } });
    const first_name = 'Eve Bcc: all@test.example <b>"x"';
    const user = await inviteSomebody(backend(), { first_name });
    const [mail] = await mailsTo(backend().services, user.email);
    expect(mail?.to).toEqual([{ name: 'Eve Bcc: all@test.example <b>"x" Colleague', address: user.email }]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.html).toContain('Hello Eve Bcc: all@test.example &lt;b&gt;&quot;x&quot;,');
  });
});

describe('the link of an invitation that an administrator copies', () => {
  const backend = suiteBackend();
  type Copied = One<{ url: string | null; expires_at: string }>;
  const path = ({ id }: Person) => `users/${id}/invitation_link`;
  const copy = async (user: Person) => {
    const { status, body } = await (await backend().as('orgAdmin')).send('post', path(user));
    expect(status).toBe(200);
    return new URL((body as Copied).data.url ?? '').searchParams.get('token') ?? '';
  };
  const stateOf = async (token: string) => (await lookUp(backend(), token)).data.state;

  it('is a new one each time, beside the mailed one; all end when one is used, and the history names who copied', async () => {
    const { db, services, world } = backend();
    const user = await inviteSomebody(backend());
    const mailed = await newestToken(services, user.email);
    const [first, second] = [await copy(user), await copy(user)];
    expect([await stateOf(first), await stateOf(second), await stateOf(mailed)]).toEqual(['replaced', 'open', 'open']);
    const both = await Promise.all([answer(backend(), second), answer(backend(), mailed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect([await stateOf(second), await stateOf(mailed)]).toEqual(['used', 'used']);
    const copies = (await readHistory(db, 'User', user.id)).filter(({ action }) => action === 'copy_invitation_link');
    expect(copies.map(({ user_id }) => user_id)).toEqual([world.people.orgAdmin, world.people.orgAdmin]);
    await (await backend().as('orgAdmin')).refused(409, 'post', path(user));
  });

  it('ends with the right of whoever copied it to invite that person', async () => {
    const { as, db, world } = backend();
    const user = await inviteSomebody(backend());
    const token = await copy(user);
    await (await as('admin')).put(`users/${user.id}`, { user: { permission_id: 1, program_ids: [] } });
    expect(await stateOf(token)).toBe('withdrawn');
    expect((await answer(backend(), token)).status).toBe(422);
    await (await as('admin')).put(`users/${user.id}`, { user: { permission_id: 7 } });
    expect(await stateOf(token)).toBe('open');
    const setStatus = (status: 'active' | 'inactive') =>
      db.updateTable('users').set({ status }).where('id', '=', world.people.orgAdmin).execute();
    await setStatus('inactive');
    expect((await answer(backend(), token)).status).toBe(422);
    await setStatus('active');
  });

  it('is for nobody beyond the role, of another organization, or who has signed in', async () => {
    const { as, world } = backend();
    const admin = await as('admin');
    const user = await inviteSomebody(backend());
    await admin.put(`users/${user.id}`, { user: { permission_id: 1, program_ids: [] } });
    const refused = async (status: number, by: 'orgAdmin' | 'manager' | 'otherAdmin', id: number) => {
      for (const what of ['invite', 'invitation_link'])
        await (await as(by)).refused(status, 'post', `users/${id}/${what}`);
    };
    await refused(403, 'orgAdmin', user.id);
    await refused(404, 'otherAdmin', user.id);
    await refused(403, 'manager', user.id);
    await refused(409, 'orgAdmin', world.people.viewer);
    await refused(409, 'orgAdmin', world.people.leaver);
  });

  it('is not stored: a repeated request returns none', async () => {
    const { as, db } = backend();
    const user = await inviteSomebody(backend());
    const send = async () =>
      (await (await as('orgAdmin')).send('post', path(user), {}, { 'idempotency-key': user.email })).body as Copied;
    const first = (await send()).data.url;
    expect(first).toMatch(/token=/);
    expect((await send()).data.url).toBeNull();
    const kept = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', user.email).execute();
    expect(JSON.stringify(kept)).not.toContain(first?.split('token=')[1]);
  });
});

describeOnOne('the invitation of many people', (backend) => {
  type Row = { status: number; data?: User; errors?: Record<string, string[]> };

  it('answers each row, names whose address is taken, and invites nobody twice when it is repeated', async () => {
    const { as, services, world } = backend();
    const [ama, jun] = [`${unused('ama')}@test.example`, `${unused('jun')}@test.example`];
    const row = (first_name: string, email: string, fields: object = {}) => ({
      ...{ first_name, last_name: 'Osei', email, permission_id: 5, program_ids: [world.program] },
      ...fields,
    });
    const users = [
      row('Ama', ama),
      row('Ama again', ama.toUpperCase()),
      row('Viewer', 'viewer@test.example'),
      row('Elsewhere', 'otherViewer@test.example'),
      row('', 'nobody'),
      row('Too high', `${unused('x')}@test.example`, { permission_id: 1 }),
      row('Foreign', `${unused('x')}@test.example`, { program_ids: [world.other.program] }),
      row('純', jun, { program_ids: [] }),
    ];
    const api = await as('orgAdmin');
    const send = async (partial: boolean) => await api.send('post', 'users/invitations', { users, partial });
    expect((await send(false)).status).toBe(422);
    expect(await mailsTo(services, jun)).toEqual([]);
    const { data } = (await send(true)).body as { data: Row[] };
    expect(data.map(({ status }) => status)).toEqual([201, 422, 422, 422, 422, 422, 422, 201]);
    expect(data[0]?.data).toMatchObject({ status: 'invited', program_ids: [world.program], lacks_program: false });
    expect(data[7]?.data).toMatchObject({ first_name: '純', lacks_program: true });
    expect(data.map(({ errors }) => errors && Object.entries(errors).flat(2).join(' '))).toEqual([
      undefined,
      'email has already been taken',
      'email has already been taken by viewer Tester',
      'email has already been taken',
      expect.stringContaining('email is not an email address'),
      'permission_id is beyond your own role',
      'program_ids was not found',
      undefined,
    ]);
    const again = (await send(true)).body as { data: Row[] };
    expect(again.data[7]?.errors).toEqual({ email: ['has already been taken by 純 Osei'] });
    expect([(await mailsTo(services, ama)).length, (await mailsTo(services, jun)).length]).toEqual([1, 1]);
    const tooMany = Array.from({ length: 201 }, (_, at) => row('Many', `many${at}@test.example`));
    await api.refused(422, 'post', 'users/invitations', { users: tooMany, partial: true });
  });
});
