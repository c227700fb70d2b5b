/** Invites users through the gateway, and reads the links in their mails. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { password } from '../world.ts';
import { asking } from './session.ts';

/** Makes a viewer called Ada Byron who once signed in and is deactivated; returns the id. */
export async function makeLeaver(): Promise<string> {
  const { id, token } = await invite();
  const input = { token, password, passwordConfirmation: password };
  await asking('orgAdmin')(
    'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { message } } }',
    { input },
  );
  const { deactivateUser } = await asking('orgAdmin')<{ deactivateUser: { errors: unknown[] } }>(
    'mutation($id: ID!) { deactivateUser(id: $id) { errors { message } } }',
    { id },
  );
  expect(deactivateUser.errors).toEqual([]);
  return id;
}

/** Invites a viewer called Ada Byron; returns the id, the email to sign in with, and the token of the mailed link. */
export async function invite(): Promise<{ id: string; email: string; token: string }> {
  const email = `ada.${randomUUID().slice(0, 8)}@test.example`;
  const roleId = '7';
  const { createUser } = await asking('orgAdmin')<{ createUser: { user: { id: string } } }>(
    'mutation($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
    { input: { firstName: 'Ada', lastName: 'Byron', email, roleId, programIds: [String(inject('world').program)] } },
  );
  let token: string | undefined;
  await expect
    .poll(() => {
      token = /token=3D([\w-]+)|token=([\w-]+)/.exec(mailTo(email))?.slice(1).find(Boolean);
      return token;
    })
    .toBeDefined();
  return { id: createUser.user.id, email, token: token ?? '' };
}

function mailTo(email: string): string {
  const folder = inject('outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).find((mail) => mail.includes(email)) ?? '';
}
