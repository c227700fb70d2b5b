import { describe, expect, it } from 'vitest';
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
const signIn = ({ withToken }: TestBackend, login: string) =>
  withToken(null).send('post', 'login', { user: { login, password: chosen } });

describeOnOne('an invitation', (backend) => {
  it('is mailed to a new user, who is inactive until a password is chosen', async () => {
    const { as, db, services } = backend();
    const user = await inviteSomebody(backend());
    expect(user.status).toBe('inactive');
    expect((await signIn(backend(), user.email)).status).toBe(401);
    const [mail] = await mailsTo(services, user.email);
    expect(mail).toMatchObject({ subject: 'You are invited to Lading', to: [{ name: 'New Colleague' }] });
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(
      'orgAdmin Tester has created an account for you in Lading, which Acme Health uses for its orders',
    );
    expect(`${linkIn(mail)}`).toMatch(/^http:\/\/localhost:4000\/reset-password\?token=[\w-]{32}$/);
    expect((await answer(backend(), await newestToken(services, user.email))).status).toBe(204);
    expect((await signIn(backend(), user.email)).status).toBe(200);
    const { data } = await (await as('orgAdmin')).get<One<User>>(`users/${user.id}`);
    expect(data).toMatchObject({ status: 'active', lock_version: user.lock_version + 1 });
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
    now = new Date(sent.getTime() + 7 * 86_400_000);
    expect((await answer(backend(), token)).status).toBe(422);
    now = new Date(sent.getTime() + 7 * 86_400_000 - 1);
    expect((await answer(backend(), token)).status).toBe(204);
    now = sent;
  });

  it('is sent again by activating the user, who stays inactive until it is accepted; the first link is void', async () => {
    const { db, services } = backend();
    const user = await inviteSomebody(backend());
    const first = await newestToken(services, user.email);
    expect(abilityOf(user, 'activate')).toBe(true);
    expect((await change(user.id, 'activate')).status).toBe('inactive');
    const second = await newestToken(services, user.email);
    expect((await answer(backend(), first)).status).toBe(422);
    expect((await answer(backend(), second)).status).toBe(204);
    expect((await readHistory(db, 'User', user.id)).map(({ action }) => action)).toContain('invite');
  });

  it('is withdrawn by deactivating the user', async () => {
    const user = await inviteSomebody(backend());
    const token = await newestToken(backend().services, user.email);
    expect(abilityOf(user, 'deactivate')).toBe(true);
    const withdrawn = await change(user.id, 'deactivate');
    expect(abilityOf(withdrawn, 'deactivate')).toBe(false);
    expect((await answer(backend(), token)).status).toBe(422);
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
