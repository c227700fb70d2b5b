import type { Page } from '@playwright/test';
import { addItem, PROGRAM } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.use({ person: 'inventory' });

const form = (page: Page, name: string) => page.getByRole('form', { name });
/** Begins, once there is something to begin with. */
const start = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.press('Enter');
};
/** Waits for the row of a line to be open, and gives the field that has the focus. */
const openLine = async (page: Page, line: number) => {
  await expect(page.getByRole('group', { name: new RegExp(` · ${line} · `) })).toBeVisible();
  return page.locator(':focus');
};

test('a storekeeper assesses and receives by keys alone, while somebody else watches the order', async ({
  page,
  ask,
  order,
  join,
}) => {
  await addItem(ask, order, '3', 'Methanol, 2.5 L');
  const watching = await join('manager');
  await watching.goto(order.path);
  await expect(watching.getByText('Live')).toBeVisible();
  const items = watching.getByRole('table', { name: 'Order items' });

  await page.goto(`/program/${PROGRAM}/assessments?search=${order.orderNumber}`);
  await start(page, 'Start assessing');
  for (const line of [1, 2]) {
    await expect(await openLine(page, line)).toHaveAccessibleName('Dangerous Goods Class');
    await page.keyboard.press('Alt+n');
  }
  const dgClass = await openLine(page, 3);
  await expect(dgClass.getByRole('option', { name: '3 Flammable liquid' })).toBeAttached();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nothing is left to do. 3 assessed since/)).toBeVisible();
  await expect(items.getByText('Assessed')).toHaveCount(3);
  await expect(items.getByRole('row', { name: /Methanol/ })).toContainText('3');

  await page.goto(`/program/${PROGRAM}/goods-receipts?search=${order.orderNumber}`);
  await start(page, 'Start receiving');
  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  for (const line of [1, 2, 3]) {
    await expect(await openLine(page, line)).toHaveAccessibleName('Condition');
    await expect(form(page, 'Receive Item').getByRole('option', { name: 'Good' })).toBeAttached();
    await press('g');
    await press('Enter');
  }
  await expect(page.getByText(/^Nothing is left to do. 3 received since/)).toBeVisible();
  expect(keys / 3).toBeLessThanOrEqual(3);
  await expect(items.getByText('Received')).toHaveCount(3);
});
