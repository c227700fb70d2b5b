import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Adds items to the order whose page is open: opens its sheet, pastes and saves.
 * @param rows tab-separated: material, catalog number, quantity, unit, value
 */
export async function pasteItems(page: Page, rows: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Order items' }).locator(':focus')).toBeAttached();
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText(`${rows.length} ready`)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(rows.length === 1 ? '1 row saved' : `${rows.length} rows saved`)).toBeVisible();
}
