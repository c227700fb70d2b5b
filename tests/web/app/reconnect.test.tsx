/** What a page asks for once its lost connection is back: what nobody told it, and nothing else. */
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeOrder, type Order } from '../../e2e/support/orders.ts';
import type { Network } from '../../support/pages/network.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** The queries of the frame that no subscription tells of completely. */
const OF_THE_FRAME = ['LatestWork', 'UnreadNotifications'];
/** Those of a list besides its rows: somebody may have changed a view, and the counts of views are of all rows. */
const OF_VIEWS = ['ListCounts', 'ListViews'];

/** Opens the list of an order that only the test changes, and waits until it is live. */
async function openList(): Promise<{ network: Network; order: Order }> {
  const order = await makeOrder(manager, {}, 'malaria');
  const { network } = await renderApp(`/program/malaria/purchase-orders?search=${order.orderNumber}`);
  expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
  expect(await screen.findByText('Live')).toBeInTheDocument();
  return { network, order };
}

/** Cuts the connection, acts, and restores it. Returns the queries that the page then sends for what is on screen. */
async function meanwhile(network: Network, act: () => Promise<unknown>): Promise<() => string[]> {
  network.cut();
  await waitFor(() => expect(screen.queryByText('Live')).not.toBeInTheDocument());
  await act();
  const before = network.asked.length;
  network.uncut();
  expect(await screen.findByText('Live')).toBeInTheDocument();
  // The page asks this itself, to find out what fails.
  const asked = () => network.asked.slice(before).filter((operation) => operation !== 'Heartbeat');
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(OF_THE_FRAME)));
  return asked;
}

// Tried again: many changes by other tests meanwhile rightly cost a read.
it('a list without a change asks for none of its rows again', { retry: 3 }, async () => {
  const { network } = await openList();
  const asked = await meanwhile(network, async () => undefined);
  expect([...new Set(asked())].sort()).toEqual([...OF_THE_FRAME, ...OF_VIEWS].sort());
});

it('a list shows what somebody else changed while the connection was lost', async () => {
  const { network, order } = await openList();
  await meanwhile(network, () =>
    asking('procurement')(
      `mutation($id: ID!) {
        assignStatuses(type: PURCHASE_ORDER, ids: [$id], status: "on_hold") { errors { message } }
      }`,
      { id: order.id },
    ),
  );
  expect(await screen.findByText('On hold')).toBeVisible();
});

it('a list whose answer was on its way when the connection was lost asks again', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const { network } = await renderApp(`/program/malaria/purchase-orders?search=${order.orderNumber}`, {
    troubles: { PurchaseOrderList: 'dead' },
  });
  expect(await screen.findByText('Live')).toBeInTheDocument();
  await waitFor(() => expect(network.asked).toContain('PurchaseOrderList'));
  await meanwhile(network, async () => undefined);
  // It may do so as soon as it knows that the connection is gone.
  expect(network.asked.filter((operation) => operation === 'PurchaseOrderList').length).toBeGreaterThan(1);
  expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
});
