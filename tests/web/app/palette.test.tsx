import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, inject, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
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

it('shows what the window has read while the server is slow, and then all that is found', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const material = `Bed net ${order.orderNumber}`;
  await addItem(manager, order, '10', material);
  const { user, network } = await renderApp(order.path);
  await screen.findByRole('heading', { name: order.orderNumber });
  await screen.findByText(material);
  const unread = await makeOrder(manager, { orderNumber: `${order.orderNumber}-2` }, 'malaria');
  network.trouble('Find', 'hang');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), order.orderNumber.toLowerCase());
  const orders = within(await screen.findByRole('group', { name: 'Purchase Orders' }));
  expect(orders.getByRole('option')).toHaveTextContent(`${order.orderNumber}`);
  const items = within(screen.getByRole('group', { name: 'Order Items' }));
  expect(items.getByRole('option')).toHaveTextContent(`${material}${order.orderNumber} · 10 · Malaria`);
  expect(screen.getByText('Searching…')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  const active = () => document.querySelector('[role=option][aria-selected=true]');
  expect(active()).toHaveTextContent(material);
  network.mend('Find');
  expect(await screen.findByRole('option', { name: new RegExp(`^${unread.orderNumber}`) })).toBeVisible();
  // What has come before it has moved it, and it is still what Enter opens.
  expect(active()).toHaveTextContent(material);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: material })).toBeVisible();
});

it('finds every kind of record of the settings, and leads to the list of all that were found', async () => {
  const word = `Seen${randomUUID().slice(0, 8)}`;
  const administrator = asking('orgAdmin');
  for (let at = 1; at <= 6; at += 1) {
    await administrator('mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } } }', {
      input: { name: `${word} Trading ${at}` },
    });
  }
  await administrator('mutation($input: CreateEndUserInput!) { createEndUser(input: $input) { endUser { id } } }', {
    input: { lastName: `Osei ${word}`, programIds: [`${inject('world').program}`] },
  });
  await administrator('mutation($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } } }', {
    input: { companyName: `${word} Air` },
  });
  const { user } = await renderApp('/program/malaria', { as: 'orgAdmin' });
  await user.click(await screen.findByRole('button', { name: 'Search everything' }));
  await user.type(await input(), word);
  const vendors = within(await screen.findByRole('group', { name: 'Vendors' }));
  expect(vendors.getAllByRole('option')).toHaveLength(6);
  const endUsers = within(screen.getByRole('group', { name: 'End Users' }));
  expect(endUsers.getByRole('option')).toHaveTextContent(`Osei ${word}`);
  expect(within(screen.getByRole('group', { name: 'Couriers' })).getByRole('option')).toHaveTextContent(`${word} Air`);
  await user.click(vendors.getByRole('option', { name: 'See all 6 in Vendors' }));
  expect(await screen.findByText('6 results')).toBeVisible();
  expect(window.location.pathname).toBe('/settings/vendors');
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

it('offers the actions of a menu one by one, and returns the focus to its button', async () => {
  const program = await makeProgram();
  const { id } = await makeShipmentOf(program);
  const { user } = await renderApp(`/program/${program.slug}/shipments/${id}`, { as: 'orgAdmin' });
  await screen.findByRole('button', { name: 'Actions' });
  await user.keyboard('{Control>}k{/Control}');
  const actions = within(await screen.findByRole('group', { name: 'On this page' }));
  const labels = actions.getAllByRole('option').map((option) => option.textContent);
  expect(labels.slice(0, 3)).toEqual(['Edit', 'Change status', 'Assign users']);
  expect(actions.getByRole('option', { name: /^Download Packing List/ })).toHaveAttribute('aria-disabled', 'true');
  await user.type(await input(), 'set approvals{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Set Approvals' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

it('offers what the page can do now: on a list to add a record, in its form to create it or to cancel', async () => {
  const { user } = await renderApp('/program/malaria/purchase-orders');
  await screen.findByRole('heading', { name: 'Purchase Orders' });
  const labels = async () => {
    await user.keyboard('{Control>}k{/Control}');
    const actions = within(await screen.findByRole('group', { name: 'On this page' }));
    return actions.getAllByRole('option').map((option) => option.textContent);
  };
  expect(await labels()).toEqual(['Add New Purchase Order', 'Import', 'Print']);
  await user.type(await input(), 'add new purchase{Enter}');
  await screen.findByRole('button', { name: 'Create' });
  expect(await labels()).toEqual(['Create', 'Cancel']);
  await user.type(await input(), 'create{Enter}');
  // Nothing is filled in: the form says what is missing.
  expect(await screen.findAllByText(/is required$/)).not.toHaveLength(0);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'cancel{Enter}');
  expect(await screen.findByRole('heading', { name: 'Purchase Orders' })).toBeVisible();
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
