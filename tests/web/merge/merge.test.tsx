import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');
const LIST = '/settings/vendors';

async function makeVendor(name: string, fields: object = {}): Promise<{ id: string; name: string }> {
  const data = await orgAdmin(
    'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id name } } }',
    { input: { name, ...fields } },
  );
  return (data as { createVendor: { vendor: { id: string; name: string } } }).createVendor.vendor;
}

/** Makes two vendors whose names count as one. */
async function twins() {
  // Names of other tests are not alike.
  const name = randomUUID().replaceAll('-', ' ');
  const ein = randomUUID().slice(0, 13);
  const one = await makeVendor(`${name} GmbH`, { email: 'one@zymotec.example' });
  return { one, other: await makeVendor(`${name} Ltd`, { email: 'other@zymotec.example', ein }), ein };
}

async function merge(one: { id: string }, other: { id: string }): Promise<void> {
  await orgAdmin(
    'mutation($id: ID!, $input: MergeRecordsInput!) { mergeRecords(id: $id, input: $input) { errors { message } } }',
    { id: one.id, input: { type: 'VENDOR', lockVersion: 1, others: [{ id: other.id, lockVersion: 1 }] } },
  );
}

describe('duplicates', () => {
  it('are compared field by field, merged, and taken apart again', async () => {
    const { one, other, ein } = await twins();
    const { user } = await renderApp(`${LIST}/duplicates`, { as: 'orgAdmin' });
    await user.click(await screen.findByRole('button', { name: `Compare: ${one.name}, ${other.name}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge records that are one' });
    const stays = await within(dialog).findByRole('radiogroup', { name: 'Which record stays?' });
    await waitFor(() => expect(within(stays).getByRole('radio', { name: new RegExp(one.name) })).toHaveFocus());
    expect(within(stays).getByRole('radio', { name: new RegExp(one.name) })).toBeChecked();
    const email = within(dialog).getByRole('radiogroup', { name: 'Email' });
    expect(within(email).getByRole('radio', { name: 'one@zymotec.example' })).toBeChecked();
    await user.click(within(email).getByRole('radio', { name: 'other@zymotec.example' }));
    // Until it is known what the choice changes.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeEnabled());
    expect(within(email).getByRole('radio', { name: 'other@zymotec.example' })).toBeChecked();
    // What only the other has is taken over.
    expect(within(dialog).getByRole('radio', { name: ein })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await screen.findByText(`Merged into ${one.name}`);
    await waitFor(() => expect(screen.queryByText(other.name)).toBeNull());
    const fields = `{ vendor(id: ${one.id}) { name email ein } gone: vendor(id: ${other.id}) { id } }`;
    expect(await orgAdmin(fields)).toEqual({
      vendor: { name: one.name, email: 'other@zymotec.example', ein },
      gone: null,
    });
    await user.click(screen.getByRole('button', { name: 'Undo Merge' }));
    await screen.findByText('The merge is undone');
    expect(await screen.findByText(other.name)).toBeVisible();
  });

  it('are not shown any more once somebody says that they are not the same', async () => {
    const { one, other } = await twins();
    const { user } = await renderApp(`${LIST}/duplicates`, { as: 'orgAdmin' });
    await user.click(await screen.findByRole('button', { name: `Not the Same: ${one.name}, ${other.name}` }));
    await waitFor(() => expect(screen.queryByText(other.name)).toBeNull());
  });
});

describe('the address of a record that was merged', () => {
  it('as a filter of a list becomes the one that stays, and says so', async () => {
    const { one, other } = await twins();
    const order = await makeOrder(orgAdmin, { vendorId: other.id }, 'malaria');
    await merge(one, other);
    const path = '/program/malaria/purchase-orders';
    await renderApp(`${path}?vendor=${other.id}`, { as: 'orgAdmin' });
    expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
    const said = `“${other.name}” was merged into “${one.name}”, which is shown instead.`;
    expect(await screen.findByText(said)).toBeVisible();
    expect(await screen.findByRole('button', { name: `Vendor is ${one.name}` })).toBeVisible();
    expect(window.location.search).toBe(`?vendor=${one.id}`);
    expect(screen.getByRole('link', { name: order.orderNumber })).toBeVisible();
  });

  it('stays a filter while it is not known what became of it, and the page says so', async () => {
    const { one, other } = await twins();
    await merge(one, other);
    const troubles = { RecordMerges: { code: 'FORBIDDEN', message: 'Not now' } } as const;
    await renderApp(`/program/malaria/purchase-orders?vendor=${other.id}`, { as: 'orgAdmin', troubles });
    await screen.findByText('The list could not be brought up to date.');
    expect(window.location.search).toBe(`?vendor=${other.id}`);
  });

  it('leads to the one that stays, with a word, where the merge is told and can be undone', async () => {
    const { one, other } = await twins();
    await merge(one, other);
    const { user } = await renderApp(`${LIST}/${other.id}`, { as: 'orgAdmin' });
    expect(await screen.findByRole('heading', { level: 1, name: one.name })).toBeVisible();
    expect(screen.getByText(`${other.name} was merged into ${one.name}`)).toBeInTheDocument();
    expect(await screen.findByText(`${other.name} was merged into this record.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo Merge' }));
    await screen.findByText('The merge is undone');
    await waitFor(() => expect(screen.queryByText(`${other.name} was merged into this record.`)).toBeNull());
  });
});
