import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { changeItem, storedItems } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** Creates an order with one item of 12 at 3.50 each, and opens the item's menu. */
async function openMenu(fields: Record<string, unknown> = {}, as: 'manager' | 'viewer' = 'manager') {
  const order = await makeOrder(manager, {}, 'malaria');
  const id = await addItem(manager, order, '10', 'Rapid tests');
  if (Object.keys(fields).length > 0) await changeItem(asking('procurement'), id, fields);
  const page = await renderApp(order.path, { as });
  await page.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', { name: /^Edit Item/ });
  return { ...page, order, id };
}

const choose = async ({ user }: { user: { click: (element: Element) => Promise<void> } }, action: string) =>
  user.click(await screen.findByRole('menuitem', { name: action }));
const lines = async (orderId: string) =>
  (await storedItems(manager, orderId)).map(
    ({ position, material, totalValue }) => `${position} ${material} ${totalValue}`,
  );

describe('the menu of an item', () => {
  it('has every action, and shows why one is unavailable', async () => {
    await openMenu({ splitQuantity: true });
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual([
      'Edit Item',
      'Assess Item',
      expect.stringMatching(/^Receive Item.+/),
      'Split Quantity',
      expect.stringMatching(/^Split KitSplitting as a kit is switched off/),
      'Change status',
      'Remove item',
      expect.stringMatching(/^Remove from shipment.+/),
    ]);
  });

  it('shows why an item that is not open cannot be removed', async () => {
    const page = await openMenu();
    await page.user.keyboard('{Escape}');
    await manager(
      'mutation($id: ID!) { assignOrderItemStatus(id: $id, input: { status: "on_hold" }) { errors { message } } }',
      { id: page.id },
    );
    await screen.findByText('On hold');
    await page.user.click(screen.getByRole('button', { name: 'Actions' }));
    const remove = await screen.findByRole('menuitem', { name: /^Remove item/ });
    expect(remove).toHaveTextContent('Cannot remove with status different than OPEN');
    expect(remove).toHaveAttribute('aria-disabled', 'true');
  });

  it('removes it, and the row is gone once that is said, after a read of the page', async () => {
    const page = await openMenu();
    await choose(page, 'Remove item');
    const question = within(await screen.findByRole('alertdialog'));
    const asked = page.network.asked.length;
    await page.user.click(question.getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Rapid tests/ })).not.toBeInTheDocument();
    // Any reads that the page's own subscriptions ask for may come between.
    const since = page.network.asked.slice(asked);
    expect(since).toContain('DeleteOrderItem');
    expect(since.slice(since.indexOf('DeleteOrderItem'))).toContain('PurchaseOrderPage');
  });

  it('opens by keyboard with an action highlighted, by a click without, and returns the focus', async () => {
    const { user } = await openMenu();
    const button = screen.getByRole('button', { name: 'Actions', hidden: true });
    const marked = () => {
      const menu = screen.getByRole('menu', { name: 'Actions' });
      return document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')?.textContent;
    };
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(marked()).toBeUndefined();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const ways = {
      '{Enter}': /^Edit Item/,
      ' ': /^Edit Item/,
      '{ArrowDown}': /^Edit Item/,
      '{ArrowUp}': /^Remove from/,
    };
    for (const [key, action] of Object.entries(ways)) {
      await waitFor(() => expect(button).toHaveFocus());
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      expect(marked()).toMatch(action);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  });

  it('disables all actions for users who may only read', async () => {
    await openMenu({}, 'viewer');
    for (const entry of screen.getAllByRole('menuitem')) expect(entry).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('splitting a quantity', () => {
  it('previews both items, and rejects the full quantity', async () => {
    const page = await openMenu({ splitQuantity: true });
    await choose(page, 'Split Quantity');
    const dialog = within(await screen.findByRole('dialog', { name: 'Split Quantity' }));
    const quantity = dialog.getByRole('textbox', { name: 'Quantity to split off' });
    await page.user.type(quantity, '12');
    expect(dialog.getByRole('button', { name: 'Split' })).toHaveAttribute('data-tip', 'Must be less than 12');
    await page.user.clear(quantity);
    await page.user.type(quantity, '3');
    const rows = () => dialog.getAllByRole('row').map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toContain('10.1Rapid tests3$10.50'));
    expect(rows()).toContain('10Rapid tests9$31.50');
    expect(rows()).toContain('Total$42.00');
    await page.user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(await screen.findByText('Quantity split successfully')).toBeInTheDocument();
    expect(await lines(page.order.id)).toEqual(['10 Rapid tests 31.50', '10.1 Rapid tests 10.50']);
    expect(await screen.findByRole('button', { name: 'Line 10.1 · Rapid tests' })).toBeInTheDocument();
  });

  it('is rejected if another user changed the item meanwhile, and shows its current version', async () => {
    const page = await openMenu({ splitQuantity: true });
    await choose(page, 'Split Quantity');
    const dialog = within(await screen.findByRole('dialog', { name: 'Split Quantity' }));
    await page.user.type(dialog.getByRole('textbox', { name: 'Quantity to split off' }), '3');
    page.network.trouble('PurchaseOrderPage', 'hang');
    await changeItem(asking('procurement'), page.id, { quantity: '5' });
    await page.user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    page.network.mend('PurchaseOrderPage');
    expect(await dialog.findByText('$7.00')).toBeInTheDocument();
    expect(await lines(page.order.id)).toEqual(['10 Rapid tests 17.50']);
  });
});

describe('splitting a kit', () => {
  it('requires the parts to add up to the value of the kit, and previews the result', async () => {
    const page = await openMenu({ splitKit: true });
    await choose(page, 'Split Kit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Split Kit' }));
    const fill = async (part: number, fields: Record<string, string>) => {
      for (const [label, text] of Object.entries(fields)) {
        const input = dialog.getByRole('textbox', { name: `Part ${part} ${label}` });
        await page.user.clear(input);
        await page.user.type(input, text);
      }
    };
    expect(dialog.getByText(/^Each part is another article: .* each part is to be assessed\.$/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Part 1 Quantity' })).toHaveValue('12');
    await fill(1, { Material: 'Cassettes', 'Catalog number': 'C-1', 'Value per Item': '2' });
    await fill(2, { Material: 'Buffer', 'Catalog number': 'C-2', 'Value per Item': '1.0004' });
    const split = dialog.getByRole('button', { name: 'Split' });
    expect(split).toHaveAttribute('data-tip', "$6.00 of the kit's $42.00 is not yet in any part.");
    await page.user.click(dialog.getByRole('button', { name: 'Add part' }));
    await fill(3, { Material: 'Lancets', 'Catalog number': 'C-3', Quantity: '12', 'Value per Item': '0.4996' });
    expect(dialog.getByText('The parts add up to $42.00, the same as the kit.')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toContain('10.2Lancets12$6.00'),
    );
    await page.user.click(split);
    expect(await screen.findByText('Kit split successfully')).toBeInTheDocument();
    expect(await lines(page.order.id)).toEqual(['10 Cassettes 24.00', '10.1 Buffer 12.00', '10.2 Lancets 6.00']);
  });
});
