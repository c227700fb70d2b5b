import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { stubDownloads } from '../../support/pages/downloads.ts';
import { frenchFile, freshOrder, openImport } from '../../support/pages/fileImport.ts';
import { comment } from '../../support/pages/notifications.ts';
import { asking } from '../../support/pages/session.ts';

const manager = asking('manager');
const SOON = { timeout: 30_000 };

const cell = (name: RegExp | string) => screen.findByRole('gridcell', { name });

async function toPreview(user: Awaited<ReturnType<typeof openImport>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Preview / }));
  return screen.findByRole('grid', { name: 'Rows of the file' });
}

/** Returns the numbers of the orders that a search finds, also those that are only like it. */
async function numbersFound(search: string): Promise<string[]> {
  const { purchaseOrders } = await manager<{ purchaseOrders: { data: { orderNumber: string }[] } }>(
    'query($search: String) { purchaseOrders(search: $search) { data { orderNumber } } }',
    { search },
  );
  return purchaseOrders.data.map(({ orderNumber }) => orderNumber);
}

it('a name is answered for all its rows, a cell is mended in place, and what is imported can be undone', async () => {
  const [one, other] = [freshOrder(), freshOrder()];
  const { user } = await openImport(
    frenchFile([
      `${one};30/10/2026;Kenia Pharma;Kenya Ministry;Kenya clinics;1;Gants;R-1;boîte;1.200;4,50`,
      `${one};30/10/2026;Kenia Pharma;Kenya Ministry;Kenya clinics;2;Masques;R-1;boîte;dix;2,00`,
      `${other};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Savon;R-1;boîte;5;1,00`,
    ]),
  );
  await toPreview(user);
  expect(screen.getByRole('tab', { name: /Need attention/ })).toHaveTextContent('2');
  expect(screen.getByText('2 rows stay out until mended, and can be downloaded afterwards.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vendor “Kenia Pharma”, 2 rows' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('2 rows of 1 order say so. What you choose holds for all of them.')).toBeVisible();
  await user.click(question.getByRole('radio', { name: /Kenya Pharma/ }));
  await user.click(question.getByRole('button', { name: 'Use for 2 rows' }));
  expect(await screen.findByRole('button', { name: /^Kenia Pharma → Kenya Pharma/ })).toBeVisible();
  const quantity = await cell('dix');
  expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await user.click(quantity);
  await user.keyboard('10{Enter}');
  expect(await cell('10')).not.toHaveAttribute('aria-invalid');
  const sums = within(screen.getByRole('region', { name: 'Sums' }));
  await waitFor(() => expect(sums.getByRole('row', { name: /^Ready, 3 rows/ })).toHaveTextContent('5,425.00'));
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('Finished', { selector: '.status-badge span' }, SOON)).toBeVisible();
  const figures = within(screen.getByRole('list', { name: 'What it did' }));
  await user.click(figures.getByRole('button', { name: '2 new orders' }));
  const made = screen.getByRole('region', { name: 'Orders' });
  await waitFor(() => expect(made).toContainElement(document.activeElement as HTMLElement));
  expect(figures.getByRole('link', { name: '3 new items' })).toBeVisible();
  expect(await screen.findByRole('link', { name: one })).toHaveAttribute(
    'href',
    expect.stringContaining('/purchase-orders/'),
  );
  expect(await screen.findByText('items and 2 orders go')).toBeVisible();
  expect(await numbersFound(one)).toContain(one);
  const { purchaseOrders } = await manager<{ purchaseOrders: { data: { id: string }[] } }>(
    'query($search: String) { purchaseOrders(search: $search) { data { id } } }',
    { search: other },
  );
  await comment('manager', 'PURCHASE_ORDER', purchaseOrders.data[0]?.id ?? '', 'Ordered by phone');
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This import was undone', {}, SOON)).toBeVisible();
  const stayed = within(await screen.findByRole('region', { name: 'What stayed' }));
  expect(stayed.getByText('its order: commented on since: 1 (row 6)')).toBeVisible();
  expect(await numbersFound(one)).not.toContain(one);
  expect(await numbersFound(other)).toContain(other);
});

it('rows that were refused are mended afterwards, and imported then', async () => {
  const [one, other] = [freshOrder(), freshOrder()];
  const { user } = await openImport(
    frenchFile([
      `${one};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Gants;R-1;boîte;12;4,50`,
      `${other};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Masques;R-1;boîte;dix;2,00`,
    ]),
  );
  await toPreview(user);
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  const refused = within(await screen.findByRole('region', { name: '1 row was refused' }, SOON));
  const downloads = stubDownloads('Refused rows.csv');
  downloads.isCut = true;
  await user.click(refused.getByRole('button', { name: 'As CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download with reasons' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file did not arrive whole and was not kept.');
  expect(downloads.saved).toEqual([]);
  downloads.isCut = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => downloads.saved).toEqual(['Refused rows.csv']);
  expect(downloads.asked.at(-1)?.href).toMatch(/\/refused\?format=CSV$/);
  expect(downloads.languages.at(-1)).toBe('en');
  await user.click(refused.getByRole('link', { name: 'Mend here' }));
  const wrong = await cell('dix');
  await user.click(wrong);
  await user.keyboard('{Enter}{Backspace}{Backspace}{Backspace}10{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByRole('button', { name: '2 new orders' }, SOON)).toBeVisible();
  expect(screen.queryByRole('region', { name: /refused/ })).not.toBeInTheDocument();
});

it('a row is left out and taken in again, and the sheet is walked by keyboard', async () => {
  const number = freshOrder();
  const { user } = await openImport(
    frenchFile([
      `${number};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Gants;R-1;boîte;12;4,50`,
      `${number};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;2;Masques;R-1;boîte;10;2,00`,
    ]),
  );
  const grid = await toPreview(user);
  await cell('Masques');
  grid.focus();
  await user.keyboard('{ArrowDown}{End}');
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveTextContent('New');
  await user.click(screen.getByRole('button', { name: 'Leave row 5 out' }));
  await waitFor(() => expect(active()).toHaveTextContent('Left out'));
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Take row 5 in' }));
  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeVisible();
});

it('a code that a spreadsheet damaged is typed again in its cell, and Enter on one that is called so takes it as it is', async () => {
  const { user } = await openImport(`Name;Phone number;EIN\n${freshOrder()};2.54711E+11;1E10`, 'vendors', 'orgAdmin');
  await toPreview(user);
  await user.click(await cell('2.54711E+11'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('254711000111{Enter}{Home}');
  expect(await cell('254711000111')).not.toHaveAttribute('aria-invalid');
  await user.click(await cell('1E10'));
  await user.keyboard('{F2}{Enter}{Home}');
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
  expect(await cell('1E10')).not.toHaveAttribute('aria-invalid');
});
