/** Closing orders whose items are not finished: the dialog says which, and asks. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
const SLUG = 'malaria';
const statusOf = async (id: string) => {
  const data = await manager('query($id: ID!) { purchaseOrder(id: $id) { status { key } } }', { id });
  return (data as { purchaseOrder: { status: { key: string } } }).purchaseOrder.status.key;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change Status' }));
const STATUS = { name: /^Status(?! description)/ };

/** Makes an order with an item that nobody has received. */
async function waitingOrder(orderNumber: string) {
  const order = await makeOrder(manager, { orderNumber }, SLUG);
  await addItem(manager, order, '1', 'Swabs');
  return order;
}

describe('an order with goods missing', () => {
  it('is closed by who has read which; another status asks nothing', async () => {
    const order = await waitingOrder(`C${randomUUID().slice(0, 6)}`);
    const { user } = await renderApp(`/program/${SLUG}/purchase-orders/${order.id}`);
    await user.click(await screen.findByRole('button', { name: /Change status/ }));
    const shown = await dialog();
    await shown.findByRole('option', { name: 'Closed' });
    await user.selectOptions(shown.getByRole('combobox', STATUS), 'Closed');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    const question = await shown.findByRole('alert');
    expect(question).toHaveTextContent('Some items are not finished');
    expect(question).toHaveTextContent('1 line is not received: 1 · Swabs');
    expect(await statusOf(order.id)).toBe('open');
    await user.selectOptions(shown.getByRole('combobox', STATUS), 'Approved');
    expect(shown.queryByRole('alert')).not.toBeInTheDocument();
    await user.selectOptions(shown.getByRole('combobox', STATUS), 'Closed');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await user.click(await shown.findByRole('button', { name: 'Close anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await statusOf(order.id)).toBe('closed');
  });

  it('is named among many, and closed with them if the user says so; one Undo opens all of them', async () => {
    const word = `D${randomUUID().slice(0, 6)}`;
    const empty = await makeOrder(manager, { orderNumber: `${word}-01` }, SLUG);
    const waiting = await waitingOrder(`${word}-02`);
    const { user } = await renderApp(`/program/${SLUG}/purchase-orders?search=${word}&sort=order_number:asc`);
    await screen.findByRole('link', { name: `${word}-01` });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Change status' }));
    const shown = await dialog();
    await user.selectOptions(shown.getByRole('combobox', STATUS), 'Closed');
    await user.click(shown.getByRole('button', { name: 'Move 2' }));
    expect(await shown.findByText('1 changed, 1 refused. The refused ones stay selected.')).toBeInTheDocument();
    expect(shown.getByText('1 line is not received: 1 · Swabs')).toBeInTheDocument();
    expect(await Promise.all([statusOf(empty.id), statusOf(waiting.id)])).toEqual(['closed', 'open']);
    await user.click(shown.getByRole('button', { name: 'Close 1 anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await statusOf(waiting.id)).toBe('closed');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await Promise.all([statusOf(empty.id), statusOf(waiting.id)])).toEqual(['open', 'open']),
    );
  });
});
