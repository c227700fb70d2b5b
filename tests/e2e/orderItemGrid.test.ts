import type { Page } from '@playwright/test';
import { pasteItems } from './support/pasteItems.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sheet = (page: Page) => page.getByRole('grid', { name: 'Order items' });
const rowOf = (page: Page, number: number) => sheet(page).locator(`[role=row][aria-rowindex="${number + 1}"]`);
const at = (page: Page) => sheet(page).locator('[data-at]');

test('items are copied, pasted, filled down and saved by keys, as in a spreadsheet', async ({ page, ask, order }) => {
  await page.goto(order.path);
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  await expect(rowOf(page, 2)).toContainText('Rapid test kit');
  await expect(at(page).locator('[data-editor]')).toBeFocused();

  // Duplicates the second line from a block copied here; the copy gets the next line number.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(rowOf(page, 3)).toContainText('Rapid test kit');
  await expect(rowOf(page, 3)).toContainText('Unit is required');

  // Tab moves along the row; Enter moves to the next row, to the column where tabbing started.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kit');
  await page.keyboard.press('Tab');
  await page.keyboard.type('$2.50');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 3)).toContainText('17.50');
  await expect(at(page)).toHaveAttribute('aria-colindex', '5');
  await expect(at(page)).toHaveAttribute('data-row', '3');

  // Pastes a block from another application, with headings and an unknown unit.
  const text = 'Description\tCatalog #\tQty\tUoM\tUnit price\nSyringes\tS-1\t2,400\tBX\t0.04\nNeedles\tN-1\t1\tpcs\t1';
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.keyboard.press('Control+v');
  const news = page.getByRole('status').filter({ hasText: /2 rows pasted,\s*1 ready,\s*1 needs attention/ });
  await expect(news).toBeVisible();
  await page.getByRole('button', { name: '1 needs attention' }).click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 4)).toContainText('EA');

  // Fills down the unit from above, cuts it, and restores it by undo.
  await page.keyboard.press('Control+d');
  await expect(rowOf(page, 5)).toContainText('EA');
  await page.keyboard.press('Control+x');
  await expect(rowOf(page, 5)).toContainText('Unit is required');
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, 5)).toContainText('EA');

  await page.keyboard.press('F2');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 5)).not.toContainText('EAx');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Save 3 rows/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 rows saved')).toBeVisible();
  const { orderItems } = await ask<{ orderItems: { data: object[] } }>(
    'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { material quantity sizePerItem valuePerItem } } }',
    { id: order.id },
  );
  expect(orderItems.data.slice(2)).toEqual([
    { material: 'Rapid test kit', quantity: '7', sizePerItem: 'KT', valuePerItem: '2.50' },
    { material: 'Syringes', quantity: '2400', sizePerItem: 'EA', valuePerItem: '0.04' },
    { material: 'Needles', quantity: '1', sizePerItem: 'EA', valuePerItem: '1.00' },
  ]);
});

test('only the visible rows of a thousand are rendered, and the keyboard reaches all', async ({ page, ask, order }) => {
  for (let from = 3; from <= 1000; from += 200) {
    const inputs = Array.from({ length: Math.min(200, 1001 - from) }, (_, index) => {
      const line = String(from + index);
      return {
        position: line,
        material: `Goods ${line}`,
        catalogNumber: line,
        quantity: '1',
        sizePerItem: 'EA',
        valuePerItem: '1',
      };
    });
    await ask(
      `mutation($id: ID!, $inputs: [CreateOrderItemsInput!]!) {
        createOrderItems(purchaseOrderId: $id, inputs: $inputs) { errors { message } }
      }`,
      { id: order.id, inputs },
    );
  }
  await page.goto(`${order.path}?view=grid`);
  await expect(sheet(page)).toHaveAttribute('aria-rowcount', '1002');
  await sheet(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await expect(rowOf(page, 1000)).toContainText('Goods 1000');
  await expect(rowOf(page, 1000)).toBeInViewport();
  expect(await sheet(page).locator('[data-rows] [role=row]').count()).toBeLessThan(100);
});

test('three hundred saved rows are one step, which undo removes again', async ({ page, ask, order }) => {
  const lines = (count: number) => page.getByText(`${count} lines, ${count} saved`);
  await page.goto(order.path);
  // More changes at once than an event names one by one: the sheet loads all items while it saves.
  await pasteItems(
    page,
    Array.from({ length: 300 }, (_, at) => `Item ${at}\tC-${at}\t${at + 1}\tEA\t1.50`),
  );
  await expect(lines(302)).toBeVisible();
  await page.keyboard.press('Control+z');
  const question = page.getByRole('alertdialog', { name: 'Remove saved rows?' });
  await expect(question).toContainText('Undoing this removes 300 rows that were saved.');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(lines(2)).toBeVisible();
  const { orderItems } = await ask<{ orderItems: { meta: { count: number } } }>(
    'query($id: ID!) { orderItems(purchaseOrderId: $id, items: 1) { meta { count } } }',
    { id: order.id },
  );
  expect(orderItems.meta.count).toBe(2);
});
