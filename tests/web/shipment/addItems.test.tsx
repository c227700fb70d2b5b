import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/dom';
import { describe, expect, inject, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { assessItem, changeItem } from '../../support/pages/items.ts';
import { makeOrderOf, makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const administrator = asking('orgAdmin');

/** Creates a shipment in a new program, and an order with items that can be added to it. */
async function prepared(lines: number, fields = {}) {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program, fields);
  const { items } = await makeOrderOf(program, lines);
  const word = `W${randomUUID().slice(0, 8)}`;
  for (const [at, id] of items.entries()) {
    await changeItem(administrator, id, { material: `${word} ${at + 1}`, countriesOfManufacture: ['KE'] });
  }
  return { path: `/program/${program.slug}/shipments/${shipment.id}`, program, shipment, items, word };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Items to Shipment' }));
const into = (id: string, ids: readonly (string | undefined)[]) =>
  administrator(
    'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
    { id, ids },
  );
const isIn = async (id: string) =>
  (
    await administrator<{ orderItem: { shipmentId: string | null } }>(
      'query($id: ID!) { orderItem(id: $id) { shipmentId } }',
      { id },
    )
  ).orderItem.shipmentId;

describe('adding items to a shipment', () => {
  it('shows the effect of each item during selection, keeps the selection over filters, and adds it', async () => {
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
    expect(found.queryByText(/will require an EEI\/Export filing|at the limit/)).toBeNull();
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

  it('shows that warnings may be missing while their data cannot be loaded', async () => {
    const { path, items, word } = await prepared(2);
    const [flammable = '', oxidizer = ''] = items;
    await assessItem(administrator, flammable, { dgClass: '3' });
    await assessItem(administrator, oxidizer, { dgClass: '5.1' });
    const { user, network } = await renderApp(path, { as: 'orgAdmin' });
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    const found = await dialog();
    const choose = await found.findByRole('button', { name: `Select Item ${word} 1` });
    network.trouble('CompatibleClasses', { code: 'INTERNAL_SERVER_ERROR', message: 'The table is closed' });
    await user.click(choose);
    const missing = /^Warnings about export filings and goods to be kept apart may be missing/;
    expect(await found.findByText(missing)).toBeVisible();
    network.mend('CompatibleClasses');
    await user.click(found.getByRole('button', { name: 'Try again' }));
    expect(await found.findByText(/^Class 5\.1 must be kept apart from other goods here/)).toBeVisible();
    expect(found.queryByText(missing)).not.toBeInTheDocument();
  });

  it('shows that items could not be loaded, even if none were found before', async () => {
    const { path, program } = await prepared(1);
    const troubles = { AvailableItems: { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' } };
    const { user, network } = await renderApp(path, { as: 'orgAdmin', troubles });
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    const found = await dialog();
    const problem = /^These items could not be loaded/;
    expect(await found.findByText(problem)).toBeVisible();
    expect(found.queryByLabelText('Loading items')).not.toBeInTheDocument();
    network.mend('AvailableItems');
    await user.click(found.getByRole('button', { name: 'Try again' }));
    expect(await found.findByRole('button', { name: /^Select Item/ })).toBeVisible();
    await user.type(found.getByRole('searchbox'), `${randomUUID()}{Enter}`);
    expect(await found.findByText('There are currently no items matching your filters')).toBeVisible();
    network.trouble('AvailableItems', troubles.AvailableItems);
    await makeOrderOf(program, 1);
    expect(await found.findByText(problem)).toBeVisible();
  });

  it('keeps selection and search over a lost connection, names items added elsewhere, and can deselect all', async () => {
    const { path, program, items, word } = await prepared(2);
    const { user, network } = await renderApp(path, { as: 'orgAdmin' });
    const open = async () => user.click(await screen.findByRole('button', { name: 'Add Items' }));
    await open();
    const found = await dialog();
    const add = found.getByRole('button', { name: 'Add selected items' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.type(found.getByRole('searchbox'), `${word}{Enter}`);
    for (const line of [1, 2]) {
      // The rows of the search may replace these under the click.
      await expect
        .poll(async () => {
          const open = found.queryByRole('button', { name: `Select Item ${word} ${line}` });
          if (open) await user.click(open);
          return found.queryByRole('button', { name: `Selected ${word} ${line}` });
        })
        .not.toBeNull();
    }
    expect(await found.findByText('2 Item(s) selected')).toBeVisible();
    network.trouble('AddShipmentItems', { code: 'INTERNAL', message: 'Broken' });
    await user.click(add);
    expect(await screen.findByText(/^The connection broke while saving/)).toBeInTheDocument();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    network.mend('AddShipmentItems');

    await open();
    const again = await dialog();
    expect(await again.findByText('2 Item(s) selected')).toBeVisible();
    expect(again.getByRole('searchbox')).toHaveValue(word);
    // Its list is there, and so it hears of what happens from now on.
    expect(await again.findByRole('button', { name: `Selected ${word} 1` })).toBeVisible();
    const elsewhere = await makeShipmentOf(program);
    await into(elsewhere.id, [items[0]]);
    expect(await again.findByText(`Added to ${elsewhere.invoiceNumber} meanwhile`)).toBeVisible();
    expect(again.getByRole('button', { name: 'Add selected items' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(again.getByRole('button', { name: 'Deselect All' }));
    expect(again.getByText('0 Item(s) selected')).toBeVisible();
    await user.click(again.getByRole('tab', { name: 'Selected Items' }));
    expect(await again.findByText('No items are selected')).toBeVisible();
  });

  it('names items that were added elsewhere while its socket was lost', async () => {
    const { path, program, items, word } = await prepared(2);
    const { user, network } = await renderApp(path, { as: 'orgAdmin' });
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    const found = await dialog();
    for (const line of [1, 2])
      await user.click(await found.findByRole('button', { name: `Select Item ${word} ${line}` }));
    network.cut();
    const elsewhere = await makeShipmentOf(program);
    await into(elsewhere.id, [items[0]]);
    network.uncut();
    await user.click(found.getByRole('tab', { name: /Selected Items/ }));
    expect(await found.findByText(`Added to ${elsewhere.invoiceNumber} meanwhile`)).toBeVisible();
    expect(found.getAllByText(/meanwhile/)).toHaveLength(1);
  });

  it('adds items only once if just the response was lost', async () => {
    const { path, shipment, items, word } = await prepared(1);
    const lost = { code: 'INTERNAL', message: 'Lost', carriedOut: true } as const;
    // The page does not learn of the addition by its own refetch, either.
    const { user, network } = await renderApp(path, { as: 'orgAdmin', troubles: { AvailableItemsNow: 'hang' } });
    const add = async () => user.click((await dialog()).getByRole('button', { name: 'Add selected items' }));
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    await user.click(await (await dialog()).findByRole('button', { name: `Select Item ${word} 1` }));
    network.trouble('AddShipmentItems', lost);
    await add();
    expect(await screen.findByText(/^The connection broke while saving/)).toBeInTheDocument();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await isIn(items[0] ?? '')).toBe(shipment.id);
    network.mend('AddShipmentItems');
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    expect(await (await dialog()).findByText('1 Item(s) selected')).toBeVisible();
    await add();
    expect(await screen.findByText('1 item added')).toBeInTheDocument();
    const { shipment: stored } = await administrator<{ shipment: { history: { data: { action: string }[] } } }>(
      'query($id: ID!) { shipment(id: $id) { history { data { action } } } }',
      { id: shipment.id },
    );
    expect(stored.history.data.map(({ action }) => action)).toEqual(['add_items', 'create']);
  });

  it('of two users who add an item at once, one gets it; the other is told which, and adds the rest', async () => {
    const { path, program, shipment, items, word } = await prepared(2);
    const [wanted = '', other = ''] = items;
    const elsewhere = await makeShipmentOf(program);
    const { user, network } = await renderApp(path, { as: 'orgAdmin', troubles: { AvailableItemsNow: 'hang' } });
    const open = async () => user.click(await screen.findByRole('button', { name: 'Add Items' }));
    await open();
    const found = await dialog();
    for (const line of [1, 2])
      await user.click(await found.findByRole('button', { name: `Select Item ${word} ${line}` }));
    await into(elsewhere.id, [wanted]);
    await user.click(found.getByRole('button', { name: 'Add selected items' }));
    const told = new RegExp(`^Order item is already in a shipment: PO \\S+ · Line 1 · ${word} 1$`);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect([await isIn(wanted), await isIn(other)]).toEqual([elsewhere.id, null]);

    network.mend('AvailableItemsNow');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await open();
    const again = await dialog();
    expect(again.getByText('2 Item(s) selected')).toBeVisible();
    await user.click(again.getByRole('tab', { name: /Selected Items/ }));
    expect(await again.findByText(`Added to ${elsewhere.invoiceNumber} meanwhile`)).toBeVisible();
    await user.click(again.getByRole('button', { name: `Selected ${word} 1` }));
    await user.click(again.getByRole('button', { name: 'Add selected items' }));
    expect(await screen.findByText('1 item added')).toBeInTheDocument();
    expect([await isIn(wanted), await isIn(other)]).toEqual([elsewhere.id, shipment.id]);
  });
});

describe('the items to add', () => {
  it('show their fields, the filters fixed by the shipment, and no warning if a filing is already stated', async () => {
    const { path, program, items, word } = await prepared(1, { eeiExport: true });
    const fields = { hsCode: '3822190000', quantity: '100', valuePerItem: '30', sizePerItem: 'BX', unNumber: 'UN1170' };
    await changeItem(administrator, items[0] ?? '', fields);
    const { user } = await renderApp(path, { as: 'orgAdmin' });
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    const found = await dialog();
    const select = await found.findByRole('button', { name: `Select Item ${word} 1` });
    const card = select.closest('[data-card]') as HTMLElement;
    await within(card).findByText('Kenya');
    expect(card).toHaveTextContent(new RegExp(`^${word} 1Open`));
    // The name of the unit comes from a list of its own.
    await expect
      .poll(() => fieldsOf(card))
      .toEqual({
        'Purchase Order': expect.stringMatching(/^T-/),
        'Purchase Request #': 'N/A',
        'Purchase Order Number Line': '1',
        'Dangerous Goods Class': 'N/A',
        'Dangerous Goods Details': 'UN1170',
        'End User': `Ministry of ${program.name}`,
        Vendor: expect.stringMatching(/\w/),
        'Country of Manufacture': 'Kenya',
        'HS Code': '3822190000',
        'Value Total': '$3,000.00',
        Quantity: '100 BX',
      });
    expect(found.getByText('Shipment Type').parentElement).toHaveTextContent('Shipment TypeAir');
    expect(found.getByText('Group').parentElement).toHaveTextContent(`GroupClinics of ${program.name}`);
    await user.click(select);
    expect(within(card).queryByText(/EEI|exempt/)).toBeNull();
    await user.type(found.getByRole('searchbox'), 'nothing like it{Enter}');
    expect(await found.findByText('There are currently no items matching your filters')).toBeVisible();
  });

  it('have no purchase request number if the organization does not use them', async () => {
    const theirs = asking('otherAdmin');
    const { group, program } = inject('world').other;
    const order = await makeOrder(theirs, {}, 'north');
    await addItem(theirs, order, '1', `Gloves of ${order.orderNumber}`);
    const input = {
      programId: `${program}`,
      groupId: `${group}`,
      invoiceNumber: order.orderNumber,
      shipmentType: 'air',
    };
    const { createShipment } = await theirs<{ createShipment: { shipment: { id: string } } }>(
      'mutation($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } } }',
      { input },
    );
    const { user } = await renderApp(`/program/north/shipments/${createShipment.shipment.id}`, { as: 'otherAdmin' });
    await user.click(await screen.findByRole('button', { name: 'Add Items' }));
    const name = await (await dialog()).findByText(`Gloves of ${order.orderNumber}`);
    const labels = Object.keys(fieldsOf(name.closest('[data-card]') as HTMLElement));
    expect(labels).toContain('Purchase Order');
    expect(labels).not.toContain('Purchase Request #');
  });
});

/** Returns the fields on an item's card, by label. */
const fieldsOf = (card: HTMLElement) =>
  Object.fromEntries(
    [...card.querySelectorAll('[data-fields] > div')].map(({ children: [label, value] }) => [
      label?.textContent ?? '',
      value?.textContent,
    ]),
  );
