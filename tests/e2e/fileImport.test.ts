import { randomUUID } from 'node:crypto';
import { COMPOSED, compose, inputOf, write } from './support/composition.ts';
import { LIST } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** A file as a country office sends it: title rows, French headings and numbers, a total. */
const file = (order: string) => ({
  name: 'Commandes ARV T4 2026.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Commandes ARV T4 2026;;;;;;;;;;;',
      ';;;;;;;;;;;',
      'N° commande;Date cde;Fournisseur;Pays;Projet;N° ligne;Désignation;Réf.;Cond.;Qté;PU USD;Montant',
      `${order}-1;12/10/2026;Nordkølekæde A/S;Wanjiru Kamau;National Malaria Control Programme, Kenya;1;Efavirenz 600mg;24187;30;116.218;4,53;526.467,54`,
      `${order}-1;12/10/2026;Nordkølekæde A/S;Wanjiru Kamau;National Malaria Control Programme, Kenya;2;Zidovudine 300mg;25521;60;10.357;7,33;75.916,81`,
      `${order}-2;30/09/2026;Quick Kitt;Wanjiru Kamau;National Malaria Control Programme, Kenya;1;Abacavir 300mg;31740;240;7.216;2,02;14.576,32`,
      'Total;;;;;;;;;;;616.960,67',
    ].join('\n'),
  ),
});

test('a French file is mapped, previewed, mended, imported and undone', async ({ page }) => {
  const order = `FR-${randomUUID().slice(0, 8)}`;
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import purchase orders' })).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file(order));
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes ARV T4 2026.csv' })).toBeVisible();
  await expect(page.getByText('12 of 12 go into a field')).toBeVisible();
  const how = page.getByRole('region', { name: 'How the file is read' });
  await expect(how.getByText('116.218 is 116,218')).toBeVisible();
  await expect(how.getByText('12/10/2026 is Oct 12, 2026')).toBeVisible();
  // Else the answer to the unknown name would hold for the next file, too.
  await page.getByText('Remember for these headings').click();
  await expect(page.getByRole('checkbox', { name: 'Remember for these headings' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Preview 3 rows' }).click();

  const sheet = page.getByRole('grid', { name: 'Rows of the file' });
  await expect(page.getByRole('tab', { name: /Need attention/ })).toContainText('1');
  await sheet.getByRole('gridcell', { name: 'Zidovudine 300mg' }).click();
  const material = sheet.getByRole('textbox', { name: 'Material, row 5' });
  await expect(material).toBeFocused();
  const cdp = await inputOf(page);
  for (const { name, shown, written } of COMPOSED) {
    await test.step(name, async () => {
      await compose(cdp, shown);
      await write(cdp, written);
      await expect(material).toHaveValue(written);
      await page.keyboard.press('Escape');
      await expect(material).toHaveValue('Zidovudine 300mg');
    });
  }
  const unknown = sheet.getByRole('gridcell', { name: 'Quick Kitt' });
  await unknown.click();
  const question = page.getByRole('dialog', { name: 'Vendor: nothing is called “Quick Kitt”' });
  await expect(question.getByRole('radio', { name: 'Quick Kit', exact: true })).toBeChecked();
  await question.getByRole('button', { name: 'Use for 1 row' }).click();
  await expect(question).toBeHidden();
  await expect(unknown).toBeHidden();
  const sums = page.getByRole('region', { name: 'Sums' });
  await expect(sums.getByRole('row', { name: /^Ready, 3 rows/ })).toContainText('616,960.67');
  await page.getByRole('button', { name: 'Import 3 rows' }).click();

  await expect(page.getByRole('button', { name: '2 new orders' })).toBeVisible({ timeout: 30_000 });
  const done = page.url();
  await page.getByRole('link', { name: `${order}-2` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${order}-2` })).toBeVisible();
  await page.goto(`${LIST}?search=${order}`);
  await expect(page.getByRole('link', { name: `${order}-1`, exact: true })).toBeVisible();

  await page.goto(done);
  await expect(page.getByText('items and 2 orders go')).toBeVisible();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This import was undone')).toBeVisible({ timeout: 30_000 });
  await page.goto(`${LIST}?search=${order}`);
  await expect(page.getByRole('link', { name: `${order}-1`, exact: true })).toBeHidden();
});

test.describe('a file that is no table', () => {
  // The browser logs the refusal.
  test.use({ tolerated: /status of 422/ });

  test('rows that are pasted are a file, and a file that is no table is refused in words', async ({ page }) => {
    await page.goto(`${LIST}/import`);
    const picture = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])], 'Picture.xlsx'));
      dropped.items.add(new File(['PO #'], 'Orders.csv'));
      return dropped;
    });
    await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: picture });
    await expect(page.getByText('Only “Picture.xlsx” was taken: one file goes here')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /^This is not a spreadsheet/ })).toBeVisible();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'PO #\tVendor\tMaterial\tQuantity\nPASTED-1\tQuick Kit\tGloves\t12');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Pasted rows.tsv' })).toBeVisible();
    await expect(page.getByText('4 of 4 go into a field')).toBeVisible();
  });
});
