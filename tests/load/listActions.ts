/** The ten user actions on a list of purchase orders, in the largest program of the imported delivery history. */
import type { Page } from 'playwright-core';

const LIST = '/program/arv/purchase-orders';

export type ListAction = {
  name: string;
  /** The event that the wait is counted from: the click, or the last key of a search. */
  kind: 'click' | 'input';
  /** Brings the page to where the action begins, with only the rows shown in its cache. */
  prepare: (page: Page) => Promise<void>;
  /** The one click, or the typing. */
  act: (page: Page) => Promise<unknown>;
};

/** Signs in as the system administrator of the demo world. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@lading.example');
  await page.getByLabel('Password', { exact: true }).fill('Lading-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens the list's first page: a parameter in the URL takes precedence over the saved state of the last visit. */
async function showList(page: Page): Promise<void> {
  await page.goto(`${LIST}?page=1`);
  await page.locator('table[aria-busy=false]').waitFor();
}

const button = (name: string, of: string): ListAction => ({
  name,
  kind: 'click',
  prepare: showList,
  act: (page) => page.getByRole('button', { name: of }).first().click(),
});

const search = (name: string, text: string): ListAction => ({
  name,
  kind: 'input',
  prepare: showList,
  act: async (page) => {
    await page.getByRole('searchbox').pressSequentially(text, { delay: 20 });
  },
});

const filter = (label: string, choice: string): ListAction => ({
  name: `filter by ${label.toLowerCase()}`,
  kind: 'click',
  prepare: async (page) => {
    await showList(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('menuitem', { name: label }).click();
    await page.getByRole('textbox', { name: `Search: ${label}` }).fill(choice);
    await checkbox(page, label, choice).waitFor();
  },
  act: (page) => checkbox(page, label, choice).click(),
});

const checkbox = (page: Page, label: string, choice: string) =>
  page.getByRole('group', { name: label }).getByRole('checkbox', { name: choice });

export const listActions: ListAction[] = [
  {
    name: 'open the list',
    kind: 'click',
    prepare: async (page) => {
      await page.goto(`${LIST}/create-po`);
      await page.getByRole('link', { name: 'Purchase Orders' }).first().waitFor();
    },
    act: (page) => page.getByRole('link', { name: 'Purchase Orders' }).first().click(),
  },
  button('next page', 'Next page'),
  {
    name: 'last page',
    kind: 'click',
    prepare: showList,
    act: (page) =>
      page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('button', { name: /^Page \d/ })
        .last()
        .click(),
  },
  button('sort by number', 'PO #'),
  button('sort by vendor', 'Vendor'),
  search('search a common word', 'south africa'),
  search('search one number', 'SCMS-259'),
  filter('Vendor', 'Aurobindo Pharma Limited'),
  filter('End User', 'Nigeria national programme'),
  filter('Group', '116-ZA-T30'),
];
