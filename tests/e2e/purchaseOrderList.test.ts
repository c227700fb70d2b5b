import type { Page } from '@playwright/test';
import { freshNumber, LIST, makeOrder } from './support/orders.ts';
import { test as base, expect } from './support/test.ts';

/** Creates 45 orders, three pages, with a common word in their numbers that only the tests of this worker search for. */
const test = base.extend<object, { word: string }>({
  word: [
    async ({ sessionOf }, use) => {
      const { ask } = await sessionOf('manager');
      const word = freshNumber();
      const number = (index: number) => `${word}-${String(index).padStart(2, '0')}`;
      // Nine at a time, because the backend processes no more at once.
      for (let first = 1; first <= 45; first += 9) {
        await Promise.all(
          Array.from({ length: 9 }, (_, at) =>
            makeOrder(ask, { orderNumber: number(first + at), orderDate: `2026-0${1 + at}-15` }),
          ),
        );
      }
      await use(word);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const rows = (page: Page) => page.getByRole('table', { name: 'Purchase Orders' }).locator('tbody').getByRole('row');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /results?$/ });
const scroller = (page: Page) => page.getByRole('table', { name: 'Purchase Orders' }).locator('../../..');

test('/ focuses the search, which runs when typing pauses', async ({ page, word }) => {
  await page.goto(LIST);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await expect(search).toBeFocused();
  await page.keyboard.type(`${word}-07`);
  await expect(count(page)).toHaveText('1 result');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${word}-07`));
});

test('headers sort in both directions and expose the order; pages hold twenty rows', async ({ page, word }) => {
  await page.goto(`${LIST}?search=${word}`);
  const header = page.getByRole('columnheader', { name: 'PO #' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toContainText(`${word}-01`);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText(`${word}-45`);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('1–20 of 45')).toBeVisible();

  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).last()).toContainText(`${word}-01`);
  await expect(page).toHaveURL(/page=3/);
  await header.getByRole('button').click();
  await expect(page.getByText('1–20 of 45')).toBeVisible();
});

test('filters narrow the list, appear in the address and as chips, and can be removed', async ({ page, word }) => {
  await page.goto(`${LIST}?search=${word}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PO Date' }).click();
  const dates = page.getByRole('dialog', { name: 'PO Date' });
  await dates.getByRole('textbox', { name: 'From' }).fill('03/01/2026');
  await dates.getByRole('textbox', { name: 'To' }).fill('03/31/2026');
  await expect(count(page)).toHaveText('5 results');
  await expect(page).toHaveURL(/order_date_from=2026-03-01&order_date_to=2026-03-31/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'PO Date is 03/01/2026 – 03/31/2026' })).toBeFocused();

  await page.getByRole('button', { name: 'Filters, 1 in use' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('dialog', { name: 'Status' }).getByRole('checkbox', { name: 'Closed' }).check();
  await expect(page.getByText('It looks like there are no results matching your current filters')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect(count(page)).toHaveText('5 results');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('a reversed or invalid date range is rejected where it is entered', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PO Date' }).click();
  const dates = page.getByRole('dialog', { name: 'PO Date' });
  await dates.getByRole('textbox', { name: 'From' }).fill('03/31/2026');
  await dates.getByRole('textbox', { name: 'To' }).fill('03/01/2026');
  await expect(dates.getByText('The from date cannot be later than the to date')).toBeVisible();
  await dates.getByRole('textbox', { name: 'To' }).fill('13/45/2026');
  await expect(dates.getByText('Date is not valid')).toBeVisible();
});

test('Back returns to the same rows and scroll position without loading', async ({ page, word }) => {
  await page.goto(`${LIST}?search=${word}&sort=order_number%3Aasc&page=2`);
  await expect(rows(page).first()).toContainText(`${word}-21`);
  await scroller(page).evaluate((box) => box.scrollTo({ top: 300 }));
  await page.getByRole('link', { name: `${word}-32`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${word}-32` })).toBeVisible();

  // The rows must come from the cache, because no request is answered.
  await page.route('**/graphql', () => undefined);
  await page.goBack();
  await expect(rows(page).first()).toContainText(`${word}-21`);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect.poll(() => scroller(page).evaluate((box) => box.scrollTop)).toBe(300);
});

test('a bare link restores the last list state; a link with parameters overrides it', async ({ page, word }) => {
  await page.goto(LIST);
  await page.getByRole('searchbox').fill(word);
  await expect(count(page)).toHaveText('45 results');
  await page.getByRole('columnheader', { name: 'PO #' }).getByRole('button').click();
  await expect(rows(page).first()).toContainText(`${word}-01`);

  await page.goto('/');
  await page.goto(LIST);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(rows(page).first()).toContainText(`${word}-01`);
  await expect(page).toHaveURL(/search=.*sort=order_number/);

  await page.goto(`${LIST}?search=${word}-4`);
  await expect(count(page)).toHaveText('6 results');
  await expect(page.getByRole('columnheader', { name: 'PO Date' })).toHaveAttribute('aria-sort', 'descending');
});

test('a link with filters that no longer exist names them and applies the rest', async ({ page, word }) => {
  await page.goto(
    `${LIST}?search=${word}-01&colour=red&vendor=999999&source=moon&sort=weight:asc&order_date_from=someday`,
  );
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('The filter “colour” is no longer available and was left out.');
  await expect(notice).toContainText('Vendor “999999” no longer exists and was left out of the filters.');
  await expect(notice).toContainText('Source “moon” no longer exists and was left out of the filters.');
  await expect(notice).toContainText('The order “weight:asc” is no longer available and was left out.');
  await expect(notice).toContainText('PO Date “someday” no longer exists and was left out of the filters.');
  await expect(count(page)).toHaveText('1 result');
  await expect(page).toHaveURL(new RegExp(`\\?search=${word}-01$`));
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});

test('a page number past the last page shows the last page', async ({ page, word }) => {
  await page.goto(`${LIST}?search=${word}&page=99999`);
  await expect(page.getByText('41–45 of 45')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a pressed card asks for its order before it is released', async ({ page, order }) => {
    await page.goto(`${LIST}?search=${order.orderNumber}`);
    const card = page.getByRole('list', { name: 'Purchase Orders' }).getByText(order.orderNumber);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    const questions = () => asked.filter((body) => body.includes('"operationName":"PurchaseOrderPage"'));
    await card.hover();
    await page.mouse.down();
    await expect.poll(questions).toHaveLength(1);
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: order.orderNumber })).toBeVisible();
    await expect(page.getByText('Rapid test kit').first()).toBeVisible();
  });
});
