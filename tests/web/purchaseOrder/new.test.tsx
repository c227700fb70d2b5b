import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { freshNumber, makeOrder } from '../../e2e/support/orders.ts';
import { makeVendor } from '../../support/pages/documents.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const NEW = '/program/malaria/purchase-orders/create-po';
const textbox = (name: string) => screen.findByRole('textbox', { name });
const combobox = (name: string) => screen.findByRole('combobox', { name });

const choose = async (user: UserEvent, field: string, choice: RegExp) => {
  // Other tests create vendors, too: more than fit on the first page of choices.
  await user.type(await combobox(field), 'Kenya');
  await user.click(await screen.findByRole('option', { name: choice }));
};
const fillIn = async (user: UserEvent) => {
  const orderNumber = freshNumber();
  await user.clear(await textbox('PO #'));
  await user.type(await textbox('PO #'), orderNumber);
  await choose(user, 'Vendor', /^Kenya/);
  await choose(user, 'End User', /^Kenya/);
  await choose(user, 'Group', /^Kenya/);
  return orderNumber;
};

it('names every missing field, and focuses the first', async () => {
  const { user, network } = await renderApp(NEW);
  await user.clear(await textbox('PO #'));
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await textbox('PO #')).toHaveAccessibleErrorMessage('PO # is required');
  expect(await textbox('PO #')).toHaveFocus();
  for (const field of ['Vendor', 'End User', 'Group']) {
    expect(await combobox(field)).toBeInvalid();
    expect(screen.getByText(`${field} is required`)).toBeVisible();
  }
  expect(network.asked).not.toContain('CreatePurchaseOrder');
});

it('is created from the input and opened', async () => {
  const { user } = await renderApp(NEW);
  const orderNumber = await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('New Purchase Order created')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: orderNumber })).toBeVisible();
});

it('takes the first choice for the typed text, even if Enter precedes the response', async () => {
  // With these vendors, the searched one is not among the first choices.
  await Promise.all(Array.from({ length: 21 }, (_, index) => makeVendor(`Acacia Labs ${index} ${freshNumber()}`)));
  const { user, network } = await renderApp(NEW);
  const vendor = await combobox('Vendor');
  await user.click(vendor);
  await screen.findAllByRole('option');
  network.trouble('VendorChoices', 'hang');
  await user.type(vendor, 'Kenya{Enter}');
  network.mend('VendorChoices');
  await waitFor(() => expect(vendor.getAttribute('value')).toMatch(/^Kenya ./));
  expect(vendor).toHaveAttribute('aria-expanded', 'false');
  expect(network.asked).not.toContain('CreatePurchaseOrder');
});

it('keeps the input if it could not be created, and can be retried', async () => {
  const trouble = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
  const { user, network } = await renderApp(NEW, { troubles: { CreatePurchaseOrder: trouble } });
  const orderNumber = await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The books are closed')).toBeVisible();
  expect(await textbox('PO #')).toHaveValue(orderNumber);
  network.mend('CreatePurchaseOrder');
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: orderNumber })).toBeVisible();
});

it('says at the field that the number is taken, and once more in an alert that leads to the field', async () => {
  const { orderNumber } = await makeOrder(asking('manager'), {}, 'malaria');
  const { user } = await renderApp(NEW);
  await fillIn(user);
  await user.clear(await textbox('PO #'));
  await user.type(await textbox('PO #'), orderNumber);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  const said = 'PO # has already been taken';
  await waitFor(async () => expect(await textbox('PO #')).toHaveAccessibleErrorMessage(said));
  expect(screen.getAllByText(said)).toHaveLength(2);
  await user.click(await textbox('Funding number'));
  await user.click(screen.getByRole('button', { name: said }));
  expect(await textbox('PO #')).toHaveFocus();
  await user.type(await textbox('PO #'), '-B');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

it('is closed to users who may only read, and sends no query', async () => {
  const { network } = await renderApp(NEW, { as: 'viewer' });
  expect(await screen.findByRole('heading', { name: 'You have no access to this resource' })).toBeVisible();
  expect(network.asked).not.toContain('NewPurchaseOrderPage');
});
