/** The pages without a session, and how to reach their states. */
import { expect } from '@playwright/test';
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
    name: 'set password',
    person: null,
    path: () => '/reset-password?token=none',
    heading: 'Set your password',
    states: [
      {
        name: 'with one that is good and another one',
        async enter(page) {
          await page.getByLabel('New password').fill('Lading-2026!');
          await page.getByLabel('Password confirmation').fill('Lading-2027!');
          await page.getByRole('button', { name: 'Set password' }).click();
          await expect(page.getByText('Passwords must match')).toBeVisible();
        },
        leave: async () => undefined,
      },
    ],
  },
];
