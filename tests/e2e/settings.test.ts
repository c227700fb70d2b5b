/** An administrator's setup before the first order: every record type of the Organization Panel, through the screens. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const shown = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
}

/** Chooses an option of a searchable field. */
async function pick(page: Page, name: string, option: string): Promise<void> {
  await select(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  // The list of a multiple choice stays open after a choice, over the fields below it.
  await page.keyboard.press('Tab');
  await expect(select(page, name)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[role=listbox][data-state]')).toHaveCount(0);
}

/** Chooses an entry of a long list by its name. */
async function search(page: Page, name: string, option: string): Promise<void> {
  await select(page, name).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function expectShown(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(shown(page, label)).toHaveText(value);
}

const ADDRESS = {
  City: 'Nakuru',
  State: 'Rift Valley',
  'Zip code': '20100',
  Address: 'Trade Park 7',
  'Address notes': 'Gate 3',
};

/** Returns a unique name. */
const fresh = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;

test.use({ person: 'orgAdmin' });

test('a vendor is created with all fields, found again, and edited by two users at once', async ({ page, join }) => {
  const name = fresh('Vendor');
  await page.goto('/settings/vendors');
  await button(page, 'Add Vendor').click();
  const typed = { EIN: '12-3456789', 'Phone number': '+254 20 555 0100', Website: 'https://vendor.example' };
  await fill(page, { Name: name, ...typed, Email: 'nobody', Notes: 'Ships on Fridays', ...ADDRESS });
  await field(page, 'VC Screened').fill('2/3/2026');
  await search(page, 'Country', 'Kenya');
  await select(page, 'Risk Level').selectOption('Level 3 – High');
  await button(page, 'Create').click();
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('sales@vendor.example');
  await button(page, 'Create').click();
  await expect(heading(page, name)).toBeVisible();
  const stored = {
    ...typed,
    ...ADDRESS,
    Country: 'Kenya',
    'Risk Level': 'Level 3 – High',
    'VC Screened': '02/03/2026',
  };
  await expectShown(page, { ...stored, Name: name, Email: 'sales@vendor.example', Notes: 'Ships on Fridays' });

  await section(page, 'Vendors').click();
  await page.getByRole('searchbox', { name: 'Search vendors' }).fill(name);
  await button(page, 'Filters').click();
  await page.getByRole('menuitem', { name: 'Risk Level' }).click();
  await page.getByRole('dialog', { name: 'Risk Level' }).getByRole('checkbox', { name: 'Level 3 – High' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Country' }).getByRole('button').click();
  await expect(page).toHaveURL(/risk_level=level_3.*sort=country%3Aasc|sort=country%3Aasc.*risk_level=level_3/);
  await link(page, name).click();
  await button(page, 'Edit').click();
  await field(page, 'Notes').fill('Ships on Mondays');

  const second = await join('procurement');
  await second.goto(new URL(page.url()).pathname);
  await button(second, 'Edit').click();
  await fill(second, { Notes: 'Ships on Sundays', EIN: '98-7654321' });
  await button(second, 'Save').click();
  await expect(shown(second, 'Notes')).toHaveText('Ships on Sundays');

  await button(page, 'Save').click();
  const question = page.getByRole('alertdialog', { name: 'Somebody changed the same fields' });
  await question.getByText('Ships on Mondays').click();
  await question.getByRole('button', { name: 'Save these' }).click();
  await expectShown(page, { Notes: 'Ships on Mondays', EIN: '98-7654321' });
});

test('a program gets colors, a group, an end user, a courier, a user and a substatus', async ({ page, join }) => {
  const program = fresh('Program');
  await page.goto('/settings/programs');
  await button(page, 'Add Program').click();
  await field(page, 'Name').fill(program);
  await field(page, 'Main').fill('blue');
  await button(page, 'Create').click();
  await expect(page.getByText('Must be six digits like #0f766e')).toBeVisible();
  await button(page, 'Cyan colors').click();
  await expect(page.getByText('6 of 6 readable')).toBeVisible();
  await button(page, 'Create').click();
  await expect(heading(page, program)).toBeVisible();
  await expectShown(page, { Main: '#0891b2', Hover: '#0e7490', Backlight: '#cffafe' });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(program)).toBeVisible();

  const group = fresh('Group');
  await section(page, 'Groups').click();
  await button(page, 'Add Group').click();
  await fill(page, { 'Group name': group, Attn: 'Dr. Achieng', 'Phone number': '+254 57 1', ...ADDRESS });
  await search(page, 'Country', 'Kenya');
  await button(page, 'Create').click();
  await expect(page.getByText('Program field is required')).toBeVisible();
  await pick(page, 'Program', program);
  await button(page, 'Create').click();
  await expectShown(page, { 'Group name': group, Program: program, Members: '0', ...ADDRESS });

  const endUser = fresh('Achieng');
  await section(page, 'End Users').click();
  await button(page, 'Add End User').click();
  await field(page, 'First name').fill('Wanjiru');
  await button(page, 'Create').click();
  await expect(page.getByText('Last name is required if there is no organization')).toBeVisible();
  await fill(page, { 'Last name': endUser, Organization: 'Lake Hospital', Notes: 'Calls first' });
  await search(page, 'Country', 'Kenya');
  await select(page, 'Risk Level').selectOption('Level 1 – Low');
  await field(page, 'VC Screening').fill('2/3/2026');
  await pick(page, 'Programs', program);
  await pick(page, 'Groups', `${group} (${program})`);
  await button(page, 'Create').click();
  await expect(heading(page, `Wanjiru ${endUser}`)).toBeVisible();
  await expectShown(page, { Programs: program, 'VC Screening': '02/03/2026', Notes: 'Calls first' });

  const courier = fresh('Courier');
  await section(page, 'Couriers').click();
  await button(page, 'Add Courier').click();
  await fill(page, { 'Company name': courier, City: 'Nairobi' });
  await button(page, 'Create').click();
  await expect(page.getByText('Country is required')).toBeVisible();
  await search(page, 'Country', 'Kenya');
  await field(page, 'Address').fill('Airport road 1');
  await button(page, 'Create').click();
  await expect(heading(page, courier)).toBeVisible();
  await button(page, 'Add airline').click();
  // Airline prefixes are unique within an organization.
  const prefix = randomUUID().slice(0, 3);
  await fill(page, { Name: 'Kenya Airways', Prefix: prefix, Notes: 'Cargo only' });
  await button(page, 'Create').click();
  await expect(page.getByRole('row', { name: `Kenya Airways ${prefix} Cargo only` })).toBeVisible();

  const surname = fresh('Otieno');
  const email = `${randomUUID()}@lading.example`;
  await section(page, 'Manage Users').click();
  await button(page, 'Add User').click();
  await fill(page, { 'First name': 'Grace', 'Last name': surname, 'E-mail': 'grace', 'Job Title': 'Clerk' });
  await select(page, 'Role').selectOption('Inventory clerk');
  await pick(page, 'Programs', program);
  await button(page, 'Create').click();
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  await field(page, 'E-mail').fill(email);
  await button(page, 'Create').click();
  await expect(heading(page, `Grace ${surname}`)).toBeVisible();
  await expectShown(page, { 'E-mail': email, Role: 'Inventory clerk', 'Job Title': 'Clerk', Programs: program });

  const substatus = fresh('Customs');
  await section(page, 'Substatuses').click();
  await button(page, 'Add New Substatus').click();
  await select(page, 'Object').selectOption('Order Item');
  await select(page, 'Main Status').selectOption('On hold');
  await field(page, 'Substatus').fill(substatus);
  await button(page, 'Create').click();
  await page.getByRole('searchbox', { name: 'Search substatuses' }).fill(substatus);
  await expect(page.getByRole('row', { name: new RegExp(`${substatus} On hold Order Item`) })).toBeVisible();

  const viewer = await join('viewer');
  await viewer.goto('/settings/groups');
  await expect(viewer.getByText('You have no access to this resource')).toBeVisible();
  const navigation = viewer.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Programs', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Organization Panel' })).toHaveCount(0);
});
