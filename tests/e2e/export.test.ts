import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { LIST } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('a list is exported as a workbook that another library reads', async ({ page, order }) => {
  await page.goto(`${LIST}?search=${order.orderNumber}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Purchase Orders' });
  await expect(dialog.getByText('1 row', { exact: true })).toBeVisible();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Excel' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Purchase Orders .+ \d{4}-\d{2}-\d{2}\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  expect(sheets[0]?.rows).toHaveLength(2);
  expect(sheets[0]?.rows[0]?.[0]).toBe('PO #');
  expect(sheets[0]?.rows[1]?.[0]).toBe(order.orderNumber);
  expect(sheets[1]?.rows.flat()).toContain(order.orderNumber);
  await expect(page.getByText(/^Downloaded: Purchase Orders .+\.xlsx$/)).toBeVisible();
  await expect(dialog).toBeHidden();
});
