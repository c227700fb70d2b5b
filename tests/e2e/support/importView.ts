/** The page that imports orders, and the steps of an import. */
import { expect, type Page } from '@playwright/test';
import { LIST } from './orders.ts';
import type { View } from './views.ts';

/** A file with a vendor that is not known, and a quantity that is no number. */
const FILE = [
  'PO #;PO Date;Vendor;End User;Group;Material;Catalog number;Quantity;Unit;Value per Item;Remark',
  'LOOK-1;10/30/2026;Quick Kitt;Wanjiru Kamau;National Malaria Control Programme, Kenya;Gloves;G-1;twelve;box;4.50;now',
  'LOOK-2;10/31/2026;Quick Kit;Wanjiru Kamau;National Malaria Control Programme, Kenya;Soap;S-1;5;box;1.25;',
].join('\n');

const back = async (page: Page) => {
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import purchase orders' })).toBeVisible();
};

async function send(page: Page): Promise<void> {
  await page.setInputFiles('input[type=file]', { name: 'Look.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await expect(page.getByText('How the file is read')).toBeVisible();
}

export const importView: View = {
  name: 'import',
  person: 'manager',
  path: () => `${LIST}/import`,
  heading: 'Import purchase orders',
  states: [
    { name: 'columns', enter: send, leave: back },
    {
      name: 'preview',
      async enter(page) {
        await send(page);
        await page.getByRole('button', { name: 'Preview 2 rows' }).click();
        await expect(page.getByRole('gridcell', { name: 'Gloves' })).toBeVisible();
      },
      leave: back,
    },
    {
      name: 'a name that was not found',
      async enter(page) {
        await send(page);
        await page.getByRole('button', { name: 'Preview 2 rows' }).click();
        await page.getByRole('button', { name: /^Vendor “Quick Kitt”/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      async leave(page) {
        await page.keyboard.press('Escape');
        await back(page);
      },
    },
  ],
};
