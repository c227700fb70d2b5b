import type { Locator, Page } from '@playwright/test';
import { addItem } from './support/orders.ts';
import type { Ask } from './support/session.ts';
import { expect, test } from './support/test.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Moves the focus into an input by Tab from the one before it. */
async function tabInto(page: Page, input: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    if (await input.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${input}`);
}

/** Opens the form of an item with these amounts. */
async function openForm(page: Page, ask: Ask, order: { id: string; orderNumber: string; path: string }) {
  const id = await addItem(ask, order, '7', 'Gloves');
  const input = { quantity: '11500', valuePerItem: '1234.50', lockVersion: 0 };
  const { orderItem } = await ask<{ orderItem: { lockVersion: number } }>(
    'query($id: ID!) { orderItem(id: $id) { lockVersion } }',
    { id },
  );
  await ask(
    'mutation($id: ID!, $input: UpdateOrderItemInput!) { updateOrderItem(id: $id, input: $input) { errors { message } } }',
    { id, input: { ...input, lockVersion: orderItem.lockVersion } },
  );
  await page.goto(order.path);
  await page.getByRole('button', { name: 'Line 7 · Gloves' }).click();
  await page.getByRole('button', { name: 'Edit Item' }).click();
  return { id, quantity: box(page, 'Quantity'), value: box(page, 'Value per Item') };
}

test('a number of any size is replaced by typing after Tab', async ({ page, ask, order }) => {
  const { quantity, value } = await openForm(page, ask, order);
  await expect(quantity).toHaveValue('11,500');
  await box(page, 'Catalog number').focus();
  await tabInto(page, quantity);
  await page.keyboard.type('7');
  await expect(quantity).toHaveValue('7');
  await tabInto(page, value);
  await page.keyboard.type('99');
  await expect(value).toHaveValue('99');
  await page.keyboard.press('Shift+Tab');
  await expect(value).toHaveValue('99.00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,5');
  await page.keyboard.press('Tab');
  await expect(value).toHaveValue('1.50');
});

test('a click puts the caret where it is, and an edit there changes only what it touches', async ({
  page,
  ask,
  order,
}) => {
  const { quantity, value } = await openForm(page, ask, order);
  const { width } = (await value.boundingBox()) ?? { width: 100 };
  // Far to the right of the text: at its end.
  await value.click({ position: { x: width - 6, y: 10 } });
  await page.keyboard.type('9');
  await expect(value).toHaveValue('1234.509');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(value).toHaveValue('1,234.50');

  await quantity.click({ position: { x: 4, y: 10 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await expect(quantity).toHaveValue('121500');
  await page.keyboard.type('3');
  await expect(quantity).toHaveValue('1231500');
  await quantity.blur();
  await expect(quantity).toHaveValue('1,231,500');
  // A double click takes a part of the text, as in every input.
  await quantity.dblclick({ position: { x: 14, y: 10 } });
  const selected = await page.evaluate(() => String(getSelection()));
  expect('1,231,500').toContain(selected);
  expect(selected).not.toBe('');
  await quantity.blur();
  await quantity.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(quantity).toHaveValue('12315');
});

test('a number with two readings says which one is taken, and offers the other', async ({ page, ask, order }) => {
  const { quantity } = await openForm(page, ask, order);
  await box(page, 'Catalog number').focus();
  await tabInto(page, quantity);
  await page.keyboard.type('1.200');
  await expect(page.getByText('Read as 1.2.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(quantity).toHaveValue('1.200');
  await page.getByRole('button', { name: 'Use 1,200' }).click();
  await expect(quantity).toHaveValue('1,200');
  await expect(page.getByText('Read as')).toBeHidden();
  await quantity.fill('1.200,5');
  await page.keyboard.press('Tab');
  await expect(quantity).toHaveValue('1,200.5');
});
