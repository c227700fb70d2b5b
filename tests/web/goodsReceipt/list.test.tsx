import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assessItem, makeItems, storedItem } from '../../support/pages/items.ts';
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
  const [done] = within(screen.getByRole('list', { name: 'Done last' })).getAllByRole('listitem');
  expect(done).toHaveTextContent(/Good · \d\d\/\d\d\/\d{4}/);
  expect(await storedItem(manager, ids[0] ?? '')).toMatchObject({
    goodsReceipt: { received: true, condition: 'good' },
  });
  expect(await storedItem(manager, ids[2] ?? '')).toMatchObject({ goodsReceipt: { received: false } });
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
