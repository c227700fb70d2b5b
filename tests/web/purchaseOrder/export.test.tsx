import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

/** A download that ends at once: with a file, or with a broken connection. */
class StubDownload extends EventTarget {
  static asked: URL[] = [];
  static isCut = false;
  readonly upload = new EventTarget();
  status = 200;
  response = new Blob(['\uFEFFPO #\r\n']);
  onload?: () => void;
  onerror?: () => void;
  open(_method: string, address: string) {
    StubDownload.asked.push(new URL(address, 'http://page'));
  }
  setRequestHeader() {}
  abort() {}
  getResponseHeader(name: string) {
    return name === 'content-disposition' ? 'attachment; filename="Purchase Orders.csv"' : null;
  }
  send() {
    queueMicrotask(() => (StubDownload.isCut ? this.onerror?.() : this.onload?.()));
  }
}

const saved: string[] = [];

beforeEach(() => {
  StubDownload.asked = [];
  StubDownload.isCut = false;
  saved.length = 0;
  vi.stubGlobal('XMLHttpRequest', StubDownload);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

/** Opens a list of orders that only this test uses. */
async function openOrders(as: 'manager' | 'viewer' = 'manager') {
  const word = `E${randomUUID().slice(0, 6)}`;
  const ids: string[] = [];
  for (const n of [1, 2, 3])
    ids.push((await makeOrder(asking('manager'), { orderNumber: `${word}-${n}` }, 'malaria')).id);
  const page = await renderApp(`/program/malaria/purchase-orders?search=${word}`, { as });
  await screen.findByRole('link', { name: `${word}-1` });
  return { ...page, word, ids };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Export / }));

describe('the export of a list', () => {
  it('takes all rows of the list with its search, and the columns that are shown', async () => {
    const { user, word } = await openOrders();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    expect(asked.getByText('3 rows')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('Exported: Purchase Orders.csv')).toBeInTheDocument();
    expect(saved).toEqual(['Purchase Orders.csv']);
    const [address] = StubDownload.asked;
    expect(address?.pathname).toBe('/files/lists/purchase_orders');
    expect(address?.searchParams.get('search')).toBe(word);
    expect(address?.searchParams.get('format')).toBe('CSV');
    expect(address?.searchParams.get('columns')?.split(',')).toContain('ORDER_NUMBER');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes all columns, as a workbook, if they are wanted', async () => {
    const { user } = await openOrders();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    await user.selectOptions(asked.getByRole('combobox', { name: 'Columns' }), 'All');
    await user.click(asked.getByRole('button', { name: 'Excel' }));
    await expect.poll(() => saved).toHaveLength(1);
    const [address] = StubDownload.asked;
    expect(address?.searchParams.get('format')).toBe('XLSX');
    expect(address?.searchParams.has('columns')).toBe(false);
  });

  it('takes only the selected rows, also by whoever may change none', async () => {
    const { user, word, ids } = await openOrders('viewer');
    await user.click(await screen.findByRole('checkbox', { name: `Select ${word}-2` }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    expect(asked.getByText('1 selected row')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Excel' }));
    await expect.poll(() => saved).toHaveLength(1);
    expect(StubDownload.asked[0]?.searchParams.get('ids')).toBe(ids[1]);
  });

  it('keeps nothing of a file that did not arrive whole, and can be tried again', async () => {
    const { user } = await openOrders();
    StubDownload.isCut = true;
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'CSV' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('The file did not arrive whole and was not kept.');
    expect(saved).toEqual([]);
    StubDownload.isCut = false;
    await user.click(asked.getByRole('button', { name: 'CSV' }));
    await expect.poll(() => saved).toHaveLength(1);
  });

  it('is offered beside the items of an order', async () => {
    const order = await makeOrder(asking('manager'), {}, 'malaria');
    await addItem(asking('manager'), order, '1', 'Gloves');
    const { user } = await renderApp(`/program/malaria/purchase-orders/${order.id}`);
    await user.click(await screen.findByRole('button', { name: /^Export Order items/i }));
    await user.click((await dialog()).getByRole('button', { name: 'Excel' }));
    await expect.poll(() => saved).toHaveLength(1);
    const [address] = StubDownload.asked;
    expect(address?.pathname).toBe('/files/lists/order_items');
    expect(address?.searchParams.get('purchase_order_id')).toBe(order.id);
  });
});
