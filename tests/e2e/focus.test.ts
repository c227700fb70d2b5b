import type { Page } from '@playwright/test';
import { flawsOf } from './support/flaws.ts';
import { settled } from './support/inspection.ts';
import { freshNumber, LIST, makeOrder, PROGRAM } from './support/orders.ts';
import { expect, moving, test } from './support/test.ts';

test.use(moving);

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
  await expect(page.getByRole('status').getByText('1–20 of 21')).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByRole('status').getByText('21–21 of 21')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Previous page' }).press('Enter');
  await expect(page.getByRole('status').getByText('1–20 of 21')).toBeVisible();
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

test('a dialog that an action of the palette opened leads back to the button of the action', async ({ page }) => {
  await page.goto(`/program/${PROGRAM}/shipments`);
  await page.locator('main a[data-row-link]').first().press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('set approvals');
  await expect(page.getByRole('option', { name: 'Set approvals' })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set Approvals' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-actions~=approvals]')).toBeFocused();
});

test('F8 leads to the message that came; Escape closes it and leads back, and its Undo leaves the focus on the page', async ({
  page,
  order,
}) => {
  await page.goto(order.path);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.press('Enter');
  await page.getByRole('textbox', { name: 'Credit card' }).fill('Purchasing card 4');
  await page.keyboard.press('Enter');
  const message = page.locator('[data-toast]');
  await expect(message.getByText('Updated')).toBeVisible();
  await edit.focus();
  await page.keyboard.press('F8');
  await expect(message.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await expect(edit).toBeFocused();

  await page.getByRole('button', { name: 'Change status' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('On hold');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(message.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('On hold', { exact: true })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('F8 leads out of a dialog to the message over it, and Escape back into the dialog', async ({ page, order }) => {
  await page.goto(order.path);
  await page.getByRole('button', { name: 'Change status' }).press('Enter');
  const status = page.getByRole('dialog', { name: 'Change Status' });
  await status.getByRole('combobox', { name: 'Status', exact: true }).selectOption('On hold');
  await status.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Assign users/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign Users' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const message = page.getByRole('region', { name: 'Messages' });
  await page.keyboard.press('F8');
  await expect(message.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message.getByRole('button')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

/** Returns what covers the focused element, or cuts it off; null if it is seen. */
const coverOfFocus = (page: Page) =>
  page.evaluate(async () => {
    // What scrolls into view has done so by then.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused.matches('body, main')) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const seen = [0.2, 0.5, 0.8].some((part) => {
      const at = document.elementFromPoint(left + (right - left) * 0.5, top + (bottom - top) * part);
      return at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label')?.control === focused);
    });
    return seen ? null : focused.outerHTML.slice(0, 200);
  });

test.describe('in a queue', () => {
  test.use({ person: 'inventory' });

  test('Enter in an empty field says nothing, Alt ↓ opens its list, and Escape goes back to the row', async ({
    page,
    order,
  }) => {
    await page.goto(`/program/${PROGRAM}/assessments?search=${order.orderNumber}`);
    const row = page.getByRole('button', { name: /Artemether tablets/ });
    await row.press('Enter');
    const first = page.getByRole('combobox', { name: 'UN number' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Not dangerous, next/ })).toBeFocused();
    await page.keyboard.press('Alt+PageDown');
    await expect(page.getByRole('group', { name: /Rapid test kit/ })).toBeVisible();
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Rapid test kit/ })).toBeFocused();
  });
});

test('what is said below a field belongs to it', async ({ page }) => {
  await page.goto(`${LIST}/create-po`);
  const date = page.getByRole('textbox', { name: 'PO Date' });
  await date.fill('31.31.2027');
  const vendor = page.getByRole('combobox', { name: 'Vendor' });
  await vendor.focus();
  await page.keyboard.press('Tab');
  await expect(vendor).toHaveAccessibleDescription(/is required/);
  await expect(date).toHaveAccessibleErrorMessage('Date is not valid');
  await expect(date).toHaveAccessibleDescription(/MM\/DD\/YYYY/);
});

test('what is told is true, and told once', async ({ page, order }) => {
  await page.goto(order.path);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'childList' && addedNodes.length === 0) continue;
        const inside = target instanceof Element ? target : target.parentElement;
        const region = inside?.closest('[role=status], [role=alert], [aria-live]');
        const text = region?.textContent?.trim();
        if (text) told.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const forget = () => page.evaluate(() => void (window as unknown as { told: string[] }).told.splice(0));

  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Vendor' }).fill('a');
  await expect.poll(told).toContainEqual(expect.stringMatching(/^(More than )?\d+ choices?$/));
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Credit card' }).fill('Card 9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card 9')).toBeVisible();
  await expect.poll(told).toContainEqual(expect.stringContaining('Updated'));
  expect((await told()).filter((text) => text.startsWith('Somebody changed'))).toEqual([]);
  await forget();

  await page.getByRole('textbox', { name: 'Write an internal comment…' }).fill('Said once.');
  await page.keyboard.press('Enter');
  const comment = page.getByRole('article').filter({ hasText: 'Said once.' });
  await expect(comment).toBeVisible();
  await expect.poll(told).toEqual(['Comment sent']);
  await forget();
  await comment.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove comment' });
  await expect(question).toHaveAccessibleDescription('Do you want to remove this comment?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(comment).toHaveCount(0);
  await expect.poll(told).toEqual(['Comment removed']);
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('in a window of a page enlarged to', () => {
  test.use({ person: 'inventory' });
  for (const [name, viewport] of [
    ['200 %', { width: 720, height: 450 }],
    ['400 %', { width: 320, height: 256 }],
  ] as const) {
    test(`${name} nothing covers what has the focus, and a row of the queue is seen`, async ({ page, order }) => {
      await page.setViewportSize(viewport);
      for (const path of [`/program/${PROGRAM}/assessments?search=${order.orderNumber}`, order.path]) {
        await page.goto(path);
        await expect(page.getByText(/Artemether tablets/).first()).toBeAttached();
        for (let stops = 0; stops < 30; stops += 1) {
          await page.keyboard.press('Tab');
          expect.soft(await coverOfFocus(page), `${path}, stop ${stops}`).toBeNull();
        }
      }
      await page.goto(`/program/${PROGRAM}/assessments?search=${order.orderNumber}`);
      await page.getByRole('button', { name: /Artemether tablets/ }).press('Enter');
      const save = page.getByRole('button', { name: 'Not dangerous, next' });
      await save.focus();
      await expect(save).toBeInViewport({ ratio: 1 });
    });
  }
});

test('text with the spacing of WCAG 1.4.12 is read in full', async ({ page, order }) => {
  const views = [
    { path: LIST, heading: 'Purchase Orders' },
    { path: order.path, heading: order.orderNumber },
    { path: `/program/${PROGRAM}`, heading: 'Malaria Response' },
    { path: `/program/${PROGRAM}/assessments`, heading: 'Inventory Assessments' },
  ];
  for (const { path, heading } of views) {
    await page.goto(path);
    await expect(title(page, heading)).toBeVisible();
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(spaced);
    });
    await settled(page);
    expect.soft(await flawsOf(page), path).toEqual([]);
  }
});
