import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeItem } from '../../support/pages/items.ts';
import { makeOrderOf, makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const administrator = asking('orgAdmin');

/** A shipment of a program of its own, and an order with items that it can take. */
async function prepared(lines: number) {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { items } = await makeOrderOf(program, lines);
  const word = `W${randomUUID().slice(0, 8)}`;
  for (const [at, id] of items.entries()) {
    await changeItem(administrator, id, { material: `${word} ${at + 1}`, countriesOfManufacture: ['KE'] });
  }
  return { path: `/program/${program.slug}/shipments/${shipment.id}`, program, shipment, items, word };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Items to Shipment' }));
const isIn = async (id: string) =>
  (
    await administrator<{ orderItem: { shipmentId: string | null } }>(
      'query($id: ID!) { orderItem(id: $id) { shipmentId } }',
      { id },
    )
  ).orderItem.shipmentId;

describe('adding items to a shipment', () => {
  it('shows what each item means while items are chosen, keeps the choice over filters, and adds it', async () => {
    const { path, shipment, items, word } = await prepared(4);
    const [one = '', two = '', bare = '', other = ''] = items;
    await changeItem(administrator, one, { hsCode: '3822.19.0000', quantity: '100', valuePerItem: '15' });
    await changeItem(administrator, two, { hsCode: '3822190000', quantity: '100', valuePerItem: '10' });
    await changeItem(administrator, bare, { countriesOfManufacture: [] });
    const { user } = await renderApp(path, { as: 'orgAdmin' });
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    const found = await dialog();
    await found.findByRole('button', { name: `Select Item ${word} 1` });
    expect(found.getByText('At least one Country of Manufacture needs to be provided.')).toBeVisible();
    expect(found.queryByRole('button', { name: `Select Item ${word} 3` })).toBeNull();
    expect(found.queryByText(/EEI\/Export filing|at the limit/)).toBeNull();
    await user.click(found.getByRole('button', { name: `Select Item ${word} 1` }));
    expect(
      await found.findByText(/3822\.19\.0000 comes to \$2,500\.00 with this item: at the limit, still exempt/),
    ).toBeVisible();
    await changeItem(administrator, two, { valuePerItem: '10.01' });
    expect(
      await found.findByText(
        '3822.19.0000 comes to $2,501.00 with this item: the Commercial Invoice will require an EEI/Export filing',
      ),
    ).toBeVisible();

    await user.type(found.getByRole('searchbox'), `${word} 4{Enter}`);
    await user.click(await found.findByRole('button', { name: `Select Item ${word} 4` }));
    expect(found.getByText('2 Item(s) selected')).toBeVisible();
    await user.click(found.getByRole('tab', { name: /Selected Items/ }));
    expect(await found.findByRole('button', { name: `Selected ${word} 1` })).toBeVisible();
    await user.click(found.getByRole('button', { name: 'Add selected items' }));
    await screen.findByText('2 items added');
    expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([shipment.id, null, shipment.id]);
  });

  it('keeps the choice over a lost connection, says what was added elsewhere meanwhile, and lets it all go', async () => {
    const { path, program, items, word } = await prepared(2);
    const { user, network } = await renderApp(path, { as: 'orgAdmin' });
    const open = async () => user.click(await screen.findByRole('button', { name: 'Add Items' }));
    await open();
    const found = await dialog();
    const add = found.getByRole('button', { name: 'Add selected items' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    for (const line of [1, 2])
      await user.click(await found.findByRole('button', { name: `Select Item ${word} ${line}` }));
    network.trouble('AddShipmentItems', { code: 'INTERNAL', message: 'Broken' });
    await user.click(add);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    network.mend('AddShipmentItems');

    await open();
    const again = await dialog();
    expect(await again.findByText('2 Item(s) selected')).toBeVisible();
    const elsewhere = await makeShipmentOf(program);
    await administrator(
      'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
      { id: elsewhere.id, ids: [items[0]] },
    );
    expect(await again.findByText(`Added to ${elsewhere.invoiceNumber} meanwhile`)).toBeVisible();
    expect(again.getByRole('button', { name: 'Add selected items' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(again.getByRole('button', { name: 'Deselect All' }));
    expect(again.getByText('0 Item(s) selected')).toBeVisible();
    await user.click(again.getByRole('tab', { name: 'Selected Items' }));
    expect(await again.findByText('No items are selected')).toBeVisible();
  });
});
