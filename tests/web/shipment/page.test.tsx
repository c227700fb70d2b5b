import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrderOf, makeProgram, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { openHistory, shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

it('shows fields in their units, items with their total, and the history', async () => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program, { totalWeight: '82.735', dryIce: '12', awb: '176-12345674' });
  const order = await makeOrderOf(program, 2);
  await putInto(shipment, order.items);
  const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as });
  expect(await screen.findByRole('heading', { name: `Commercial Invoice ${shipment.invoiceNumber}` })).toBeVisible();
  await expect.poll(() => shown('Total weight (lbs)')).toBe('182.40');
  await expect.poll(() => shown('Dry ice (kg)')).toBe('12');
  await expect.poll(() => shown('Air Waybill #')).toContain('The last digit should be 5, not 4');
  const inItems = within(screen.getByRole('table', { name: 'Items' }));
  const second = inItems.getByRole('row', { name: /Line 2/ });
  expect(within(second).getByRole('link', { name: order.orderNumber })).toHaveAttribute('href', order.path);
  expect(inItems.getAllByText(/^Total$/)).toHaveLength(1);
  const history = await openHistory(user);
  const lines = [1, 2].map((line) => `${order.orderNumber} · Line ${line} · Material ${line} of ${order.orderNumber}`);
  await waitFor(() => expect(history).toHaveTextContent(`added items`));
  expect(history).toHaveTextContent(`Items${lines.join(', ')}`);
  expect(history).toHaveTextContent(/created it.*Total weight \(lbs\)182\.40.*Nothing is older/);
});

describe('a shipment in edit mode', () => {
  it('sends weight in kilograms and counts as numbers, and tells the change in the history', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}?edit=1`, { as });
    await user.type(await textbox('Total weight (lbs)'), '182.4');
    await user.type(await textbox('Package Quantity'), '3');
    await user.type(await textbox('Ship Date'), '01/01/2090');
    await user.click(await button('Save'));
    expect(await screen.findByText('Ship Date should be equal or before today')).toBeVisible();
    await user.clear(await textbox('Ship Date'));
    await user.click(await button('Save'));
    await expect.poll(() => shown('Total weight (lbs)')).toBe('182.40');
    const stored = await asking(as)('query($id: ID!) { shipment(id: $id) { totalWeight packageQuantity } }', {
      id: shipment.id,
    });
    expect(stored).toEqual({ shipment: { totalWeight: '82.735', packageQuantity: 3 } });
    const history = await openHistory(user);
    await waitFor(() => expect(history).toHaveTextContent(/Total weight \(lbs\)empty 182\.40/));
  });

  it('keeps its number, group and type fixed after it has left', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    const administrator = asking(as);
    for (const status of ['closed', 'archived']) {
      await administrator(
        `mutation($id: ID!, $input: AssignStatusInput!) { assignShipmentStatus(id: $id, input: $input) { errors { message } } }`,
        { id: shipment.id, input: { status } },
      );
    }
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}?edit=1`, { as });
    expect(await textbox('Invoice #')).toBeDisabled();
    await user.type(await textbox('Notes'), 'Kept for the audit');
    await user.click(await button('Save'));
    await expect.poll(() => shown('Notes')).toBe('Kept for the audit');
  });
});

it('a new shipment is created with the next free number and opened', async () => {
  const program = await makeProgram();
  await makeShipmentOf(program, { invoiceNumber: `${program.name} 0041` });
  const { user } = await renderApp(`/program/${program.slug}/shipments/createShipment`, { as });
  const number = await textbox('Invoice #');
  expect(number).not.toHaveValue('');
  expect(window.location.pathname).toMatch(/\/shipments\/create-shipment$/);
  await user.click(await button('Create'));
  expect(await screen.findByText('Shipment Type is required')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shipment Type' }), 'Air');
  await user.click(screen.getByRole('combobox', { name: 'Group' }));
  await user.click(await screen.findByRole('option', { name: `Clinics of ${program.name}` }));
  await user.click(await button('Create'));
  expect(await screen.findByRole('heading', { name: /^Commercial Invoice / })).toBeVisible();
  await waitFor(async () => expect(await openHistory(user)).toHaveTextContent('created it'));
});
