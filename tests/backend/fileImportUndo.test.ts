/** What the undo of an import takes back, and what stays because somebody has gone on with it. */
import { describe, expect, it } from 'vitest';
import type { ImportMade } from '../../backend/fileImport/schema.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeByNightOnBoth, suiteBackend } from '../support/backend.ts';
import { act, imported, readImport, rowsOf } from '../support/fileImports.ts';
import { attach } from '../support/files.ts';
import { importedOrders, ordersNow } from '../support/orderImports.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';

const ITS_ORDER = 'another item of its order was worked on since';

describeByNightOnBoth('the undo of an import of orders', (backend) => {
  const undone = async (api: Api, made: { id: number }) => {
    await act(api, made, 'undo');
    await backend().runWorks();
    return Object.fromEntries((await rowsOf(api, made)).map(({ row, says }) => [row, says]));
  };

  it('leaves each order whole that somebody has gone on with, says why, and removes the others', async () => {
    const api = await backend().as('manager');
    const { db, world } = backend();
    const kinds = ['commented', 'documented', 'moved', 'assigned', 'added', 'removed', 'changed'];
    const ofItems = ['commented', 'documented', 'assessed', 'received', 'moved', 'shipped', 'changed'];
    const numbers = [...kinds.map((kind) => `WORK-O-${kind}`), ...ofItems.map((kind) => `WORK-I-${kind}`), 'WORK-Z'];
    const made = await importedOrders(
      backend(),
      api,
      numbers.flatMap((order) => [1, 2, 3].map((line) => ({ order, line }))),
    );
    const before = await ordersNow(api, 'WORK-');
    expect(before.map(({ lines }) => lines)).toEqual(numbers.map(() => ['1', '2', '3']));
    const [order, item] = [
      (kind: string) => before.find(({ number }) => number === `WORK-O-${kind}`)?.id ?? 0,
      (kind: string) => before.find(({ number }) => number === `WORK-I-${kind}`)?.items[1]?.id ?? 0,
    ];
    const comment = { comment: { message: 'Please wait', source: 'internal' } };
    const onHold = { record: { status: 'on_hold' } };
    await api.post(`purchase_orders/${order('commented')}/comments`, comment);
    await attach(api, `purchase_orders/${order('documented')}`);
    await api.put(`purchase_orders/${order('moved')}/assigned_status`, onHold);
    await api.put(`purchase_orders/${order('assigned')}/manage`, { user: { ids: [world.people.manager] } });
    await newItem(api, order('added'), { position: '9' });
    const { id: gone } = await newItem(api, order('removed'), { position: '9' });
    await api.delete(`order_items/${gone}`);
    await api.patch(`purchase_orders/${order('changed')}`, { purchase_order: { order_date: '2026-01-02' } });
    await api.post(`order_items/${item('commented')}/comments`, comment);
    await attach(api, `order_items/${item('documented')}`);
    await api.patch(`assessments/${item('assessed')}`);
    await api.patch(`assessments/${item('received')}`);
    await api.patch(`goods_receipts/${item('received')}`);
    await api.put(`order_items/${item('moved')}/assigned_status`, onHold);
    await api.put(`order_items/${item('changed')}`, { order_item: { quantity: '3' } });
    const { id: shipment } = await newShipment(api, world);
    await api.put(`order_items/${item('shipped')}`, { order_item: { countries_of_manufacture: ['IN'] } });
    await api.post<One<Shipment>>(`commercial_invoices/${shipment}/order_items`, {
      selected_order_item_ids: [item('shipped')],
    });
    const { data: offered } = await api.get<One<{ goes: number; goes_orders: number; stays: object[] }>>(
      `file_imports/${made.id}/undo`,
    );
    expect(offered).toMatchObject({ goes: 3, goes_orders: 1, back: 0 });
    const says = await undone(api, made);
    const rowsIn = (number: string) => [2, 3, 4].map((row) => says[row + 3 * numbers.indexOf(number)]);
    const reasons = {
      ...{ commented: 'commented on since', documented: 'has documents since', moved: 'has another status since' },
      ...{ assigned: 'assigned to somebody since', added: 'has other items since', removed: 'has other items since' },
      ...{ changed: 'changed since', assessed: 'assessed since', received: 'received since' },
      shipped: 'in a shipment since',
    } as const;
    const reasonOf = (kind: string) => reasons[kind as keyof typeof reasons];
    for (const kind of kinds) {
      const its = `its order: ${reasonOf(kind)}`;
      expect(rowsIn(`WORK-O-${kind}`), kind).toEqual([its, its, its]);
    }
    for (const kind of ofItems) {
      expect(rowsIn(`WORK-I-${kind}`), kind).toEqual([ITS_ORDER, reasonOf(kind), ITS_ORDER]);
    }
    expect(rowsIn('WORK-Z')).toEqual(['Undone', 'Undone', 'Undone']);
    const added = (number: string) => (number === 'WORK-O-added' ? ['1', '2', '3', '9'] : ['1', '2', '3']);
    expect((await ordersNow(api, 'WORK-')).map(({ number, lines }) => [number, lines])).toEqual(
      before.filter(({ number }) => number !== 'WORK-Z').map(({ number }) => [number, added(number)]),
    );
    const history = db.selectFrom('history').select('record_id').where('action', '=', 'remove_items');
    expect((await history.where('import_id', '=', made.id).execute()).length).toBe(3);
  });

  it('takes an order back that the import wrote twice: its own writes are no work of others', async () => {
    const api = await backend().as('procurement');
    const { url, world, runWorks } = backend();
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const heads = 'PO #;Order Date;Vendor;End User;Group;Line;Material;Catalog number;Quantity;Unit;Value per Item';
    const line = (order: string, date: string, rest: string) =>
      `${order};${date};Kenya Pharma;Kenya Ministry;Kenya clinics;${rest}`;
    const content = [
      heads,
      line('TWICE-1', '2026-03-01', '1;Gloves;G-1;2;box;1.50'),
      line('TWICE-2', '2026-03-01', '1;Gloves;G-1;2;box;1.50'),
      line('TWICE-2', '2026-03-01', '2;Gloves;G-1;ten;box;1.50'),
    ].join('\n');
    const { id: known } = await newOrder(api, world, { order_number: 'TWICE-1', order_date: '2026-01-01' });
    const made = await imported(url, api, into, { name: 'twice.csv', content });
    await act(api, made, 'preview');
    await act(api, made, 'apply');
    await runWorks();
    const mended = [{ field: 'quantity', text: '10' }];
    const dated = [...mended, { field: 'order_date', text: '2026-04-01' }];
    await api.put(`file_imports/${made.id}/rows`, { rows: [{ row: 4, cells: dated }] });
    await act(api, made, 'apply');
    await runWorks();
    const order = async (id: number) =>
      (await api.get<One<{ order_date: string }>>(`purchase_orders/${id}`)).data.order_date;
    const [, second] = await ordersNow(api, 'TWICE-');
    expect([await order(known), await order(second?.id ?? 0)]).toEqual(['2026-03-01', '2026-04-01']);
    expect(await undone(api, made)).toEqual({ 2: 'Undone', 3: 'Undone', 4: 'Undone' });
    expect((await ordersNow(api, 'TWICE-')).map(({ number, lines }) => [number, lines])).toEqual([['TWICE-1', []]]);
    expect(await order(known)).toBe('2026-01-01');
  });

  it('gives back an item that two rows changed one after the other, as it was before both', async () => {
    const api = await backend().as('procurement');
    const { url, world, runWorks } = backend();
    const { id: purchase_order_id } = await newOrder(api, world, { order_number: 'AGAIN-1' });
    const { id } = await newItem(api, purchase_order_id, { position: '1', quantity: '1' });
    const content = 'Line;Material;Catalog number;Quantity\n2;Gloves;G-2;ten\n1;Gloves;G-1;5\n';
    const made = await imported(url, api, { kind: 'order_items', purchase_order_id }, { name: 'again.csv', content });
    await act(api, made, 'preview');
    await act(api, made, 'apply');
    await runWorks();
    const cells = Object.entries({ position: '1', quantity: '9' }).map(([field, text]) => ({ field, text }));
    await api.put(`file_imports/${made.id}/rows`, { rows: [{ row: 2, cells }] });
    await act(api, made, 'apply');
    await runWorks();
    const item = async () => (await api.get<One<OrderItem>>(`order_items/${id}`)).data;
    expect(await item()).toMatchObject({ quantity: '9', catalog_number: 'G-2' });
    expect(await undone(api, made)).toEqual({ 2: 'Undone', 3: 'Undone' });
    expect(await item()).toMatchObject({ quantity: '1', catalog_number: 'CAT-1', material: 'Nevirapine 200 mg' });
  });

  it('notices what was done between two writes of the import', async () => {
    const api = await backend().as('procurement');
    const { runWorks, world } = backend();
    const made = await importedOrders(backend(), api, [
      { order: 'BETWEEN-1', line: 1 },
      { order: 'BETWEEN-1', line: 2, quantity: 'ten' },
    ]);
    const [order] = await ordersNow(api, 'BETWEEN-');
    await api.put(`purchase_orders/${order?.id}/manage`, { user: { ids: [world.people.procurement] } });
    await api.put(`file_imports/${made.id}/rows`, { rows: [{ row: 3, cells: [{ field: 'quantity', text: '10' }] }] });
    await act(api, made, 'apply');
    await runWorks();
    expect((await ordersNow(api, 'BETWEEN-'))[0]?.lines).toEqual(['1', '2']);
    const its = 'its order: assigned to somebody since';
    expect(await undone(api, made)).toEqual({ 2: its, 3: its });
    expect((await ordersNow(api, 'BETWEEN-'))[0]?.lines).toEqual(['1', '2']);
  });

  it('gives an order that was there before its values back, item by item, and names the row of what stays of it', async () => {
    const api = await backend().as('procurement');
    const { world } = backend();
    const { id } = await newOrder(api, world, { order_number: 'PART-1' });
    await newItem(api, id, { position: '1', material: 'Gloves', catalog_number: 'G-1', quantity: '1' });
    const made = await importedOrders(
      backend(),
      api,
      [1, 2, 3].map((line) => ({ order: 'PART-1', line, vendor: 'Part vendor' })),
    );
    const [now] = await ordersNow(api, 'PART-');
    await api.put(`order_items/${now?.items[1]?.id}`, { order_item: { quantity: '7' } });
    await api.patch(`purchase_orders/${id}`, { purchase_order: { order_date: '2026-01-02' } });
    expect((await api.get<One<object>>(`file_imports/${made.id}/undo`)).data).toEqual({
      ...{ goes: 1, goes_orders: 0, back: 0 },
      stays: [
        { reason: 'its order: changed since', count: 1, rows: [2] },
        { reason: 'changed since', count: 1, rows: [3] },
      ],
    });
    expect(await undone(api, made)).toEqual({ 2: 'its order: changed since', 3: 'changed since', 4: 'Undone' });
    const [after] = await ordersNow(api, 'PART-');
    expect(after?.items.map(({ position, quantity }) => [position, quantity])).toEqual([
      ['1', '2'],
      ['2', '7'],
    ]);
    const { data: names } = await api.get<{ data: ImportMade[] }>(`file_imports/${made.id}/made`);
    expect(names).toMatchObject([{ label: 'Part vendor', removed: false, stays: 'used by other records since' }]);
  });

  it('removes the names that it made once nothing names them, and says why one stays', async () => {
    const api = await backend().as('procurement');
    const { world } = backend();
    const { id } = await newOrder(api, world, { order_number: 'NAMES-1' });
    await newItem(api, id, { position: '1', material: 'Gloves', catalog_number: 'G-1', quantity: '2' });
    const vendors = ['Plain names', 'Taken names', 'Touched names'];
    const made = await importedOrders(
      backend(),
      api,
      vendors.map((vendor, index) => ({ order: `NAMES-${index + 1}`, line: 1, vendor })),
    );
    const found = async () =>
      (await api.get<Many<Vendor>>('vendors?search=names&items=100')).data.map(({ name }) => name).sort();
    expect(await found()).toEqual(vendors);
    const idOf = async (name: string) => (await api.get<Many<Vendor>>(`vendors?search=${name}`)).data[0]?.id ?? 0;
    await newOrder(api, world, { order_number: 'OTHER-1', vendor_id: await idOf('Taken') });
    await api.put(`vendors/${await idOf('Touched')}`, { vendor: { notes: 'Good' } });
    await undone(api, made);
    expect((await ordersNow(api, 'NAMES-')).map(({ number }) => number)).toEqual(['NAMES-1']);
    expect(await found()).toEqual(['Taken names', 'Touched names']);
    const { data: names } = await api.get<{ data: ImportMade[] }>(`file_imports/${made.id}/made`);
    expect(names.map(({ label, removed, stays }) => [label, removed, stays])).toEqual([
      ['Plain names', true, null],
      ['Taken names', false, 'used by other records since'],
      ['Touched names', false, 'changed since'],
    ]);
  });

  it('goes on with the others when one order cannot be taken back', async () => {
    const api = await backend().as('procurement');
    const { db } = backend();
    const made = await importedOrders(
      backend(),
      api,
      [1, 2, 3].map((order) => ({ order: `STUCK-${order}`, line: 1 })),
    );
    const [, second] = await ordersNow(api, 'STUCK-');
    // As an order that was closed without a trace.
    await db
      .updateTable('purchase_orders')
      .set({ status: 'archived' })
      .where('id', '=', second?.id ?? 0)
      .execute();
    const says = await undone(api, made);
    expect(says).toMatchObject({ 2: 'Undone', 4: 'Undone' });
    expect(says[3]).not.toBe('Undone');
    expect((await readImport(api, made)).state).toBe('undone');
    expect((await ordersNow(api, 'STUCK-')).map(({ number, lines }) => [number, lines])).toEqual([['STUCK-2', ['1']]]);
  });
});

describe('the undo of an import of vendors', () => {
  const backend = suiteBackend();

  it('leaves a vendor that has a document since', async () => {
    const { as, url, runWorks } = backend();
    const api = await as('procurement');
    const file = { name: 'v.csv', content: 'Vendor\nUndo plain\nUndo documented\n' };
    const made = await imported(url, api, { kind: 'vendors' }, file);
    await act(api, made, 'preview');
    await act(api, made, 'apply');
    await runWorks();
    const { data } = await api.get<Many<Vendor>>('vendors?search=documented');
    await attach(await as('manager'), `vendors/${data[0]?.id}`);
    await act(api, made, 'undo');
    await runWorks();
    expect((await rowsOf(api, made)).map(({ says }) => says)).toEqual(['Undone', 'has documents since']);
    expect((await api.get<Many<OrderItem>>('vendors?search=Undo')).data).toHaveLength(1);
  });
});
