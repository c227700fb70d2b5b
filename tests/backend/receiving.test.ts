/** Goods arrive in parts and in lots: what is received, what is left, and what was recorded first. */
import { describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { ItemsWork } from '../../backend/orderItem/work.ts';
import type { ProgramCounts } from '../../backend/program/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeByNightOnBoth, suiteBackend } from '../support/backend.ts';
import { receiving } from '../support/receiving.ts';
import { insertShipment, newItem, newOrder, readHistory } from '../support/records.ts';

describeByNightOnBoth('receiving a part of an item', (backend) => {
  const { clerk, manager, item, receive, read, receipts } = receiving(backend);

  it('makes it what arrived, and leaves the rest to be received, by the right to receive alone', async () => {
    const { db, world } = backend();
    const id = await item({ quantity: '10', value_per_item: '3.33', hs_code: '3004.90' });
    const form = { received_date: '2026-04-01', condition: 'good', temperature_reading: 5 };
    const fields = { received_quantity: '8', lot_number: 'A123', expiry_date: '2099-03-31' };
    const done = await receive(id, { ...fields, goods_receipt_attributes: form });
    expect(done).toMatchObject({ status: 'received', quantity: '8', total_value: '26.64', lot_number: 'A123' });
    expect(done.goods_receipt).toMatchObject({ received: true, temperature_reading: '5', needs_release: false });
    const restId = done.parts.find((part) => !part.received)?.id ?? 0;
    const rest = await read(restId);
    expect(rest).toMatchObject({
      status: 'assessed',
      position: '1.1',
      quantity: '2',
      total_value: '6.66',
      hs_code: '3004.90',
      lot_number: null,
      expiry_date: null,
      split_from_id: id,
      goods_receipt: { received: false, received_date: null, condition: null, temperature_reading: null },
    });
    expect(rest.parts).toEqual([
      {
        id,
        position: '1',
        quantity: '8',
        status: 'received',
        received: true,
        received_date: '2026-04-01',
        to_receive: false,
      },
      {
        id: restId,
        position: '1.1',
        quantity: '2',
        status: 'assessed',
        received: false,
        received_date: null,
        to_receive: true,
      },
    ]);
    const list = `order_items?program_id=${world.program}&received=false&pagination=false`;
    expect((await clerk().get<Many<OrderItem>>(list)).data.map((row) => row.id)).toContain(restId);
    const [, entry] = await readHistory(db, 'OrderItem', id);
    expect(entry).toMatchObject({ action: 'receive', user_id: world.people.inventory });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'quantity', from: '10', to: '8' },
        { field: 'split_into', from: null, to: ['1.1'] },
      ]),
    );
    const [made] = await readHistory(db, 'OrderItem', restId);
    expect(made?.changes).toContainEqual({ field: 'split_from', from: null, to: id });
  });

  it('takes several lots as several receipts, all of them parts of one line', async () => {
    const id = await item({ quantity: '10' });
    const first = await receive(id, { received_quantity: '5', lot_number: 'A' });
    const second = first.parts[1]?.id ?? 0;
    const { parts } = await receive(second, { received_quantity: '3', lot_number: 'B' });
    expect(parts.map(({ quantity, received }) => [quantity, received])).toEqual([
      ['5', true],
      ['3', true],
      ['2', false],
    ]);
    expect((await read(id)).parts).toEqual(parts);
    expect((await receipts(second)).map(({ kind, quantity, lot_number }) => [kind, quantity, lot_number])).toEqual([
      ['received', '3', 'B'],
    ]);
  });

  it('receives all of it with its whole quantity, or without one', async () => {
    expect((await receive(await item(), { received_quantity: '10.000' })).parts).toEqual([]);
    expect((await receive(await item())).parts).toEqual([]);
  });

  it.each([
    ['11', {}, 'must be at most 10, which is still to be received'],
    ['10.001', {}, 'must be at most 10, which is still to be received'],
    ['0', {}, 'must be greater than 0'],
    ['-1', {}, 'must be greater than 0'],
    ['1.2345', {}, 'must have 3 digits after decimal or less'],
    ['9.999', { value_per_item: '0.10' }, 'leaves a rest that is worth less than 0.01'],
    ['0.001', { value_per_item: '0.10' }, 'times value per item must be at least 0.01'],
  ])('refuses %s of 10 at its field, and changes nothing', async (received_quantity, own, message) => {
    const id = await item({ quantity: '10', ...own });
    const refused = await clerk().refused(422, 'patch', `goods_receipts/${id}`, { order_item: { received_quantity } });
    expect(refused.errors).toEqual({ received_quantity: [message] });
    expect(await read(id)).toMatchObject({ status: 'assessed', quantity: '10', parts: [], lock_version: 1 });
    expect(await receipts(id)).toEqual([]);
  });

  it('is done once if it is sent again with its idempotency key', async () => {
    const id = await item({ quantity: '10' });
    const body = { order_item: { received_quantity: '4', lock_version: 1 } };
    const key = { 'idempotency-key': `part-${id}` };
    const first = await clerk().send('patch', `goods_receipts/${id}`, body, key);
    const again = await clerk().send('patch', `goods_receipts/${id}`, body, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await read(id)).parts).toHaveLength(2);
  });

  it('lets one of two clerks win who receive a part at the same moment', async () => {
    const id = await item({ quantity: '10' });
    const send = (received_quantity: string) =>
      clerk().send('patch', `goods_receipts/${id}`, { order_item: { received_quantity } });
    const answers = await Promise.all([send('3'), send('4'), send('5')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { parts, quantity } = await read(id);
    expect(parts).toHaveLength(2);
    expect(Number(quantity) + Number(parts[1]?.quantity)).toBe(10);
  });

  it('leaves the rest in no shipment: the invoice is of what arrived', async () => {
    const { db, world } = backend();
    const id = await item({ quantity: '10', value_per_item: '2.00' });
    const shipment_id = await insertShipment(db, world);
    await db.updateTable('order_items').set({ shipment_id }).where('id', '=', id).execute();
    const { parts, commercial_invoice_id } = await receive(id, { received_quantity: '6' });
    expect(commercial_invoice_id).toBe(shipment_id);
    expect((await read(parts[1]?.id ?? 0)).commercial_invoice_id).toBeNull();
    const { data } = await manager().get<One<{ total_value: string }>>(`commercial_invoices/${shipment_id}`);
    expect(data.total_value).toBe('12.00');
  });

  it('can be taken back; the parts stay parts', async () => {
    const id = await item({ quantity: '10' });
    await receive(id, { received_quantity: '8', goods_receipt_attributes: { condition: 'damaged' } });
    await clerk().send('delete', `goods_receipts/${id}`);
    const back = await read(id);
    expect(back).toMatchObject({ status: 'assessed', quantity: '8', goods_receipt: { needs_release: false } });
    expect(back.parts.map(({ received }) => received)).toEqual([false, false]);
    expect((await receipts(id)).map(({ kind }) => kind)).toEqual(['received', 'taken_back']);
  });

  it('keeps the other parts together when the first one is removed', async () => {
    const order = await newOrder(manager(), backend().world);
    const whole = await newItem(manager(), order.id, { quantity: '10', split_quantity: true, value_per_item: '1.00' });
    for (const quantity of ['2', '3']) {
      await manager().post(`order_items/${whole.id}/split_quantity`, { order_item: { quantity } });
    }
    const [, second, third] = (await read(whole.id)).parts;
    await manager().delete(`order_items/${whole.id}`);
    expect((await read(third?.id ?? 0)).parts.map(({ id }) => id)).toEqual([second?.id, third?.id]);
  });

  it('names as parts what a split by quantity makes, and no part of a kit', async () => {
    const order = await newOrder(manager(), backend().world);
    const own = { quantity: '10', split_quantity: true, split_kit: true, value_per_item: '1.00' };
    const whole = await newItem(manager(), order.id, own);
    const split = (id: number, how: string, order_item: object) =>
      manager().post(`order_items/${id}/split_${how}`, { order_item });
    await split(whole.id, 'quantity', { quantity: '2' });
    await split(whole.id, 'quantity', { quantity: '3' });
    const { parts } = await read(whole.id);
    expect(parts.map(({ quantity }) => quantity)).toEqual(['5', '2', '3']);
    const part = { material: 'Part', catalog_number: 'P', quantity: '1', value_per_item: '2.50' };
    await split(whole.id, 'kit', { parts: [part, part] });
    expect((await read(whole.id)).parts).toEqual([]);
    expect((await read(parts[1]?.id ?? 0)).parts.map(({ quantity }) => quantity)).toEqual(['2', '3']);
  });
});

describeByNightOnBoth('what is left to do with the items of an order', (backend) => {
  const { clerk, manager, item, receive, read } = receiving(backend);

  it('leads from step to step, and names from the start what a shipment requires', async () => {
    const { db, world } = backend();
    const id = await item({ countries_of_manufacture: [], storage: 'frozen' }, { status: 'open' });
    const order = (await read(id)).purchase_order_id;
    const work = async () => (await clerk().get<One<ItemsWork>>(`purchase_orders/${order}/items_work`)).data;
    const toShip = async () =>
      (await clerk().get<Many<ProgramCounts>>(`programs/counts?ids[]=${world.program}`)).data[0]?.to_ship;
    const nothing = { to_assess: 0, to_receive: 0, to_release: 0, to_ship: 0, missing_for_shipment: [] };
    /** The steps by which the lists of items and of orders find it; both must agree. */
    const due = async () => {
      const found: string[] = [];
      for (const step of ['assess', 'receive', 'release', 'ship']) {
        const query = `ids[]=${id}&filters[due][]=${step}`;
        const items = await clerk().get<Many<OrderItem>>(`order_items?${query}`);
        const orders = await clerk().get<Many<PurchaseOrder>>(`purchase_orders?ids[]=${order}&filters[due][]=${step}`);
        expect(orders.data.length).toBe(items.data.length);
        if (items.data.length > 0) found.push(step);
      }
      return found;
    };
    const missing = [{ field: 'countries_of_manufacture', count: 1, first_id: id, first_at: 1 }];
    expect((await read(id)).missing_for_shipment).toEqual(['countries_of_manufacture']);
    expect(await work()).toEqual({ ...nothing, to_assess: 1, missing_for_shipment: missing });
    expect(await due()).toEqual(['assess']);
    await clerk().patch(`assessments/${id}`);
    expect(await work()).toEqual({ ...nothing, to_receive: 1, missing_for_shipment: missing });
    expect(await due()).toEqual(['receive']);
    await receive(id, { goods_receipt_attributes: { temperature_reading: '0' } });
    expect(await work()).toEqual({ ...nothing, to_release: 1, missing_for_shipment: missing });
    expect(await due()).toEqual(['release']);
    await manager().send('post', `goods_receipts/${id}/release`, { reason: 'Inspected' });
    expect(await work()).toEqual({ ...nothing, missing_for_shipment: missing });
    expect(await due()).toEqual([]);
    const before = (await toShip()) ?? 0;
    await manager().put(`order_items/${id}`, { order_item: { countries_of_manufacture: ['KE'] } });
    expect((await read(id)).missing_for_shipment).toEqual([]);
    expect(await work()).toEqual({ ...nothing, to_ship: 1 });
    expect(await due()).toEqual(['ship']);
    expect(await toShip()).toBe(before + 1);
    await db.updateTable('purchase_orders').set({ status: 'closed' }).where('id', '=', order).execute();
    expect(await work()).toEqual(nothing);
    expect(await due()).toEqual([]);
    expect(await toShip()).toBe(before);
  });
});

describe('what was recorded of a receipt', () => {
  const backend = suiteBackend();
  const { clerk, manager, item, received, receive, receipts } = receiving(backend);
  const correct = (id: number, order_item: object) => manager().put(`order_items/${id}`, { order_item });

  it('stays as it was first, beside each correction', async () => {
    const { people: who } = backend().world;
    const id = await item();
    await receive(id, {
      lot_number: 'A1',
      goods_receipt_attributes: { condition: 'good', temperature_reading: '4.5' },
    });
    await correct(id, { notes: 'no correction' });
    await correct(id, { lot_number: 'A2', goods_receipt_attributes: { condition: 'damaged' } });
    expect(await receipts(id)).toMatchObject([
      { kind: 'received', condition: 'good', lot_number: 'A1', temperature_reading: '4.5', user_id: who.inventory },
      { kind: 'corrected', condition: 'damaged', lot_number: 'A2', temperature_reading: '4.5', user_id: who.manager },
    ]);
  });

  it('is kept at the first correction of goods that were received before receipts were kept', async () => {
    const id = await received({ condition: 'good' });
    expect(await receipts(id)).toEqual([]);
    await correct(id, { goods_receipt_attributes: { condition: 'opened' } });
    expect(await receipts(id)).toMatchObject([
      { kind: 'received', condition: 'good', user_id: null, at: null },
      { kind: 'corrected', condition: 'opened' },
    ]);
  });

  it('is read by whoever may read the item', async () => {
    const id = await item();
    await receive(id);
    expect(await receipts(id, await backend().as('viewer'))).toHaveLength(1);
    await (await backend().as('otherAdmin')).refused(404, 'get', `order_items/${id}/receipts`);
  });

  it('has lot and expiry by which items are filtered', async () => {
    const { program } = backend().world;
    const id = await item();
    await receive(id, { lot_number: 'Batch-77', expiry_date: '2027-03-31' });
    const found = async (filter: string) => {
      const list = `order_items?program_id=${program}&${filter}`;
      return (await clerk().get<Many<OrderItem>>(list)).data.map((row) => row.id);
    };
    expect(await found('filters[lot_number]=batch-77')).toEqual([id]);
    expect(await found('filters[expiry_date_from]=2027-03-31&filters[expiry_date_to]=2027-03-31')).toEqual([id]);
    expect(await found('filters[expiry_date_to]=2027-03-30')).toEqual([]);
  });

  it.each([
    ['warm', 'is not a number'],
    ['4.55', 'must have 1 digit after decimal or less'],
    ['-274', 'must be between -273 and 200'],
  ])('has no temperature of %s', async (temperature_reading, message) => {
    const body = { order_item: { goods_receipt_attributes: { temperature_reading } } };
    const { errors } = await clerk().refused(422, 'patch', `goods_receipts/${await item()}`, body);
    expect(errors).toEqual({ 'goods_receipt_attributes.temperature_reading': [message] });
  });
});
