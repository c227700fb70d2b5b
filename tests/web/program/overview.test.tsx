import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  approve,
  dayFromToday,
  makeOrderOf,
  makeProgram,
  makeShipmentOf,
  makeUrgent,
  receive,
} from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const part = (name: string) => screen.findByRole('region', { name });

describe('the overview of a program', () => {
  it('shows its four lists with counts and links to the full lists, and updates when other users act', async () => {
    const program = await makeProgram();
    const order = await makeOrderOf(program, 2, { orderDate: dayFromToday() });
    await makeUrgent(order.items[0] ?? '');
    const shipment = await makeShipmentOf(program, { anticipatedShipDate: dayFromToday() });
    await renderApp(`/program/${program.slug}`, { as });
    const week = await part('For this week');
    expect(within(week).getByText(shipment.invoiceNumber).closest('li')).toHaveTextContent(
      /^Today.*5 approvals missing$/,
    );
    const approvals = await part('Approval List');
    expect(within(approvals).getByRole('link', { name: 'View All (1)' })).toHaveAttribute(
      'href',
      `/program/${program.slug}/approval-list`,
    );
    const urgent = await part('Urgent Items');
    expect(within(urgent).getByRole('link', { name: `${order.orderNumber} · 1` })).toHaveAttribute(
      'href',
      `${order.path}/items/${order.items[0]}`,
    );
    const pending = await part('Pending Orders');
    expect(pending).toHaveTextContent('0 of 2 received');
    expect(pending).toHaveTextContent('$84.00');
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await receive(order.items[1] ?? '');
    await waitFor(() => expect(pending).toHaveTextContent('1 of 2 received'));
    await approve(shipment, { programApproval: '2026-01-02' });
    await waitFor(() => expect(approvals).toHaveTextContent('No shipments are waiting for approval.'));
    expect(within(approvals).queryByRole('link', { name: /View All/ })).not.toBeInTheDocument();
  });

  it('leads to the form of the program for those who may change it', async () => {
    const program = await makeProgram();
    const { user } = await renderApp(`/program/${program.slug}`, { as });
    await user.click(await screen.findByRole('link', { name: 'Edit program' }));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue(program.name);
  });

  it('summarizes its orders in two tables, whose cells lead to these orders', async () => {
    const program = await makeProgram();
    await makeOrderOf(program, 1, { orderDate: dayFromToday() });
    const { user } = await renderApp(`/program/${program.slug}`, { as });
    const byStatus = await screen.findByRole('table', { name: 'Orders by status' });
    expect(within(byStatus).getByRole('row', { name: 'Open 1' })).toBeInTheDocument();
    const byMonth = await screen.findByRole('table', { name: 'Value by month' });
    expect(within(byMonth).getAllByRole('columnheader')).toHaveLength(6);
    const month = within(byMonth).getByRole('link', { name: /: \$42\.00$/ });
    expect(month.getAttribute('href')).toContain(`order_date_from=${dayFromToday().slice(0, 7)}-01`);
    await user.click(within(byStatus).getByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Purchase Orders' })).toBeInTheDocument();
    expect(window.location.search).toBe('?status=open');
  });

  it('of an empty program says so, and offers a first order', async () => {
    const program = await makeProgram();
    await renderApp(`/program/${program.slug}`, { as });
    for (const text of [
      'No shipments leave this week.',
      'No shipments are waiting for approval.',
      'There are no urgent items: those marked Urgent are listed here until they have left.',
      'There are no pending orders: open ones are listed here until their items have arrived.',
      'There are no orders yet.',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Add New Purchase Order' })).not.toHaveAttribute('aria-disabled');
    const navigation = screen.getByRole('list', { name: `Sections of ${program.name}` });
    expect(within(navigation).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows what went wrong, and can be retried', async () => {
    const program = await makeProgram();
    const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
    const { user, network } = await renderApp(`/program/${program.slug}`, {
      as,
      troubles: { ProgramOverview: failure },
    });
    expect(await screen.findByText('The books are closed')).toBeInTheDocument();
    network.mend('ProgramOverview');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await part('Pending Orders')).toBeInTheDocument();
  });
});
