import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { stubDownloads } from '../../support/pages/downloads.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

/** Opens a list of orders that only this test uses. */
async function openOrders(as: 'manager' | 'viewer' = 'manager') {
  const word = `E${randomUUID().slice(0, 6)}`;
  const ids: string[] = [];
  for (const n of [1, 2, 3])
    ids.push((await makeOrder(asking('manager'), { orderNumber: `${word}-${n}` }, 'malaria')).id);
  const page = await renderApp(`/program/malaria/purchase-orders?search=${word}`, { as });
  await screen.findByRole('link', { name: `${word}-1` });
  return { ...page, word, ids, downloads: stubDownloads('Purchase Orders.csv') };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Export / }));

describe('the export of a list', () => {
  it('takes all rows of the list with its search, and the columns that are shown', async () => {
    const { user, word, downloads } = await openOrders();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    expect(asked.getByText('3 rows')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('Downloaded: Purchase Orders.csv')).toBeInTheDocument();
    expect(downloads.saved).toEqual(['Purchase Orders.csv']);
    const [address] = downloads.asked;
    expect(address?.pathname).toBe('/files/lists/purchase_orders');
    expect(address?.searchParams.get('search')).toBe(word);
    expect(address?.searchParams.get('format')).toBe('CSV');
    expect(address?.searchParams.get('columns')?.split(',')).toContain('ORDER_NUMBER');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes all columns, as a workbook, if they are wanted', async () => {
    const { user, downloads } = await openOrders();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    await user.selectOptions(asked.getByRole('combobox', { name: 'Columns' }), 'All');
    await user.click(asked.getByRole('button', { name: 'Excel' }));
    await expect.poll(() => downloads.saved).toHaveLength(1);
    const [address] = downloads.asked;
    expect(address?.searchParams.get('format')).toBe('XLSX');
    expect(address?.searchParams.has('columns')).toBe(false);
  });

  it('takes only the selected rows, also by whoever may change none', async () => {
    const { user, word, ids, downloads } = await openOrders('viewer');
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}-2` }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    expect(asked.getByText('1 selected row')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Excel' }));
    await expect.poll(() => downloads.saved).toHaveLength(1);
    expect(downloads.asked[0]?.searchParams.get('ids')).toBe(ids[1]);
  });

  it('keeps nothing of a file that did not arrive whole, and can be tried again', async () => {
    const { user, downloads } = await openOrders();
    downloads.isCut = true;
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'CSV' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('The file did not arrive whole and was not kept.');
    expect(downloads.saved).toEqual([]);
    downloads.isCut = false;
    await user.click(asked.getByRole('button', { name: 'CSV' }));
    await expect.poll(() => downloads.saved).toHaveLength(1);
  });

  it('is offered beside the items of an order', async () => {
    const order = await makeOrder(asking('manager'), {}, 'malaria');
    await addItem(asking('manager'), order, '1', 'Gloves');
    const { user } = await renderApp(`/program/malaria/purchase-orders/${order.id}`);
    const downloads = stubDownloads('Order items.xlsx');
    await user.click(await screen.findByRole('button', { name: /^Export Order items/i }));
    await user.click((await dialog()).getByRole('button', { name: 'Excel' }));
    await expect.poll(() => downloads.saved).toHaveLength(1);
    const [address] = downloads.asked;
    expect(address?.pathname).toBe('/files/lists/order_items');
    expect(address?.searchParams.get('purchase_order_id')).toBe(order.id);
  });
});
