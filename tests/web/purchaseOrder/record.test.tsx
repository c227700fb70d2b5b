import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, inject, it } from 'vitest';
import { addItem, changeOrder, makeOrder, storedOrder } from '../../e2e/support/orders.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
const newOrder = (fields = {}) => makeOrder(manager, fields, 'malaria');
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('an order in read mode', () => {
  it('shows the fields as text, and the empty ones when asked for by their number', async () => {
    const order = await newOrder({ creditCard: 'Card 7' });
    const { user } = await renderApp(order.path);
    expect(await screen.findByRole('heading', { name: order.orderNumber })).toBeVisible();
    await expect.poll(() => shown('Credit card')).toBe('Card 7');
    await expect.poll(() => shown('PO Date')).toBe('11/02/2026');
    expect(shown('Funding number')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^\d empty fields · show$/ }));
    expect(shown('Funding number')).toBe('N/A');
    expect(screen.queryByRole('textbox', { name: 'PO #' })).not.toBeInTheDocument();
  });

  it('shows an empty field when a link leads to it', async () => {
    const order = await newOrder();
    await renderApp(`${order.path}#fundingNumber`);
    await expect.poll(() => document.activeElement?.previousElementSibling?.textContent).toBe('Funding number');
  });

  it('is marked as external if it comes from elsewhere', async () => {
    const [own, external] = [await newOrder(), await newOrder({ external: true })];
    await renderApp(external.path);
    const heading = await screen.findByRole('heading', { name: external.orderNumber });
    expect(within(heading.parentElement ?? heading).getByText('External')).toBeVisible();
    await renderApp(own.path);
    const plain = await screen.findByRole('heading', { name: own.orderNumber });
    expect(within(plain.parentElement ?? plain).queryByText('External')).not.toBeInTheDocument();
  });

  it('shows the last page of its items at an address with a later one', async () => {
    const order = await newOrder();
    const material = `Kit of ${order.orderNumber}`;
    await addItem(asking('manager'), order, '10', material);
    await renderApp(`${order.path}?itemsPage=999`);
    expect(await screen.findByText(material)).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('is not found under another program, where a link leads to the list', async () => {
    const { vendor, group, endUser } = inject('world').second;
    const ids = { vendorId: `${vendor}`, groupId: `${group}`, endUserId: `${endUser}` };
    const other = await makeOrder(asking('orgAdmin'), ids, 'polio');
    const { user } = await renderApp(`/program/malaria/purchase-orders/${other.id}`, { as: 'orgAdmin' });
    expect(await screen.findByRole('heading', { name: 'Purchase order not found' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: other.orderNumber })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to Purchase Orders' }));
    expect(await screen.findByRole('heading', { name: 'Purchase Orders' })).toBeVisible();
  });

  it('shows what went wrong, and can be retried', async () => {
    const order = await newOrder();
    const trouble = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
    const { user, network } = await renderApp(order.path, { troubles: { PurchaseOrderPage: trouble } });
    expect(await screen.findByText('The books are closed')).toBeVisible();
    network.mend('PurchaseOrderPage');
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: order.orderNumber })).toBeVisible();
  });

  it('tells users who may only read why they cannot edit, even by the address', async () => {
    const order = await newOrder();
    await renderApp(`${order.path}?edit=1`, { as: 'viewer' });
    const edit = await button('Edit');
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAttribute('data-tip', expect.stringMatching(/\w/));
    expect(screen.queryByRole('textbox', { name: 'PO #' })).not.toBeInTheDocument();
  });
});

describe('an order in edit mode', () => {
  it('sends only the changed fields, and confirms the save', async () => {
    const order = await newOrder({ fundingNumber: 'FN-1' });
    const { user } = await renderApp(order.path);
    await user.click(await button('Edit'));
    await user.type(await textbox('Credit card'), 'Card 9');
    await changeOrder(manager, order, { fundingNumber: 'FN-2' });
    await user.click(await button('Save'));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    await expect.poll(() => shown('Credit card')).toBe('Card 9');
    expect(await storedOrder(manager, order)).toMatchObject({ creditCard: 'Card 9', fundingNumber: 'FN-2' });
  });

  it('cannot be saved before something is changed, and shows the reason', async () => {
    const order = await newOrder();
    const { user } = await renderApp(`${order.path}?edit=1`);
    const save = await button('Save');
    expect(save).toHaveAttribute('data-tip', 'Nothing has been changed yet');
    await user.type(await textbox('Credit card'), '1');
    expect(save).not.toHaveAttribute('aria-disabled');
  });

  it('reports a missing field in its place, and focuses it', async () => {
    const order = await newOrder();
    const { user, network } = await renderApp(`${order.path}?edit=1`);
    await user.clear(await textbox('PO #'));
    await user.click(await button('Save'));
    expect(await textbox('PO #')).toHaveAccessibleErrorMessage('PO # is required');
    expect(await textbox('PO #')).toHaveFocus();
    expect(network.asked).not.toContain('UpdatePurchaseOrder');
  });

  it('rejects a date that does not exist as soon as the field is left', async () => {
    const order = await newOrder();
    const { user } = await renderApp(`${order.path}?edit=1`);
    const date = await textbox('PO Date');
    await user.clear(date);
    await user.type(date, '02/30/2026');
    await user.tab();
    expect(await textbox('PO Date')).toHaveAccessibleErrorMessage('Date is not valid');
  });

  it('shows a rejection at its field and above the form, and keeps the input', async () => {
    const [order, taken] = [await newOrder(), await newOrder()];
    const { user } = await renderApp(`${order.path}?edit=1`);
    await user.type(await textbox('Credit card'), 'Card 9');
    await user.clear(await textbox('PO #'));
    await user.type(await textbox('PO #'), taken.orderNumber);
    await user.click(await button('Save'));
    const [above] = await screen.findAllByText(/has already been taken/);
    expect(above?.closest('[role=alert]')).toBeVisible();
    // The input learns of its message only after the message is rendered.
    await waitFor(async () => expect(await textbox('PO #')).toHaveAccessibleErrorMessage(/has already been taken/));
    expect(await textbox('PO #')).toHaveFocus();
    expect(await textbox('Credit card')).toHaveValue('Card 9');
  });

  it('asks field by field which value to keep if another user changed the same ones', async () => {
    const order = await newOrder();
    const { user } = await renderApp(`${order.path}?edit=1`);
    await user.type(await textbox('Credit card'), 'My card');
    await user.type(await textbox('Funding number'), 'My funds');
    await changeOrder(asking('procurement'), order, { creditCard: 'Their card', fundingNumber: 'Their funds' });
    await user.click(await button('Save'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
    const save = within(dialog).getByRole('button', { name: 'Save these' });
    expect(save).toHaveAttribute('data-tip', 'A value for each field is required');
    const choose = (field: string, value: string) =>
      user.click(within(within(dialog).getByRole('radiogroup', { name: field })).getByText(value));
    await choose('Credit card', 'Their card');
    await choose('Funding number', 'My funds');
    await user.click(save);
    await expect.poll(() => shown('Funding number')).toBe('My funds');
    expect(await storedOrder(manager, order)).toMatchObject({ creditCard: 'Their card', fundingNumber: 'My funds' });
  });
});

describe('an order that another user changes', () => {
  it('is refetched in the background while its rows stay as they are', async () => {
    const order = await newOrder();
    await addItem(manager, order, '1', 'Rapid tests');
    const { network } = await renderApp(order.path);
    const items = await screen.findByRole('table', { name: 'Order items' });
    expect(await screen.findByText('Live')).toBeInTheDocument();
    const asked = network.asked.length;
    network.trouble('PurchaseOrderPage', 'hang');
    await changeOrder(manager, order, { creditCard: 'Card 9' });
    await expect.poll(() => network.asked.slice(asked)).toContain('PurchaseOrderPage');
    expect(items).toHaveAttribute('aria-busy', 'false');
    network.mend('PurchaseOrderPage');
    await expect.poll(() => shown('Credit card')).toBe('Card 9');
  });
});
