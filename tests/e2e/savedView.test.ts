/** Views of lists and chosen columns, in a browser: by keyboard and mouse, and with somebody else who changes what one sees. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Views and columns are kept for a person and a list: these people and this list are of no other test.
test.use({ person: 'strangeManager' });
const LIST = '/program/maternal-health/purchase-orders';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Views' });
const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name });
const chosen = (page: Page) => tabs(page).getByRole('tab', { selected: true });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const unused = () => `View ${randomUUID().slice(0, 8)}`;

/** Saves what the list shows as a view. */
async function saveAs(page: Page, name: string, sharing?: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  if (sharing) await dialog.getByLabel('Shared with').selectOption(sharing);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(chosen(page)).toContainText(name);
}

test('a list is saved as a view, changed, saved again, and removed', async ({ page }) => {
  const name = unused();
  await page.goto(`${LIST}?status=open`);
  await saveAs(page, name);
  await expect(page).toHaveURL(/\?view=\d+\.View\+\w+$/);
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(page.getByRole('button', { name: 'Save as…' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'Remove filter Status' })).toBeVisible();
  await header(page, 'PO #').getByRole('button').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible();
  await expect(page).toHaveURL(/\?view=\d+\.View\+\w+$/);
  await page.reload();
  await expect(header(page, 'PO #')).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: `Actions of “${name}”` }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(tab(page, name)).toHaveCount(0);
  await expect(chosen(page)).toContainText('All');
  await expect(page.getByText(/was removed\. The list stays/)).toHaveCount(0);
});

test('columns are shown, moved and sized by keyboard, outside of views at once and for good', async ({ page }) => {
  await page.goto(LIST);
  const button = page.getByRole('button', { name: 'Columns' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  // The panel takes the focus when it opens, which must not be after the checkbox has it.
  await expect(panel.and(page.locator(':focus-within'))).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Value Total' }).focus();
  await page.keyboard.press('Space');
  await expect(header(page, 'Value Total')).toBeVisible();
  const handle = panel.getByRole('button', { name: 'Move Vendor' });
  await handle.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(page.getByRole('columnheader').nth(2)).toHaveText('Vendor');
  const width = panel.getByRole('spinbutton', { name: 'Width of Vendor in pixels' });
  await width.fill('320');
  await width.press('Enter');
  await expect.poll(async () => (await header(page, 'Vendor').boundingBox())?.width).toBeGreaterThanOrEqual(319);
  await expect(width).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.reload();
  await expect(page.getByRole('columnheader').nth(2)).toHaveText('Vendor');
  await button.click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: 'Reset' }).click();
  await expect(header(page, 'Value Total')).toHaveCount(0);
  await expect(page.getByRole('columnheader').nth(2)).toHaveText('Status');
});

test('a column is made wider with the mouse, and gets its own width back', async ({ join }) => {
  // Another person than that of the test before: both change the columns of one list.
  const page = await join('strangeViewer');
  await page.goto(LIST);
  const vendor = header(page, 'Vendor');
  await expect(vendor).toBeVisible();
  const { x, y, width, height } = (await vendor.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width - 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 97, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await vendor.boundingBox())?.width).toBeGreaterThan(width + 80);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await vendor.boundingBox())?.width).toBeLessThan(width + 20);
});

test('what somebody else makes of a shared view is said, and shown only when one wants to', async ({ page, join }) => {
  const name = unused();
  await page.goto(`${LIST}?status=open`);
  await saveAs(page, name, 'The program');
  const viewer = await join('strangeViewer');
  await viewer.goto(`${LIST}${new URL(page.url()).search}`);
  await expect(chosen(viewer)).toContainText(name);
  await expect(chosen(viewer)).toContainText('shared with the program');

  await header(page, 'PO #').getByRole('button').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(viewer.getByText(/^.+ has changed “.+”\. You see it as it was before\.$/)).toBeVisible();
  await expect(header(viewer, 'PO #')).not.toHaveAttribute('aria-sort');
  await viewer.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(header(viewer, 'PO #')).toHaveAttribute('aria-sort', 'ascending');

  // Who may not change it keeps what they make of it for themselves.
  await viewer.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(viewer.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await viewer.getByRole('button', { name: 'Save as…' }).click();
  await expect(viewer.getByRole('dialog').getByLabel('Shared with')).toBeDisabled();
  await viewer.keyboard.press('Escape');

  await page.getByRole('button', { name: `Actions of “${name}”` }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(viewer.getByText(`The view “${name}” was removed. The list stays as you see it.`)).toBeVisible();
  await expect(tab(viewer, name)).toHaveCount(0);
});

test('the address of a view says its name to whoever may not see it', async ({ page, join }) => {
  const name = unused();
  await page.goto(`${LIST}?status=open`);
  await saveAs(page, name);
  const viewer = await join('strangeViewer');
  await viewer.goto(`${LIST}${new URL(page.url()).search}`);
  await expect(viewer.getByText(`The view “${name}” is not shared with you`)).toBeVisible();
  await expect(chosen(viewer)).toContainText('All');
});

test('a list opens with the view that one chose, and all rows stay one step away', async ({ page }) => {
  const name = unused();
  await page.goto(`${LIST}?status=open`);
  await saveAs(page, name);
  await page.getByRole('button', { name: `Actions of “${name}”` }).click();
  await page.getByRole('menuitem', { name: 'Open the list with it' }).click();
  await tab(page, 'All').click();
  await expect(chosen(page)).toContainText('All');
  await page.goto('/');
  await page.goto(LIST);
  await expect(chosen(page)).toContainText(name);
  await page.getByRole('button', { name: `Actions of “${name}”` }).click();
  await page.getByRole('menuitem', { name: 'No longer open the list with it' }).click();
  await page.goto('/');
  await page.goto(LIST);
  await expect(chosen(page)).toContainText('All');
});

test('tabs are moved through by arrow keys, and their counts are one question', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = request.method() === 'POST' ? request.postDataJSON()?.operationName : undefined;
    if (operation === 'ListCounts') asked.push(operation);
  });
  const [first, second] = [unused(), unused()];
  await page.goto(`${LIST}?status=open`);
  await saveAs(page, first);
  await saveAs(page, second);
  asked.length = 0;
  await page.reload();
  await expect(tab(page, first)).toHaveText(/\d$/);
  expect(asked).toHaveLength(1);
  await chosen(page).focus();
  await page.keyboard.press('Home');
  await expect(tab(page, 'All')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText('All');
});
