import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fileOf } from '../../support/files.ts';
import { frenchFile, freshOrder, IMPORT_ORDERS, openImport, sentFile } from '../../support/pages/fileImport.ts';
import { asking } from '../../support/pages/session.ts';
import { stubUploads } from '../../support/pages/uploads.ts';
import { renderApp } from '../../support/renderApp.ts';

const fieldFor = (column: string) => screen.findByRole('combobox', { name: `Field for ${column}` });
const chosen = (select: HTMLElement) => within(select).getByRole('option', { selected: true }).textContent;
const preview = () => screen.findByRole('button', { name: /^Preview / });

it('who may write orders finds Import beside Export, and what was imported before', async () => {
  const id = await sentFile(frenchFile([`${freshOrder()};30/10/2026`]), 'purchase_orders', 'manager');
  const { user } = await renderApp('/program/malaria/purchase-orders');
  const button = await screen.findByRole('button', { name: 'Import' });
  expect(button.nextElementSibling).toHaveAccessibleName('Export');
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Import purchase orders' })).toBeVisible();
  expect(screen.getByText(/Nothing is written before you have seen the preview/)).toBeVisible();
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }));
  const links = await earlier.findAllByRole('link', { name: 'Commandes.csv' });
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/imports/${id}`);
});

it('who may only read is offered no import', async () => {
  await renderApp('/program/malaria/purchase-orders', { as: 'viewer' });
  await screen.findByRole('heading', { name: 'Purchase Orders' });
  await screen.findByRole('table', { name: 'Purchase Orders' });
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});

it('the page of an import is closed to who may only read, and says so', async () => {
  await renderApp(IMPORT_ORDERS, { as: 'viewer' });
  expect(await screen.findByText('You have no access to this resource')).toBeVisible();
});

it('each column says what it becomes and why, and how the file is read', async () => {
  const number = freshOrder();
  await openImport(
    frenchFile(
      [
        `${number};12/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Gants;R-1;boîte;1.200;4,53`,
        `${number};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;2;Masques;R-1;boîte;7;2,00`,
      ],
      '5.450,00',
    ),
  );
  expect(chosen(await fieldFor('Column A, N° commande'))).toBe('PO #');
  expect(chosen(await fieldFor('Column K, PU USD'))).toBe('Value per Item');
  const how = within(screen.getByRole('region', { name: 'How the file is read' }));
  expect(chosen(how.getByRole('combobox', { name: 'Headings in row' }))).toBe('3');
  expect(how.getByText('The total in row 6 is left out and compared')).toBeVisible();
  expect(how.getByText('1.200 is 1,200')).toBeVisible();
  expect(how.getByText('Decided by 4,53 in row 4, Column K, PU USD')).toBeVisible();
  expect(how.getByText('Decided by 30/10/2026 in row 5, Column B, Date cde')).toBeVisible();
  expect(await preview()).toHaveTextContent('Preview 2 rows');
});

it('a column can go nowhere, no field comes from two columns, and what new orders need is asked at its place', async () => {
  const number = freshOrder();
  const { user } = await openImport(
    frenchFile([`${number};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Gants;R-1;boîte;1200;4,53`]),
  );
  const vendor = await fieldFor('Column C, Fournisseur');
  const material = await fieldFor('Column G, Désignation');
  expect(within(material).getByRole('option', { name: 'Vendor (taken by column C)' })).toBeDisabled();
  await user.selectOptions(vendor, 'Not imported');
  expect(await screen.findByText('Without a column: Vendor')).toBeVisible();
  expect(screen.getByText('10 of 11 go into a field')).toBeVisible();
  expect(await screen.findByText(/No field takes the filled cells of “Fournisseur” \(1\)/)).toBeVisible();
  const missing = screen.getByRole('combobox', { name: 'Column for Vendor' });
  await user.selectOptions(missing, 'Column C, Fournisseur');
  await waitFor(() => expect(screen.queryByText('Without a column: Vendor')).not.toBeInTheDocument());
  expect(chosen(await fieldFor('Column C, Fournisseur'))).toBe('Vendor');
  expect(screen.getByRole('row', { name: /Fournisseur/ })).toHaveTextContent('Chosen');
});

it('numbers and dates that can be read in two ways are asked before the preview', async () => {
  const number = freshOrder();
  const { user } = await openImport(
    frenchFile([`${number};10/12/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;1;Gants;R-1;boîte;1.200;7.216`]),
  );
  const asked = within(await screen.findByRole('region', { name: 'To be answered first' }));
  expect(await preview()).toHaveAttribute('data-tip', 'Answer first how the file is to be read');
  await user.click(asked.getByRole('radio', { name: /^Comma: 1\.234,56/ }));
  await user.click(asked.getByRole('radio', { name: /^Day first/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'To be answered first' })).not.toBeInTheDocument());
  expect(await preview()).not.toHaveAttribute('data-tip');
});

it('what was said of an earlier file counts, and says so; which of two columns it was is asked where the headings do not tell', async () => {
  const file = (heads: string) => `${heads}\n${freshOrder()};one@mail.example;two@mail.example;03/04/2026`;
  const id = await sentFile(file('Name;E-Mail;e-mail;VC Screened'), 'vendors', 'orgAdmin');
  await asking('orgAdmin')(
    `mutation { updateFileImport(id: "${id}", input: { dateOrder: "dmy" }) { errors { message } }
      previewFileImport(id: "${id}") { errors { message } } }`,
  );
  const { user } = await openImport(file('Name;E-MAIL;E-MAIL;VC Screened'), 'vendors', 'orgAdmin');
  const how = within(screen.getByRole('region', { name: 'How the file is read' }));
  expect(how.getByText('As last time')).toBeVisible();
  const asked = within(screen.getByRole('region', { name: 'To be answered first' }));
  await user.click(
    within(asked.getByRole('radiogroup', { name: 'Which column is Email?' })).getByRole('radio', {
      name: /^Column C, E-MAIL/,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'To be answered first' })).not.toBeInTheDocument());
  expect(chosen(await fieldFor('Column B, E-MAIL'))).toBe('Not imported');
  expect(chosen(await fieldFor('Column C, E-MAIL'))).toBe('Email');
});

it('a choice keeps the focus once it is saved, and Preview waits for what the press on it begins to save', async () => {
  const number = freshOrder();
  const row = (line: number) =>
    `${number};30/10/2026;Kenya Pharma;Kenya Ministry;Kenya clinics;${line};Gants;R-1;boîte;1200;4,53`;
  const { user } = await openImport(frenchFile([row(1), row(2), row(3)]));
  const catalog = await fieldFor('Column H, Réf.');
  await user.selectOptions(catalog, 'Not imported');
  expect(await screen.findByText('10 of 11 go into a field')).toBeVisible();
  expect(chosen(catalog)).toBe('Not imported');
  expect(catalog).toHaveFocus();
  await user.selectOptions(catalog, 'Catalog number');
  const last = screen.getByRole('textbox', { name: 'Last row' });
  await user.clear(last);
  await user.type(last, 'five');
  await user.click(await preview());
  const how = within(screen.getByRole('region', { name: 'How the file is read' }));
  expect(how.getByRole('alert')).toHaveTextContent('A row from 4 on');
  expect(last).toBeInvalid();
  expect(last).toHaveValue('five');
  expect(await preview()).toHaveAttribute('data-tip', 'A row from 4 on');
  await user.clear(last);
  await user.type(last, '٥');
  await user.click(await preview());
  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('the name of the mapping is the stored one, whoever stored it, until another is typed', async () => {
  const { user, network } = await openImport('Name;Email\nNamed vendor;sales@named.example', 'vendors', 'orgAdmin');
  const id = window.location.pathname.split('/').at(-1);
  const name = await screen.findByRole('textbox', { name: 'Name of the mapping' });
  // A page whose connection has just begun asks again, and would learn of the change before its own.
  network.trouble('FileImportPage', 'hang');
  await asking('orgAdmin')(
    `mutation($id: ID!) { updateFileImport(id: $id, input: { mappingName: "Theirs" }) { errors { message } } }`,
    { id },
  );
  await user.selectOptions(await fieldFor('Column B, Email'), 'Not imported');
  await waitFor(() => expect(name).toHaveValue('Theirs'));
  expect(await screen.findByText(/^Somebody else has changed this import/)).toBeVisible();
  network.mend('FileImportPage');
});

it('an import that is not applied is discarded after a question', async () => {
  const { user } = await openImport('Name;Email\nDiscarded vendor;sales@discarded.example', 'vendors', 'orgAdmin');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Import vendors' })).toBeVisible();
});

it('groups are imported into a program: a file is sent once it is chosen, and before that says so', async () => {
  const { user } = await renderApp('/settings/groups/import', { as: 'orgAdmin' });
  const program = await screen.findByRole('combobox', { name: 'Program' });
  const sent = rejectedUploads();
  const file = fileOf('Group name\nNorth', 'Groups.csv');
  const drop = () => user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file);
  await drop();
  expect(await screen.findByText('Choose first the program that the records are for.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.selectOptions(program, 'Malaria');
  await drop();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.get('file_import[program_id]')).toBe((program as HTMLSelectElement).value);
  expect(await screen.findByText('The file has no rows')).toBeVisible();
  expect(screen.queryByText('Choose first the program that the records are for.')).not.toBeInTheDocument();
});

/** Collects the forms that the page uploads, each of which is rejected. */
function rejectedUploads(): FormData[] {
  const sent: FormData[] = [];
  stubUploads((form) => {
    sent.push(form);
    return {
      errors: [{ __typename: 'FieldError', field: 'base', message: 'The file has no rows', code: 'INVALID' }],
      current: null,
    };
  });
  return sent;
}
