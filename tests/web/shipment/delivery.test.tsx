/** The delivery of a shipment: the status dialog asks for it, and the page says it. */
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeReady } from '../../e2e/support/shipments.ts';
import {
  dayFromToday,
  makeOrderOf,
  makeProgram,
  makeShipmentOf,
  putInto,
  receive,
} from '../../support/pages/program.ts';
import { openHistory } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const administrator = asking(as);
const us = (days: number) => dayFromToday(days).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

/** Makes a shipment of three packages that left yesterday; returns its page. */
async function leftYesterday() {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program, { shippedDate: dayFromToday(-1), packageQuantity: 3 });
  const { items } = await makeOrderOf(program, 1);
  await putInto(shipment, items);
  for (const item of items) await receive(item);
  await makeReady(administrator, items);
  await administrator('mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }', shipment);
  for (const status of ['reviewed', 'approved', 'ready', 'shipping']) {
    await administrator(
      'mutation($id: ID!, $status: String!) { assignShipmentStatus(id: $id, input: { status: $status }) { errors { message } } }',
      { id: shipment.id, status },
    );
  }
  return { shipment, path: `/program/${program.slug}/shipments/${shipment.id}` };
}

it('is asked for with the status, refused at its field, said on the page, and corrected there', async () => {
  const { path } = await leftYesterday();
  const { user } = await renderApp(path, { as });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Delivery' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Change status/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Status' }));
  await dialog.findByRole('option', { name: 'Delivered' });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Status(?! description)/ }), 'Delivered');
  const date = dialog.getByRole('textbox', { name: 'Delivered' });
  expect(date).toHaveValue(us(0));
  expect(await dialog.findByText('3 packages were sent')).toBeInTheDocument();
  expect(await dialog.findByText('None is attached yet')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Packages received' }), '2');
  expect(dialog.getByText('3 packages were sent: 1 missing')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Received by' }), 'A. Traoré');
  await user.clear(date);
  await user.type(date, us(-2));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Delivered should not be before the ship date')).not.toHaveLength(0);
  expect(dialog.getByRole('textbox', { name: 'Received by' })).toHaveValue('A. Traoré');
  await user.clear(date);
  await user.type(date, us(-1));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const line = await screen.findByRole('region', { name: 'Delivery' });
  await waitFor(() =>
    expect(line).toHaveTextContent(`Delivered ${us(-1)} · received by A. Traoré · 2 of 3 packages · no proof attached`),
  );
  await user.click(within(line).getByRole('button', { name: 'Edit Delivery' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Delivery' }));
  const count = edit.getByRole('textbox', { name: 'Packages received' });
  await user.clear(count);
  await user.type(count, '3');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(line).toHaveTextContent('3 of 3 packages'));
  const history = await openHistory(user);
  await waitFor(() => expect(history).toHaveTextContent(/Packages received\D*2\D*3/));
});

it('is a column and a filter of the list', async () => {
  const { shipment, path } = await leftYesterday();
  await administrator(
    `mutation($id: ID!) { assignShipmentStatus(id: $id, input: { status: "delivered" }) { errors { message } } }`,
    { id: shipment.id },
  );
  const list = path.slice(0, path.lastIndexOf('/'));
  const day = dayFromToday(0);
  await renderApp(`${list}?delivered_date_from=${day}&delivered_date_to=${day}`, { as });
  expect(await screen.findByRole('link', { name: shipment.invoiceNumber })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /^Delivered/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: new RegExp(shipment.invoiceNumber) })).toHaveTextContent(us(0));
});
