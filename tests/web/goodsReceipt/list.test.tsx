import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { assessItem, changeItem, makeItems, storedItem } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** Opens the list with `count` new items, the first `assessed` of which are assessed. */
async function openItems(count: number, assessed: number) {
  const items = await makeItems(manager, count);
  for (const id of items.ids.slice(0, assessed)) await assessItem(manager, id);
  const app = await renderApp(`/program/malaria/goodsReceipts?search=${items.word}`, { as: 'inventory' });
  await screen.findByRole('button', { name: items.label(1) });
  return { ...app, ...items };
}

const row = (name: string) => screen.findByRole('group', { name });

it('receives one item after another with two keys each, and skips unassessed ones', async () => {
  const { user, label, ids } = await openItems(3, 2);
  expect(screen.getByRole('heading', { level: 1, name: 'Goods Receipts' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start receiving' }));
  const first = within(await row(label(1)));
  // Unassessed items are excluded during the work.
  expect(window.location.search).toContain('status=assessed');
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
  await first.findByRole('option', { name: 'Good' });
  expect(first.getByRole('combobox', { name: 'Condition' })).toHaveFocus();
  await user.selectOptions(first.getByRole('combobox', { name: 'Condition' }), 'good');
  await user.keyboard('{Enter}');
  await row(label(2));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/2 received since/)).toBeInTheDocument();
  const [done] = within(await screen.findByRole('list', { name: 'Done last' })).getAllByRole('listitem');
  expect(done).toHaveTextContent(/Good · \d\d\/\d\d\/\d{4}/);
  expect(await storedItem(manager, ids[0] ?? '')).toMatchObject({
    goodsReceipt: { received: true, condition: 'good' },
  });
  expect(await storedItem(manager, ids[2] ?? '')).toMatchObject({ goodsReceipt: { received: false } });
});

it('opens the next item while one is being saved', async () => {
  const { user, network, label } = await openItems(3, 3);
  await user.click(screen.getByRole('button', { name: 'Start receiving' }));
  await within(await row(label(1))).findByRole('option', { name: 'Good' });
  network.trouble('ReceiveOrderItem', 'hang');
  await user.keyboard('{Enter}');
  await row(label(2));
  expect(screen.getByText('Saving…')).toBeInTheDocument();
  network.mend('ReceiveOrderItem');
  await screen.findByRole('list', { name: 'Done last' });
  await user.keyboard('{Enter}');
  await row(label(3));
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  await screen.findByRole('button', { name: `Undo ${label(2)}` });
});

it('shows at once why an item cannot be received, and opens its form as soon as it can be', async () => {
  const { user, label, ids } = await openItems(1, 0);
  expect(await screen.findByText('Live')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start receiving' })).toHaveAttribute(
    'data-tip',
    'No item of this list can be received now',
  );
  await user.click(screen.getByRole('button', { name: label(1) }));
  const open = within(await row(label(1)));
  expect(open.getByText('The item must be assessed first')).toBeInTheDocument();
  expect(open.queryByRole('combobox', { name: 'Condition' })).not.toBeInTheDocument();
  await assessItem(manager, ids[0] ?? '');
  expect(await open.findByRole('combobox', { name: 'Condition' })).toBeVisible();
  expect(open.queryByText('The item must be assessed first')).not.toBeInTheDocument();
});

it('receives a part; the rest waits at once, and the order shows one line with its history', async () => {
  const { user, label, ids } = await openItems(1, 1);
  await changeItem(manager, ids[0] ?? '', { storage: 'refrigerated' });
  await user.click(screen.getByRole('button', { name: 'Start receiving' }));
  const open = within(await row(label(1)));
  const { quantity } = await storedItem(manager, ids[0] ?? '');
  const rest = String(Number(quantity) - 1);
  const received = open.getByRole('textbox', { name: `Received of ${quantity}` });
  expect(received).toHaveValue(quantity);
  await user.clear(received);
  await user.type(received, `${Number(quantity) + 1}`);
  await user.tab();
  expect(received).toHaveAccessibleErrorMessage(`At most ${quantity} can be received`);
  await user.clear(received);
  await user.type(received, '0');
  expect(received).toHaveAccessibleErrorMessage('Must be greater than 0');
  await user.clear(received);
  // A button that cannot act leads to the reason.
  await user.click(open.getByRole('button', { name: /^Save and next/ }));
  expect(received).toHaveFocus();
  expect(received).toHaveAccessibleErrorMessage('Enter how much was received');
  await user.type(received, '1');
  await user.type(open.getByRole('textbox', { name: 'Lot number' }), 'A123');
  await user.type(open.getByRole('textbox', { name: 'Expiry date' }), '1/1/2020');
  expect(open.getByText('It has expired')).toBeVisible();
  await user.type(open.getByRole('textbox', { name: 'Temperature °C' }), '-3.5');
  expect(await open.findByText('Outside 2 to 8 °C: it will need a release')).toBeVisible();
  await user.keyboard('{Enter}');
  const done = within(await screen.findByRole('list', { name: 'Done last' }));
  expect(done.getByText(new RegExp(`^1 of ${quantity} · .* · Lot A123$`))).toBeVisible();
  const next = await screen.findByRole('group', { name: / · 1\.1 · / });
  expect(within(next).getByRole('textbox', { name: `Received of ${rest}` })).toHaveValue(rest);
  expect(screen.getByText(`1 received, ${rest} to receive`)).toBeVisible();
  expect(await storedItem(manager, ids[0] ?? '')).toMatchObject({
    ...{ quantity: '1', lotNumber: 'A123', expiryDate: '2020-01-01' },
    goodsReceipt: { temperatureReading: '-3.5' },
  });
});

it('offers the release of what did not arrive as it should, with a reason', async () => {
  const items = await makeItems(manager, 1);
  await assessItem(manager, items.ids[0] ?? '');
  const { user } = await renderApp(`/program/malaria/goodsReceipts?search=${items.word}`, { as: 'manager' });
  await screen.findByRole('button', { name: items.label(1) });
  await user.click(screen.getByRole('button', { name: 'Start receiving' }));
  const open = within(await row(items.label(1)));
  await open.findByRole('option', { name: 'Damaged' });
  await user.selectOptions(open.getByRole('combobox', { name: 'Condition' }), 'damaged');
  await user.keyboard('{Enter}');
  const offer = await screen.findByRole('button', { name: /^Release / });
  expect(offer).toHaveTextContent('Needs a release');
  await user.click(offer);
  const dialog = within(await screen.findByRole('dialog', { name: 'Release Item' }));
  expect(dialog.getByText(/It did not arrive as it should: Damaged/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Release' })).toHaveAttribute('data-tip', 'Reason is required');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Only the box is torn');
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('Item released')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Release / })).not.toBeInTheDocument();
  expect(await storedItem(manager, items.ids[0] ?? '')).toMatchObject({ goodsReceipt: { needsRelease: false } });
});
