import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrderWith, makeProgram, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { openHistory } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');

async function move(id: string, status: string) {
  await orgAdmin(
    'mutation($id: ID!, $input: AssignStatusInput!) { assignShipmentStatus(id: $id, input: $input) { errors { message } } }',
    { id, input: { status } },
  );
}

/** Creates a shipment with an item whose invoice is approved. */
async function approvedShipment() {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { items } = await makeOrderWith(program, 1);
  await putInto(shipment, items);
  await orgAdmin('mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }', { id: shipment.id });
  for (const status of ['reviewed', 'approved']) await move(shipment.id, status);
  return { program, shipment };
}

describe('the issued papers of a shipment', () => {
  it('are listed once the invoice is approved; a change is told, and the next revision is issued', async () => {
    const { program, shipment } = await approvedShipment();
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const section = await screen.findByRole('region', { name: 'Issued papers' });
    expect(within(section).getAllByRole('row')).toHaveLength(2);
    expect(within(section).queryByRole('button', { name: /^Issue/ })).not.toBeInTheDocument();
    await orgAdmin(
      'mutation($id: ID!, $input: UpdateShipmentInput!) { updateShipment(id: $id, input: $input) { errors { message } } }',
      { id: shipment.id, input: { lockVersion: await versionOf(shipment.id), freightCost: '99.00' } },
    );
    expect(await within(section).findByText(/^freight cost none → 99\.00/)).toBeVisible();
    await user.click(within(section).getByRole('button', { name: 'Issue revision 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue revision 2' }));
    await user.click(dialog.getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(within(section).getByText('2, replaces 1')).toBeVisible());
    expect(within(section).queryByText(/^freight cost/)).not.toBeInTheDocument();
    const history = await openHistory(user);
    await waitFor(() =>
      expect(history).toHaveTextContent(/issued the papers.*Revision1 2.*issued the papers.*Revision/),
    );
  });

  it('are not there before', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    await screen.findByRole('region', { name: 'Order Documents' });
    expect(screen.queryByRole('region', { name: 'Issued papers' })).not.toBeInTheDocument();
  });
});

async function versionOf(id: string): Promise<number> {
  const data = await orgAdmin('query($id: ID!) { shipment(id: $id) { lockVersion } }', { id });
  return (data as { shipment: { lockVersion: number } }).shipment.lockVersion;
}
