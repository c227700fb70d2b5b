import type { Locator, Page } from '@playwright/test';
import { LIST } from './support/orders.ts';
import { makeShipmentToFill } from './support/shipments.ts';
import { expect, moving, test } from './support/test.ts';

test.use(moving);

test.describe.configure({ timeout: 300_000 });

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const TRIGGERS = 'input[role=combobox]:not([disabled]), [aria-haspopup=menu]:not([disabled])';
/** The open menu or list. The palette and the editor of filters are lists of their own. */
const popupOf = (page: Page) => page.locator(':is([role=listbox], [role=menu])[data-state=open]');

/** Returns where the focus is: `inside` the dialog, or the element that has it instead. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest('[role=dialog]') ? 'inside' : (activeElement?.outerHTML.slice(0, 200) ?? 'nowhere');
  });

/** Opens a menu or list in every way that it offers; Escape closes it and nothing else, and gives the focus back. */
async function tryTrigger(page: Page, trigger: Locator): Promise<void> {
  const isMenu = (await trigger.getAttribute('aria-haspopup')) === 'menu';
  const keys = isMenu ? ['Enter', 'Space'] : ['ArrowDown'];
  const ways = [() => trigger.click(), ...keys.map((key) => () => trigger.press(key))];
  for (const [index, open] of ways.entries()) {
    await test.step(index === 0 ? 'by mouse' : `by ${keys[index - 1]}`, async () => {
      await open();
      await expect(popupOf(page)).toBeVisible();
      await expect.poll(() => focusOf(page)).toBe('inside');
      await page.keyboard.press('ArrowDown');
      await expect(popupOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toHaveCount(0);
      await expect(dialogOf(page)).toBeVisible();
      await expect(trigger).toBeFocused();
    });
  }
}

/** Tries everything in a dialog that opens, and then whether Escape closes the dialog. */
async function tryDialog(page: Page, title: string, menus: number, selects: number): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const triggers = dialog.locator(TRIGGERS);
  await expect(triggers, title).toHaveCount(menus);
  for (const trigger of await triggers.all()) await tryTrigger(page, trigger);
  const lists = dialog.locator('select:not([disabled])');
  await expect(lists, title).toHaveCount(selects);
  for (const list of await lists.all()) {
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeFocused();
  }
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const itemAction = (name: string) => async (page: Page) => {
  const items = page.getByRole('table', { name: 'Order items' });
  await items.getByRole('button', { name: 'Actions' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Selects the first row of a list, and presses a button of its selection bar. */
const ofSelection = (name: string | RegExp) => async (page: Page) => {
  const list = page.getByRole('table').filter({ has: page.getByRole('checkbox') });
  await list.getByRole('row').nth(1).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name }).last().click();
};

/** Opens a picker, and its entry that makes a missing record. */
const missing = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: `Add ${label}` }).click();
};

type Case = [title: string, open: (page: Page) => Promise<void>, menus: number, selects: number];

/** Opens each dialog of a page anew, and tries it. */
async function tryAll(page: Page, path: string, cases: readonly Case[]): Promise<void> {
  for (const [title, open, menus, selects] of cases) {
    await test.step(title, async () => {
      await page.goto(path);
      await open(page);
      await tryDialog(page, title, menus, selects);
    });
  }
}

const ofOrder: Case[] = [
  ['Change Status', press('Change status'), 0, 2],
  ['Assign Users', press(/^Assign users/), 0, 0],
  ['Upload document', press('Add new document'), 0, 1],
  ['Assess Item', itemAction('Assess Item'), 2, 2],
  ['the status of an item', itemAction('Change status'), 0, 2],
];

test('the lists in dialogs of an order open by mouse and by keys', async ({ page, order }) => {
  await tryAll(page, order.path, ofOrder);
});

test('the lists in dialogs of items open by mouse and by keys', async ({ page, ask }) => {
  const { order, path, items } = await makeShipmentToFill(ask);
  const { orderItem } = await ask<{ orderItem: { lockVersion: number } }>(
    'query($id: ID!) { orderItem(id: $id) { lockVersion } }',
    { id: items[0] },
  );
  await ask(
    'mutation($id: ID!, $input: UpdateOrderItemInput!) { updateOrderItem(id: $id, input: $input) { errors { message } } }',
    { id: items[0], input: { ...orderItem, splitQuantity: true, splitKit: true } },
  );
  await tryAll(page, order.path, [
    ['Split Quantity', itemAction('Split Quantity'), 0, 0],
    ['Split Kit', itemAction('Split Kit'), 0, 0],
    ['Select shipment', ofSelection('Add to shipment'), 1, 0],
    ['the status of many items', ofSelection('Change status'), 0, 1],
    ['the storage of many items', ofSelection('Storage'), 0, 1],
  ]);
  await tryAll(page, path, [
    ['Set Approvals', press(/Set Approvals/), 0, 0],
    ['the status of a shipment', press('Change status'), 0, 2],
  ]);
  await tryAll(page, LIST, [
    ['the status of many orders', ofSelection('Change status'), 0, 1],
    ['the users of many orders', ofSelection('Assign users'), 0, 0],
  ]);
  await tryAll(page, `${LIST}/create-po`, [['Add End User', missing('End User'), 1, 0]]);
});

test('the lists in dialogs of settings open by mouse and by keys', async ({ join }) => {
  const page = await join('admin');
  await tryAll(page, '/settings/couriers/1', [['Add airline', press('Add airline'), 0, 0]]);
  // A system administrator chooses the organization, too.
  await tryAll(page, '/settings/substatuses', [['Add New Substatus', press(/^Add/), 1, 1]]);
  await tryAll(page, '/settings/api-keys', [['Add API Key', press('Add API Key'), 2, 1]]);
  await tryAll(page, '/organizations/1', [['Invite New Admin', press('Invite New Admin'), 0, 0]]);
});
