import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { assign, comment, forget, unreadOf } from '../../support/pages/notifications.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const LIST = '/program/malaria/purchase-orders';
/** The user of this file: no other test sends them notifications. */
const person = 'inventory';
const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
const manager = asking('manager');
const newOrder = (fields = {}) => makeOrder(manager, fields, 'malaria');
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const newBell = () => screen.findByRole('button', { name: 'Notifications, there are new ones' });
const popover = () => screen.findByRole('dialog', { name: 'Notifications' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Notifications, newest first' })).getAllByRole('listitem');

beforeEach(() => forget(person));

async function open(route = LIST, options = {}) {
  const app = await renderApp(route, { as: person, ...options });
  await app.user.click(await bell());
  return { ...app, popover: await popover() };
}

describe('the list', () => {
  it('names the author, groups comments on one record in a row, and opens the record, which marks it as read', async () => {
    const order = await newOrder();
    await assign(order, person);
    await comment('procurement', 'PURCHASE_ORDER', order.id, 'The first one');
    await comment('manager', 'PURCHASE_ORDER', order.id, 'The second one');
    const { user } = await renderApp(LIST, { as: person });
    await user.click(await newBell());
    const [commented, assigned] = await rows();
    expect(commented).toHaveTextContent(
      `manager Tester and 1 other commented on PO ${order.orderNumber}The second oneMalaria·Today, `,
    );
    expect(assigned).toHaveTextContent(
      `manager Tester assigned you to PO ${order.orderNumber}Kenya Pharma, Kenya Ministry`,
    );
    expect(within(await popover()).getByText('3 new')).toBeVisible();
    await user.click(within(commented as HTMLElement).getByRole('link'));
    await waitFor(() => expect(window.location.pathname).toBe(order.path));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect.poll(() => unreadOf(person)).toBe(1);
  });

  it('shows a message and no Clear all if it is empty', async () => {
    const { popover } = await open();
    expect(await within(popover).findByText('You are up to date')).toBeVisible();
    expect(within(popover).getByText('There are no notifications here')).toBeVisible();
    expect(within(popover).queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('shows a notification that arrives while it is open on top, and announces it', async () => {
    const order = await newOrder();
    await assign(order, person);
    const { popover } = await open();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await comment('manager', 'PURCHASE_ORDER', order.id, 'It comes');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('It comes'));
    expect(await within(popover).findByText('2 new')).toBeVisible();
    expect(
      await screen.findByText(`New notification: manager Tester commented on PO ${order.orderNumber}`),
    ).toBeInTheDocument();
  });

  it('shows a notification even if a list requested before it arrives after it', async () => {
    const order = await newOrder();
    const { user, network } = await renderApp(LIST, { as: person });
    expect(await screen.findByText('Live')).toBeInTheDocument();
    const late = Promise.withResolvers<void>();
    network.trouble('Notifications', async () => {
      await late.promise;
      const meta = {
        __typename: 'PageMeta',
        page: 1,
        pages: 1,
        count: 0,
        items: 20,
        more: false,
        similar: false,
        exportPath: null,
      };
      return { notifications: { __typename: 'NotificationPage', data: [], meta } };
    });
    await user.click(await bell());
    await expect.poll(() => network.asked).toContain('Notifications');
    network.mend('Notifications');
    await assign(order, person);
    await screen.findByText(`New notification: manager Tester assigned you to PO ${order.orderNumber}`);
    late.resolve();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('assigned you to PO'));
  });

  it('has a dot only for notifications that arrived after it was closed', async () => {
    const order = await newOrder();
    await assign(order, person);
    const { user } = await renderApp(LIST, { as: person });
    await user.click(await newBell());
    await popover();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bell()).toHaveAccessibleName('Notifications');
    expect(await bell()).toHaveFocus();
    expect(await unreadOf(person)).toBe(1);
    await comment('manager', 'PURCHASE_ORDER', order.id, 'Later');
    expect(await newBell()).toBeVisible();
  });

  it('asks before it clears all, and keeps notifications that arrive meanwhile', async () => {
    const order = await newOrder();
    await assign(order, person);
    const { user, network, popover } = await open();
    const clear = await within(popover).findByRole('button', { name: 'Clear all' });
    await user.click(clear);
    const question = await screen.findByRole('alertdialog', { name: 'Clear all notifications' });
    expect(question).toHaveTextContent('You have not read 1 of them.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await rows()).toHaveLength(1);
    expect(network.asked).not.toContain('ClearNotifications');
    await user.click(clear);
    await comment('manager', 'PURCHASE_ORDER', order.id, 'Meanwhile');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear all' }));
    await waitFor(async () => {
      const left = await rows();
      expect(left).toHaveLength(1);
      expect(left[0]).toHaveTextContent('Meanwhile');
    });
    expect(await unreadOf(person)).toBe(1);
  });

  it('loads older ones on scrolling, twenty at a time', async () => {
    const order = await newOrder();
    await assign(order, person);
    for (let index = 1; index <= 22; index += 1) await comment('manager', 'PURCHASE_ORDER', order.id, `No. ${index}`);
    await open();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('commented 20 times on'));
    fireEvent.scroll((await screen.findByRole('list', { name: /newest first/ })).parentElement as HTMLElement);
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('commented 22 times on'));
    expect((await rows())[1]).toHaveTextContent('assigned you');
  });

  it('shows what went wrong, and can be retried', async () => {
    const { user, network, popover } = await open(LIST, { troubles: { Notifications: failure } });
    await waitFor(() => expect(within(popover).getByText('The books are closed')).toBeVisible());
    // Found while the query still fails: once the list is subscribed, its own refetch briefly removes the button.
    const again = await within(popover).findByRole('button', { name: 'Try again' });
    network.mend('Notifications');
    await user.click(again);
    expect(await within(popover).findByText('You are up to date')).toBeVisible();
  });
});

describe('a notification', () => {
  it('about a comment on an item names its order, and leads to the comment', async () => {
    const order = await newOrder();
    const item = await addItem(manager, order, '3', 'Rapid tests');
    await assign(order, person);
    await forget(person);
    await comment('procurement', 'ORDER_ITEM', item, 'Two boxes have a dent', 'VENDOR');
    const { user } = await open();
    const [row] = await rows();
    expect(row).toHaveTextContent(`procurement Tester commented on PO ${order.orderNumber}, Line 3 · Rapid tests`);
    await user.click(within(row as HTMLElement).getByRole('link'));
    await waitFor(() => expect(window.location.pathname).toBe(`${order.path}/items/${item}`));
    expect(window.location.search).toBe('?commentsFor=vendor');
  });

  it('about a shipment leads to it, and is then read', async () => {
    const { program, group } = inject('world');
    const input = {
      programId: `${program}`,
      invoiceNumber: `CI-${Date.now()}`,
      groupId: `${group}`,
      shipmentType: 'air',
    };
    const { createShipment } = await manager<{ createShipment: { shipment: { id: string } } }>(
      'mutation($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { field message } } }',
      { input },
    );
    const { id } = createShipment.shipment;
    await comment(person, 'SHIPMENT', id, 'Mine');
    await comment('manager', 'SHIPMENT', id, 'The cool container is booked');
    const { user } = await open();
    const [row] = await rows();
    await user.click(within(row as HTMLElement).getByRole('link', { name: /The cool container is booked/ }));
    expect(
      await screen.findByRole('heading', { name: `Commercial Invoice ${input.invoiceNumber}` }),
    ).toBeInTheDocument();
    expect(await unreadOf(person)).toBe(0);
  });

  it('that cannot be marked as read shows an error and stays unread', async () => {
    const order = await newOrder();
    await assign(order, person);
    const { user, network } = await open();
    network.trouble('MarkNotificationRead', failure);
    await user.click(within((await rows())[0] as HTMLElement).getByRole('link'));
    await screen.findByText('The notification could not be marked as read');
    expect(await unreadOf(person)).toBe(1);
  });
});
