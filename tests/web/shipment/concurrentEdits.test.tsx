import { screen, within } from '@testing-library/dom';
import { describe, expect, inject, it } from 'vitest';
import { dayFromToday, makeOrderOf, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
const IN_REVIEW = 'The invoice is in review and cannot be edited until reviewed';
const us = (days: number) => dayFromToday(days).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

/** Creates a shipment that can be sent for review, in the program that has users of every role. */
async function readyForReview() {
  const program = {
    id: `${inject('world').program}`,
    slug: 'malaria',
    name: 'Malaria',
    groupId: `${inject('world').group}`,
  };
  const shipment = await makeShipmentOf(program);
  const { items } = await makeOrderOf(program, 1);
  await putInto(shipment, items);
  return { ...shipment, path: `/program/malaria/shipments/${shipment.id}` };
}

const sendForReview = (id: string) =>
  manager('mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }', { id });
const moveTo = (id: string, status: string) =>
  manager(
    'mutation($id: ID!, $input: AssignStatusInput!) { assignShipmentStatus(id: $id, input: $input) { errors { message } } }',
    { id, input: { status } },
  );
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('an edit that started before its shipment was sent for review', () => {
  it('shows that as soon as it is known, keeps the input, and can be saved once the shipment is open again', async () => {
    const { id, path } = await readyForReview();
    const { user } = await renderApp(`${path}?edit=1`, { as: 'logistics' });
    await user.type(await textbox('Notes'), 'Call the airline');
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await sendForReview(id);
    expect(await screen.findByText(IN_REVIEW)).toBeVisible();
    expect(await button('Save')).toHaveAttribute('data-tip', IN_REVIEW);
    expect(await textbox('Notes')).toHaveValue('Call the airline');
    await moveTo(id, 'open');
    await expect.poll(() => screen.queryByText(IN_REVIEW)).toBeNull();
    await user.click(await button('Save'));
    await expect.poll(() => shown('Notes')).toBe('Call the airline');
  });

  it('is rejected with the reason if it was not known yet, and keeps the input', async () => {
    const { id, path } = await readyForReview();
    const { user, network } = await renderApp(`${path}?edit=1`, { as: 'logistics' });
    await user.type(await textbox('Notes'), 'Call the airline');
    network.trouble('ShipmentPage', 'hang');
    await sendForReview(id);
    await user.click(await button('Save'));
    const [told] = await screen.findAllByText(IN_REVIEW);
    expect(told?.closest('[role=alert]')).toBeVisible();
    expect(await textbox('Notes')).toHaveValue('Call the airline');
  });
});

describe('approvals that are being set', () => {
  it.each([
    ['is sent for review', ['review'], 'In review'],
    ['is sent back', ['review', 'open'], 'Open'],
  ])('are saved if the shipment %s meanwhile, and leave its status unchanged', async (_, moves, status) => {
    const { id, path } = await readyForReview();
    const { user } = await renderApp(`${path}?open=approvals`, { as: 'manager' });
    await user.type(await textbox('EHS Approval'), us(0));
    for (const move of moves) await (move === 'review' ? sendForReview(id) : moveTo(id, move));
    await user.click(await button('Save'));
    const approvals = await screen.findByRole('region', { name: 'Approvals' });
    await expect.poll(() => approvals.textContent).toContain(`EHS Approval${us(0)}`);
    const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
    expect(await within(header).findByText(status)).toBeVisible();
  });

  it('show why they cannot be saved once the shipment is closed, and keep the input', async () => {
    const { id, path } = await readyForReview();
    const { user } = await renderApp(`${path}?open=approvals`, { as: 'manager' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Approvals' }));
    await user.type(await dialog.findByRole('textbox', { name: 'EHS Approval' }), us(0));
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await moveTo(id, 'closed');
    expect(await dialog.findByText('Approvals of a closed invoice cannot be changed')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'EHS Approval' })).toHaveValue(us(0));
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});
