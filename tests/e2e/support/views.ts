/** The pages and dialogs that the tests of appearance walk through, and how to reach them. */
import { expect, type Page } from '@playwright/test';
import { LIST, type LongOrder } from './orders.ts';
import type { Person } from './people.ts';
import { sheetView } from './sheetView.ts';

/** A state of a page, and how to enter and leave it. */
export interface State {
  name: string;
  enter: (page: Page) => Promise<void>;
  leave: (page: Page) => Promise<void>;
}

export interface View {
  name: string;
  person: Person | null;
  /** Returns the path of the page, given the long order. */
  path: (order: LongOrder) => string;
  /** The heading that shows that the page is loaded. */
  heading: string | RegExp;
  states: State[];
}

const pressEscape = (page: Page) => page.keyboard.press('Escape');

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

/** An open filter over its list. */
export const filterState = (filter: string): State => ({
  name: `filter ${filter.toLowerCase()}`,
  async enter(page) {
    await filters(page).click();
    await page.getByRole('menuitem', { name: filter, exact: true }).click();
    await expect(page.getByRole('dialog', { name: filter })).toBeVisible();
  },
  leave: pressEscape,
});

/** A dialog that a button opens and Escape closes. */
export const dialogState = (name: string, button: string | RegExp, title: string): State => ({
  name,
  async enter(page) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(dialog(page, title)).toBeVisible();
  },
  async leave(page) {
    await pressEscape(page);
    await expect(dialog(page, title)).toBeHidden();
  },
});

const dialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** The comments next to a record: open in a wide window, behind a button in a narrow one. */
const comments: State = {
  name: 'comments',
  async enter(page) {
    const open = page.getByRole('button', { name: 'Open comments' });
    if (await open.isVisible()) await open.click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  leave: async () => undefined,
};

const commentEditing: State = {
  name: 'a comment being edited',
  async enter(page) {
    const last = page.getByRole('article').last();
    await last.hover();
    await last.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('textbox', { name: 'Edit comment' })).toBeFocused();
  },
  leave: pressEscape,
};

const commentRemoval: State = {
  name: 'comment removal',
  async enter(page) {
    const last = page.getByRole('article').last();
    await last.hover();
    await last.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(dialog(page, 'Remove comment')).toBeVisible();
  },
  leave: pressEscape,
};

const audience = (tab: string): State => ({
  name: `comments, ${tab.toLowerCase()}`,
  async enter(page) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('textbox')).toBeVisible();
  },
  leave: (page) => page.getByRole('tab', { name: 'Internal' }).click(),
});

const closeComments: State = {
  name: 'comments closed',
  async enter(page) {
    await page.getByRole('button', { name: 'Close comments' }).click();
  },
  leave: async () => undefined,
};

const expandedItem: State = {
  name: 'an item expanded',
  async enter(page) {
    await page.getByRole('button', { name: /^Line 1 · / }).click();
    await expect(page.getByRole('button', { name: 'Edit Item' })).toBeVisible();
  },
  leave: async () => undefined,
};

const itemMenu: State = {
  name: 'the menu of an item',
  async enter(page) {
    await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Change status' })).toBeVisible();
  },
  leave: pressEscape,
};

const itemRemoval: State = {
  name: 'item removal',
  async enter(page) {
    await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Remove item' }).click();
    await expect(dialog(page, 'Remove item')).toBeVisible();
  },
  leave: pressEscape,
};

const itemForm = (name: string, button: string): State => ({
  name,
  async enter(page) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('textbox', { name: 'Catalog number' })).toBeVisible();
    // At the end of the form, its bar of buttons lies over none of the fields.
    const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Catalog number' }) });
    await form.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  },
  leave: (page) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const closedByEscape = async (page: Page) => {
  await pressEscape(page);
  await expect(page.getByRole('dialog', { name: /^Notifications/ })).toBeHidden();
};

const notifications: State = {
  name: 'notifications',
  async enter(page) {
    await bell(page).click();
    await expect(dialog(page, 'Notifications').getByRole('listitem').first()).toBeVisible();
  },
  leave: closedByEscape,
};

const notificationPreferences: State = {
  name: 'notifications preferences',
  async enter(page) {
    await bell(page).click();
    await page.getByRole('button', { name: 'Open notifications preferences' }).click();
    await expect(dialog(page, 'Notifications Preferences').getByRole('checkbox').first()).toBeAttached();
  },
  leave: closedByEscape,
};

export const views: View[] = [
  {
    name: 'programs',
    person: 'manager',
    path: () => '/',
    heading: 'Programs',
    states: [notifications, notificationPreferences],
  },
  {
    name: 'list',
    person: 'manager',
    path: () => '/program/hiv-tb-treatment/purchase-orders',
    heading: 'Purchase Orders',
    states: [
      {
        name: 'filter menu',
        async enter(page) {
          await filters(page).click();
          await expect(page.getByRole('menu')).toBeVisible();
        },
        leave: pressEscape,
      },
      filterState('Status'),
      filterState('End User'),
      filterState('PO Date'),
      dialogState('columns', 'Columns', 'Columns'),
      dialogState('save view', 'Save view', 'Save view'),
    ],
  },
  {
    name: 'list without results',
    person: 'manager',
    path: () => `${LIST}?search=nothing+is+called+so&status=open`,
    heading: 'Purchase Orders',
    states: [],
  },
  {
    name: 'list from an old link',
    person: 'viewer',
    path: () => `${LIST}?colour=red&source=moon`,
    heading: 'Purchase Orders',
    states: [],
  },
  {
    name: 'record',
    person: 'manager',
    path: ({ path }) => path,
    heading: /^T-/,
    states: [
      dialogState('status dialog', 'Change status', 'Change Status'),
      dialogState('assign dialog', /^Assign users/, 'Assign Users'),
    ],
  },
  {
    name: 'record with comments',
    person: 'manager',
    path: ({ path }) => path,
    heading: /^T-/,
    states: [comments, commentEditing, commentRemoval, audience('External'), audience('Vendor Notes'), closeComments],
  },
  {
    name: 'record with items',
    person: 'manager',
    path: ({ path }) => path,
    heading: /^T-/,
    states: [
      expandedItem,
      itemMenu,
      itemRemoval,
      itemForm('item form', 'Edit Item'),
      itemForm('new item form', 'Add item'),
    ],
  },
  {
    name: 'item',
    person: 'manager',
    path: ({ path, firstItem }) => `${path}/items/${firstItem}`,
    heading: /^Artemether/,
    states: [itemMenu, itemForm('item form', 'Edit')],
  },
  sheetView,
  {
    name: 'record in edit mode',
    person: 'manager',
    path: ({ path }) => `${path}?edit=1`,
    heading: /^T-/,
    states: [
      {
        name: 'with a field missing and a list open',
        async enter(page) {
          await page.getByRole('textbox', { name: 'PO #' }).fill('');
          await page.getByRole('button', { name: 'Save', exact: true }).click();
          await expect(page.getByText('PO # is required')).toBeVisible();
          await page.getByRole('combobox', { name: 'End User' }).click();
          await expect(page.getByRole('option').first()).toBeVisible();
        },
        leave: pressEscape,
      },
      dialogState('leave dialog', 'Cancel', 'Leave without saving?'),
    ],
  },
  {
    name: 'new order',
    person: 'manager',
    path: () => `${LIST}/create-po`,
    heading: 'New Purchase Order',
    states: [
      {
        name: 'with fields missing',
        async enter(page) {
          await page.getByRole('button', { name: 'Create' }).click();
          await expect(page.getByText('Vendor is required')).toBeVisible();
        },
        leave: async () => undefined,
      },
    ],
  },
  { name: 'not found', person: 'manager', path: () => '/nowhere', heading: 'Page not found', states: [] },
  {
    name: 'order not found',
    person: 'manager',
    path: () => `${LIST}/999999`,
    heading: 'Purchase order not found',
    states: [],
  },
];
