import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { image } from '../support/files.ts';
import { readPdf } from '../support/pdf.ts';
import { makeOrder, type Order, PROGRAM } from './support/orders.ts';
import type { Ask } from './support/session.ts';
import { makeReady, makeShipmentOfOrder, writing } from './support/shipments.ts';
import { expect, test } from './support/test.ts';

test.use({ person: 'logistics' });

const header = (page: Page) => page.locator('main header').first();
const kilogram = { sizePerItem: 'KGM', hsCode: '3004900000', eccnDetails: 'EAR99', countriesOfManufacture: ['IN'] };
/** The lines: goods, dangerous goods in pieces, goods on dry ice, a kit, goods that arrive short, and one cheap thing. */
const lines = [
  { material: 'Artemether tablets', quantity: '20', valuePerItem: '12.50' },
  { material: 'Lab spirit, bottle', quantity: '4', valuePerItem: '18.25', sizePerItem: 'EA', ...netOf('2.5', 'LTR') },
  { material: 'Yellow fever vaccine', quantity: '50', valuePerItem: '30.00', storage: 'dry_ice' },
  { material: 'Field laboratory kit', quantity: '2', valuePerItem: '150.00', splitKit: true },
  { material: 'Rapid test kit', quantity: '10', valuePerItem: '9.99', splitQuantity: true },
  { material: 'Swab', quantity: '1000', valuePerItem: '0.0125' },
];

function netOf(netQuantity: string, netQuantityUnit: string) {
  return { netQuantity, netQuantityUnit, unNumber: 'UN1170', packingGroup: 'II', dgClass: '3' };
}

/** Makes the order of six lines, splits its kit, and assesses all of it. */
async function makeCase(ask: Ask): Promise<{ order: Order; itemOf: (material: string) => Promise<Item> }> {
  const write = writing(ask);
  const order = await makeOrder(ask);
  for (const [at, { dgClass: _class, ...line }] of lines.map((each) => ({ dgClass: null, ...each })).entries()) {
    const input = {
      ...kilogram,
      ...line,
      purchaseOrderId: order.id,
      position: String(at + 1),
      catalogNumber: `C-${at + 1}`,
    };
    await write(
      'mutation($input: CreateOrderItemInput!) { createOrderItem(input: $input) { errors { field message } } }',
      { input },
    );
  }
  const all = async () => {
    const { orderItems } = await ask<{ orderItems: { data: Item[] } }>(
      'query($id: ID!) { orderItems(purchaseOrderId: $id, items: 50) { data { id lockVersion material quantity } } }',
      { id: order.id },
    );
    return orderItems.data;
  };
  const itemOf = async (material: string) => {
    const item = (await all()).find((each) => each.material === material);
    if (!item) throw new Error(`No ${material}`);
    return item;
  };
  const kit = await itemOf('Field laboratory kit');
  const parts = ['Microscope', 'Centrifuge'].map((material, at) => {
    return { material, catalogNumber: `K-${at}`, quantity: '2', valuePerItem: at === 0 ? '100.00' : '50.00' };
  });
  await write(
    'mutation($id: ID!, $input: SplitOrderItemByKitInput!) { splitOrderItemByKit(id: $id, input: $input) { errors { field message } } }',
    { id: kit.id, input: { lockVersion: kit.lockVersion, parts } },
  );
  for (const { id, lockVersion, material } of await all()) {
    const dgClass = material.startsWith('Lab spirit') ? { dgClass: '3' } : {};
    await write(
      'mutation($id: ID!, $input: UpdateOrderItemInput!) { assessOrderItem(id: $id, input: $input) { errors { field message } } }',
      { id, input: { lockVersion, ...dgClass } },
    );
  }
  return { order, itemOf };
}

interface Item {
  id: string;
  lockVersion: number;
  material: string;
  quantity: string;
}

test('a case is received short on a phone, packed, approved by another person, shipped and delivered; its papers say what the page says', async ({
  page,
  ask,
  browser,
  sessionOf,
  join,
  baseURL,
}) => {
  const { order, itemOf } = await makeCase((await sessionOf('procurement')).ask);

  await test.step('the clerk receives 8 of 10 on a phone, with a photo', async () => {
    const { storageState } = await sessionOf('inventory');
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ storageState, ...phone, ...(baseURL && { baseURL }) });
    const clerk = await context.newPage();
    await clerk.goto(`/program/${PROGRAM}/goods-receipts?search=${order.orderNumber}`);
    await clerk
      .getByRole('button', { name: /Rapid test kit/ })
      .first()
      .tap();
    const receipt = clerk.getByRole('dialog', { name: 'Goods Receipts' });
    await receipt.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Good' });
    await receipt.getByRole('textbox', { name: 'Received of 10' }).fill('8');
    await receipt.getByRole('textbox', { name: 'Lot number' }).fill('LOT-7');
    const chooser = clerk.waitForEvent('filechooser');
    await receipt.getByRole('button', { name: 'Take a photo' }).tap();
    const buffer = Buffer.from(await (await image('jpeg')).arrayBuffer());
    await (await chooser).setFiles({ name: 'arrived.jpg', mimeType: 'image/jpeg', buffer });
    await receipt.getByRole('button', { name: 'Save and next' }).tap();
    await expect.poll(async () => (await itemOf('Rapid test kit')).quantity).toBe('8');
    await context.close();
  });

  const shipment = await test.step('logistics fills a shipment with what came', async () => {
    const came = [
      'Artemether tablets',
      'Lab spirit, bottle',
      'Yellow fever vaccine',
      'Microscope',
      'Centrifuge',
      'Swab',
    ];
    const write = writing(ask);
    for (const material of came) {
      const { id, lockVersion } = await itemOf(material);
      await write(
        'mutation($id: ID!, $input: UpdateOrderItemInput!) { receiveOrderItem(id: $id, input: $input) { errors { field message } } }',
        { id, input: { lockVersion, condition: 'good' } },
      );
    }
    const items = await Promise.all([...came, 'Rapid test kit'].map(itemOf));
    const ids = items.map(({ id }) => id);
    const made = await makeShipmentOfOrder(ask, ids);
    await makeReady(ask, ids);
    return made;
  });

  await test.step('logistics lists the packages: four boxes, and one on dry ice with the vaccine', async () => {
    await page.goto(shipment.path);
    await choose(page, 'Packages…');
    const dialog = page.getByRole('dialog', { name: 'Packages' });
    const fill = async (line: number, values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await dialog.getByLabel(`Package line ${line}: ${label}`).fill(value);
      }
    };
    await fill(1, { Count: '4', 'Gross, each (kg)': '20', 'Net, each (kg)': '15' });
    await dialog.getByLabel('Package line 1: Type').selectOption('Box');
    await dialog.getByRole('button', { name: 'Add packages' }).click();
    await fill(2, { Count: '1', 'Gross, each (kg)': '60', 'Dry ice, each (kg)': '900' });
    await dialog.getByLabel('Package line 2: Type').selectOption('Insulated shipper');
    const vaccine = dialog.getByRole('group', { name: /Yellow fever vaccine/ });
    await vaccine.getByRole('combobox').selectOption('Package 5 · Insulated shipper');
    await dialog.getByLabel('Package line 2: Dry ice, each (kg)').blur();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByText('The dry ice weighs as much as the package with it, or more')).toBeVisible();
    await fill(2, { 'Dry ice, each (kg)': '30' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Packages', exact: true })).toContainText('Packages 1–4');
    await choose(page, 'Send for Review');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    await expect(header(page).getByText('In review', { exact: true })).toBeVisible();
  });

  const manager = await join('manager');
  await test.step('the manager approves; a price that is changed afterwards is told, and asks to approve again', async () => {
    await manager.goto(shipment.path);
    await move(manager, 'Reviewed');
    await approve(manager);
    const { id, lockVersion } = await itemOf('Swab');
    await writing((await sessionOf('manager')).ask)(
      'mutation($id: ID!, $input: UpdateOrderItemInput!) { updateOrderItem(id: $id, input: $input) { errors { field message } } }',
      { id, input: { lockVersion, valuePerItem: '0.0225' } },
    );
    await expect(manager.getByRole('region', { name: 'Approvals' })).toContainText('0.0125 → 0.0225');
    await approve(manager);
    await expect(manager.getByRole('region', { name: 'Approvals' })).not.toContainText('→');
    for (const status of ['Approved', 'Ready', 'Shipping']) await move(manager, status);
  });

  await test.step('it is delivered to a named person, and the rest is still to be received', async () => {
    await manager.getByRole('button', { name: 'Change status' }).click();
    const dialog = manager.getByRole('dialog', { name: 'Change Status' });
    await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Delivered');
    await dialog.getByLabel('Received by').fill('A. Traoré');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(manager.getByRole('region', { name: 'Delivery' })).toContainText('A. Traoré');
    await manager.goto(order.path);
    await expect(manager.getByRole('table', { name: 'Order items' })).toContainText('8 received, 2 to receive');
  });

  await test.step('the papers say what the page says, line by line', async () => {
    await page.reload();
    const rows = page.getByRole('table', { name: 'Items' }).getByRole('row').filter({ hasText: order.orderNumber });
    await expect(rows).toHaveCount(7);
    const invoice = await download(page, 'Download Invoice');
    const packing = await download(page, 'Download Packing List');
    for (const row of await rows.all()) {
      const [, material = '', quantity = '', value = '', each = ''] =
        /Line [\d.]+\s+([^\n\t]+).*?Delivered.*?([\d,]+)(?:\s+of [\d,]+)?[^\d$]*\$([\d,.]+)\s*\$([\d,.]+) each/s.exec(
          await row.innerText(),
        ) ?? [];
      expect(material).not.toBe('');
      expect(invoice).toMatch(
        new RegExp(`${escaped(material)} .*? ${quantity} \\S+ ${escaped(each)} ${escaped(value)}`),
      );
      expect(packing).toContain(material.trim());
    }
    const total = /Total\s*\$([\d,.]+)/.exec(await page.getByRole('region', { name: 'Items' }).innerText())?.[1] ?? '-';
    expect(invoice).toContain(`Goods ${total}`);
    // The bottles state a volume, the shipping name is the table's, and the vaccine's package its ice.
    expect(invoice).toMatch(/UN1170 Ethanol.* 3 II 10 litres 4 × Box, 2\.5 litres in each/);
    expect(invoice).not.toContain('UN1170 Lab spirit');
    expect(packing).toContain('Mark on package 5: UN1845, Dry ice, class 9, net 30 kg');
    expect(invoice).toContain('LOT-7');
    for (const paper of [invoice, packing]) expect(paper).not.toContain('DRAFT');
  });
});

const escaped = (text: string) => text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function choose(page: Page, action: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function move(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption(status);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(header(page).getByText(status, { exact: true })).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await choose(page, 'Set Approvals');
  const dialog = page.getByRole('dialog', { name: 'Set Approvals' });
  await expect(dialog.getByRole('textbox')).toHaveCount(5);
  for (const date of await dialog.getByRole('textbox').all()) await date.fill('11/02/2025');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Downloads a paper and returns its text, with every white space as one space. */
async function download(page: Page, action: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await choose(page, action);
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  const bytes = await readFile(await (await coming).path());
  return (await readPdf(new Uint8Array(bytes))).text;
}
