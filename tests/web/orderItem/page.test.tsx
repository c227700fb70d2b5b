/** The page of an order's item, at its own address. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, inject, it } from 'vitest';
import { addItem, makeOrder, type Order } from '../../e2e/support/orders.ts';
import { changeItem, storedItem, storedItems } from '../../support/pages/items.ts';
import { makeOrderWith } from '../../support/pages/program.ts';
import { openHistory, shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const textbox = (name: string) => screen.findByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const pathOf = (order: Order, id: string) => `${order.path}/items/${id}`;
const here = () => window.location.pathname;

/** Creates an order with these materials on the lines 1, 2, 3, …. */
async function makeItems(...materials: string[]) {
  const order = await makeOrder(manager, {}, 'malaria');
  const ids: string[] = [];
  for (const [at, material] of materials.entries()) ids.push(await addItem(manager, order, `${at + 1}`, material));
  return { order, ids: ids as [string, string, string] };
}

async function remove(id: string) {
  await asking('procurement')('mutation($id: ID!) { deleteOrderItem(id: $id) { errors { message } } }', { id });
}

describe('the page of an item', () => {
  it('shows its fields, with the items of its order beside it, and the way back', async () => {
    const { order, ids } = await makeItems('Gloves', 'Masks', 'Gowns');
    await renderApp(pathOf(order, ids[1]));
    await heading('Masks');
    expect(shown('Catalog number')).toBe('C-2');
    expect(document.title).toBe('Line 2 · Masks · Malaria · Lading');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    const crumbs = () => trail.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(crumbs()).toEqual(['Lading', 'Malaria', 'Purchase Orders', order.orderNumber, 'Line 2']),
    );
    expect(trail.getByRole('link', { name: order.orderNumber })).toHaveAttribute('href', order.path);
    const list = within(await screen.findByRole('navigation', { name: 'Order items' }));
    const rows = await list.findAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1GlovesOpen', '2MasksOpen', '3GownsOpen']);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    expect(await screen.findByRole('region', { name: 'Documents' })).toBeInTheDocument();
    expect(await screen.findByText(/ · 2 of 3$/)).toBeVisible();
  });

  it('leads on by arrows, by keys and by the list; the focus stays on the arrow', async () => {
    const { order, ids } = await makeItems('Gloves', 'Masks', 'Gowns');
    const { user } = await renderApp(pathOf(order, ids[0]));
    await heading('Gloves');
    expect(await button('Previous item')).toHaveAttribute('data-tip', 'This is the first item');
    await user.click(await button('Next item'));
    await heading('Masks');
    expect(here()).toBe(pathOf(order, ids[1]));
    await waitFor(async () => expect(await button('Next item')).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await heading('Gowns');
    expect(await button('Next item')).toHaveAttribute('data-tip', 'This is the last item');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await heading('Masks');
    await user.click(await link(/Gloves/));
    await heading('Gloves');
    // The arrows move through the list, and Enter opens.
    await waitFor(async () => expect(await link(/Gloves/)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await link(/Masks/)).toHaveFocus());
    await user.keyboard('{Enter}');
    await heading('Masks');
  });

  it('is edited in place; Enter saves, and goes on to the next item at the same field', async () => {
    const { order, ids } = await makeItems('Gloves', 'Masks');
    const { user } = await renderApp(pathOf(order, ids[0]));
    // Which item is next is known once the list beside is there.
    await screen.findByText(/ · 1 of 2$/);
    await user.click(await button('Edit'));
    expect(window.location.search).toBe('?edit=1');
    await user.type(await textbox('HS Code'), '4015190000{Enter}');
    await heading('Masks');
    expect(await textbox('HS Code')).toHaveValue('');
    expect(await textbox('HS Code')).toHaveFocus();
    await user.keyboard('3926200000');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await textbox('HS Code')).toHaveValue('3926200000');
    // An arrow would lose the input.
    await user.click(await button('Previous item'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await user.click(await button(/^Save(?!,)/));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(shown('HS Code')).toBe('3926200000');
    await waitFor(async () => expect(await button('Edit')).toHaveFocus());
    const stored = await storedItems(manager, order.id);
    expect(stored.map(({ hsCode }) => hsCode)).toEqual(['4015190000', '3926200000']);
  });

  it('has its comments and its history beside it', async () => {
    const { order, ids } = await makeItems('Gloves');
    const said = { type: 'ORDER_ITEM', id: ids[0], message: 'Two boxes have a dent', source: 'VENDOR' };
    await asking('procurement')(
      'mutation($input: CreateCommentInput!) { createComment(input: $input) { errors { message } } }',
      {
        input: said,
      },
    );
    const { user } = await renderApp(`${pathOf(order, ids[0])}?commentsFor=vendor`, { state: { openSidePanel: true } });
    expect(await screen.findByText('Two boxes have a dent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Comments shown/ })).not.toBeInTheDocument();
    const history = within(await openHistory(user));
    expect(await history.findByText('Gloves')).toBeVisible();
  });

  it('is read by those who may not write, with the reason', async () => {
    const { order, ids } = await makeItems('Gloves');
    await renderApp(`${pathOf(order, ids[0])}?edit=1`, { as: 'viewer' });
    await heading('Gloves');
    expect(await button('Edit')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('textbox', { name: 'Material' })).not.toBeInTheDocument();
  });

  it('is not found in another order, which it leads to', async () => {
    const [{ order }, other] = [await makeItems('Gloves'), await makeItems('Masks')];
    await renderApp(pathOf(order, other.ids[0]));
    expect(await screen.findByRole('heading', { name: 'Order item not found' })).toBeVisible();
    expect(await link(`Go to ${order.orderNumber}`)).toHaveAttribute('href', order.path);
  });

  it('is not found under another program', async () => {
    const { vendor, group, endUser } = inject('world').second;
    const fields = { vendorId: `${vendor}`, groupId: `${group}`, endUserId: `${endUser}` };
    const elsewhere = await makeOrder(asking('orgAdmin'), fields, 'polio');
    const foreign = await addItem(asking('orgAdmin'), elsewhere, '1', 'Elsewhere');
    await renderApp(`/program/malaria/purchase-orders/${elsewhere.id}/items/${foreign}`, { as: 'orgAdmin' });
    expect(await link('Go to Purchase Orders')).toHaveAttribute('href', '/program/malaria/purchase-orders');
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  });

  it('is found from its row in the order', async () => {
    const { order, ids } = await makeItems('Gloves', 'Masks');
    const { user } = await renderApp(order.path);
    await user.click(await button('Line 2 · Masks'));
    await user.click(await link('Open page'));
    await heading('Masks');
    expect(here()).toBe(pathOf(order, ids[1]));
  });

  it('is found by the other spelling of its address', async () => {
    const { order, ids } = await makeItems('Gloves');
    await renderApp(pathOf(order, ids[0]).replace('purchase-orders', 'purchaseOrders'));
    await heading('Gloves');
    expect(here()).toBe(pathOf(order, ids[0]));
  });
});

describe('an item that is split', () => {
  it('keeps its address, and shows the parts, which lead to each other', async () => {
    const { order, ids } = await makeItems('Gloves');
    await changeItem(manager, ids[0], { splitQuantity: true });
    const { user } = await renderApp(pathOf(order, ids[0]));
    await heading('Gloves');
    await user.click(await button('Actions'));
    await user.click(await screen.findByRole('menuitem', { name: 'Split Quantity' }));
    await user.type(await textbox('Quantity to split off'), '5');
    await user.click(await button('Split'));
    const parts = within(await screen.findByRole('table', { name: 'Ordered as one line' }));
    await waitFor(() => expect(shown('Quantity')).toBe('7'));
    expect(await screen.findByText(/ · 1 of 2$/)).toBeVisible();
    await user.click(await parts.findByRole('link', { name: '1.1' }));
    await screen.findByText(/ · 2 of 2$/);
    expect(shown('Quantity')).toBe('5');
    expect(here()).not.toBe(pathOf(order, ids[0]));
  });

  it('as a kit names the lines that it became, and each of them the kit', async () => {
    const { order, ids } = await makeItems('Kit');
    await changeItem(manager, ids[0], { splitKit: true });
    const part = (material: string) => ({ material, catalogNumber: material, quantity: '12', valuePerItem: '1.75' });
    const { lockVersion } = await storedItem(manager, ids[0]);
    const { splitOrderItemByKit } = await manager<{ splitOrderItemByKit: { orderItems: { id: string }[] } }>(
      `mutation($id: ID!, $input: SplitOrderItemByKitInput!) {
        splitOrderItemByKit(id: $id, input: $input) { orderItems { id } errors { message } } }`,
      { id: ids[0], input: { parts: [part('Probe'), part('Cuff')], lockVersion } },
    );
    const { user } = await renderApp(pathOf(order, ids[0]));
    await heading('Probe');
    await user.click(
      within((await screen.findByText('Split into lines')).parentElement ?? document.body).getByText('1.1'),
    );
    await heading('Cuff');
    expect(here()).toBe(pathOf(order, splitOrderItemByKit.orderItems[1]?.id ?? ''));
    expect(await link(`${order.orderNumber} · Line 1 · Probe`)).toHaveAttribute('href', pathOf(order, ids[0]));
  });
});

describe('an item that somebody changes or removes', () => {
  it('shows the change, and then what became of it, with the way to the order', async () => {
    const { order, ids } = await makeItems('Gloves', 'Masks');
    await renderApp(pathOf(order, ids[0]));
    await heading('Gloves');
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await changeItem(asking('procurement'), ids[0], { material: 'Gloves, nitrile' });
    await heading('Gloves, nitrile');
    await remove(ids[0]);
    expect(await screen.findByRole('heading', { name: 'Line 1 · Gloves, nitrile was removed' })).toBeVisible();
    expect(screen.getByText(/^procurement Tester removed it from the order on \d\d\/\d\d\/\d{4}/)).toBeVisible();
    expect(await link(`Go to ${order.orderNumber}`)).toHaveAttribute('href', order.path);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^1/ })).not.toBeInTheDocument());
  });

  it('under unsaved input keeps the input, to be copied', async () => {
    const { order, ids } = await makeItems('Gloves');
    const { user } = await renderApp(`${pathOf(order, ids[0])}?edit=1`);
    await user.type(await textbox('HS Code'), '4015');
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await remove(ids[0]);
    expect(await screen.findByText(/^Somebody has removed this/)).toBeVisible();
    expect(await textbox('HS Code')).toHaveValue('4015');
    expect(await button('Copy the input')).toBeVisible();
  });

  it('is gone at once after one’s own removal', async () => {
    const { order, ids } = await makeItems('Gloves', 'Masks');
    const { user } = await renderApp(pathOf(order, ids[1]));
    await heading('Masks');
    await screen.findByText('Live');
    await user.click(await button('Actions'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove item' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByRole('heading', { name: 'Line 2 · Masks was removed' })).toBeVisible();
    await user.click(await link(/Gloves/));
    await heading('Gloves');
  });
});

it('an order of many items opens at the item, and is gone through across its pages', async () => {
  const { program, group } = inject('world');
  const own = { id: `${program}`, slug: 'malaria', name: 'Malaria', groupId: `${group}` };
  const { items, ...order } = await makeOrderWith(own, 120);
  const { user } = await renderApp(pathOf(order, items[99] ?? ''));
  await heading('Material 100');
  const list = within(await screen.findByRole('navigation', { name: 'Order items' }));
  expect(await list.findByRole('link', { current: 'page' })).toHaveTextContent('100Material 100');
  expect(await screen.findByText(/ · 100 of 120$/)).toBeVisible();
  await user.click(await button('Next item'));
  await heading('Material 101');
  expect(await screen.findByText(/ · 101 of 120$/)).toBeVisible();
  expect(await list.findByRole('link', { current: 'page' })).toHaveTextContent('101');
  // Turning its pages does not leave the item.
  await user.click(await list.findByRole('button', { name: 'Previous page' }));
  expect(await list.findByRole('link', { name: /^51\D/ })).toBeInTheDocument();
  expect(await screen.findByText(/ · 101 of 120$/)).toBeVisible();
  await user.click(await button('Previous item'));
  await heading('Material 100');
});
