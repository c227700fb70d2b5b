import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { readHistory } from '../support/records.ts';
import { emailOf, password } from '../support/world.ts';

const next = 'Quite-New-2027!';
const change = (fields: object = {}) => ({
  user: { current_password: password, new_password: next, new_password_confirmation: next, ...fields },
});

describe("changing one's own password", () => {
  const backend = suiteBackend();
  const login = (typed: string) =>
    backend()
      .withToken(null)
      .send('post', 'login', { user: { login: emailOf('manager'), password: typed } });

  it("ends the user's other sessions, and requires the new password from then on", async () => {
    const { db, signIn, world } = backend();
    const [own, other] = [await signIn('manager'), await signIn('manager')];
    expect((await own.send('patch', 'profile/change_password', change())).status).toBe(204);
    await own.get('profile');
    await other.refused(401, 'get', 'profile');
    await other.refused(401, 'post', 'refresh_tokens');
    expect([(await login(password)).status, (await login(next)).status]).toEqual([401, 200]);
    const history = await readHistory(db, 'User', world.people.manager);
    expect(history).toMatchObject([{ action: 'change_password', changes: [] }]);
  });

  it.each([
    ['another current password', { current_password: 'Wrong-2026!' }, { current_password: ['is not correct'] }],
    [
      'another confirmation',
      { new_password_confirmation: 'Other-2027!' },
      { new_password_confirmation: ['must match'] },
    ],
    [
      'a short one',
      { new_password: 'Aa1!', new_password_confirmation: 'Aa1!' },
      { new_password: ['should be of minimum 8 characters length'] },
    ],
    [
      'one without the four classes',
      { new_password: 'lowercase-1', new_password_confirmation: 'lowercase-1' },
      { new_password: ['must contain at least one lowercase, uppercase, number and special character'] },
    ],
    ['nothing', { current_password: '' }, { current_password: ["can't be blank"] }],
    ['more than it takes', { login: 'x' }, { login: ['is not allowed here'] }],
  ])('is rejected with %s, and changes nothing', async (_what, fields, errors) => {
    const { as, signIn } = backend();
    const api = await as('viewer');
    expect(await api.refused(422, 'patch', 'profile/change_password', change(fields))).toEqual({ errors });
    await signIn('viewer');
  });

  it('accepts 128 characters of any script, all of which count', async () => {
    const long = `Ключ-2026-${'ж'.repeat(117)}`;
    const [right, wrong] = [`${long}x`, `${long}y`];
    expect([...right]).toHaveLength(128);
    const own = await backend().signIn('logistics');
    const set = (text: string) => change({ new_password: text, new_password_confirmation: text });
    await own.refused(422, 'patch', 'profile/change_password', set(`${right}z`));
    expect((await own.send('patch', 'profile/change_password', set(right))).status).toBe(204);
    const status = async (typed: string) => {
      const user = { login: emailOf('logistics'), password: typed };
      return (await backend().withToken(null).send('post', 'login', { user })).status;
    };
    expect([await status(wrong), await status(long), await status(right)]).toEqual([401, 401, 200]);
  });

  it('is blocked after ten wrong current passwords, even with the right one', async () => {
    const api = await backend().as('inventory');
    const wrong = change({ current_password: 'guess' });
    for (let guess = 0; guess < 10; guess += 1) await api.refused(422, 'patch', 'profile/change_password', wrong);
    const { code } = await api.refused(429, 'patch', 'profile/change_password', change());
    expect(code).toBe('too_many_requests');
  });
});
