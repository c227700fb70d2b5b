import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');
const manager = asking('manager');
const LIST = '/program/malaria/purchase-orders';

interface Vendor {
  id: string;
  name: string;
  lockVersion: number;
}

async function makeVendor(fields: Record<string, unknown> = {}): Promise<Vendor> {
  const name = `Galil Works ${randomUUID().slice(0, 8)}`;
  const data = await orgAdmin(
    'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id name lockVersion } } }',
    { input: { name, ...fields } },
  );
  return (data as { createVendor: { vendor: Vendor } }).createVendor.vendor;
}

const prohibit = ({ id, lockVersion }: Vendor) =>
  orgAdmin(
    'mutation($id: ID!, $input: UpdateVendorInput!) { updateVendor(id: $id, input: $input) { errors { message } } }',
    {
      id,
      input: { lockVersion, riskLevel: 'level_4' },
    },
  );

const orderOf = ({ id }: Vendor, fields: object = {}) => makeOrder(manager, { vendorId: id, ...fields }, 'malaria');

describe('a prohibited vendor', () => {
  it('is offered in the picker of a new order only to say why it cannot be chosen; others say level and screening', async () => {
    const vendor = await makeVendor({ riskLevel: 'level_4' });
    const other = await makeVendor({ riskLevel: 'level_2', visualComplianceDate: '2026-03-04' });
    const { user } = await renderApp(`${LIST}/create-po`);
    const input = await screen.findByLabelText(/^Vendor/, { selector: 'input' });
    await user.click(input);
    await user.paste(vendor.name);
    const option = await screen.findByRole('option', { name: vendor.name });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('Prohibited (level 4)');
    await user.click(option);
    await user.keyboard('{Enter}');
    expect(option).toHaveAttribute('aria-selected', 'false');
    await user.clear(input);
    await user.paste(other.name);
    const offered = await screen.findByRole('option', { name: other.name });
    expect(offered).toHaveTextContent('Level 2 · Screened 03/04/2026');
    await user.click(offered);
    await waitFor(() => expect(input).toHaveValue(other.name));
  });

  it('is marked in the list of orders and on the order, which takes no more items and cannot be approved', async () => {
    const vendor = await makeVendor();
    const order = await orderOf(vendor);
    await prohibit(vendor);
    const { user } = await renderApp(`${LIST}?search=${order.orderNumber}`);
    const row = (await screen.findByRole('link', { name: order.orderNumber })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Prohibited')).toBeVisible();
    await user.click(screen.getByRole('link', { name: order.orderNumber }));
    const consequence = 'no items can be added, the order cannot be approved, and nothing of it can leave';
    expect(await screen.findByText(`${vendor.name} is prohibited (level 4): ${consequence}`)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add item' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const status = await screen.findByRole('combobox', { name: /^Status(?! description)/ });
    await within(status).findByRole('option', { name: 'In review' });
    expect(within(status).queryByRole('option', { name: 'Approved' })).not.toBeInTheDocument();
  });

  it('is told to those who work with it, by a notification that leads to the orders that name it', async () => {
    const vendor = await makeVendor();
    const order = await orderOf(vendor);
    await prohibit(vendor);
    const { user } = await renderApp(LIST, { as: 'manager' });
    await user.click(await screen.findByRole('button', { name: 'Notifications, there are new ones' }));
    const list = await screen.findByRole('list', { name: 'Notifications, newest first' });
    const entry = await within(list).findByRole('link', { name: new RegExp(`prohibited trade with ${vendor.name}`) });
    expect(entry).toHaveTextContent('Open orders and shipments name it: nothing of them can leave');
    await user.click(entry);
    expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
    expect(window.location.search).toBe(`?vendor=${vendor.id}`);
  });
});
