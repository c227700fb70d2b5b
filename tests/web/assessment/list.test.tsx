import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { startWork } from '../../../web/orderItem/queue/useRowWork.ts';
import { assessItem, changeItem, makeItems, storedItem } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const LIST = '/program/malaria/assessments';
const manager = asking('manager');
const inventory = asking('inventory');

/** Opens the list with new items that only this test uses. */
async function openItems(count: number, as: 'inventory' | 'viewer' = 'inventory') {
  const items = await makeItems(manager, count);
  const app = await renderApp(`${LIST}?search=${items.word}`, { as });
  await screen.findByRole('button', { name: items.label(1) });
  return { ...app, ...items };
}

const row = (name: string) => screen.findByRole('group', { name });
const dgClass = () => screen.getByRole('combobox', { name: 'Dangerous Goods Class' });
const unNumber = () => screen.getByRole('combobox', { name: 'UN number' });

describe('items that wait for an assessment', () => {
  it('are listed for all users who may read items, with the reason why a reader cannot assess them', async () => {
    const { user, label } = await openItems(1, 'viewer');
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory Assessments' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Assessments' })).toBeVisible();
    const start = screen.getByRole('button', { name: 'Start assessing' });
    expect(start).toHaveAttribute('data-tip', 'You may not do this');
    await user.click(screen.getByRole('button', { name: label(1) }));
    const open = within(await row(label(1)));
    expect(open.getByRole('button', { name: /^Save and next/ })).toHaveAttribute('aria-disabled', 'true');
    expect(open.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('are assessed by keyboard: Enter saves and opens the next, Ctrl Shift Enter means not dangerous, Alt arrow skips', async () => {
    const { user, label, ids, network } = await openItems(4);
    await user.click(screen.getByRole('button', { name: 'Start assessing' }));
    await row(label(1));
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    await within(dgClass()).findByRole('option', { name: '3 Flammable liquid' });
    await waitFor(() => expect(unNumber()).toHaveFocus());
    await user.selectOptions(dgClass(), '3');
    await user.tab();
    await user.keyboard('6.1');
    const hazards = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(hazards.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(hazards.getByRole('option')).toHaveAttribute('data-highlighted'));
    // The first Enter picks the highlighted option of the open list, the second one saves.
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove 6.1 Toxic' })).toBeVisible();
    await user.keyboard('{Escape}{Enter}');
    await row(label(2));
    await waitFor(() => expect(unNumber()).toHaveFocus());
    expect(screen.getByText('2 of 4')).toBeInTheDocument();
    // While nothing is chosen, the button says what Enter records.
    expect(screen.getByRole('button', { name: /^Not dangerous, next/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save and next/ })).toBeNull();
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await row(label(3));
    await user.keyboard('{Alt>}{PageDown}{/Alt}');
    await row(label(4));
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(await screen.findByText(/That was the last one. 1 of the list are still to do/)).toBeInTheDocument();
    const next = await screen.findByRole('link', { name: /^\d+ items? waits? to be received$/ });
    expect(next).toHaveAttribute('href', expect.stringMatching(/\/goods-receipts$/));
    expect(await screen.findByRole('button', { name: label(3) })).toBeVisible();
    await expect.poll(() => screen.queryByRole('button', { name: label(1) })).toBeNull();
    const done = within(await screen.findByRole('list', { name: 'Done last' })).getAllByRole('listitem');
    expect(done).toHaveLength(2);
    expect(done[0]).toHaveTextContent('Not dangerous');
    const found = { assessment: { assessed: true, dgClass: '3' }, subsidiaryHazards: ['6.1'] };
    expect(await storedItem(inventory, ids[0] ?? '')).toMatchObject(found);
    expect(await storedItem(inventory, ids[2] ?? '')).toMatchObject({ assessment: { assessed: false } });
    expect(network.asked.filter((name) => name === 'AssessOrderItem')).toHaveLength(3);
  });

  it('open with the first one if the link starts the work', async () => {
    const { word, label } = await makeItems(manager, 1);
    await renderApp(`${LIST}?search=${word}`, { as: 'inventory', state: startWork });
    await row(label(1));
    await waitFor(() => expect(unNumber()).toHaveFocus());
  });

  it('are undone in the list of the last ones, and open again with their findings', async () => {
    const { user, label, ids } = await openItems(2);
    await user.click(screen.getByRole('button', { name: label(1) }));
    await within(dgClass()).findByRole('option', { name: '3 Flammable liquid' });
    await user.selectOptions(dgClass(), '3');
    await user.keyboard('{Enter}');
    await row(label(2));
    await user.click(await screen.findByRole('button', { name: `Undo ${label(1)}` }));
    await row(label(1));
    expect(dgClass()).toHaveValue('3');
    expect(screen.queryByRole('list', { name: 'Done last' })).not.toBeInTheDocument();
    expect(await storedItem(inventory, ids[0] ?? '')).toMatchObject({ status: { key: 'open' } });
  });

  it('come back with their input and the reason if they could not be saved while the next one was open', async () => {
    const { user, network, label } = await openItems(2);
    await user.click(screen.getByRole('button', { name: label(1) }));
    const open = within(await row(label(1)));
    await user.type(open.getByRole('textbox', { name: 'Dangerous Goods Details' }), 'Methanol');
    network.trouble('AssessOrderItem', 'hang');
    await user.keyboard('{Enter}');
    const details = { name: 'Dangerous Goods Details' };
    await user.type(within(await row(label(2))).getByRole('textbox', details), 'Ethanol');
    network.mend('AssessOrderItem', { code: 'UPSTREAM_UNAVAILABLE', message: 'Gone' });
    const back = within(await row(label(1)));
    expect(await back.findByText(/The server cannot be reached right now/)).toBeInTheDocument();
    expect(back.getByRole('textbox', { name: 'Dangerous Goods Details' })).toHaveValue('Methanol');
    expect(screen.queryByRole('group', { name: label(2) })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Done last' })).not.toBeInTheDocument();
    network.mend('AssessOrderItem');
    await user.click(back.getByRole('button', { name: 'Try again' }));
    // What was typed for the next one meanwhile is there, too.
    expect(within(await row(label(2))).getByRole('textbox', details)).toHaveValue('Ethanol');
    const done = within(await screen.findByRole('list', { name: 'Done last' }));
    expect(done.getByText('Not dangerous · Methanol')).toBeInTheDocument();
  });
});

describe('the filters of items', () => {
  /** Each filter with its label, its parameters in the address, and the filter that is sent. */
  const filters: Readonly<Record<string, [label: string, chosen: Record<string, string>, asked: object]>> = {
    material: ['Material', { material: 'Glove' }, { material: 'Glove' }],
    catalog: ['Catalog Number', { catalog_number: 'G-1' }, { catalogNumber: 'G-1' }],
    invoice: ['Shipping CI #', { invoice_number: 'CI-1' }, { invoiceNumber: 'CI-1' }],
    wcm: ['WCM Invoice #', { wcm_invoice_number: 'W-1' }, { wcmInvoiceNumber: 'W-1' }],
    vendor: ['Vendor', { vendor: 'Kenya' }, { vendorName: 'Kenya' }],
    status: ['Status', { status: 'open' }, { statuses: ['open'] }],
    dgClass: ['Dangerous Goods Class', { dg_class: '3' }, { dgClasses: ['3'] }],
    dgDetails: ['Dangerous Goods Details', { dg_description: 'Meth' }, { dgDescription: 'Meth' }],
    storage: ['Storage', { storage: 'liquid_nitrogen' }, { storages: ['liquid_nitrogen'] }],
    quantity: ['Quantity', { quantity_from: '1', quantity_to: '9' }, { quantity: { from: '1', to: '9' } }],
    total: ['Value Total', { value_total_from: '10' }, { totalValue: { from: '10', to: null } }],
    value: ['Value per Item', { value_per_item_to: '5' }, { valuePerItem: { from: null, to: '5' } }],
    urgent: ['Urgent', { urgent: 'true' }, { urgent: true }],
    splitKit: ['Split kit', { split_kit: 'false' }, { splitKit: false }],
    eei: ['EEI/Export', { eei_export: 'true' }, { eeiExport: true }],
    country: ['Country of Manufacture', { country: 'IN' }, { countriesOfManufacture: ['IN'] }],
    mta: ['MTA Status', { mta_status: 'signed' }, { mtaStatuses: ['signed'] }],
    shipmentType: ['Shipment Type', { shipment_type: 'air' }, { shipmentTypes: ['air'] }],
    received: [
      'Received Date',
      { received_date_from: '2026-11-01', received_date_to: '2026-11-30' },
      { receivedDate: { from: '2026-11-01', to: '2026-11-30' } },
    ],
    condition: ['Condition', { condition: 'good' }, { conditions: ['good'] }],
    lot: ['Lot number', { lot_number: 'A1' }, { lotNumber: 'A1' }],
    // Its order is made by the test that sends it.
    order: ['PO #', {}, {}],
    expiry: ['Expiry date', { expiry_date_to: '2027-03-31' }, { expiryDate: { from: null, to: '2027-03-31' } }],
  };

  const labels = Object.values(filters).map(([label]) => label);

  it('are all offered, twenty-three in total', async () => {
    const { user } = await renderApp(LIST, { as: 'inventory' });
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const offered = within(await screen.findByRole('menu', { name: 'Add filters' })).getAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent).sort()).toEqual(labels.toSorted());
    expect(labels).toHaveLength(23);
  });

  it('are all sent as chosen', async () => {
    const { order } = await makeItems(manager, 1);
    const chosenOrder = { order: order.id };
    const address = new URLSearchParams(
      Object.assign({}, ...Object.values(filters).map(([, chosen]) => chosen), chosenOrder),
    );
    const { network } = await renderApp(`${LIST}?${address}`, { as: 'inventory' });
    for (const label of labels) {
      expect(await screen.findByRole('button', { name: `Remove filter ${label}` })).toBeInTheDocument();
    }
    const asked = Object.assign({}, ...Object.values(filters).map(([, , one]) => one), {
      purchaseOrderIds: [order.id],
    });
    expect(network.askedWith('AssessmentList')).toMatchObject({ filter: asked });
  });
});

describe('an item that another user changes meanwhile', () => {
  it('disappears from the list; an open row stays and names the other user', async () => {
    const { user, label, ids } = await openItems(3);
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: label(1) }));
    const open = within(await row(label(1)));
    const details = open.getByRole('textbox', { name: 'Dangerous Goods Details' });
    await user.type(details, 'Methanol');
    await assessItem(manager, ids[1] ?? '');
    await waitFor(() => expect(screen.queryByRole('button', { name: label(2) })).not.toBeInTheDocument());
    await assessItem(manager, ids[0] ?? '');
    expect(await open.findByText(/^The item is already assessed: manager Tester, Today/)).toBeInTheDocument();
    expect(details).toHaveValue('Methanol');
    expect(open.getByRole('button', { name: /^Save and next/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await row(label(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: label(1) })).not.toBeInTheDocument());
  });

  it('is merged if the other user changed other fields', async () => {
    const { user, label, ids } = await openItems(1);
    await user.click(screen.getByRole('button', { name: label(1) }));
    await row(label(1));
    await changeItem(manager, ids[0] ?? '', { dgDescription: 'Theirs' });
    await within(dgClass()).findByRole('option', { name: '8 Corrosive' });
    await user.selectOptions(dgClass(), '8');
    await user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await storedItem(inventory, ids[0] ?? '')).toMatchObject({
        assessment: { assessed: true, dgClass: '8', dgDescription: 'Theirs' },
      }),
    );
  });
});
