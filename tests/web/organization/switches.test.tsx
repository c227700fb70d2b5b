import { randomUUID } from 'node:crypto';
import { screen, waitFor } from '@testing-library/dom';
import { expect, inject, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'otherAdmin';
const ask = asking(as);

/** Turns on these switches of the other organization, and all others off. */
async function switchOn(...flags: readonly string[]) {
  const { organization: id } = inject('world').other;
  const { organization } = await ask<{ organization: { lockVersion: number; featureFlags: Record<string, boolean> } }>(
    `query($id: ID!) { organization(id: $id) { lockVersion featureFlags {
      oiInvoiceNumberEnabled oiWcmInvoiceNumberEnabled opcEnabled poFundingEnabled wbgMatDocEnabled orderNumberInternalEnabled
    } } }`,
    { id: `${id}` },
  );
  const featureFlags = Object.fromEntries(
    Object.keys(organization.featureFlags).map((flag) => [flag, flags.includes(flag)]),
  );
  const { updateOrganization } = await ask<{ updateOrganization: { errors: unknown[] } }>(
    'mutation($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { errors { message } } }',
    { id: `${id}`, input: { lockVersion: organization.lockVersion, featureFlags } },
  );
  expect(updateOrganization.errors).toEqual([]);
}

it.each([
  { on: ['oiInvoiceNumberEnabled', 'poFundingEnabled'], item: 'Shipping CI #', funding: 1 },
  { on: ['oiWcmInvoiceNumberEnabled'], item: 'WCM Invoice #', funding: 0 },
  { on: ['wbgMatDocEnabled', 'opcEnabled'], item: 'WBG Mat Doc', funding: 0 },
])('if only $on is on, an order and its items have no fields of other switches', async ({ on, item, funding }) => {
  await switchOn(...on);
  const order = await makeOrder(ask, {}, 'north');
  await addItem(ask, order, '1', 'Ethanol');
  const { user } = await renderApp(order.path, { as });
  await user.click(await screen.findByRole('button', { name: 'Line 1 · Ethanol' }));
  expect(await screen.findByText(`3 empty fields: MTA Status, ${item}, Notes`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^\d empty fields? · show$/ }));
  expect(screen.queryAllByText(/^Funding (number|description)$/)).toHaveLength(2 * funding);
});

it('an end user has the OPC field only with its switch on', async () => {
  await switchOn();
  await renderApp('/settings/end-users/create', { as });
  expect((await screen.findAllByRole('textbox', { name: /^Organization/ })).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('OPC')).not.toBeInTheDocument();
  await switchOn('opcEnabled');
  await renderApp('/settings/end-users/create', { as });
  await waitFor(() => expect(screen.getByLabelText('OPC')).toBeVisible());
});

it('orders have request numbers if their program has them', async () => {
  const name = `Requests ${randomUUID().slice(0, 8)}`;
  const { createProgram } = await ask<{ createProgram: { program: { slug: string } } }>(
    'mutation($input: CreateProgramInput!) { createProgram(input: $input) { program { slug } } }',
    { input: { name, orderNumberInternalEnabled: true } },
  );
  await renderApp(`/program/${createProgram.program.slug}/purchase-orders/create-po`, { as });
  expect(await screen.findByRole('textbox', { name: 'Purchase Request #' })).toBeVisible();
});

it('orders have no request numbers if neither their program nor the organization has them', async () => {
  const order = await makeOrder(ask, {}, 'north');
  await renderApp(`${order.path}?edit=1`, { as });
  expect(await screen.findByRole('textbox', { name: 'Credit card' })).toBeVisible();
  expect(screen.queryByText('Purchase Request #')).not.toBeInTheDocument();
});

it.each([
  { slug: 'malaria', whom: 'manager', columns: 1 },
  { slug: 'north', whom: 'otherAdmin', columns: 0 },
] as const)('the list of orders of $slug has $columns columns for request numbers', async ({ slug, whom, columns }) => {
  const order = await makeOrder(asking(whom), {}, slug);
  await renderApp(`/program/${slug}/purchase-orders`, { as: whom });
  expect(await screen.findByRole('link', { name: order.orderNumber })).toBeVisible();
  expect(screen.queryAllByRole('columnheader', { name: /^Purchase Request #/ })).toHaveLength(columns);
});
