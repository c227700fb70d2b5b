import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { changeOrder, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** Opens the list with new orders that only this test uses, sorted by number. */
async function openOrders(count: number) {
  const word = `B${randomUUID().slice(0, 6)}`;
  const orders = [];
  for (let n = 1; n <= count; n += 1) {
    orders.push(await makeOrder(manager, { orderNumber: `${word}-${String(n).padStart(2, '0')}` }, 'malaria'));
  }
  const page = await renderApp(`/program/malaria/purchase-orders?search=${word}&sort=order_number:asc`);
  await screen.findByRole('link', { name: `${word}-01` });
  return { ...page, orders, word };
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected rows' }));
const statusOf = async (id: string) => {
  const data = await manager('query($id: ID!) { purchaseOrder(id: $id) { status { key } } }', { id });
  return (data as { purchaseOrder: { status: { key: string } } }).purchaseOrder.status.key;
};

describe('selected orders', () => {
  it('are a range with Shift, a page with the checkbox in the header, and none after Escape', async () => {
    const { user, word } = await openOrders(4);
    await user.click(await box(`${word}-01`));
    await user.keyboard('{Shift>}');
    await user.click(await box(`${word}-03`));
    await user.keyboard('{/Shift}');
    expect(bar().getByText('3 selected')).toBeInTheDocument();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(bar().getByText('4 selected')).toBeInTheDocument();
    expect(all).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    expect(await box(`${word}-01`)).not.toBeChecked();
  });

  it('can be all matching orders, on more than one page', async () => {
    const { user } = await openOrders(22);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Select all 22' }));
    expect(await bar().findByText('22 selected')).toBeInTheDocument();
  });

  it('move together to a status that all of them can have; a rejected one is named and stays selected', async () => {
    const { user, orders, word } = await openOrders(3);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
    expect(dialog.getByRole('button', { name: 'Move 3' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Status(?! description)/ }), 'In review');
    // Another user closes one of them meanwhile, and closed orders cannot be reviewed.
    await asking('procurement')(
      'mutation($id: ID!) { assignPurchaseOrderStatus(id: $id, input: { status: "closed" }) { errors { message } } }',
      { id: orders[1]?.id },
    );
    await user.click(dialog.getByRole('button', { name: 'Move 3' }));
    expect(await dialog.findByText('2 changed, 1 refused. The refused ones stay selected.')).toBeInTheDocument();
    expect(dialog.getByText(`${word}-02`)).toBeInTheDocument();
    expect(await Promise.all(orders.map(({ id }) => statusOf(id)))).toEqual(['in_review', 'closed', 'in_review']);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await bar().findByText('1 selected')).toBeInTheDocument();
  });

  it('of mixed statuses say which of them a status is for and why, how many changed, and return by Undo', async () => {
    const { user, orders, word } = await openOrders(3);
    await asking('procurement')(
      'mutation($id: ID!) { assignPurchaseOrderStatus(id: $id, input: { status: "closed" }) { errors { message } } }',
      { id: orders[2]?.id },
    );
    expect(await screen.findByText('Closed')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
    expect(dialog.getByText(/^Now 2 Open, 1 Closed\./)).toBeInTheDocument();
    const statuses = dialog.getByRole('combobox', { name: /^Status(?! description)/ });
    await user.selectOptions(statuses, 'In review (2 of 3)');
    expect(dialog.getByText('1 Closed cannot change to In review and will be refused.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Move 2 of 3' }));
    expect(await dialog.findByText('2 changed, 1 refused. The refused ones stay selected.')).toBeInTheDocument();
    expect(dialog.getByText(`${word}-03`)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Undo 2' }));
    expect(await screen.findByText('Undone for 2')).toBeInTheDocument();
    expect(await Promise.all(orders.map(({ id }) => statusOf(id)))).toEqual(['open', 'open', 'closed']);
  });

  it('return to their status by one Undo, except one that another user changed since, which is named', async () => {
    const { user, orders, word } = await openOrders(2);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Status(?! description)/ }), 'In review');
    await user.click(dialog.getByRole('button', { name: 'Move 2' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('Updated 2')).toBeInTheDocument();
    const [, second] = orders;
    if (second) await changeOrder(asking('procurement'), second, { creditCard: 'Card 7' });
    await user.click(undo);
    expect(await screen.findByText(new RegExp(`^1 undone, 1 not. ${word}-02: `))).toBeInTheDocument();
    expect(await Promise.all(orders.map(({ id }) => statusOf(id)))).toEqual(['open', 'in_review']);
  });

  it('are assigned to the same users, and to the previous ones after Undo', async () => {
    const { user, orders, word } = await openOrders(2);
    const usersOf = async ({ id }: { id: string }) => {
      const data = await manager('query($id: ID!) { purchaseOrder(id: $id) { users { fullName } } }', { id });
      return (data as { purchaseOrder: { users: { fullName: string }[] } }).purchaseOrder.users;
    };
    const before = await Promise.all(orders.map(usersOf));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Assign users' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Users' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'logistics Tester' }));
    await user.click(dialog.getByRole('button', { name: 'Assign to 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const order of orders) expect(await usersOf(order)).toEqual([{ fullName: 'logistics Tester' }]);
    const [, second] = orders;
    if (second) await changeOrder(asking('procurement'), second, { creditCard: 'Card 7' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(new RegExp(`^1 undone, 1 not. ${word}-02: `))).toBeInTheDocument();
    expect(await Promise.all(orders.map(usersOf))).toEqual([before[0], [{ fullName: 'logistics Tester' }]]);
  });
});

it('a user who may change nothing selects orders only to export them', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const { user } = await renderApp(`/program/malaria/purchase-orders?search=${order.orderNumber}`, { as: 'viewer' });
  await user.click(await box(order.orderNumber));
  expect(bar().getByRole('button', { name: 'Export' })).toBeInTheDocument();
  expect(bar().queryByRole('button', { name: 'Change status' })).not.toBeInTheDocument();
});
