import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { approve, dayFromToday, makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr');

describe('the Approval List', () => {
  it('lists shipments that wait for the program, with their missing approvals, and drops approved ones', async () => {
    const program = await makeProgram();
    const waiting = await makeShipmentOf(program, { anticipatedShipDate: '2027-03-04' });
    const approved = await makeShipmentOf(program);
    await approve(approved, { programApproval: '2026-01-02' });
    await renderApp(`/program/${program.slug}/approvalList`, { as });
    const row = await rowOf(waiting.invoiceNumber);
    expect(window.location.pathname).toBe(`/program/${program.slug}/approval-list`);
    expect(screen.getByRole('heading', { level: 1, name: 'Approval List' })).toBeInTheDocument();
    expect(row).toHaveTextContent('Open');
    expect(row).toHaveTextContent('03/04/2027');
    expect(within(row as HTMLElement).getByText('0 of 5')).toHaveAttribute(
      'data-tip',
      expect.stringContaining(`${program.name} Approval Date`),
    );
    expect(screen.queryByText(approved.invoiceNumber)).not.toBeInTheDocument();
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await approve(waiting, { programApproval: '2026-01-02' });
    await waitFor(() => expect(screen.queryByText(waiting.invoiceNumber)).not.toBeInTheDocument());
  });
});

describe('For this week', () => {
  it('lists shipments that leave this week, and none of later weeks', async () => {
    const program = await makeProgram();
    const now = await makeShipmentOf(program, { anticipatedShipDate: dayFromToday() });
    const later = await makeShipmentOf(program, { anticipatedShipDate: dayFromToday(8) });
    await renderApp(`/program/${program.slug}/forThisWeek`, { as });
    expect(await screen.findByText(now.invoiceNumber)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'For this week' })).toBeInTheDocument();
    expect(screen.queryByText(later.invoiceNumber)).not.toBeInTheDocument();
  });
});
