import { randomUUID } from 'node:crypto';
import { PROGRAM } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const HEADS =
  'Program;Project;Country;Vendor;PO #;PO Date;ID;Material;Quantity;Unit;Unit price;Line total;Invoice number;Weight (kg);Received Date';

test.use({ person: 'orgAdmin', permissions: ['clipboard-read', 'clipboard-write'] });

test('deliveries are imported from the list of shipments into a program that they name, and taken back', async ({
  page,
}) => {
  const name = `History ${randomUUID().slice(0, 8)}`;
  const row = (line: number) =>
    `${name};Depot;Togo;${name} vendor;${name}-1;2011-04-13;${line};Gloves;2;box;1.50;2.75;${name}-S;7.5;2011-06-14`;
  const content = Buffer.from([HEADS, row(1), row(2)].join('\n'));
  await page.goto(`/program/${PROGRAM}/shipments`);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import deliveries' })).toBeFocused();
  await page.setInputFiles('input[type=file]', { name: `${name}.csv`, mimeType: 'text/csv', buffer: content });
  await expect(page.getByText('15 of 15 go into a field')).toBeVisible();
  // Else the answers would hold for the next file, too.
  await page.getByText('Remember for these headings').click();
  await page.getByRole('button', { name: 'Preview 2 rows' }).click();
  for (const [label, text] of [
    ['Program', name],
    ['Group', 'Depot'],
    ['Vendor', `${name} vendor`],
  ]) {
    await page.getByRole('button', { name: `${label} “${text}”, 2 rows` }).click();
    const question = page.getByRole('dialog', { name: `${label}: nothing is called “${text}”` });
    await question.getByText(`Create “${text}”`).click();
    await question.getByRole('button', { name: 'Use for 2 rows' }).click();
    await expect(question).toBeHidden();
  }
  // A cell with a note is marked, and says it.
  const noted = page.getByRole('gridcell', { name: '2.75' }).first();
  await expect(noted).toHaveCSS('outline-style', 'solid');
  await noted.click();
  await expect(noted).toHaveAccessibleDescription(/differs from quantity × price, which is 3\.00/);
  await expect(noted).not.toHaveAttribute('aria-invalid');
  // A block of cells from a spreadsheet goes over those of the file.
  await page.getByRole('gridcell', { name: '2', exact: true }).first().click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), '4\tbox of 10\n5\tbox of 20\n');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('gridcell', { name: 'box of 20' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '5', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('button', { name: '1 new order' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`Program: ${name}`)).toBeVisible();
  const done = page.url();
  await page.getByRole('link', { name: `${name}-1` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}-1` })).toBeVisible();
  await page.goto(done);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This import was undone')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
});
