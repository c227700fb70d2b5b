import type { Locator, Page } from '@playwright/test';
import { credentialsOf } from './support/people.ts';
import { expect, moving, test } from './support/test.ts';

test.use(moving);

/** Presses Tab until the element has the focus; the focus must be visible on every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const { ring, name } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const shown = [
        focused,
        ...focused.querySelectorAll('*'),
        focused.parentElement ?? focused,
        focused.closest('form, label, li, [role=row]') ?? focused,
      ];
      const ring = shown.some((element) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || borderColor === '';
      });
      return { ring, name: focused.outerHTML.slice(0, 160) };
    });
    expect.soft(ring, `the focus cannot be seen on ${name}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

test.describe('with the keyboard alone', () => {
  test.use({ person: null, tolerated: /status of 401/ });

  test('a user signs in, saves an edit and writes a comment', async ({ page, order }) => {
    const { login, password } = credentialsOf('manager');
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(login);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Programs', level: 1 })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Programs', level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Malaria Response', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Malaria Response', level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Open', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Purchase Orders' })).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type(order.orderNumber);
    await expect(page.getByRole('status').filter({ hasText: /^1 result$/ })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: order.orderNumber, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Edit', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'PO #' })).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: 'End User' }));
    const before = await page.getByRole('combobox', { name: 'End User' }).inputValue();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'End User' })).toHaveValue(before);
    await tabTo(page, page.getByRole('textbox', { name: 'Credit card' }));
    await page.keyboard.type('Card 7');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Card 7')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

    await tabTo(page, page.getByRole('textbox', { name: 'Write an internal comment…' }));
    await page.keyboard.type('Written without a mouse.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').filter({ hasText: 'Written without a mouse.' })).toBeVisible();
  });
});

test('arrows, Home and End move through the rows, and Enter opens one', async ({ page }) => {
  await page.goto('/program/malaria-response/purchase-orders');
  const links = page.getByRole('table', { name: 'Purchase Orders' }).locator('tbody [data-row-link]');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  const number = (await links.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

const dialogs = [
  { button: 'Change status', title: 'Change Status' },
  { button: /^Assign users/, title: 'Assign Users' },
];
for (const { button, title } of dialogs) {
  test(`the dialog ${title} traps the focus, and returns it when it closes`, async ({ page, order }) => {
    await page.goto(order.path);
    const opener = page.getByRole('main').getByRole('button', { name: button }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    // It takes the focus a moment after it is seen: Tab would lead on through the page until then.
    await expect(dialog.and(page.locator(':focus-within'))).toBeVisible();
    for (let stops = 0; stops < 16; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the filter menu returns the focus to its button, and a filter to its chip', async ({ page }) => {
  await page.goto('/program/immunization/purchase-orders');
  await page.getByRole('button', { name: 'Filters', exact: true }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Add filters' });
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await page.keyboard.type('Stat');
  await page.keyboard.press('Enter');
  const options = page.getByRole('dialog', { name: 'Status' });
  await expect(options.getByRole('checkbox', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Status is Open' })).toBeFocused();
});
