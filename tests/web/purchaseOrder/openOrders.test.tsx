/** The open orders on the pages of a vendor and of an end user. */
import { randomUUID } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { screen, within } from '@testing-library/dom';
import { print } from 'graphql';
import { describe, expect, inject, it } from 'vitest';
import { ViewerDocument, type ViewerQuery } from '../../../web/generated/operations.ts';
import { makeOrder } from '../../e2e/support/orders.ts';
import { makeVendor } from '../../support/pages/documents.ts';
import { makeOrderOf, makeProgram } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');
async function makeEndUser(programIds: string[]): Promise<string> {
  const { createEndUser } = await orgAdmin<{ createEndUser: { endUser: { id: string } } }>(
    'mutation($input: CreateEndUserInput!) { createEndUser(input: $input) { endUser { id } } }',
    { input: { lastName: `Osei ${randomUUID()}`, programIds } },
  );
  return createEndUser.endUser.id;
}

const named = {
  'a vendor': { segment: 'vendors', field: 'vendorId', filter: 'vendor', make: () => makeVendor() },
  'an end user': { segment: 'end-users', field: 'endUserId', filter: 'end_user', make: makeEndUser },
} as const;

async function close(id: string): Promise<void> {
  const text = `mutation($id: ID!, $input: AssignStatusInput!) {
    assignPurchaseOrderStatus(id: $id, input: $input) { errors { message } }
  }`;
  const { assignPurchaseOrderStatus } = await orgAdmin<{ assignPurchaseOrderStatus: { errors: unknown[] } }>(text, {
    id,
    input: { status: 'closed' },
  });
  expect(assignPurchaseOrderStatus.errors).toEqual([]);
}

const section = () => screen.findByRole('region', { name: 'Open orders' });

describe.each(Object.entries(named))('the page of %s', (_, { segment, field, filter, make }) => {
  it('shows the five newest open orders that name it, and links to all of them in each program', async () => {
    const malaria = String(inject('world').program);
    const program = await makeProgram();
    const id = await make([malaria, program.id]);
    const older = await makeOrder(orgAdmin, { [field]: id, orderDate: '2026-01-01' }, 'malaria');
    const newest = [];
    for (const day of ['05', '04', '03', '02'])
      newest.push(await makeOrder(orgAdmin, { [field]: id, orderDate: `2026-10-${day}` }, 'malaria'));
    const elsewhere = await makeOrderOf(program, 0, { [field]: id, orderDate: '2026-10-01' });
    const closed = await makeOrder(orgAdmin, { [field]: id, orderDate: '2026-10-31' }, 'malaria');
    await close(closed.id);
    const { user } = await renderApp(`/settings/${segment}/${id}`, { as: 'orgAdmin' });
    const panel = within(await section());
    const links = [...newest, elsewhere].map(({ orderNumber, path }) => [orderNumber, path]);
    await expect
      .poll(() =>
        panel.queryAllByRole('link', { name: /^T-/ }).map((link) => [link.textContent, link.getAttribute('href')]),
      )
      .toEqual(links);
    expect(await section()).toHaveTextContent('Open orders6');
    const row = panel.getByRole('link', { name: elsewhere.orderNumber }).closest('tr');
    expect(row).toHaveTextContent(`${program.name}Open10/01/2026`);
    expect(panel.getByRole('link', { name: `\u2068${program.name}\u2069: all 1` })).toBeVisible();

    await user.click(panel.getByRole('link', { name: '\u2068Malaria\u2069: all 5' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Purchase Orders' })).toBeVisible();
    expect(new URLSearchParams(window.location.search).getAll(filter)).toEqual([id]);
    expect(await screen.findByText('5 results')).toBeVisible();
    expect(screen.getByRole('link', { name: older.orderNumber })).toBeVisible();
    expect(screen.queryByRole('link', { name: closed.orderNumber })).not.toBeInTheDocument();
  });

  it('shows that no open order names it, or what went wrong if the query fails', async () => {
    const id = await make([String(inject('world').program)]);
    const { user, network } = await renderApp(`/settings/${segment}/${id}`, {
      as: 'orgAdmin',
      troubles: { OpenOrderPanel: { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' } },
    });
    expect(await screen.findByText('The books are closed')).toBeVisible();
    network.mend('OpenOrderPanel');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await section()).findByText('No open orders.')).toBeVisible();
  });
});

it('open orders are neither shown nor fetched for a user who may not read orders', async () => {
  const { network } = await renderApp(`/settings/vendors/${await makeVendor()}`, {
    as: 'orgAdmin',
    troubles: {
      async Viewer() {
        const data = await orgAdmin<ViewerQuery>(print(new InMemoryCache().transformDocument(ViewerDocument)));
        const { permissions } = data.viewer;
        const purchaseOrders = { ...permissions.purchaseOrders, read: false };
        return { ...data, viewer: { ...data.viewer, permissions: { ...permissions, purchaseOrders } } };
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'No attachments' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Open orders' })).not.toBeInTheDocument();
  expect(network.asked).not.toContain('OpenOrderPanel');
});
