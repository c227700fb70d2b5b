import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { frenchFile, freshOrder, openImport } from '../../support/pages/fileImport.ts';

const cell = (name: string) => screen.findByRole('gridcell', { name });

const active = () => {
  const grid = screen.getByRole('grid', { name: 'Rows of the file' });
  return document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
};

/** Opens the preview of an order whose rows have these quantities and vendors. */
async function openPreview(rows: readonly (readonly [quantity: string, vendor: string])[]) {
  const number = freshOrder();
  const lines = rows.map(
    ([quantity, vendor], line) =>
      `${number};30/10/2026;${vendor};Kenya Ministry;Kenya clinics;${line + 1};Gants;R-1;boîte;${quantity};4,53`,
  );
  const app = await openImport(frenchFile(lines));
  await app.user.click(await screen.findByRole('button', { name: /^Preview / }));
  await screen.findByRole('grid', { name: 'Rows of the file' });
  return app;
}

it('what is typed goes into the row in which it was begun, though rows leave the tab meanwhile', async () => {
  const { user, network } = await openPreview([
    ['dix', 'Kenya Pharma'],
    ['onze', 'Kenya Pharma'],
    ['douze', 'Kenya Pharma'],
  ]);
  await user.click(screen.getByRole('tab', { name: /Need attention/ }));
  await user.click(await cell('dix'));
  network.trouble('MendFileImport', 'hang');
  await user.keyboard('10{Enter}1');
  network.mend('MendFileImport');
  await waitFor(() => expect(screen.getByRole('tab', { name: /Need attention/ })).toHaveTextContent('2'));
  expect(await cell('10')).not.toHaveAttribute('aria-invalid');
  await user.keyboard('1{Enter}');
  await waitFor(() => expect(screen.getByRole('tab', { name: /Need attention/ })).toHaveTextContent('1'));
  expect(network.askedWith('MendFileImport')).toMatchObject({
    input: { rows: [{ row: 5, cells: [{ field: 'quantity', text: '11' }] }] },
  });
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Row 5' })).not.toBeInTheDocument());
  expect(active()).toHaveTextContent('douze');
  await user.keyboard('12{Enter}');
  expect(await screen.findByRole('button', { name: 'Import 3 rows' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /Need attention/ })).not.toBeInTheDocument();
});

it('a text that could not be stored stays in its cell with the reason, and nothing is imported without it', async () => {
  const { user, network } = await openPreview([
    ['dix', 'Kenya Pharma'],
    ['5', 'Kenya Pharma'],
  ]);
  network.trouble('MendFileImport', { code: 'FORBIDDEN', message: 'Not now' });
  await user.click(await cell('dix'));
  await user.keyboard('10{Enter}');
  await waitFor(async () => expect(await cell('10')).toBeInvalid());
  expect(screen.getByText('Row 4, Quantity: Not now')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toHaveAttribute(
    'data-tip',
    'What was typed in row 4 is not saved yet. Its cell says why.',
  );
  network.mend('MendFileImport', 'hang');
  // The older answer comes last, were they not sent in order.
  await user.keyboard('{ArrowUp}{F2}{Enter}{ArrowUp}{Delete}{ArrowUp}12{Enter}');
  const sent = () => network.asked.filter((operation) => operation === 'MendFileImport').length;
  expect(sent()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  network.mend('MendFileImport');
  expect(await screen.findByRole('link', { name: '2 new items' }, { timeout: 30_000 })).toBeVisible();
  expect(sent()).toBe(4);
  expect(network.askedWith('MendFileImport')).toMatchObject({ input: { rows: [{ cells: [{ text: '12' }] }] } });
});

it('a red name opens its question however it is spaced, and names that cannot be loaded are said', async () => {
  // A name that no other test has answered: answers are remembered.
  const word = freshOrder();
  const { user, network } = await openPreview([
    ['5', ` Kenia  ${word}`],
    ['7', `Kenia ${word} `],
  ]);
  await user.click(within(await screen.findByRole('row', { name: /^Row 5/ })).getByText(`Kenia ${word}`));
  const question = await screen.findByRole('dialog', { name: `Vendor: nothing is called “Kenia ${word}”` });
  expect(within(question).getByText(/^2 rows of 1 order say so/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  network.trouble('FileImportNames', { code: 'FORBIDDEN', message: 'Not now' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: /^Preview / }));
  expect(await screen.findByText('The names in question could not be loaded.')).toBeVisible();
});

it('a block that is pasted mends its cells in one call, and says what had no place', async () => {
  const { user, network } = await openPreview([
    ['dix', 'Kenya Pharma'],
    ['onze', 'Kenya Pharma'],
    ['12', 'Kenya Pharma'],
  ]);
  await user.click(await cell('dix'));
  await user.paste('10\tboîte\t4,60\n11\tboîte\t4,70\n12\tboîte\t4,80\n13\tboîte\t4,90\n');
  await screen.findByText('9 cells pasted. 3 cells had no place in a row and column that can be changed here');
  expect(await screen.findByRole('button', { name: 'Import 3 rows' })).toBeVisible();
  expect(network.asked.filter((operation) => operation === 'MendFileImport')).toHaveLength(1);
  expect(await screen.findAllByRole('gridcell', { name: /^4\.[678]0$/ })).toHaveLength(3);
});
