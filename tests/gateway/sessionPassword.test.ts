import { describe, expect, it } from 'vitest';
import { newestToken } from '../support/outbox.ts';
import { suiteStack } from '../support/stack.ts';
import { emailOf, type Person, password } from '../support/world.ts';

const stack = suiteStack();
const next = 'Quite-New-2027!';

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { token errors { message } } }';
const CHANGE = `mutation($input: ChangePasswordInput!) {
  changePassword(input: $input) { changed errors { field message code } }
}`;
const REQUEST =
  'mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { sent errors { field } } }';
const RESET = `mutation($input: ResetPasswordInput!) {
  resetPassword(input: $input) { changed errors { field message code } }
}`;

/** Signs in and returns the token of the new session; null if the password is wrong. */
async function signIn(person: Person, typed: string): Promise<string | null> {
  const { data } = await stack().gateway.ask(SIGN_IN, { input: { login: emailOf(person), password: typed } });
  return (data as { signIn: { token: string | null } }).signIn.token;
}
const isAlive = async (token: string | null) => {
  const { errors } = await stack().gateway.ask('{ viewer { profile { id } } }', {}, { token: token ?? '' });
  return errors.length === 0;
};

describe('a change of the password', () => {
  it("ends the user's other sessions and makes the new password valid", async () => {
    const [here, elsewhere] = [await signIn('inventory', password), await signIn('inventory', password)];
    const input = { currentPassword: password, newPassword: next, newPasswordConfirmation: next };
    const changed = await stack().gateway.ask(CHANGE, { input }, { token: here ?? '' });
    expect(changed).toMatchObject({ data: { changePassword: { changed: true, errors: [] } }, errors: [] });
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
    expect(await signIn('inventory', password)).toBeNull();
    expect(await signIn('inventory', next)).not.toBeNull();
  });

  it('is rejected field by field, under the field names of the input', async () => {
    const input = { currentPassword: 'Wrong-1!', newPassword: 'short', newPasswordConfirmation: 'else' };
    const { changePassword } = (await stack().get('logistics', CHANGE, { input })) as {
      changePassword: { changed: boolean; errors: Array<{ field: string; code: string }> };
    };
    expect(changePassword.changed).toBe(false);
    expect(changePassword.errors.map(({ field }) => field).sort()).toEqual([
      'currentPassword',
      'newPassword',
      'newPasswordConfirmation',
    ]);
    expect(await signIn('logistics', password)).not.toBeNull();
  });
});

describe('a forgotten password', () => {
  const ask = (query: string, input: object) => stack().gateway.ask(query, { input });

  it('is reset without a session by the mailed link, once', async () => {
    const session = await signIn('viewer', password);
    const login = emailOf('viewer');
    const requested = await ask(REQUEST, { login });
    expect(requested).toMatchObject({ data: { requestPasswordReset: { sent: true, errors: [] } }, errors: [] });
    const token = await newestToken(stack().backend.services, login);
    const input = { token, password: next, passwordConfirmation: next };
    expect(await ask(RESET, { ...input, passwordConfirmation: 'Else-2027!' })).toMatchObject({
      data: { resetPassword: { changed: false, errors: [{ field: 'passwordConfirmation', code: 'INVALID' }] } },
    });
    expect(await ask(RESET, input)).toMatchObject({
      data: { resetPassword: { changed: true, errors: [] } },
      cookie: null,
    });
    expect(await isAlive(session)).toBe(false);
    expect(await signIn('viewer', next)).not.toBeNull();
    expect(await ask(RESET, input)).toMatchObject({
      data: { resetPassword: { changed: false, errors: [{ field: 'token', code: 'INVALID' }] } },
    });
  });

  it('reveals to nobody whether such a user exists', async () => {
    const [known, unknown] = [
      await ask(REQUEST, { login: emailOf('manager') }),
      await ask(REQUEST, { login: 'no@one.example' }),
    ];
    expect(known.data).toEqual(unknown.data);
    expect(unknown.errors).toEqual([]);
  });

  it('can be requested only so often; the response then says when to try again', async () => {
    let answer = await ask(REQUEST, { login: 'often@one.example' });
    for (let tries = 1; answer.errors.length === 0 && tries < 50; tries += 1) {
      answer = await ask(REQUEST, { login: 'often@one.example' });
    }
    expect(answer).toMatchObject({
      status: 429,
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }],
    });
    expect(answer.headers.get('ratelimit')).toMatch(
      /^"linkRequest-account";r=0;t=\d+, "linkRequest-address";r=\d+;t=\d+$/,
    );
    expect(answer.headers.get('ratelimit-policy')).toContain('"linkRequest-account";q=10;w=900');
  });
});
