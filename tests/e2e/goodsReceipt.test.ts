import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { image } from '../support/files.ts';
import { addItem, PROGRAM } from './support/orders.ts';
import { pasteItems } from './support/pasteItems.ts';
import { expect, test } from './support/test.ts';

test.use({ person: 'inventory', permissions: ['clipboard-read', 'clipboard-write'] });

const form = (page: Page, name: string) => page.getByRole('form', { name });
/** Presses the start button once it is enabled. */
const start = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.press('Enter');
};
/** Waits until the row of a line is open, and returns the focused field. */
const openLine = async (page: Page, line: number) => {
  await expect(page.getByRole('group', { name: new RegExp(` · ${line} · `) })).toBeVisible();
  return page.locator(':focus');
};

test('an inventory clerk assesses and receives items, pasted ones too, by keyboard, and may do nothing else', async ({
  page,
  order,
  join,
}) => {
  const watching = await join('manager');
  await watching.goto(order.path);
  await expect(watching.getByText('Live')).toBeVisible();
  await pasteItems(watching, ['Methanol, 2.5 L\tM-25\t4\tpcs\t12.50']);
  await watching.getByRole('button', { name: 'List', exact: true }).click();
  const items = watching.getByRole('table', { name: 'Order items' });

  await page.goto(`/program/${PROGRAM}/assessments?search=${order.orderNumber}`);
  await start(page, 'Start assessing');
  for (const line of [1, 2]) {
    await expect(await openLine(page, line)).toHaveAccessibleName('UN number');
    await page.keyboard.press('Control+Shift+Enter');
  }
  await expect(await openLine(page, 3)).toHaveAccessibleName('UN number');
  await page.keyboard.press('Tab');
  const dgClass = page.locator(':focus');
  await expect(dgClass).toHaveAccessibleName('Dangerous Goods Class');
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

  await page.goto(`${order.path}?edit=1&view=grid`);
  for (const name of ['Edit', 'Change status']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('textbox', { name: 'PO #' })).toHaveCount(0);
  await page.getByRole('grid', { name: 'Order items' }).press('x');
  await expect(page.getByRole('grid').getByRole('textbox')).not.toBeEditable();
  await page.goto(`/program/${PROGRAM}/purchase-orders/create-po`);
  await expect(page.getByText('You have no access to this resource')).toBeVisible();
});

test.describe('on a phone', () => {
  const isBroken = /ERR_FAILED/;
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, tolerated: isBroken });

  test('the Enter of its keyboard says “not dangerous” of no item; it leads to the button that does', async ({
    page,
    order,
    ask,
  }) => {
    await page.goto(`/program/${PROGRAM}/assessments?search=${order.orderNumber}`);
    await page.getByRole('button', { name: 'Start assessing' }).tap();
    const assessment = page.getByRole('dialog', { name: 'Inventory Assessments' });
    await assessment.getByRole('combobox', { name: 'UN number' }).focus();
    await page.keyboard.press('Enter');
    await expect(assessment.getByRole('button', { name: 'Not dangerous, next' })).toBeFocused();
    const { orderItems } = await ask<{ orderItems: { data: { assessment: { assessed: boolean } }[] } }>(
      'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { assessment { assessed } } } }',
      { id: order.id },
    );
    expect(orderItems.data.map(({ assessment: { assessed } }) => assessed)).not.toContain(true);
  });

  test('the next item is named before its form is rendered, in the same dialog, and gets the focus', async ({
    page,
    order,
    ask,
  }) => {
    const { orderItems } = await ask<{ orderItems: { data: { id: string; lockVersion: number }[] } }>(
      'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { id lockVersion } } }',
      { id: order.id },
    );
    for (const item of orderItems.data) {
      await ask(
        'mutation($id: ID!, $lockVersion: Int!) { assessOrderItem(id: $id, input: { lockVersion: $lockVersion }) { errors { message } } }',
        { ...item },
      );
    }
    await page.goto(`/program/${PROGRAM}/goods-receipts?search=${order.orderNumber}`);
    await page.getByRole('button', { name: 'Start receiving' }).tap();
    const receipt = page.getByRole('dialog', { name: 'Goods Receipts' });
    await receipt.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Good' });
    const saving = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ReceiveOrderItem')) await saving.promise;
      await route.fallback();
    });
    const seen = await receipt.evaluateHandle((dialog) => {
      const states: string[] = [];
      const look = () => {
        const line = dialog.querySelector('bdi')?.textContent?.split(' ').at(-1);
        states.push(`line ${line}${dialog.querySelector('form') ? ' with its form' : ''}`);
      };
      new MutationObserver(look).observe(dialog, { subtree: true, childList: true });
      return states;
    });
    await receipt.getByRole('button', { name: 'Save and next' }).tap();
    await expect(receipt.getByRole('heading', { level: 2 }).last()).toBeFocused();
    await expect(receipt.getByRole('combobox', { name: 'Condition' })).toHaveValue('');
    const next = (await seen.jsonValue()).filter((state) => state.startsWith('line 2'));
    expect(next[0]).toBe('line 2');
    expect(next.at(-1)).toBe('line 2 with its form');
    // Nobody who goes back to the list meanwhile is led to the item again.
    await receipt.getByRole('button', { name: 'Back to the list' }).tap();
    await expect(receipt).toHaveCount(0);
    saving.resolve();
    await expect(page.getByText(/^1 received since/)).toBeVisible();
    await expect(receipt).toHaveCount(0);
  });

  test('items follow each other in their order, however late the list behind follows, and a refused one comes back', async ({
    page,
    order,
    ask,
  }) => {
    for (const line of ['3', '4']) await addItem(ask, order, line, 'Gloves');
    await page.goto(`/program/${PROGRAM}/assessments?search=${order.orderNumber}`);
    await page.getByRole('button', { name: 'Start assessing' }).tap();
    const assessment = page.getByRole('dialog', { name: 'Inventory Assessments' });
    const answer = assessment.getByRole('button', { name: 'Not dangerous, next' });
    await expect(answer).toBeEnabled();
    const seen = await assessment.evaluateHandle((dialog) => {
      const lines: string[] = [];
      const look = () => {
        const line = dialog.querySelector('bdi')?.textContent?.split(' ').at(-1) ?? '';
        if (line !== lines.at(-1)) lines.push(line);
      };
      new MutationObserver(look).observe(dialog, { subtree: true, childList: true, characterData: true });
      return lines;
    });
    // The server answers long before the list is rendered.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 15 });
    let saves = 0;
    await page.route('**/graphql', async (route) => {
      const isSave = route.request().postData()?.includes('"AssessOrderItem"') ?? false;
      if (isSave) saves += 1;
      if (!isSave || saves !== 3) return route.fallback();
      await route.fulfill({
        json: { data: null, errors: [{ message: 'Not now', extensions: { code: 'FORBIDDEN' } }] },
      });
    });
    for (const line of ['1', '2', '3']) {
      await expect(assessment.getByRole('form')).toBeVisible();
      await expect(assessment.locator('bdi').first()).toContainText(` ${line}`);
      await answer.tap();
      await expect.poll(() => saves).toBe(Number(line));
    }
    await expect(assessment.getByText('Not now')).toBeVisible();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect((await seen.jsonValue()).filter(Boolean)).toEqual(['2', '3', '4', '3']);
  });

  test('a part of an item is received with a photo, and the rest is next', async ({ page, order, ask }) => {
    const { orderItems } = await ask<{ orderItems: { data: { id: string; lockVersion: number; quantity: string }[] } }>(
      'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { id lockVersion quantity } } }',
      { id: order.id },
    );
    const [item] = orderItems.data;
    if (!item) throw new Error('The order has items');
    const { id, lockVersion, quantity } = item;
    await ask(
      'mutation($id: ID!, $v: Int!) { assessOrderItem(id: $id, input: { lockVersion: $v }) { errors { message } } }',
      { id, v: lockVersion },
    );
    await page.goto(`/program/${PROGRAM}/goods-receipts?search=${order.orderNumber}`);
    await page.getByRole('button', { name: 'Start receiving' }).tap();
    const receipt = page.getByRole('dialog', { name: 'Goods Receipts' });
    await receipt.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Opened' });
    const received = receipt.getByRole('textbox', { name: `Received of ${quantity}` });
    await received.fill(String(Number(quantity) - 2));
    await received.blur();
    await receipt.getByRole('textbox', { name: 'Lot number' }).fill('A123');
    const photo = receipt.locator('input[type=file]');
    await expect(photo).toHaveAttribute('capture', 'environment');
    await expect(photo).toHaveAttribute('accept', 'image/*');
    // As a phone takes it upright: the picture lies on its side, and says so.
    const buffer = Buffer.from(await (await image('jpeg', [3000, 1500], 6)).arrayBuffer());
    const chooser = page.waitForEvent('filechooser');
    await receipt.getByRole('button', { name: 'Take a photo' }).tap();
    await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
    await expect(receipt.getByText('image.jpg')).toBeVisible();
    await expect(receipt.getByRole('checkbox', { name: 'Send the photo in full size' })).not.toBeChecked();
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(390);
    // The connection breaks once after the photo is stored: the receipt is sent again, and the photo is not.
    let isCut = true;
    await page.route('**/graphql', (route) => {
      if (!isCut || !route.request().postData()?.includes('ReceiveOrderItem')) return route.fallback();
      isCut = false;
      return route.abort();
    });
    await receipt.getByRole('button', { name: 'Save and next' }).tap();
    await expect(receipt.getByText(`${order.orderNumber} · 1.1`)).toBeVisible();
    await expect(receipt.getByRole('textbox', { name: 'Received of 2' })).toHaveValue('2');
    await expect(receipt.getByRole('status')).toContainText('Opened');
    await expect(receipt.getByRole('button', { name: /^Release / })).toBeDisabled();
    const { documents } = await ask<{ documents: { data: { fileName: string; description: string; url: string }[] } }>(
      'query($on: DocumentParentInput!) { documents(on: $on) { data { fileName description url } } }',
      { on: { type: 'ORDER_ITEM', id } },
    );
    const photoOf = { fileName: 'image.jpg', description: 'Photo of the goods at their receipt' };
    expect(documents.data).toEqual([expect.objectContaining(photoOf)]);
    // Upright, and small enough for a slow link.
    const stored = await (await page.request.get(documents.data[0]?.url ?? '')).body();
    const { width, height, orientation = 1 } = await sharp(stored).metadata();
    expect({ width, height, orientation }).toEqual({ width: 1024, height: 2048, orientation: 1 });
    expect(stored.length).toBeLessThan(buffer.length);
  });
});
