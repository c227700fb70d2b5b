/** The items of an order as a sheet, for the tests of appearance. */
import { expect } from '@playwright/test';
import type { State, View } from './views.ts';

const typedCell: State = {
  name: 'a cell being typed in',
  async enter(page) {
    await page.getByRole('grid', { name: 'Order items' }).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Material, row 1' })).toBeFocused();
  },
  leave: (page) => page.keyboard.press('Escape'),
};

export const sheetView: View = {
  name: 'record with items as a sheet',
  person: 'manager',
  path: ({ path }) => `${path}?view=grid`,
  heading: /^T-/,
  states: [typedCell],
};
