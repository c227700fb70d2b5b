import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addItem, freshNumber, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** Opens the page of an order with an item, and its menu. */
async function openMenu(as: 'manager' | 'viewer' = 'manager') {
  const order = await makeOrder(manager, {}, 'malaria');
  await addItem(manager, order, '1', `Kit of ${order.orderNumber}`);
  const { user } = await renderApp(order.path, { as });
  await user.click(await screen.findByRole('button', { name: 'Order actions' }));
  return { order, user, action: await screen.findByRole('menuitem', { name: /^Copy order…/ }) };
}

it('an order is copied with its items under a number of its own, and the copy opens', async () => {
  const { order, user, action } = await openMenu();
  await user.click(action);
  const dialog = within(await screen.findByRole('dialog', { name: /^Copy of / }));
  const number = await dialog.findByRole('textbox', { name: 'PO #' });
  const wanted = freshNumber();
  await user.clear(number);
  await user.type(number, wanted);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('heading', { name: wanted })).toBeVisible();
  expect(await screen.findByText(`Kit of ${order.orderNumber}`)).toBeVisible();
});

it('a number that is taken is said at its field, and the dialog stays', async () => {
  const { order, user, action } = await openMenu();
  await user.click(action);
  const dialog = within(await screen.findByRole('dialog', { name: /^Copy of / }));
  const number = await dialog.findByRole('textbox', { name: 'PO #' });
  await user.clear(number);
  await user.type(number, order.orderNumber);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect((await dialog.findAllByText('PO # has already been taken')).length).toBeGreaterThan(0);
  expect(number).toHaveValue(order.orderNumber);
});

it('who may not add orders reads why', async () => {
  const { action } = await openMenu('viewer');
  expect(action).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveTextContent('You may not add purchase orders');
});
