import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { assessItem, changeItem, chooseUnNumber, storedItem } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** Creates an order with one open item, and opens the item's menu on its page. */
async function openMenu(entry: string) {
  const order = await makeOrder(manager, {}, 'malaria');
  const id = await addItem(manager, order, '1', 'Methanol, 2.5 L');
  const app = await renderApp(order.path);
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  return { ...app, id, entry: await screen.findByRole('menuitem', { name: entry }) };
}

it('assesses an item from its row, with class and details', async () => {
  const { user, id, entry } = await openMenu('Assess Item');
  await user.click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Assess Item' });
  await within(dialog).findByRole('option', { name: '3 Flammable liquid' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Dangerous Goods Class' }), '3');
  await user.type(within(dialog).getByRole('textbox', { name: 'Dangerous Goods Details' }), 'Methanol');
  await user.click(within(dialog).getByRole('button', { name: 'Assess' }));
  expect(await screen.findByText('Item assessed successfully')).toBeInTheDocument();
  expect(dialog).not.toBeInTheDocument();
  const assessment = { assessed: true, dgClass: '3', dgDescription: 'Methanol' };
  expect(await storedItem(manager, id)).toMatchObject({ status: { key: 'assessed' }, assessment });
});

it('fills in the table’s data of a UN number, and warns of an unknown one, which can still be saved', async () => {
  const { user, id, entry } = await openMenu('Assess Item');
  await user.click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Assess Item' });
  const number = within(dialog).getByRole('combobox', { name: 'UN number' });
  await user.type(number, 'UN9999');
  expect(
    await within(dialog).findByText('UN9999 is not in 49 CFR 172.101: check it. You can still save it'),
  ).toBeVisible();
  await user.clear(number);
  await chooseUnNumber(user, 'UN1230', /^UN1230 .*6\.1/);
  await within(dialog).findByRole('option', { name: '3 Flammable liquid' });
  await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Dangerous Goods Class' })).toHaveValue('3'));
  await user.click(within(dialog).getByRole('button', { name: 'Assess' }));
  expect(await screen.findByText('Item assessed successfully')).toBeInTheDocument();
  expect(await storedItem(manager, id)).toMatchObject({
    unNumber: 'UN1230',
    packingGroup: 'II',
    subsidiaryHazards: ['6.1'],
    assessment: { assessed: true, dgClass: '3', dgDescription: 'Methanol' },
  });
});

it('asks for the net quantity in one unit once the item is dangerous goods counted in pieces', async () => {
  const { user, id, entry } = await openMenu('Assess Item');
  await user.click(entry);
  const dialog = within(await screen.findByRole('dialog', { name: 'Assess Item' }));
  expect(dialog.queryByRole('textbox', { name: 'Net quantity in one unit' })).toBeNull();
  const dgClass = dialog.getByRole('combobox', { name: 'Dangerous Goods Class' });
  await within(dgClass).findByRole('option', { name: '3 Flammable liquid' });
  await user.selectOptions(dgClass, '3');
  await user.type(await dialog.findByRole('textbox', { name: 'Net quantity in one unit' }), '2.5');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Unit of the net quantity' }), 'LTR');
  await user.click(dialog.getByRole('button', { name: 'Assess' }));
  expect(await screen.findByText('Item assessed successfully')).toBeInTheDocument();
  expect(await storedItem(manager, id)).toMatchObject({ netQuantity: '2.5', netQuantityUnit: 'LTR' });
});

it('says that the lines it found are only similar to what was typed', async () => {
  const { user, entry } = await openMenu('Assess Item');
  await user.click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Assess Item' });
  const number = within(dialog).getByRole('combobox', { name: 'UN number' });
  await user.type(number, 'metanol');
  expect(await screen.findByText('Nothing is called “metanol”; shown are similar names.')).toBeVisible();
  expect((await screen.findAllByRole('option', { name: /^UN1230 Methanol/ })).length).toBeGreaterThan(0);
  await user.clear(number);
  await user.type(number, 'methanol');
  await waitFor(() => expect(screen.queryByText(/shown are similar names/)).not.toBeInTheDocument());
  expect((await screen.findAllByText('Methanol', { selector: 'mark' })).length).toBeGreaterThan(0);
});

it('shows that a UN number could not be looked up', async () => {
  const { user, network, entry } = await openMenu('Assess Item');
  network.trouble('UnNumberLines', { code: 'INTERNAL_SERVER_ERROR', message: 'The table is closed' });
  await user.click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Assess Item' });
  await user.type(within(dialog).getByRole('combobox', { name: 'UN number' }), 'UN1170');
  expect(await within(dialog).findByText(/^UN1170 could not be looked up\. /)).toBeVisible();
});

it('keeps the stored fields and retries only the assessment if the second of two steps fails', async () => {
  const { user, network, id, entry } = await openMenu('Assess Item');
  await user.click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Assess Item' });
  network.trouble('AssessOrderItem', async (variables) => {
    await changeItem(manager, id, variables.input as object);
    const error = { field: 'base', message: 'Saved, but not yet assessed', code: 'TRANSITION' };
    const errors = [{ __typename: 'FieldError', ...error }];
    const orderItem = await storedItem(manager, id);
    return {
      assessOrderItem: { __typename: 'AssessOrderItemResult', orderItem, purchaseOrder: null, errors, current: null },
    };
  });
  await user.type(within(dialog).getByRole('textbox', { name: 'Dangerous Goods Details' }), 'Methanol');
  await user.click(within(dialog).getByRole('button', { name: 'Assess' }));
  const alert = await within(dialog).findByText('Saved, but not yet assessed');
  expect(screen.queryByText('Item assessed successfully')).not.toBeInTheDocument();
  network.mend('AssessOrderItem');
  await user.click(within(alert.closest<HTMLElement>('[role=alert]') ?? dialog).getByRole('button'));
  expect(await screen.findByText('Item assessed successfully')).toBeInTheDocument();
  const assessment = { assessed: true, dgDescription: 'Methanol' };
  expect(await storedItem(manager, id)).toMatchObject({ assessment });
});

it('shows why the item can no longer be assessed, and keeps the input', async () => {
  const { user, id, entry } = await openMenu('Assess Item');
  await user.click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Assess Item' });
  const details = within(dialog).getByRole('textbox', { name: 'Dangerous Goods Details' });
  await user.type(details, 'Methanol');
  expect(await screen.findByText('Live')).toBeInTheDocument();
  await assessItem(manager, id);
  expect(await within(dialog).findByText('The item is already assessed')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Assess' })).toHaveAttribute('aria-disabled', 'true');
  expect(details).toHaveValue('Methanol');
});
