import { screen, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { attachTo } from '../../support/pages/documents.ts';
import { assessItem, changeItem } from '../../support/pages/items.ts';
import { makeOrderOf, makeOrderWith, makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const administrator = asking('orgAdmin');

const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD');

describe('the readiness of a shipment', () => {
  it('updates live, lists blockers first, and leads from each line to the place to fix it', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program, { awb: '176-12345674', anticipatedShipDate: inDays(30) });
    const expiring = { document_type: 'mta_incoming', number: 'MTA-7', expiry_date: inDays(9) };
    await attachTo(`commercial_invoices/${shipment.id}`, expiring, 'orgAdmin');
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const ready = within(await screen.findByRole('region', { name: 'Before it may leave' }));
    expect((await ready.findAllByRole('listitem'))[0]).toHaveTextContent(
      'Blocks: A shipment without items cannot leave',
    );

    await user.click(ready.getByRole('button', { name: /the last digit should be 5, not 4/ }));
    const waybill = await screen.findByRole('textbox', { name: 'Air Waybill #' });
    await screen.findByRole('button', { name: 'Save' });
    await expect.poll(() => document.activeElement).toBe(waybill);
    await user.clear(waybill);
    await user.type(waybill, '176-12345675');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit' });
    await expect.poll(() => ready.queryByRole('button', { name: /the last digit/ })).toBeNull();

    await user.click(ready.getByRole('button', { name: /1 document ends before the ship date/ }));
    expect(await screen.findByRole('row', { name: /MTA-7/ })).toBeVisible();

    await user.click(ready.getByRole('button', { name: /5 of 5 approval dates are missing/ }));
    expect(await screen.findByRole('dialog', { name: 'Set Approvals' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(ready.getByRole('button', { name: /without items/ }));
    expect(await screen.findByRole('dialog', { name: 'Add Items to Shipment' })).toBeVisible();
  });

  it('checks codes against the limit, and asks to acknowledge goods that are kept apart', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    const { items } = await makeOrderOf(program, 2);
    for (const [at, unNumber] of ['UN1170', 'UN2014'].entries()) {
      const fields = {
        unNumber,
        hsCode: '2207.20',
        quantity: '100',
        valuePerItem: '13',
        countriesOfManufacture: ['KE'],
      };
      await changeItem(administrator, items[at] ?? '', fields);
    }
    await changeItem(administrator, items[1] ?? '', { countriesOfManufacture: ['US'] });
    await administrator(
      'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
      { id: shipment.id, ids: items },
    );
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const codes = within(await screen.findByRole('region', { name: 'Export' }));
    expect(codes.getByText('2207.20')).toBeVisible();
    expect(codes.getByText('$2,600.00')).toBeVisible();
    expect(codes.getByText(/^Will require an EEI\/Export filing/)).toHaveTextContent(
      'Will require an EEI/Export filing, unless 2207.20 is several Schedule B numbers · domestic $1,300.00, foreign $1,300.00',
    );
    expect(codes.getByText(/the total of a code determines its level/)).toBeVisible();
    const danger = within(screen.getByRole('region', { name: 'Dangerous goods' }));
    expect(danger.getByText('Keep 3 and 5.1 apart: not next to or in contact')).toBeVisible();
    expect(danger.getByText(/49 CFR 175\.78.*advisory/)).toBeVisible();
    const ready = within(screen.getByRole('region', { name: 'Before it may leave' }));
    expect(ready.getByRole('button', { name: /3 beside 5.1 is not acknowledged/ })).toBeVisible();
    await user.click(danger.getByRole('button', { name: /^Acknowledge/ }));
    expect(await danger.findByText(/^Acknowledged by/)).toBeVisible();
    expect(ready.queryByRole('button', { name: /is not acknowledged/ })).toBeNull();
  });

  it('tells what cannot be told from what is met, not met or does not apply, in words and icons', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    const { items } = await makeOrderOf(program, 1);
    const [item = ''] = items;
    await changeItem(administrator, item, { unNumber: 'UN1170', packingGroup: 'I', countriesOfManufacture: ['KE'] });
    await administrator(
      'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
      { id: shipment.id, ids: items },
    );
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const ready = within(await screen.findByRole('region', { name: 'Before it may leave' }));
    await user.click(await ready.findByRole('button', { name: /^\d+ of \d+ done$/ }));
    const wrong = await ready.findByRole('button', { name: /^Advises: UN1170 has packing group II or III/ });
    const open = ready.getByRole('button', { name: /^Open: Segregation: cannot tell, because 1 item is not assessed/ });
    const looks = [wrong, open].map((line) => line.querySelector('svg')?.getAttribute('class'));
    expect(new Set(looks).size).toBe(2);
    expect(ready.getByText(/^\d+ done: /)).toBeVisible();
    expect(ready.getByText(/^\d+ do not apply: .*MTA: no item needs one/)).toBeVisible();
  });

  it('leads to the net quantity of goods that are counted in pieces', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program, { shipmentType: 'air' });
    const { items } = await makeOrderOf(program, 2);
    const [item = '', second = ''] = items;
    await assessItem(administrator, item, { countriesOfManufacture: ['KE'] });
    const ethanol = { unNumber: 'UN1170', dgClass: '3', packingGroup: 'II', countriesOfManufacture: ['KE'] };
    await assessItem(administrator, second, ethanol);
    await administrator(
      'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
      { id: shipment.id, ids: items },
    );
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const ready = within(await screen.findByRole('region', { name: 'Before it may leave' }));
    await screen.findByRole('button', { name: /^Line \d+ · Material 2/ });
    (await ready.findByRole('button', { name: /^\d+ more/ })).focus();
    await user.keyboard('{Enter}');
    expect(await ready.findByRole('button', { name: /^\d+ of \d+ done$/ })).toHaveFocus();
    await user.click(await ready.findByRole('button', { name: /state the net quantity in one each/ }));
    const net = await screen.findByRole('textbox', { name: 'Net quantity in one unit' });
    await expect.poll(() => document.activeElement).toBe(net);
    await user.type(net, '0.5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of the net quantity' }), 'LTR');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => ready.queryByRole('button', { name: /state the net quantity/ })).toBeNull();
  });

  it('of an empty shipment names once what all checks of items lack', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const ready = within(await screen.findByRole('region', { name: 'Before it may leave' }));
    await user.click(await ready.findByText(/^\d+ checks cannot be made, because there are no items yet$/));
    // Each of them still leads to where it is mended.
    await user.click(ready.getByRole('button', { name: 'Open: HS Code: cannot tell, because there are no items yet' }));
    expect(await screen.findByRole('dialog', { name: 'Add Items to Shipment' })).toBeVisible();
  });

  it('follows items even beyond the shown page', async () => {
    const program = await makeProgram();
    const shipment = await makeShipmentOf(program);
    const { items } = await makeOrderWith(program, 51);
    await administrator(
      'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
      { id: shipment.id, ids: items },
    );
    await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
    const codes = within(await screen.findByRole('region', { name: 'Export' }));
    expect(codes.getByText('No item has an HS Code that can be read')).toBeVisible();
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await changeItem(administrator, items[50] ?? '', { hsCode: '3822.19.0000' });
    expect(await codes.findByText('3822.19.0000')).toBeVisible();
  });
});
