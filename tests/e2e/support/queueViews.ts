/** The pages of items that wait for assessment or receipt, for the tests of appearance. */
import { expect } from '@playwright/test';
import { PROGRAM } from './orders.ts';
import type { State, View } from './views.ts';

const openForm = (button: string, form: string): State => ({
  name: `the form: ${form.toLowerCase()}`,
  async enter(page) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('form', { name: form })).toBeVisible();
  },
  leave: (page) => page.keyboard.press('Escape'),
});

export const queueViews: View[] = [
  {
    name: 'assessments',
    person: 'inventory',
    path: () => `/program/${PROGRAM}/assessments`,
    heading: 'Inventory Assessments',
    states: [openForm('Start assessing', 'Assess Item')],
  },
  {
    name: 'goods receipts',
    person: 'inventory',
    path: () => `/program/${PROGRAM}/goods-receipts`,
    heading: 'Goods Receipts',
    states: [openForm('Start receiving', 'Receive Item')],
  },
];
