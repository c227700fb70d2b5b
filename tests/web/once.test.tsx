import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addItem, makeOrder } from '../e2e/support/orders.ts';
import { storedItems } from '../support/pages/items.ts';
import { asking } from '../support/pages/session.ts';
import { renderApp } from '../support/renderApp.ts';

const manager = asking('manager');

/** Returns the actions on a record, newest first. */
async function historyOf(field: 'orderItem' | 'purchaseOrder', id: string) {
  const answer = await manager<Record<string, { history: { data: { action: string }[] } }>>(
    `query($id: ID!) { ${field}(id: $id) { history { data { action } } } }`,
    { id },
  );
  return answer[field]?.history.data.map(({ action }) => action);
}

async function openItem() {
  const order = await makeOrder(manager, {}, 'malaria');
  const id = await addItem(manager, order, '10', 'Rapid tests');
  const page = await renderApp(order.path);
  const choose = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions' }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, order, id, choose };
}

it('a status change whose response is lost happens once, and is reported as done', async () => {
  const { user, network, id, choose } = await openItem();
  const before = await historyOf('orderItem', id);
  await choose('Change status');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
  await dialog.findByRole('option', { name: 'On hold' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'On hold');
  network.trouble('AssignOrderItemStatus', 'lost');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeInTheDocument();
  expect(network.asked.filter((name) => name === 'AssignOrderItemStatus')).toHaveLength(2);
  expect(await historyOf('orderItem', id)).toHaveLength((before?.length ?? 0) + 1);
});

it('a removal whose response is lost is reported as done', async () => {
  const { user, network, order, choose } = await openItem();
  await choose('Remove item');
  network.trouble('DeleteOrderItem', 'lost');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  expect(await storedItems(manager, order.id)).toEqual([]);
});

it('users whose assignment loses its response are assigned once', async () => {
  const { user, network, order } = await openItem();
  const before = await historyOf('purchaseOrder', order.id);
  await user.click(await screen.findByRole('button', { name: /^Assign/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /manager Tester/ }));
  network.trouble('AssignPurchaseOrderUsers', 'lost');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User assigned')).toBeInTheDocument();
  expect(await historyOf('purchaseOrder', order.id)).toHaveLength((before?.length ?? 0) + 1);
});
