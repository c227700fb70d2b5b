/** The pages of the Organization Panel, and how to get to their states. */
import { expect, type Page } from '@playwright/test';
import { filterState, type State, type View } from './views.ts';

/** The page of a record that a list leads to, and Back. */
const recordState = (name: string, title: string): State => ({
  name,
  async enter(page) {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  async leave(page) {
    await page.goBack();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  },
});

/** Opens one's own profile from wherever one is. */
async function openProfile(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: /, your profile$/ }).click();
}

const profileEditing: State = {
  name: 'own profile, edited',
  async enter(page) {
    await openProfile(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  },
  async leave(page) {
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Couriers' })).toBeVisible();
  },
};

const passwordChange: State = {
  name: 'own profile, changing the password',
  async enter(page) {
    await openProfile(page);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel(/^New password/).fill('short');
    await page.getByLabel(/^Password confirmation/).fill('other');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Passwords must match')).toBeVisible();
  },
  async leave(page) {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Couriers' })).toBeVisible();
  },
};

export const settingsViews: View[] = [
  {
    name: 'vendors',
    person: 'orgAdmin',
    path: () => '/settings/vendors',
    heading: 'Vendors',
    states: [filterState('VC Screened'), recordState('a vendor', 'Great Rift Chemicals')],
  },
  {
    name: 'new vendor',
    person: 'orgAdmin',
    path: () => '/settings/vendors/create',
    heading: 'Add Vendor',
    states: [
      {
        name: 'with a part of an address',
        async enter(page) {
          await page.getByRole('textbox', { name: 'City' }).fill('Lusaka');
          await page.getByRole('button', { name: 'Create' }).click();
          await expect(page.getByText('Country is required')).toBeVisible();
        },
        leave: async () => undefined,
      },
    ],
  },
  {
    name: 'screening of end users',
    person: 'orgAdmin',
    path: () => '/settings/end-users/screening',
    heading: 'Visual compliance screening',
    states: [filterState('VC Screening'), recordState('an end user', 'Wanjiru Kamau')],
  },
  {
    name: 'users',
    person: 'orgAdmin',
    path: () => '/settings/manage-users',
    heading: 'Manage Users',
    states: [recordState('a user', 'Lukas Novák')],
  },
  {
    name: 'couriers',
    person: 'orgAdmin',
    path: () => '/settings/couriers',
    heading: 'Couriers',
    states: [recordState('a courier', 'Baobab Cargo Lines'), profileEditing, passwordChange],
  },
];
