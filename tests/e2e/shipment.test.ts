import type { Page } from '@playwright/test';
import { makeReady, makeShipmentToFill } from './support/shipments.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page) => page.getByRole('main').getByRole('banner').or(page.locator('main header')).first();

test('items are assessed, received, shipped and delivered, and a colleague sees each step without a reload', async ({
  page,
  ask,
  join,
}) => {
  const shipment = await makeShipmentToFill(ask);
  const { order, items } = shipment;
  const other = await join('procurement');
  await other.goto(shipment.path);
  await page.goto(order.path);
  const first = page.getByRole('table', { name: 'Order items' }).getByRole('row', { name: /Artemether/ });
  for (const step of ['Assess', 'Receive']) {
    await first.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: `${step} Item` }).click();
    const dialog = page.getByRole('dialog', { name: `${step} Item` });
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  await page.goto(shipment.path);
  await page.getByRole('button', { name: 'Add Items' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Items to Shipment' });
  await adding.getByRole('searchbox').fill(order.orderNumber);
  await adding.getByRole('searchbox').press('Enter');
  for (const material of ['Artemether', 'Rapid test kit']) {
    await adding.getByRole('button', { name: `Select Item ${material} of ${order.orderNumber}` }).click();
  }
  await expect(adding.getByText('2 Item(s) selected')).toBeVisible();
  await expect(adding.getByText(/will require an EEI\/Export filing/).first()).toBeVisible();
  await adding.getByRole('button', { name: 'Add selected items' }).click();
  await expect(other.getByRole('region', { name: 'Export' })).toContainText('$3,000.00');
  await makeReady(ask, items);
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
  await expect(approvals.getByRole('textbox')).toHaveCount(5);
  for (const date of await approvals.getByRole('textbox').all()) await date.fill('11/02/2025');
  await approvals.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('region', { name: 'Approvals' })).toContainText('5 of 5');
  for (const status of ['Approved', 'Ready', 'Shipping', 'Delivered']) await move(status);

  await expect(other.getByRole('table', { name: 'Items' }).getByText('Delivered')).toHaveCount(2);
  await other.getByRole('button', { name: 'History', exact: true }).click();
  const history = other.getByRole('region', { name: 'Changes, newest first' });
  await expect(history).toContainText('Mateo García changed the status');
  await expect(history).toContainText(/Status\s*Open\s*In review/);

  const coming = page.waitForEvent('download');
  await choose('Download Invoice');
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  expect((await coming).suggestedFilename()).toBe(`${shipment.invoiceNumber} Commercial Invoice.pdf`);
  await expect(page.getByText('Commercial Invoice downloaded successfully')).toBeVisible();
  const shown = page.waitForEvent('popup').then(async (tab) => {
    await tab.waitForURL(/^blob:/, { waitUntil: 'commit' });
    return tab.url();
  });
  // Chromium without its window shows no PDF: it downloads what its tabs would show.
  const downloaded = page.waitForEvent('download').then((download) => download.url());
  await page.getByRole('button', { name: 'Preview' }).click();
  expect(await Promise.any([shown, downloaded])).toMatch(/^blob:/);
});

test('letters that cannot be printed are named before the download, with their place', async ({ page, ask }) => {
  const shipment = await makeShipmentToFill(ask);
  const { shipment: stored } = await ask<{ shipment: { lockVersion: number } }>(
    'query($id: ID!) { shipment(id: $id) { lockVersion } }',
    { id: shipment.id },
  );
  await ask(
    'mutation($id: ID!, $input: UpdateShipmentInput!) { updateShipment(id: $id, input: $input) { errors { message } } }',
    {
      id: shipment.id,
      input: { ...stored, commercialName: 'አማርኛ 中文 𓀀𓀁' },
    },
  );
  await page.goto(shipment.path);
  const dialog = page.getByRole('dialog', { name: 'Download Invoice' });
  const choose = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Download Invoice', exact: true }).click();
    await dialog.getByRole('button', { name: 'English' }).click();
  };
  await choose();
  await expect(dialog.getByRole('alert')).toContainText('2 letters cannot be printed. They would appear as �:');
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    '𓀀 (U+13000), 𓀁 (U+13001) in Commercial Invoice',
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await choose();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download anyway' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
});
