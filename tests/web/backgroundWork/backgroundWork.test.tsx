import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');

/** Makes more orders than one call may change. */
async function manyOrders(word: string, count: number) {
  const numbers = Array.from({ length: count }, (_, n) => `${word}-${String(n + 1).padStart(3, '0')}`);
  for (let from = 0; from < count; from += 10) {
    await Promise.all(
      numbers.slice(from, from + 10).map((orderNumber) => makeOrder(manager, { orderNumber }, 'malaria')),
    );
  }
}

it('all of more than 200 orders are moved in the background, followed in the header, told row by row, and moved back', async () => {
  const word = `W${crypto.randomUUID().slice(0, 6)}`;
  await manyOrders(word, 205);
  const { user } = await renderApp(`/program/malaria/purchase-orders?search=${word}&sort=order_number:asc`);
  await screen.findByRole('link', { name: `${word}-001` });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = () => within(screen.getByRole('toolbar', { name: 'Selected rows' }));
  await user.click(bar().getByRole('button', { name: 'Select all 205' }));
  expect(bar().getByText('All 205 selected')).toBeInTheDocument();
  // A single row that is left out leads back to single selection.
  await user.click(screen.getByRole('checkbox', { name: `Select ${word}-001` }));
  expect(bar().getByText('19 selected')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Select all 205' }));
  await user.click(bar().getByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
  await dialog.findByRole('option', { name: 'On hold' });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Status(?! description)/ }), 'On hold');
  await user.click(dialog.getByRole('button', { name: 'Move all 205' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  const line = await screen.findByRole(
    'link',
    { name: /^Work in the background: Finished: 205 changed/ },
    { timeout: 20_000 },
  );
  await user.click(line);
  expect(await screen.findByRole('heading', { name: 'Move 205 purchase orders to On hold' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: `PO ${word}-001` })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Changed 205' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo 205' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Undo 205' }));
  expect(await screen.findByRole('heading', { name: 'Move 205 purchase orders back' })).toBeInTheDocument();
  // What is not finished has Cancel in its place.
  await screen.findByRole('button', { name: 'Undo 205' }, { timeout: 20_000 });
  await user.click(screen.getByRole('link', { name: 'Work in the background' }));
  const [undo, undone] = await screen.findAllByRole('row', { name: /205 purchase orders/ });
  expect(undo).toHaveTextContent(/Move 205 purchase orders back205 changedFinished/);
  expect(undone).toHaveTextContent(/Move 205 purchase orders to On hold205 changed, was undoneFinished/);
  expect(screen.queryByRole('group', { name: 'Whose work' })).not.toBeInTheDocument();
  const left = await manager(
    'query($search: String) { purchaseOrders(search: $search, filter: { statuses: ["open"] }) { meta { count } } }',
    { search: word },
  );
  expect(left).toEqual({ purchaseOrders: { meta: { count: 205 } } });
});
