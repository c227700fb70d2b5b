/** The pages without a session, and how to reach their states. */
import { expect } from '@playwright/test';
import { signIn } from './session.ts';
import type { View } from './views.ts';

export const publicViews: View[] = [
  {
    name: 'sign-in',
    person: null,
    path: () => '/login',
    heading: 'Sign in',
    states: [
      {
        name: 'with missing fields',
        async enter(page) {
          await page.getByRole('button', { name: 'Sign in' }).click();
          await expect(page.getByText('Email is required')).toBeVisible();
        },
        leave: async () => undefined,
      },
    ],
  },
  {
    name: 'reset password',
    person: null,
    path: () => '/reset-password',
    heading: 'Reset password',
    states: [
      {
        name: 'with the email missing',
        async enter(page) {
          await page.getByRole('button', { name: 'Send the link' }).click();
          await expect(page.getByText('Email is required')).toBeVisible();
        },
        leave: async () => undefined,
      },
    ],
  },
  {
    name: 'a link that does not work',
    person: null,
    path: () => '/reset-password?token=none',
    heading: 'This link is not known',
    states: [
      {
        name: 'an invitation, with a good password and another one',
        async enter(page) {
          await page.goto(await invitation(new URL(page.url()).origin));
          await page.getByLabel('New password').fill('Lading-2026!');
          await page.getByLabel('Password confirmation').fill('Lading-2027!');
          await page.getByRole('button', { name: 'Accept the invitation' }).click();
          await expect(page.getByText('Passwords must match')).toBeVisible();
        },
        leave: async () => undefined,
      },
    ],
  },
];

/** Makes a link for the invited person of the demo world; returns its path. */
async function invitation(origin: string): Promise<string> {
  const { ask } = await signIn(origin, 'orgAdmin');
  const { users } = await ask<{ users: { data: { id: string }[] } }>(
    'query($search: String) { users(search: $search, status: INVITED) { data { id } } }',
    { search: 'tomas@' },
  );
  const { createInvitationLink } = await ask<{ createInvitationLink: { url: string } }>(
    'mutation($id: ID!) { createInvitationLink(id: $id) { url } }',
    { id: users.data[0]?.id },
  );
  const { pathname, search } = new URL(createInvitationLink.url);
  return pathname + search;
}
