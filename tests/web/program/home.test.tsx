import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { attach, makeVendor } from '../../support/pages/documents.ts';
import {
  approve,
  dayFromToday,
  makeOrderOf,
  makeProgram,
  makeShipmentOf,
  makeUrgent,
} from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const waiting = () => screen.findByRole('region', { name: 'Waiting for me' });
const usDay = (days: number) => dayFromToday(days).slice(5).replace('-', '/');

describe('the homepage', () => {
  it('shows the counts of each program’s lists as links to them, and updates when other users act', async () => {
    const [program, idle] = [await makeProgram(), await makeProgram()];
    const order = await makeOrderOf(program, 3);
    await makeUrgent(order.items[0] ?? '');
    const shipment = await makeShipmentOf(program, { anticipatedShipDate: dayFromToday() });
    const { user } = await renderApp('/', { as });
    const row = (await screen.findByRole('link', { name: program.name })).closest('tr') as HTMLElement;
    expect(screen.queryByRole('link', { name: idle.name })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^\d+ programs? without work · show$/ }));
    expect(screen.getByRole('link', { name: idle.name })).toBeInTheDocument();
    const at = `/program/${program.slug}`;
    for (const [name, href] of [
      ['Approval List: 1', `${at}/approval-list`],
      ['For this week: 1', `${at}/for-this-week`],
      ['Pending Orders: 1', `${at}/pending-orders`],
      ['Urgent Items: 1', `${at}/urgent-items`],
      ['To assess: 3', `${at}/assessments`],
      ['To receive: 3', `${at}/goods-receipts`],
    ] as const) {
      expect(within(row).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(row).toHaveTextContent('$126.00');
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await approve(shipment, { programApproval: '2026-01-02' });
    await user.click(await within(row).findByRole('link', { name: 'Approval List: 0' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Approval List' })).toBeInTheDocument();
    expect(await screen.findByText('This list is empty.')).toBeInTheDocument();
  });

  it('shows what waits for the user, in groups that chips filter, and keeps the choice', async () => {
    const program = await makeProgram();
    const { viewer } = await asking(as)<{ viewer: { profile: { id: string } } }>('{ viewer { profile { id } } }');
    const order = await makeOrderOf(program, 2, { userIds: [viewer.profile.id], orderDate: '2020-01-02' });
    const shipment = await makeShipmentOf(program, { anticipatedShipDate: '2020-03-04' });
    await makeShipmentOf(program, { anticipatedShipDate: '2020-03-05', userIds: [viewer.profile.id] });
    await approve(shipment, { ehsApproval: '2020-01-01', ffApproval: '2020-01-01', sentForFfApproval: '2020-01-01' });
    const vendor = await makeVendor();
    await attach(vendor, { expiry_date: dayFromToday(1) });
    const { user } = await renderApp('/', { as });
    const section = await waiting();
    const mine = await within(section).findByRole('link', { name: new RegExp(`^${order.orderNumber}`) });
    expect(mine).toHaveAttribute('href', order.path);
    expect(mine).toHaveTextContent(`${program.name}Open, 2 of 2 items are not receivedordered 01/02/2020Open`);
    const late = within(section).getByRole('list', { name: 'Late shipments assigned to me' });
    expect(late.compareDocumentPosition(mine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const approval = within(section).getByRole('link', { name: new RegExp(`^${shipment.invoiceNumber}`) });
    expect(approval).toHaveTextContent(
      `Sent to ${program.name} for Approval Date and ${program.name} Approval Date are missing`,
    );
    expect(approval).toHaveTextContent(/was to ship 03\/04\/2020, [\d,]+ days agoSet Approvals$/);
    expect(approval).toHaveAttribute('href', `/program/${program.slug}/shipments/${shipment.id}?open=approvals`);
    await user.click(within(section).getByRole('button', { name: /^Documents that expire \d+$/ }));
    expect(mine).not.toBeInTheDocument();
    const paper = await within(section).findByText(`expires ${usDay(1)}, in 1 day`);
    expect(paper.closest('a')).toHaveAttribute('href', `/settings/vendors/${vendor}`);
    await renderApp('/', { as });
    const again = (await screen.findAllByRole('region', { name: 'Waiting for me' })).at(-1) as HTMLElement;
    expect(
      await within(again).findByRole('button', { name: /^Documents that expire/, pressed: true }),
    ).toBeInTheDocument();
  });

  it('shows what went wrong, and can be retried', async () => {
    const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
    const { user, network } = await renderApp('/', { as, troubles: { Home: failure } });
    expect(await screen.findByText('The books are closed')).toBeInTheDocument();
    network.mend('Home');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await waiting()).toBeInTheDocument();
  });

  it('of a user with one program is that program, whose page says first what waits for the user', async () => {
    const { viewer } = await asking('manager')<{ viewer: { profile: { id: string } } }>(
      '{ viewer { profile { id } } }',
    );
    const order = await makeOrder(
      asking('manager'),
      { userIds: [viewer.profile.id], orderDate: '2000-01-02' },
      'malaria',
    );
    const { user } = await renderApp('/', { as: 'manager' });
    await waitFor(() => expect(window.location.pathname).toBe('/program/malaria'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Malaria' })).toBeInTheDocument();
    const section = await waiting();
    await user.click(within(section).getByRole('button', { name: /^Assigned to me \d+$/ }));
    expect(await within(section).findByRole('link', { name: new RegExp(`^${order.orderNumber}`) })).toBeInTheDocument();
    expect(within(section).queryByRole('button', { name: /^All/ })).not.toBeInTheDocument();
  });

  it('of a user with several programs leaves the page of each program to that program', async () => {
    const { network } = await renderApp('/program/malaria', { as });
    expect(await screen.findByRole('heading', { level: 1, name: 'Malaria' })).toBeInTheDocument();
    expect(network.asked).not.toContain('Home');
  });
});
