import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { approve, makeOrderOf, makeProgram, makeShipmentOf, makeUrgent, putInto } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const administrator = asking(as);

/** Creates a shipment with one item, and the approvals of EHS and of its program. */
async function approved(settings: Record<string, unknown> = {}) {
  const program = await makeProgram(settings);
  const shipment = await makeShipmentOf(program);
  const { items } = await makeOrderOf(program, 1);
  await putInto(shipment, items);
  await approve(await now(shipment.id), { ehsApproval: '2026-03-02', programApproval: '2026-03-02' });
  const [item = ''] = items;
  return { program, item, id: shipment.id, path: `/program/${program.slug}/shipments/${shipment.id}` };
}

async function now(id: string) {
  const text = 'query($id: ID!) { shipment(id: $id) { id lockVersion approvals { ehsApproval lapsed } } }';
  type Shipment = { id: string; lockVersion: number; approvals: { ehsApproval: string; lapsed: string[] } };
  return (await administrator<{ shipment: Shipment }>(text, { id })).shipment;
}

async function setValue(id: string, valuePerItem: string) {
  const read = 'query($id: ID!) { orderItem(id: $id) { lockVersion } }';
  const { orderItem } = await administrator<{ orderItem: { lockVersion: number } }>(read, { id });
  const write =
    'mutation($id: ID!, $input: UpdateOrderItemInput!) { updateOrderItem(id: $id, input: $input) { errors { message } } }';
  await administrator(write, { id, input: { lockVersion: orderItem.lockVersion, valuePerItem } });
}

it('approvals whose content was changed say what changed, and count once they are set again', async () => {
  const { program, item, id, path } = await approved();
  await makeUrgent(item);
  await setValue(item, '240.00');
  const { user } = await renderApp(path, { as });
  const approvals = within(await screen.findByRole('region', { name: 'Approvals' }));
  const notes = within(await approvals.findByRole('list', { name: 'What is to be said about approvals' }));
  expect(notes.getByText(`EHS Approval and ${program.name} Approval Date do not count`)).toBeVisible();
  expect(notes.getByText(/^Since then: line 1, value per item .+ → 240\.00, by /)).toBeVisible();
  expect(approvals.getByText('0 of 5')).toBeInTheDocument();
  await user.click(approvals.getByRole('button', { name: 'Set Approvals' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Approvals' }));
  expect(dialog.getByText(/^Since then: line 1/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'EHS Approval' })).toHaveValue('');
  expect(dialog.getAllByText('03/02/2026 does not count: set it again')).toHaveLength(2);
  // The same date approves what the content is now.
  await user.type(dialog.getByRole('textbox', { name: 'EHS Approval' }), '03/02/2026');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await approvals.findByText('1 of 5')).toBeInTheDocument();
  expect((await now(id)).approvals).toEqual({ ehsApproval: '2026-03-02', lapsed: ['PROGRAM_APPROVAL'] });
});

it('approvals are not saved for what their giver did not see: the dialog says what changed and keeps the dates', async () => {
  const { item, id, path } = await approved();
  const { user, network } = await renderApp(`${path}?open=approvals`, { as });
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Approvals' }));
  await user.type(dialog.getByRole('textbox', { name: 'FF Approval' }), '03/03/2026');
  await user.tab();
  await setValue(item, '1.00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The invoice was changed after you opened it. Nothing is saved yet:')).toBeVisible();
  expect(await dialog.findByText(/^line 1, value per item .+ → 1\.00, by /)).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('data-tip', 'Look at what changed first');
  expect(dialog.getByRole('textbox', { name: 'FF Approval' })).toHaveValue('03/03/2026');
  await user.click(await dialog.findByRole('button', { name: 'I have seen this' }));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.asked.filter((name) => name === 'SetShipmentApprovals').length).toBeGreaterThan(0);
  expect((await now(id)).approvals.lapsed).toEqual(['EHS_APPROVAL', 'PROGRAM_APPROVAL']);
});

it('Set Approvals marks the dates that the program requires, and says to whoever sent the invoice which are not theirs', async () => {
  const program = await makeProgram({ requiredApprovals: ['EHS_APPROVAL'], secondPersonApproves: true });
  const { id } = await makeShipmentOf(program);
  const { items } = await makeOrderOf(program, 1);
  await putInto({ id }, items);
  await administrator('mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }', { id });
  const { user } = await renderApp(`/program/${program.slug}/shipments/${id}?open=approvals`, { as });
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Approvals' }));
  expect(
    dialog.getByText('Someone other than the person who sent it for review must give the approvals'),
  ).toBeVisible();
  const approvals = ['EHS Approval', 'FF Approval', `${program.name} Approval Date`];
  for (const name of approvals) expect(dialog.getByRole('textbox', { name })).toBeDisabled();
  expect(dialog.getAllByText('needed to approve')).toHaveLength(1);
  await user.type(dialog.getByRole('textbox', { name: 'Sent to FF Date' }), '03/02/2026');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the status dialog says which status cannot be reached yet, and why', async () => {
  const { id, path } = await approved({ requiredApprovals: ['FF_APPROVAL'] });
  const move = (status: string) =>
    administrator(
      'mutation($id: ID!, $input: AssignStatusInput!) { assignShipmentStatus(id: $id, input: $input) { errors { message } } }',
      { id, input: { status } },
    );
  await administrator('mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }', { id });
  await move('reviewed');
  const { user } = await renderApp(path, { as });
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  expect(await screen.findByText('Not yet Approved: FF Approval is missing')).toBeVisible();
});

it('a program’s settings say which approvals its invoices need; a new one begins with careful settings', async () => {
  const program = await makeProgram();
  const { user } = await renderApp(`/settings/programs/${program.id}`, { as });
  expect(await screen.findByText('None')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Program Approval Date' }));
  await user.click(screen.getByRole('checkbox', { name: 'EHS Approval' }));
  await user.click(screen.getByRole('checkbox', { name: 'A second person approves' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('EHS Approval, Program Approval Date')).toBeVisible();
  const text = 'query($id: ID!) { program(id: $id) { requiredApprovals secondPersonApproves } }';
  expect(await administrator(text, { id: program.id })).toEqual({
    program: { requiredApprovals: ['EHS_APPROVAL', 'PROGRAM_APPROVAL'], secondPersonApproves: true },
  });
});

it('a new program begins with careful settings, which its maker may turn off', async () => {
  const { user } = await renderApp('/settings/programs/create-program', { as });
  expect(await screen.findByRole('checkbox', { name: 'EHS Approval' })).toBeChecked();
  const second = screen.getByRole('checkbox', { name: 'A second person approves' });
  expect(second).toBeChecked();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), `Plain ${process.pid}`);
  for (const name of ['EHS Approval', 'Program Approval Date']) {
    await user.click(screen.getByRole('checkbox', { name }));
  }
  await user.click(second);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('None')).toBeVisible();
});
