/** A choice in a menu counts also on a page that is too busy to mark it between the press and the click. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { comment } from '../../support/pages/notifications.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

/** Presses and lets go before anything is drawn. */
async function choose(name: string): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  fireEvent.pointerDown(item);
  fireEvent.click(item);
}

it('a comment opens to be edited, and asks before it is removed; the focus comes back to its menu', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  await comment('manager', 'PURCHASE_ORDER', order.id, 'The truck left');
  const { user } = await renderApp(order.path);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await choose('Remove');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const actions = await screen.findByRole('button', { name: /^Actions for/ });
  await waitFor(() => expect(actions).toHaveFocus());
  await user.click(actions);
  await choose('Edit');
  expect(await screen.findByRole('textbox', { name: 'Edit comment' })).toHaveFocus();
});

it('a filter opens', async () => {
  const { user } = await renderApp('/program/malaria/purchase-orders');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  await choose('Status');
  expect(await screen.findByRole('dialog', { name: /^Status/ })).toBeInTheDocument();
});
