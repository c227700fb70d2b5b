import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { changeItem, storedItems } from '../../support/pages/items.ts';
import { makeOrderWith, makeProgram } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

async function openOrder(as: 'manager' | 'viewer' = 'manager') {
  const order = await makeOrder(manager, {}, 'malaria');
  const ids = [];
  for (const [index, material] of ['Gloves', 'Masks', 'Gowns'].entries()) {
    ids.push(await addItem(manager, order, `${index + 1}`, material));
  }
  const page = await renderApp(order.path, { as });
  await screen.findByRole('button', { name: 'Line 3 · Gowns' });
  return { ...page, order, ids };
}

const bar = () => within(screen.getByRole('toolbar', { name: 'Selected rows' }));
const workLeft = () => screen.getByRole('region', { name: 'What it waits for', hidden: true });
const urgent = async (orderId: string) => (await storedItems(manager, orderId)).map((item) => item.urgent);

describe('selected items', () => {
  it('become urgent together, except one that another user changed meanwhile; one Undo reverts it', async () => {
    const { user, order, ids, network } = await openOrder();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar().getByText('3 selected')).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Urgent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Urgent' }));
    expect(dialog.getByRole('button', { name: 'Change 3' })).toHaveAttribute('data-tip', 'Urgent is required');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Urgent/ }), 'Urgent');
    // The page learns of the change only from the response.
    network.trouble('PurchaseOrderPage', 'hang');
    await changeItem(asking('procurement'), ids[1] ?? '', { notes: 'Theirs' });
    await user.click(dialog.getByRole('button', { name: 'Change 3' }));
    expect(await dialog.findByText('2 changed, 1 refused. The refused ones stay selected.')).toBeInTheDocument();
    expect(dialog.getByText('Line 2 · Masks')).toBeInTheDocument();
    expect(await urgent(order.id)).toEqual([true, false, true]);
    network.mend('PurchaseOrderPage');
    await user.click(dialog.getByRole('button', { name: 'Undo 2' }));
    expect(await screen.findByText('Undone for 2')).toBeInTheDocument();
    expect(await urgent(order.id)).toEqual([false, false, false]);
    expect(bar().getByText('1 selected')).toBeInTheDocument();
  });

  it('change their storage together, and Ctrl Z restores it', async () => {
    const { user, order, ids } = await openOrder();
    await changeItem(manager, ids[0] ?? '', { storage: 'frozen' });
    await waitFor(async () => expect((await storedItems(manager, order.id))[0]?.storage).toBe('frozen'));
    await user.click(screen.getByRole('button', { name: 'Line 1 · Gloves' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Receipt and storage' })).toHaveTextContent('Frozen'));
    await user.click(screen.getByRole('checkbox', { name: 'Select Line 1 · Gloves' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Line 2 · Masks' }));
    await user.click(bar().getByRole('button', { name: 'Storage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Storage' }));
    await dialog.findByRole('option', { name: 'Dry ice' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Storage/ }), 'Dry ice');
    await user.click(dialog.getByRole('button', { name: 'Change 2' }));
    await screen.findByRole('button', { name: 'Undo' });
    const storages = async () => (await storedItems(manager, order.id)).map(({ storage }) => storage);
    expect(await storages()).toEqual(['dry_ice', 'dry_ice', null]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone for 2')).toBeInTheDocument();
    expect(await storages()).toEqual(['frozen', null, null]);
  });

  it('move to a status together or one by one, each with an Undo', async () => {
    const { user, order } = await openOrder();
    const statuses = async () => (await storedItems(manager, order.id)).map(({ status }) => status.key);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Change status' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
    expect(workLeft()).toHaveTextContent('3 items wait to be assessed');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Status(?! description)/ }), 'In review');
    await user.click(dialog.getByRole('button', { name: 'Move 3' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(await statuses()).toEqual(['in_review', 'in_review', 'in_review']);
    await waitFor(() => expect(screen.getAllByText('In review')).toHaveLength(3));
    // The order's page says what is left to do with them now.
    await waitFor(() => expect(workLeft()).not.toHaveTextContent('to be assessed'));
    const [menu] = screen.getAllByRole('button', { name: 'Actions' });
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Change status' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
    await dialog.findByRole('option', { name: 'On hold' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Status(?! description)/ }), 'Open');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await statuses()).toEqual(['open', 'in_review', 'in_review']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(await statuses()).toEqual(['in_review', 'in_review', 'in_review']);
  });

  it('are unavailable to users who may only read, who see the documents of an item but add none', async () => {
    const { user } = await openOrder('viewer');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Line 1 · Gloves' }));
    const documents = within(await screen.findByRole('region', { name: 'Documents' }));
    expect(await documents.findByText('No attachments')).toBeVisible();
    expect(documents.getByRole('button', { name: 'Add new document' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('all of more than 200 items of an order become urgent in the background, which is told and can be undone', async () => {
  const program = await makeProgram();
  const order = await makeOrderWith(program, 200);
  await addItem(asking('orgAdmin'), order, '201', 'The last one');
  const { user } = await renderApp(order.path, { as: 'orgAdmin' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(bar().getByRole('button', { name: 'Select all 201' }));
  expect(bar().getByRole('button', { name: 'Add to shipment' })).toHaveAttribute(
    'data-tip',
    'At most 200 items can be added to a shipment at once',
  );
  await user.click(bar().getByRole('button', { name: 'Urgent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Urgent' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Urgent/ }), 'Urgent');
  await user.click(dialog.getByRole('button', { name: 'Change all 201' }));
  await user.click(await screen.findByRole('link', { name: /^Work in the background/ }));
  expect(await screen.findByRole('heading', { name: 'Mark 201 order items as urgent' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo 201' }, { timeout: 20_000 }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo 201' }));
  expect(await screen.findByRole('heading', { name: 'Change 201 order items back' })).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Undo 201' }, { timeout: 20_000 });
  expect(new Set((await storedItems(asking('orgAdmin'), order.id)).map((item) => item.urgent))).toEqual(
    new Set([false]),
  );
});
