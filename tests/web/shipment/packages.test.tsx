import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makeOrderWith, makeProgram, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

it('the packages of a shipment are listed in a dialog, which starts with all items in one line', async () => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { items } = await makeOrderWith(program, 2);
  await putInto(shipment, items);
  const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
  await screen.findByRole('region', { name: 'Order Documents' });
  expect(screen.queryByRole('region', { name: 'Packages' })).not.toBeInTheDocument();
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
  await user.click(await within(header).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Packages…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Packages' }));
  await user.type(dialog.getByLabelText(/^Package line 1: Count/), '3');
  await user.type(dialog.getByLabelText('Package line 1: Gross, each (kg)'), '10');
  await user.type(dialog.getByLabelText('Package line 1: Dry ice, each (kg)'), '12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The dry ice weighs as much as the package with it, or more')).toBeVisible();
  await user.clear(dialog.getByLabelText('Package line 1: Dry ice, each (kg)'));
  await user.type(dialog.getByLabelText('Package line 1: Dry ice, each (kg)'), '2,5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const panel = within(await screen.findByRole('region', { name: 'Packages' }));
  expect(await panel.findByText('Packages 1–3')).toBeVisible();
  expect(panel.getByText('10 kg gross')).toBeVisible();
  expect(panel.getByText('2.5 kg of dry ice')).toBeVisible();
  expect(panel.getAllByText(/of line \d · /)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Packages' })).not.toBeInTheDocument());
  // The totals follow, and cannot be typed any more.
  await user.click(within(header).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Package Quantity')).toHaveValue('3');
  expect(screen.getByLabelText('Package Quantity')).toBeDisabled();
});

it('packages that somebody else lists meanwhile are never overwritten, and the focus stays in the dialog', async () => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { items } = await makeOrderWith(program, 1);
  await putInto(shipment, items);
  const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
  await user.click(await within(header).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Packages…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Packages' }));
  await user.type(await dialog.findByLabelText(/^Package line 1: Count/), '3');
  await user.click(dialog.getByRole('button', { name: 'Add packages' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Package line 2: Count/)).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Remove this line' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Package line 1: Count/)).toHaveFocus());
  const ask = asking('orgAdmin');
  const read = async () => {
    const query = 'query($id: ID!) { shipment(id: $id) { lockVersion packageQuantity } }';
    return ((await ask(query, { id: shipment.id })) as { shipment: { lockVersion: number; packageQuantity: number } })
      .shipment;
  };
  const { lockVersion } = await read();
  await ask(
    'mutation($id: ID!, $input: SetShipmentPackagesInput!) { setShipmentPackages(id: $id, input: $input) { errors { message } } }',
    { id: shipment.id, input: { lockVersion, packages: [{ count: 9 }] } },
  );
  expect(await screen.findByRole('region', { name: 'Packages', hidden: true })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/changed/i);
  expect((await read()).packageQuantity).toBe(9);
});
