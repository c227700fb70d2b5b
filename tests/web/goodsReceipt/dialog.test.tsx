import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { assessItem, storedItem } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

it('receives an assessed item, with today as the default and latest date', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const id = await addItem(manager, order, '1', 'Rapid tests');
  await assessItem(manager, id);
  const { user } = await renderApp(order.path, { as: 'procurement' });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Receive Item' }));
  const dialog = await screen.findByRole('dialog', { name: 'Receive Item' });
  const now = new Date();
  const two = (number: number) => `${number}`.padStart(2, '0');
  const [month, day] = [two(now.getMonth() + 1), two(now.getDate())];
  const date = within(dialog).getByRole('textbox', { name: 'Received Date' });
  expect(date).toHaveValue(`${month}/${day}/${now.getFullYear()}`);
  await user.clear(date);
  await user.type(date, '1/2/2100');
  await user.tab();
  expect(date).toHaveAccessibleErrorMessage('Received Date should be equal or before today');
  await user.clear(date);
  await user.type(date, `${month}/${day}/${now.getFullYear()}`);
  await within(dialog).findByRole('option', { name: 'Damaged' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Condition' }), 'damaged');
  await user.click(within(dialog).getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('Item received successfully')).toBeInTheDocument();
  const goodsReceipt = { received: true, receivedDate: `${now.getFullYear()}-${month}-${day}`, condition: 'damaged' };
  expect(await storedItem(manager, id)).toMatchObject({ status: { key: 'received' }, goodsReceipt });
});

it('is unavailable until the item is assessed, and shows the reason', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  await addItem(manager, order, '1', 'Rapid tests');
  const { user } = await renderApp(order.path);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  const entry = await screen.findByRole('menuitem', { name: /^Receive Item/ });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveTextContent('The item must be assessed first');
});
