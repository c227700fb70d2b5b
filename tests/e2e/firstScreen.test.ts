import type { Page } from '@playwright/test';
import { PROGRAM } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** How far from the top the first item is, and how many items are whole in sight above the total. */
function itemsInSight(page: Page, name: string) {
  return page.getByRole('table', { name }).evaluate((table) => {
    const rows = [...table.querySelectorAll('tbody > tr')].map((row) => row.getBoundingClientRect());
    const foot = table.querySelector('tfoot')?.getBoundingClientRect().top ?? innerHeight;
    const whole = rows.filter(({ bottom }) => bottom <= Math.min(foot, innerHeight));
    return { top: rows[0]?.top ?? Number.POSITIVE_INFINITY, count: whole.length };
  });
}

test('the items of a shipment and of an order are on the first screen, under what they wait for', async ({ page }) => {
  for (const [path, name] of [
    ['shipments/1', 'Items'],
    ['purchase-orders/1', 'Order items'],
  ] as const) {
    await page.goto(`/program/${PROGRAM}/${path}`);
    await expect(page.getByRole('table', { name }).locator('tbody > tr')).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: /^(Before it may leave|What it waits for)$/ })).toBeVisible();
    const { top, count } = await itemsInSight(page, name);
    expect(top, path).toBeLessThanOrEqual(400);
    expect(count, path).toBeGreaterThanOrEqual(5);
  }
});
