import { describe, expect, it } from 'vitest';
import type { PasswordLink } from '../../backend/session/schema.ts';
import type { User } from '../../backend/user/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne, suiteBackend, type TestBackend } from '../support/backend.ts';
import { readHistory, unused } from '../support/records.ts';

const chosen = 'My-Second-2027!';

const answer = ({ withToken }: TestBackend, token: string) =>
  withToken(null).send('put', 'forgot_password', {
    user: { reset_password_token: token, password: chosen, password_confirmation: chosen },
  });
/** Asks what a link is for. */
const lookUp = async ({ withToken }: TestBackend, reset_password_token: string) => {
  const { body } = await withToken(null).send('post', 'forgot_password/link', { user: { reset_password_token } });
  return body as One<PasswordLink>;
};

describeOnOne('a link that an administrator copies for an active person', (backend) => {
  const path = (id: number) => `users/${id}/reset_link`;
  const copy = async (id: number) =>
    ((await (await backend().as('orgAdmin')).send('post', path(id))).body as One<{ url: string; expires_at: string }>)
      .data;
  const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token') ?? '';

  it('sets another password once, within 30 minutes, and the history says who copied it', async () => {
    const { as, db, world } = backend();
    const id = world.people.procurement;
    const old = await as('procurement');
    const [first, second] = [await copy(id), await copy(id)];
    expect((await lookUp(backend(), tokenOf(first))).data.state).toBe('replaced');
    const { state, purpose, expires_at } = (await lookUp(backend(), tokenOf(second))).data;
    expect([state, purpose, expires_at]).toEqual(['open', 'reset', second.expires_at]);
    const answered = await answer(backend(), tokenOf(second));
    // As any reset, it signs nobody in, and signs the person out everywhere.
    expect([answered.status, answered.headers.get('authorization')]).toEqual([204, null]);
    await old.refused(401, 'get', 'profile');
    const user = { login: 'procurement@test.example', password: chosen };
    expect((await backend().withToken(null).send('post', 'login', { user })).status).toBe(200);
    expect((await answer(backend(), tokenOf(second))).status).toBe(422);
    const history = (await readHistory(db, 'User', id)).map(({ action, user_id }) => [action, user_id]);
    expect(history.slice(-3)).toEqual([
      ['copy_reset_link', world.people.orgAdmin],
      ['copy_reset_link', world.people.orgAdmin],
      ['reset_password', id],
    ]);
  });

  it('ends with the right of whoever copied it', async () => {
    const { db, world } = backend();
    const token = tokenOf(await copy(world.people.logistics));
    const give = (permission_id: number) =>
      db.updateTable('users').set({ permission_id }).where('id', '=', world.people.logistics).execute();
    await give(1);
    expect((await lookUp(backend(), token)).data.state).toBe('withdrawn');
    await give(5);
    expect((await lookUp(backend(), token)).data.state).toBe('open');
  });

  it('is for nobody beyond the role or of another organization, for no one inactive, and not for oneself', async () => {
    const { as, world } = backend();
    const refused = async (status: number, by: 'orgAdmin' | 'manager' | 'otherAdmin', id: number) =>
      (await as(by)).refused(status, 'post', path(id));
    await refused(403, 'orgAdmin', world.people.admin);
    await refused(403, 'manager', world.people.viewer);
    await refused(404, 'otherAdmin', world.people.viewer);
    await refused(409, 'orgAdmin', world.people.leaver);
    await refused(409, 'orgAdmin', world.people.orgAdmin);
    const user = { first_name: 'A', last_name: 'B', email: `${unused('new')}@test.example`, permission_id: 4 };
    const { data: invited } = await (await as('orgAdmin')).post<One<User>>('users', { user });
    await refused(409, 'orgAdmin', invited.id);
  });
});

describe('where a mail server is set up', () => {
  const backend = suiteBackend({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });

  it('no link for another password is copied: the person requests one', async () => {
    const { as, world } = backend();
    const why = await (await as('orgAdmin')).refused(409, 'post', `users/${world.people.viewer}/reset_link`);
    expect(why).toMatchObject({ error: 'A mail server is set up: the person requests a link on the sign-in page' });
  });
});
