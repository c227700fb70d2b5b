import { COMPOSED, compose, inputOf, write } from './support/composition.ts';
import { expect, test } from './support/test.ts';

test('the first letter of every script lands whole in a selected cell', async ({ page, order }) => {
  await page.goto(`${order.path}?view=grid`);
  const cell = page.getByRole('textbox', { name: 'Material, row 1' });
  await page.getByRole('grid', { name: 'Order items' }).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await expect(cell).toBeFocused();
  const cdp = await inputOf(page);
  for (const { name, shown, written } of COMPOSED) {
    await test.step(name, async () => {
      await compose(cdp, shown);
      if (shown.length > 0) await expect(cell).toHaveValue(shown.at(-1) ?? '');
      await write(cdp, written);
      await expect(cell).toHaveValue(written);
      await page.keyboard.press('Escape');
      await expect(cell).toHaveValue('Artemether tablets');
    });
  }
  // A second syllable begins in the key that ends the first one.
  for (const [shown, written] of [
    [['ㅎ', '하', '한'], '한'],
    [['ㄱ', '구', '국'], '국'],
  ] as const) {
    await compose(cdp, shown);
    await write(cdp, written);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: '한국' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Material, row 2' })).toBeFocused();
});
