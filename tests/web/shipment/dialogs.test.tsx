import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  dayFromToday,
  makeInKenya,
  makeOrderOf,
  makeProgram,
  makeShipmentOf,
  putInto,
} from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const us = (days: number) => dayFromToday(days).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const pageOf = async (fields = {}) => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program, fields);
  return { program, shipment, path: `/program/${program.slug}/shipments/${shipment.id}` };
};

it('Set Approvals accepts dates until today, and can be opened by the address', async () => {
  const { program, shipment, path } = await pageOf();
  const { user } = await renderApp(`${path}?open=approvals`, { as });
  const dialog = await screen.findByRole('dialog', { name: 'Set Approvals' });
  expect(dialog).toHaveTextContent(`Changes will affect invoice #${shipment.invoiceNumber}`);
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  // The label of each date, and its name in the error message.
  const dates = [
    ['EHS Approval', 'EHS Approval Date'],
    ['Sent to FF Date', 'Sent to FF Date'],
    ['FF Approval', 'FF Approval Date'],
    [`Sent to ${program.name} for Approval Date`, 'Sent to Program for Approval Date'],
    [`${program.name} Approval Date`, 'Program Approval Date'],
  ] as const;
  for (const [name, called] of dates) {
    const date = within(dialog).getByRole('textbox', { name });
    await user.type(date, us(2));
    await user.tab();
    expect(await within(dialog).findByText(`${called} should be equal or before today`)).toBeInTheDocument();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.clear(date);
  }
  await user.click(within(dialog).getByRole('button', { name: 'Today: EHS Approval' }));
  expect(within(dialog).getByRole('textbox', { name: 'EHS Approval' })).toHaveValue(us(0));
  expect(within(dialog).getByRole('textbox', { name: 'EHS Approval' })).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await user.click(save);
  const approvals = await screen.findByRole('region', { name: 'Approvals' });
  await waitFor(() => expect(approvals).toHaveTextContent(`1 of 5`));
  expect(approvals).toHaveTextContent(`EHS Approval${us(0)}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('approvals that could not be saved are reported, and kept until the dialog opens again', async () => {
  const { path } = await pageOf();
  const { user, network } = await renderApp(`${path}?open=approvals`, { as });
  network.trouble('SetShipmentApprovals', { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' });
  await user.type(await screen.findByRole('textbox', { name: 'FF Approval' }), us(0));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The books are closed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Set Approvals' }));
  expect(await screen.findByRole('textbox', { name: 'FF Approval' })).toHaveValue(us(0));
});

it('a shipment that is sent for review shows its status, and why it cannot be sent again', async () => {
  const { program, shipment, path } = await pageOf();
  const order = await makeOrderOf(program, 1);
  await putInto(shipment, order.items);
  const { user } = await renderApp(path, { as });
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
  await user.click(await within(header).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send for Review' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send for Review' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(header).findByText('In review')).toBeInTheDocument();
  await user.click(within(header).getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: /^Send for Review/ })).toHaveTextContent(
    'The invoice is already in review',
  );
});

it('selected items of an order are added to an open shipment and link to it; others are named', async () => {
  const { program, shipment, path } = await pageOf();
  const order = await makeOrderOf(program, 2);
  await makeInKenya(order.items[0] ?? '');
  const { user } = await renderApp(order.path, { as });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Add to shipment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select shipment' }));
  expect(dialog.getByRole('list', { name: 'Items that are not added' })).toHaveTextContent(
    /^Line 2 .*At least one Country of Manufacture needs to be provided\.$/,
  );
  await user.click(dialog.getByRole('combobox', { name: 'Shipment' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${shipment.invoiceNumber}`) }));
  await user.click(dialog.getByRole('button', { name: 'Add 1' }));
  expect(await screen.findByText('1 item added')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Line 1 · / }));
  expect(await screen.findByRole('link', { name: `In invoice ${shipment.invoiceNumber}` })).toHaveAttribute(
    'href',
    path,
  );
});
