import { screen, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { attach, makeVendor, storedDocument } from '../../support/pages/documents.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const button = (name: string) => screen.findByRole('button', { name });
const pageOf = (vendorId: string) => `/settings/vendors/${vendorId}`;
const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD');
const rows = async () => (await screen.findAllByRole('row')).slice(1);

async function open(action: string, row: RegExp, user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const of = await screen.findByRole('row', { name: row });
  await user.click(await within(of).findByRole('button', { name: 'Actions' }));
  const entry = await screen.findByRole('menuitem', { name: action });
  await expect
    .poll(async () => {
      await user.keyboard('{ArrowDown}');
      return entry;
    })
    .toHaveAttribute('data-highlighted');
  await user.keyboard('{Enter}');
}

describe('the documents on a record', () => {
  it('are listed with the days until they expire, and with links to their files', async () => {
    const vendor = await makeVendor();
    const id = await attach(vendor, { document_type: 'mta_incoming', number: 'MTA-7', expiry_date: inDays(9) });
    await attach(vendor, { document_type: 'mta_outgoing', number: 'MTA-8', expiry_date: inDays(91) });
    await renderApp(pageOf(vendor));
    const near = await screen.findByRole('row', { name: /MTA-7/ });
    expect(near).toHaveTextContent('in 9 days');
    expect(near).toHaveTextContent('Valid');
    const link = within(near).getByRole('link', { name: 'report.pdf' });
    expect(link).toHaveAttribute('href', `/files/vendors/${vendor}/attachments/${id}/file`);
    expect(await screen.findByRole('row', { name: /MTA-8/ })).not.toHaveTextContent(/in \d+ days/);
  });

  it('show an empty list and zero counts if there are none', async () => {
    await renderApp(pageOf(await makeVendor()));
    expect(await screen.findByRole('heading', { name: 'No attachments' })).toBeVisible();
    expect(await screen.findByText('0 active, 0 archived')).toBeVisible();
  });

  it('are filtered and sorted, and the address keeps both', async () => {
    const vendor = await makeVendor();
    await attach(vendor, { description: 'Alpha' });
    await attach(vendor, { description: 'Beta' });
    const { user } = await renderApp(pageOf(vendor));
    await expect
      .poll(async () => (await rows()).map((row) => row.textContent?.slice(0, 9)))
      .toEqual(['OtherBeta', 'OtherAlph']);
    await user.click(await button('Description'));
    await expect
      .poll(async () => (await rows()).map((row) => row.textContent?.slice(0, 9)))
      .toEqual(['OtherAlph', 'OtherBeta']);
    await user.click(await button('Archived'));
    expect(await screen.findByRole('heading', { name: 'No archived attachments' })).toBeVisible();
    expect(window.location.search).toBe('?documentsSort=description%3Aasc&documents=archived');
  });

  it('update when other users add some', async () => {
    const vendor = await makeVendor();
    await renderApp(pageOf(vendor));
    expect(await screen.findByText('0 active, 0 archived')).toBeVisible();
    await attach(vendor, { description: 'From a colleague' }, 'procurement');
    expect(await screen.findByRole('row', { name: /From a colleague/ })).toBeVisible();
    expect(await screen.findByText('1 active, 0 archived')).toBeVisible();
  });
});

describe('a document', () => {
  it('is archived for good after confirmation, and then has no menu', async () => {
    const vendor = await makeVendor('Baobab Labs');
    const id = await attach(vendor);
    const { user } = await renderApp(`${pageOf(vendor)}?documents=all`);
    await open('Archive', /Price list/, user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive document' });
    expect(dialog).toHaveTextContent('Do you want to archive document Other in Baobab Labs?');
    expect(dialog).toHaveTextContent('Note: This action is irreversible');
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Document archived')).toBeInTheDocument();
    expect(await screen.findByText('0 active, 1 archived')).toBeVisible();
    const row = await screen.findByRole('row', { name: /Archived/ });
    expect(within(row).queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
    expect(await storedDocument(vendor, id)).toMatchObject({ status: 'ARCHIVED' });
  });

  it('keeps its file in an edit, which sends only the changes', async () => {
    const vendor = await makeVendor();
    const id = await attach(vendor, { number: 'N-1' });
    const { user } = await renderApp(pageOf(vendor));
    await open('Edit Item', /Price list/, user);
    const description = await screen.findByRole('textbox', { name: 'Description' });
    expect(screen.getByText('report.pdf stays unless you choose another file.')).toBeVisible();
    await user.clear(description);
    expect(await button('Save')).toHaveAttribute('data-tip', 'Description is required');
    await user.type(description, 'Prices of 2027');
    await user.click(await button('Save'));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Prices of 2027/ })).toBeVisible();
    expect(await storedDocument(vendor, id)).toMatchObject({ description: 'Prices of 2027', number: 'N-1' });
  });

  it('asks which value to keep if another user has changed it meanwhile', async () => {
    const vendor = await makeVendor();
    const id = await attach(vendor);
    const { user } = await renderApp(pageOf(vendor));
    await open('Edit Item', /Price list/, user);
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.type(description, ' of ours');
    const { lockVersion } = await storedDocument(vendor, id);
    await asking('procurement')(
      'mutation($id: ID!, $input: UpdateDocumentInput!) { updateDocument(id: $id, input: $input) { errors { code } } }',
      { id, input: { on: { type: 'VENDOR', id: vendor }, lockVersion, description: 'Price list of theirs' } },
    );
    await user.click(await button('Save'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
    await user.click(within(dialog).getByRole('radio', { name: /Price list of ours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
    await expect.poll(() => storedDocument(vendor, id)).toMatchObject({ description: 'Price list of ours' });
  });
});
