import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const LIST = '/program/malaria/purchase-orders';
const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };

it('shows ten placeholder rows until the first orders are loaded', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  const { network } = await renderApp(LIST, { troubles: { PurchaseOrderList: 'hang' } });
  const table = await screen.findByRole('table', { name: 'Purchase Orders' });
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(table.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(10);
  network.mend('PurchaseOrderList');
  expect(await within(table).findByRole('link', { name: order.orderNumber })).toBeVisible();
  expect(table.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(0);
});

it('shows an empty list for a program without orders', async () => {
  await asking('orgAdmin')(
    'mutation($input: CreateProgramInput!) { createProgram(input: $input) { errors { message } } }',
    {
      input: { name: 'Nothing Yet' },
    },
  );
  await renderApp('/program/nothing-yet/purchase-orders', { as: 'orgAdmin' });
  expect(await screen.findByRole('heading', { name: 'This list is empty.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

it('shows that nothing matches the filters, and clears them', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  const { user } = await renderApp(`${LIST}?search=nothing+is+called+so`);
  const nothing = await screen.findByRole('heading', { name: /no results matching your current filters/ });
  await user.click(within(nothing.parentElement ?? nothing).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
  expect(window.location.search).toBe('');
});

it('shows what went wrong, and can be retried', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  const { user, network } = await renderApp(LIST, { troubles: { PurchaseOrderList: failure } });
  expect(await screen.findByText('The books are closed')).toBeVisible();
  network.mend('PurchaseOrderList');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
});

it('opens the pressed row, even if a response removes it before the pointer is released', async () => {
  const pressed = await makeOrder(asking('manager'), {}, 'malaria');
  const other = await makeOrder(asking('manager'), {}, 'malaria');
  const { user, network } = await renderApp(LIST);
  const row = (await screen.findByRole('link', { name: pressed.orderNumber })).closest('tr');
  const cell = row?.cells.item(3);
  if (!cell) throw new Error('The row has no fourth cell');
  network.trouble('PurchaseOrderList', 'hang');
  await user.type(screen.getByRole('searchbox'), `${other.orderNumber}{Enter}`);
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  await user.pointer({ keys: '[MouseLeft>]', target: cell });
  network.mend('PurchaseOrderList');
  await screen.findByText('1 result');
  await user.pointer({ keys: '[/MouseLeft]', target: cell });
  expect(await screen.findByRole('heading', { level: 1, name: pressed.orderNumber })).toBeVisible();
});

it('fetches an order when its row is pressed, and its page uses that response', async () => {
  const { orderNumber } = await makeOrder(asking('manager'), {}, 'malaria');
  const { user, network } = await renderApp(LIST, { troubles: { PurchaseOrderPage: 'hang' } });
  const questions = () => network.asked.filter((operation) => operation === 'PurchaseOrderPage');
  const link = await screen.findByRole('link', { name: orderNumber });
  // After an event, the page would have to refetch; so it would once it knows that only websockets fail.
  network.trouble('Heartbeat', 'hang');
  network.cut();
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await expect.poll(questions).toHaveLength(1);
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'PO #' })).not.toBeInTheDocument());
  network.mend('PurchaseOrderPage');
  expect(await screen.findByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  expect(questions()).toHaveLength(1);
});

it('shows new orders of other users without a reload', async () => {
  await renderApp(LIST);
  expect(await screen.findByText('Live')).toBeInTheDocument();
  const order = await makeOrder(asking('procurement'), {}, 'malaria');
  expect(await screen.findByRole('link', { name: order.orderNumber })).toBeInTheDocument();
});

it('offers a new order only to users who may create one, and tells the others why not', async () => {
  await renderApp(LIST, { as: 'viewer' });
  const button = await screen.findByRole('button', { name: 'Add New Purchase Order' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('data-tip', 'You may not add purchase orders');
});

it('leads users without a session to sign-in, and remembers the address', async () => {
  await renderApp(LIST, { as: null });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(window.location.search).toBe(`?next=${encodeURIComponent(LIST)}`);
});
