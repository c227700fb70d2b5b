/** The pages of the Organization Panel, and how to reach their states. */
import { expect, type Page } from '@playwright/test';
import { dialogState, filterState, type State, type View } from './views.ts';

/** The page of a record: opened from its list, left by Back. */
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

/** Opens the user's own profile from any page. */
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

/** A new API key, whose secret is shown only this once. */
const keyMade: State = {
  name: 'a key that was just made',
  async enter(page) {
    await page.getByRole('button', { name: 'Add API Key' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add API Key' });
    // Key names are unique, and each window size creates a key.
    const name = `Warehouse scanners, ${page.viewportSize()?.width} px`;
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Organization administrator');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('alertdialog', { name: `The key of ${name}` })).toBeVisible();
  },
  leave: (page) => page.getByRole('button', { name: 'Done' }).click(),
};

const substatusLeft: State = {
  name: 'a substatus that is left with something typed',
  async enter(page) {
    await page.getByRole('button', { name: 'Add New Substatus' }).first().click();
    await page.getByRole('textbox', { name: 'Substatus' }).fill('Waiting for the import permit');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
  async leave(page) {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};

const wrongLogo: State = {
  name: 'with a logo that is no picture',
  async enter(page) {
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') };
    await page.locator('input[type=file]').setInputFiles(notes);
    await expect(page.getByText('Error: Only png, jpg and jpeg are accepted')).toBeVisible();
  },
  leave: async () => undefined,
};

const paleColors: State = {
  name: 'with a pale colour and a wrong one',
  async enter(page) {
    await page.getByRole('textbox', { name: 'Main', exact: true }).fill('#ffff66');
    await page.getByRole('textbox', { name: 'Hover', exact: true }).fill('nearly');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Must be six digits like #0f766e')).toBeVisible();
  },
  leave: async () => undefined,
};

const userMissing: State = {
  name: 'with fields missing and a list open',
  async enter(page) {
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Surname is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Programs' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  leave: (page) => page.keyboard.press('Escape'),
};

export const settingsViews: View[] = [
  {
    name: 'work in the background',
    person: 'orgAdmin',
    path: () => '/work',
    heading: 'Work in the background',
    states: [],
  },
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
  {
    name: 'a courier with its airlines and documents',
    person: 'orgAdmin',
    path: () => '/settings/couriers/1',
    heading: 'Meridian Air Freight',
    states: [
      dialogState('airline dialog', 'Add airline', 'Add airline'),
      dialogState('upload dialog', 'Add new document', 'Upload document'),
    ],
  },
  {
    name: 'new user',
    person: 'orgAdmin',
    path: () => '/settings/manage-users/create',
    heading: 'Add User',
    states: [userMissing],
  },
  {
    name: 'invite many',
    person: 'orgAdmin',
    path: () => '/settings/manage-users/invite-many',
    heading: 'Invite Many',
    states: [
      {
        name: 'what the roles may do',
        enter: (page) => page.getByText('What each role may do').click(),
        leave: (page) => page.getByText('What each role may do').click(),
      },
    ],
  },
  {
    name: 'groups',
    person: 'orgAdmin',
    path: () => '/settings/groups',
    heading: 'Groups',
    states: [recordState('a group', 'Central Medical Store, Lusaka')],
  },
  {
    name: 'substatuses',
    person: 'orgAdmin',
    path: () => '/settings/substatuses',
    heading: 'Substatuses',
    states: [substatusLeft],
  },
  {
    name: 'API keys',
    person: 'orgAdmin',
    path: () => '/settings/api-keys',
    heading: 'API Keys',
    states: [dialogState('a new key', 'Add API Key', 'Add API Key'), keyMade],
  },
  {
    name: 'program in edit mode',
    person: 'orgAdmin',
    path: () => '/settings/programs/1?edit=1',
    heading: 'Malaria Response',
    states: [paleColors],
  },
  {
    name: 'organizations',
    person: 'admin',
    path: () => '/organizations',
    heading: 'Organizations',
    states: [recordState('an organization', 'Northwind Relief')],
  },
  {
    name: 'organization in edit mode',
    person: 'admin',
    path: () => '/organizations/1?edit=1',
    heading: 'Horizon Health Alliance',
    states: [dialogState('invitation', 'Invite New Admin', 'Invite New Admin'), wrongLogo],
  },
];
