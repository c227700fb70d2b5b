import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { assessItem, receiveItem } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

it('is shown in its order as one line with its history, and what was recorded first stays beside a correction', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const id = await addItem(manager, order, '1', 'Rapid tests');
  await assessItem(manager, id);
  await receiveItem(manager, id, '4', { receivedDate: '2026-11-24', condition: 'damaged', lotNumber: 'A1' });
  const { user } = await renderApp(order.path);
  expect(await screen.findByText(/^4 received, \d+ to receive$/)).toBeVisible();
  expect(screen.getByText('Part of line 1')).toBeVisible();
  expect(screen.getByText('Needs a release')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Line 1 · Rapid tests' }));
  const receipt = within(await screen.findByRole('group', { name: 'Receipt and storage' }));
  expect(await receipt.findByText(/Received 11\/24\/2026 by manager Tester · Needs a release/)).toBeVisible();
  expect(receipt.queryByRole('list', { name: 'Receipts' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Item' }));
  const lot = screen.getByRole('textbox', { name: 'Lot number' });
  await user.clear(lot);
  await user.type(lot, 'A2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const recorded = within(await screen.findByRole('list', { name: 'Receipts' }));
  const texts = recorded.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(
      /^First recorded: 4 on 11\/24\/2026, lot A1, Damaged, by manager Tester \(\d\d\/\d\d\/\d{4}\)$/,
    ),
    expect.stringMatching(/^Corrected: 4 on 11\/24\/2026, lot A2, Damaged, by manager Tester/),
  ]);
});

it('is released from the menu of its row, and its panel says why', async () => {
  const order = await makeOrder(manager, {}, 'malaria');
  const id = await addItem(manager, order, '1', 'Rapid tests');
  await assessItem(manager, id);
  await receiveItem(manager, id, null, { condition: 'opened' });
  const { user } = await renderApp(order.path);
  expect(await screen.findByText('1 item waits for a release')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change status' }));
  expect(await screen.findByText(/^Not yet Ready: It arrived in the condition “Opened”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Release Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release Item' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Seal was cut by customs');
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('Item released')).toBeInTheDocument();
  expect(screen.queryByText('To release')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Line 1 · Rapid tests' }));
  expect(await screen.findByText(/Released .* by manager Tester: Seal was cut by customs/)).toBeVisible();
});
