import type { Page } from '@playwright/test';
import { freshNumber, LIST, makeOrder, PROGRAM } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Purchase Orders' });

test('each page begins at its title, and Back at the row that was followed', async ({ page, order }) => {
  await page.goto(`/program/${PROGRAM}`);
  await page.getByRole('link', { name: 'Purchase Orders', exact: true }).first().press('Enter');
  await expect(title(page, 'Purchase Orders')).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search orders' }).fill(order.orderNumber);
  await expect(table(page).locator('tbody').getByRole('row')).toHaveCount(1);
  const link = page.getByRole('link', { name: order.orderNumber, exact: true });
  await link.press('Enter');
  await expect(title(page, order.orderNumber)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(title(page, order.orderNumber)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Shipments');
  await expect(page.getByRole('option', { name: /^Shipments/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Shipments')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page, 'Shipments')).toBeFocused();
});

test('the focus goes to a neighbour when what has it goes or is disabled', async ({ page, ask }) => {
  const word = freshNumber();
  for (let at = 0; at < 21; at += 1) await makeOrder(ask, { orderNumber: `${word}-${at}` });
  await page.goto(`${LIST}?search=${word}`);
  await expect(page.getByText('1–20 of 21')).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('21–21 of 21')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Previous page' }).press('Enter');
  await expect(page.getByText('1–20 of 21')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 1' })).toBeFocused();

  const box = table(page).getByRole('checkbox').nth(2);
  await box.press('Space');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(box).toBeFocused();

  await box.press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Change status' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox').or(dialog.getByRole('radio')).first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Change status' })).toBeFocused();
});
