/** The documents of every kind of record with its own page. Their other features are tested on vendors. */
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, inject, it } from 'vitest';
import { attachTo } from '../../support/pages/documents.ts';
import { makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');

/** Creates a record by a mutation and returns its id. */
async function make(mutation: string, type: string, input: Record<string, unknown>): Promise<string> {
  const text = `mutation($input: ${type}!) { made: ${mutation}(input: $input) { record: ${recordOf(mutation)} { id } } }`;
  return (await orgAdmin<{ made: { record: { id: string } } }>(text, { input })).made.record.id;
}

/** Returns the record field of a create mutation: `endUser` for `createEndUser`. */
function recordOf(mutation: string): string {
  const [first = '', ...rest] = mutation.replace('create', '');
  return first.toLowerCase() + rest.join('');
}

it.each([
  {
    kind: 'a user',
    files: 'users',
    title: 'Documents',
    open: async () => {
      const id = String(inject('world').people.leaver);
      return { id, path: `/settings/manage-users/${id}` };
    },
  },
  {
    kind: 'a courier',
    files: 'couriers',
    title: 'Documents',
    open: async () => {
      const id = await make('createCourier', 'CreateCourierInput', { companyName: `Courier ${crypto.randomUUID()}` });
      return { id, path: `/settings/couriers/${id}` };
    },
  },
  {
    kind: 'an end user',
    files: 'end_users',
    title: 'Documents',
    open: async () => {
      const id = await make('createEndUser', 'CreateEndUserInput', { lastName: `Okoro ${crypto.randomUUID()}` });
      return { id, path: `/settings/end-users/${id}` };
    },
  },
  {
    kind: 'a shipment',
    files: 'commercial_invoices',
    title: 'Order Documents',
    open: async () => {
      const program = await makeProgram();
      const { id } = await makeShipmentOf(program);
      return { id, path: `/program/${program.slug}/shipments/${id}` };
    },
  },
])(
  'the documents of $kind are counted, listed, and archived for good after confirmation',
  async ({ files, title, open }) => {
    const { id, path } = await open();
    await attachTo(`${files}/${id}`, { description: 'Certificate' }, 'orgAdmin');
    const { user } = await renderApp(path, { as: 'orgAdmin' });
    const panel = within(await screen.findByRole('region', { name: title }));
    expect(await panel.findByText('1 active, 0 archived')).toBeVisible();
    // The documents of orders and shipments collapse into their heading.
    if (title === 'Order Documents') await user.click(panel.getByRole('button', { name: title }));
    const row = await panel.findByRole('row', { name: /Certificate/ });
    const link = within(row).getByRole('link', { name: 'report.pdf' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/files/${files}/${id}/attachments/\\d+/file$`));
    await user.click(await within(row).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive document' }));
    expect(question.getByText(/^Do you want to archive document Other in .+\?$/)).toBeVisible();
    expect(
      question.getByText(
        'Note: This action is irreversible and will affect data related to this object in whole system.',
      ),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Document archived')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await panel.findByText('0 active, 1 archived')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Archived' }));
    const archived = await panel.findByRole('row', { name: /Certificate.*Archived/ });
    expect(within(archived).queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  },
);
