import type { Page } from '@playwright/test';
import { makeReadyShipment } from './support/shipments.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page) => page.getByRole('main').getByRole('banner').or(page.locator('main header')).first();

test('a shipment goes from review to delivery, and a colleague sees each step without a reload', async ({
  page,
  ask,
  join,
}) => {
  const shipment = await makeReadyShipment(ask);
  const other = await join('procurement');
  await page.goto(shipment.path);
  await other.goto(shipment.path);
  const stands = async (status: string) => {
    for (const each of [page, other]) await expect(header(each).getByText(status, { exact: true })).toBeVisible();
  };
  const move = async (status: string) => {
    await page.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Status' });
    await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption(status);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await stands(status);
  };
  const choose = async (action: string) => {
    await header(page).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await expect(other.getByRole('status').getByText('Live')).toBeVisible();
  await stands('Open');

  await choose('Send for Review');
  await page.getByRole('alertdialog', { name: 'Send for Review' }).getByRole('button', { name: 'Send' }).click();
  await stands('In review');
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await move('Reviewed');

  await choose('Set Approvals');
  const approvals = page.getByRole('dialog', { name: 'Set Approvals' });
  for (const date of await approvals.getByRole('textbox').all()) await date.fill('11/02/2025');
  await approvals.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('region', { name: 'Approvals' })).toContainText('5 of 5');
  for (const status of ['Approved', 'Ready', 'Shipping', 'Delivered']) await move(status);

  await expect(other.getByRole('table', { name: 'Items' }).getByText('Delivered')).toHaveCount(2);
  await expect(other.getByRole('list', { name: 'Timeline' })).toContainText('Sent for review · Mateo García');

  const coming = page.waitForEvent('download');
  await choose('Download Invoice');
  expect((await coming).suggestedFilename()).toBe(`${shipment.invoiceNumber}.pdf`);
  const preview = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Download Invoice' }).getByRole('link', { name: 'Preview' }).click();
  expect((await preview).url()).toMatch(/^blob:/);
});
