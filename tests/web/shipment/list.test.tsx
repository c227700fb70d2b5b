import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const rowOf = async (number: string) =>
  (await screen.findByRole('link', { name: number })).closest('tr') as HTMLTableRowElement;
const COLUMNS = ['Invoice #', 'Status', 'Assigned', 'Air Waybill #', 'Anticip. Date', 'Ship Date', 'DG Declaration'];

it('lists the shipments of the program, filters by weight in pounds, and shows those that others create', async () => {
  const program = await makeProgram();
  const heavy = await makeShipmentOf(program, { totalWeight: '82.735', awb: '176-12345675' });
  const light = await makeShipmentOf(program, { totalWeight: '5' });
  await renderApp(`/program/${program.slug}/shipments?total_weight_from=182.4&total_weight_to=182.4`, { as });
  const row = await rowOf(heavy.invoiceNumber);
  expect(row).toHaveTextContent('176-12345675');
  expect(screen.queryByText(light.invoiceNumber)).not.toBeInTheDocument();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
  expect(headers).toEqual(expect.arrayContaining([...COLUMNS, 'Shipment Type', 'Courier', 'Group']));
  expect(await screen.findByText('Live')).toBeInTheDocument();
  const third = await makeShipmentOf(program, { totalWeight: '82.735' });
  expect(await screen.findByRole('link', { name: third.invoiceNumber })).toBeInTheDocument();
});

it('changes the status of selected shipments together, and back by one Undo', async () => {
  const program = await makeProgram();
  const [one, other] = [await makeShipmentOf(program), await makeShipmentOf(program)];
  const { user } = await renderApp(`/program/${program.slug}/shipments`, { as });
  for (const { invoiceNumber } of [one, other]) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${invoiceNumber}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Status' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Status(?! description)/ }), 'On hold');
  await user.click(within(dialog).getByRole('button', { name: 'Move 2' }));
  await waitFor(async () => expect(await rowOf(other.invoiceNumber)).toHaveTextContent('On hold'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  for (const { invoiceNumber } of [one, other]) {
    await waitFor(async () => expect(await rowOf(invoiceNumber)).toHaveTextContent('Open'));
  }
});

it('shows in each row why an action is unavailable, and opens the page by Edit Invoice', async () => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { user } = await renderApp(`/program/${program.slug}/shipments`, { as });
  const actions = within(await rowOf(shipment.invoiceNumber));
  await user.click(await actions.findByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: /^Send for Review/ })).toHaveTextContent(
    'An invoice without items cannot be sent for review',
  );
  expect(screen.getByRole('menuitem', { name: 'Download Invoice (with HS)' })).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('menuitem', { name: 'Edit Invoice' }));
  expect(await screen.findByRole('textbox', { name: 'Invoice #' })).toHaveValue(shipment.invoiceNumber);
  expect(window.location.search).toBe('?edit=1');
});

it('fetches a page when its row is pressed, and the page uses that response', async () => {
  const program = await makeProgram();
  const { invoiceNumber } = await makeShipmentOf(program);
  const troubles = { ShipmentPage: 'hang', ShipmentAdvice: 'hang' } as const;
  const { user, network } = await renderApp(`/program/${program.slug}/shipments`, { as, troubles });
  const questions = () => network.asked.filter((operation) => operation in troubles).sort();
  const link = await screen.findByRole('link', { name: invoiceNumber });
  // After an event, the page would have to refetch; so it would once it knows that only websockets fail.
  network.trouble('Heartbeat', 'hang');
  network.cut();
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await expect.poll(questions).toEqual(['ShipmentAdvice', 'ShipmentPage']);
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Invoice #' })).not.toBeInTheDocument());
  network.mend('ShipmentPage');
  network.mend('ShipmentAdvice');
  expect(await screen.findByRole('heading', { name: new RegExp(invoiceNumber) })).toBeInTheDocument();
  expect(questions()).toEqual(['ShipmentAdvice', 'ShipmentPage']);
});

it('offers a new shipment only to users who may create one', async () => {
  await renderApp('/program/malaria/shipments', { as: 'viewer' });
  const button = await screen.findByRole('button', { name: 'Add New Shipment' });
  expect(button).toHaveAttribute('data-tip', 'You may not add shipments');
});
