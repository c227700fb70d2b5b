/** What a user sees of the changes that others make meanwhile, and of what they left themselves. */
import type { Page } from '@playwright/test';
import { addItem, LIST, type Order, storedOrder } from './support/orders.ts';
import type { Ask } from './support/session.ts';
import { expect, test } from './support/test.ts';

const MOVE = `mutation($id: ID!, $input: AssignStatusInput!) {
  assignPurchaseOrderStatus(id: $id, input: $input) { errors { message } }
}`;
const move = (ask: Ask, order: Order, status: string) => ask(MOVE, { id: order.id, input: { status } });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Status' });
const choices = (page: Page) => dialog(page).getByRole('combobox', { name: 'Status', exact: true }).locator('option');

test('the dialog Change Status offers what the order can become after somebody else has moved it', async ({
  page,
  order,
  colleague,
}) => {
  await page.goto(order.path);
  await page.getByRole('button', { name: 'Change status' }).first().click();
  await expect(choices(page)).toHaveText(['Open (unchanged)', 'In review', 'Approved', 'On hold', 'Closed']);
  await move(colleague, order, 'on_hold');
  await expect(choices(page)).toHaveText(['On hold (unchanged)', 'Open', 'Approved']);
  await dialog(page).getByRole('combobox', { name: 'Status', exact: true }).selectOption('Open');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await storedOrder(colleague, order)).status.key).toBe('open');
});

test('the form of an item says that the item is gone as soon as somebody removes it, and keeps the input', async ({
  page,
  order,
  ask,
  colleague,
}) => {
  const id = await addItem(ask, order, '3', 'To be removed');
  await page.goto(order.path);
  const row = page.getByRole('table', { name: 'Order items' }).getByRole('row', { name: /To be removed/ });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit Item' }).click();
  const material = page.getByRole('textbox', { name: 'Material' });
  await material.fill('Typed meanwhile');
  await colleague('mutation($id: ID!) { deleteOrderItem(id: $id) { errors { message } } }', { id });
  await expect(page.getByText(/no longer in this list: somebody has removed or moved it/)).toBeVisible();
  await expect(material).toHaveValue('Typed meanwhile');
});

test('the search of the last visit is named, and Show all ends it', async ({ page, order }) => {
  const rows = page.getByRole('table', { name: 'Purchase Orders' }).locator('tbody').getByRole('row');
  await page.goto(LIST);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(order.orderNumber);
  await expect(rows).toHaveCount(1);
  await page.goto('/');
  await page.goto(LIST);
  const notice = page.getByRole('status').filter({ hasText: 'The search and filters of your last visit are in use.' });
  await expect(notice).toBeVisible();
  await expect(rows).toHaveCount(1);
  await notice.getByRole('button', { name: 'Show all' }).click();
  await expect(notice).toHaveCount(0);
  await expect(rows).toHaveCount(20);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});
