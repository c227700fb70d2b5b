import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, changeOrder, makeOrder } from '../e2e/support/orders.ts';
import { openHistory } from '../support/pages/record.ts';
import { asking } from '../support/pages/session.ts';
import { renderApp } from '../support/renderApp.ts';

const manager = asking('manager');
const administrator = asking('orgAdmin');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const lines = (history: HTMLElement) => within(history).queryAllByRole('article');

/** Makes a vendor and changes its notes as often as said. */
async function makeVendor(name: string, changes = 0) {
  const made = await administrator(
    'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } } }',
    { input: { name } },
  );
  const { id } = (made as { createVendor: { vendor: { id: string } } }).createVendor.vendor;
  for (let at = 1; at <= changes; at += 1) {
    await administrator(
      'mutation($id: ID!, $input: UpdateVendorInput!) { updateVendor(id: $id, input: $input) { errors { message } } }',
      { id, input: { lockVersion: at, notes: `Note ${at}`, ...(at === 2 && { ein: '12-3' }) } },
    );
  }
  return { id, path: `/settings/vendors/${id}` };
}

describe('the history beside an order', () => {
  it('tells who changed what in the page’s words, and what others change while it is open', async () => {
    const order = await makeOrder(manager, {}, 'malaria');
    const { user } = await renderApp(order.path);
    const history = await openHistory(user);
    await waitFor(() => expect(history).toHaveTextContent(/manager Tester created it.*PO Date11\/02\/2026/));
    await changeOrder(administrator, order, { creditCard: 'Corporate', orderDate: null });
    await waitFor(() => expect(lines(history)).toHaveLength(2));
    const [changed] = lines(history);
    expect(changed).toHaveTextContent('orgAdmin Tester');
    expect(changed).toHaveTextContent(/PO Date11\/02\/2026 empty/);
    expect(changed).toHaveTextContent(/Credit cardempty Corporate/);
    expect(
      within(changed as HTMLElement)
        .getByText('11/02/2026')
        .closest('del'),
    ).toBeInTheDocument();
    await user.click(await button('Comments'));
    expect(await screen.findByRole('tab', { name: /Internal/ })).toBeVisible();
  });

  it('shows one field from its place on the page, by keyboard too, and then all again', async () => {
    const order = await makeOrder(manager, {}, 'malaria');
    await changeOrder(administrator, order, { creditCard: 'Corporate' });
    await changeOrder(administrator, order, { fundingNumber: 'GR-1' });
    const { user } = await renderApp(order.path);
    const ofCard = await button('History of Credit card');
    ofCard.focus();
    await user.keyboard('{Enter}');
    expect(await button(/^Field: Credit card/)).toBeVisible();
    expect(ofCard).toHaveAttribute('aria-pressed', 'true');
    const history = await screen.findByRole('region', { name: 'Changes, newest first' });
    await waitFor(() => expect(lines(history)).toHaveLength(1));
    expect(history).toHaveTextContent(/Credit cardempty Corporate/);
    expect(await screen.findByText('2 changes of other fields')).toBeVisible();
    const everything = await button('Show all fields');
    everything.focus();
    await user.keyboard('{Enter}');
    const all = await screen.findByRole('region', { name: 'Changes, newest first' });
    // The button is gone; the focus stays with the list.
    await expect.poll(() => document.activeElement).toBe(all);
    await waitFor(() => expect(lines(all)).toHaveLength(3));
    await user.click(within(all).getByRole('button', { name: 'Funding number' }));
    expect(await button(/^Field: Funding number/)).toBeVisible();
  });

  it('becomes that of an item from the item’s field', async () => {
    const order = await makeOrder(manager, {}, 'malaria');
    const id = await addItem(manager, order, '1', 'Kit');
    await manager(
      'mutation($id: ID!, $input: UpdateOrderItemInput!) { updateOrderItem(id: $id, input: $input) { errors { message } } }',
      { id, input: { lockVersion: 1, quantity: '6736' } },
    );
    const { user } = await renderApp(order.path);
    await user.click(await screen.findByRole('button', { name: /Kit/, expanded: false }));
    await user.click(await button('History of Quantity'));
    const history = await screen.findByRole('region', { name: 'Changes, newest first' });
    await waitFor(() => expect(lines(history)[0]).toHaveTextContent(/Quantity.* 6,736/));
    expect(await button(/^History shown: Line/)).toBeVisible();
  });
});

describe('the history of a record of the settings', () => {
  it('opens beside the page and loads older entries on request', async () => {
    const { path } = await makeVendor('Ahmadi Paged', 31);
    const { user } = await renderApp(path, { as: 'orgAdmin' });
    await user.click(await button('Open history'));
    const history = await screen.findByRole('region', { name: 'Changes, newest first' });
    await waitFor(() => expect(lines(history)).toHaveLength(30));
    expect(history).not.toHaveTextContent('Nothing is older');
    await user.click(within(history).getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(lines(history)).toHaveLength(32));
    expect(history).toHaveTextContent(/Note 31.*created it.*Nothing is older/);
  });

  it('says that nothing was changed, and what went wrong', async () => {
    const { path } = await makeVendor('Ahmadi Unchanged');
    const troubles = { RecordHistory: { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' } };
    const { user, network } = await renderApp(`${path}?history=website`, { as: 'orgAdmin', troubles });
    expect(await screen.findByText('The books are closed')).toBeVisible();
    network.mend('RecordHistory');
    await user.click(await button('Try again'));
    expect(await screen.findByText('Website has not been changed')).toBeVisible();
  });
});
