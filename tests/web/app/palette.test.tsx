import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
const input = () => screen.findByRole('combobox', { name: /^Search orders/ });

it('finds an order and its item from any page by Ctrl K, and Enter opens the first result', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const material = `Bed net ${order.orderNumber}`;
  await addItem(manager, order, '10', material);
  const { user } = await renderApp('/program/malaria');
  await screen.findByRole('button', { name: 'Search everything' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), order.orderNumber);
  const orders = within(await screen.findByRole('group', { name: 'Purchase Orders' }));
  expect(orders.getByRole('option', { name: new RegExp(`^${order.orderNumber}`) })).toHaveTextContent('Malaria');
  const items = within(screen.getByRole('group', { name: 'Order Items' }));
  expect(items.getByRole('option')).toHaveTextContent(`${material}${order.orderNumber} · 10 · Malaria`);
  // The order is the first result, because its number matches.
  expect(await input()).toHaveAttribute('aria-activedescendant', orders.getAllByRole('option')[0]?.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: order.orderNumber })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Search orders/ })).not.toBeInTheDocument();
});

it('shows why an action of the page is unavailable, and does not run it', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const first = await renderApp(order.path, { as: 'viewer' });
  await screen.findByRole('heading', { name: order.orderNumber });
  await first.user.keyboard('{Control>}k{/Control}');
  const refused = await screen.findByRole('option', { name: /^Edit/ });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).not.toHaveTextContent(/^Edit$/);
  await first.user.type(await input(), 'edit{Enter}');
  expect(await input()).toBeVisible();
  expect(window.location.search).toBe('');
});

it('runs an action of the page for a user with the right to it', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const { user } = await renderApp(order.path);
  await screen.findByRole('heading', { name: order.orderNumber });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'change status{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Change Status' })).toBeVisible();
});

it('leads to pages by their names, and offers only those that the user may open', async () => {
  const { user } = await renderApp('/program/malaria', { as: 'viewer' });
  await user.click(await screen.findByRole('button', { name: 'Search everything' }));
  await user.type(await input(), 'goods malaria');
  await user.click(await screen.findByRole('option', { name: /^Goods Receipts/ }));
  expect(await screen.findByRole('heading', { name: 'Goods Receipts' })).toBeVisible();
});

it('shows that nothing matches, and that the server does not respond', async () => {
  const { user, network } = await renderApp('/program/malaria');
  await user.click(await screen.findByRole('button', { name: 'Search everything' }));
  await user.type(await input(), 'qqxxzz');
  expect(await screen.findByText('Nothing found for “qqxxzz”.')).toBeVisible();
  network.trouble('Find', 'unreachable');
  await user.type(await input(), 'y');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./));
});
