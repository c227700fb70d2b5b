/** Invites users through the gateway, and reads the links in their mails. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { asking } from './session.ts';

/** Invites a viewer called Ada Byron; returns the email to sign in with, and the token of the mailed link. */
export async function invite(): Promise<{ email: string; token: string }> {
  const email = `ada.${randomUUID().slice(0, 8)}@test.example`;
  const roleId = '7';
  await asking('orgAdmin')('mutation($input: CreateUserInput!) { createUser(input: $input) { user { id } } }', {
    input: { firstName: 'Ada', lastName: 'Byron', email, roleId, programIds: [String(inject('world').program)] },
  });
  let token: string | undefined;
  await expect
    .poll(() => {
      token = /token=3D([\w-]+)|token=([\w-]+)/.exec(mailTo(email))?.slice(1).find(Boolean);
      return token;
    })
    .toBeDefined();
  return { email, token: token ?? '' };
}

function mailTo(email: string): string {
  const folder = inject('outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).find((mail) => mail.includes(email)) ?? '';
}
