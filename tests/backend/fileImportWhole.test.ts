/** That an import writes each order whole or not at all, whatever vanishes between its preview and then. */
import { describe, expect, it } from 'vitest';
import type { ImportResult } from '../../backend/fileImport/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { act, imported, readImport, rowsOf } from '../support/fileImports.ts';
import { importedOrders, ordersNow, previewedOrders } from '../support/orderImports.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { newItem, newOrder } from '../support/records.ts';

describe('an import of orders that is applied', () => {
  const backend = suiteBackend();

  it('leaves an order as it was when one of its rows is refused, names that row, and writes it once it is mended', async () => {
    const api = await backend().as('procurement');
    const { world, runWorks } = backend();
    const { id } = await newOrder(api, world, { order_number: 'WHOLE-1', order_date: '2026-01-01' });
    const { id: touched } = await newItem(api, id, { position: '1', material: 'Gloves', catalog_number: 'G-1' });
    const made = await previewedOrders(backend(), api, [
      ...[1, 2, 3].map((line) => ({ order: 'WHOLE-1', line, vendor: 'Whole vendor' })),
      { order: 'WHOLE-2', line: 1 },
    ]);
    await api.put(`order_items/${touched}`, { order_item: { quantity: '33' } });
    await act(api, made, 'apply');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({ refused: 3, counts: { new: 1, attention: 3 } });
    const reasons = (await rowsOf(api, made, 'attention')).map(({ row, says }) => [row, says]);
    const [, first = ''] = reasons[0] ?? [];
    expect(reasons).toEqual([
      [2, expect.stringMatching(/^Refused: .*changed/)],
      [3, String(first).replace('Refused: ', 'Refused: row 2 of the order: ')],
      [4, String(first).replace('Refused: ', 'Refused: row 2 of the order: ')],
    ]);
    expect((await ordersNow(api, 'WHOLE-')).map(({ number, lines }) => [number, lines])).toEqual([
      ['WHOLE-1', ['1']],
      ['WHOLE-2', ['1']],
    ]);
    const vendorOf = async () => (await api.get<One<{ vendor_id: number }>>(`purchase_orders/${id}`)).data.vendor_id;
    expect(await vendorOf()).toBe(world.vendor);
    expect((await api.get<Many<object>>('vendors?search=Whole')).data).toEqual([]);
    await act(api, made, 'preview');
    await act(api, made, 'apply');
    await runWorks();
    expect((await ordersNow(api, 'WHOLE-'))[0]?.items.map(({ position, quantity }) => [position, quantity])).toEqual([
      ['1', '2'],
      ['2', '2'],
      ['3', '2'],
    ]);
    expect((await api.get<Many<object>>('vendors?search=Whole')).data).toMatchObject([{ id: await vendorOf() }]);
  });

  it('leaves out the rows that the preview said stay out, and says so in what it did', async () => {
    const api = await backend().as('procurement');
    const made = await importedOrders(backend(), api, [
      { order: 'KNOWN-1', line: 1 },
      { order: 'KNOWN-1', line: 2, quantity: 'ten' },
    ]);
    expect(made).toMatchObject({ refused: 0, counts: { new: 1, attention: 1 } });
    const { data } = await api.get<Many<ImportResult>>(`file_imports/${made.id}/results`);
    expect(data).toMatchObject([{ label: 'KNOWN-1', is_new: true, new_items: 1, refused_items: 1 }]);
  });

  it('makes an item of a row that is mended later, beside one of the same goods that it made before', async () => {
    const api = await backend().as('procurement');
    const { world, runWorks, url } = backend();
    const heads = 'PO #;Vendor;End User;Group;Material;Catalog number;Quantity;Unit;Value per Item';
    const row = (quantity: string) =>
      `ALIKE-1;Kenya Pharma;Kenya Ministry;Kenya clinics;Gloves;G-1;${quantity};box;1.50`;
    const file = { name: 'alike.csv', content: [heads, row('10'), row('five')].join('\n') };
    const made = await imported(url, api, { kind: 'purchase_orders', program_id: world.program }, file);
    await act(api, made, 'preview');
    await act(api, made, 'apply');
    await runWorks();
    await api.put(`file_imports/${made.id}/rows`, { rows: [{ row: 3, cells: [{ field: 'quantity', text: '5' }] }] });
    await act(api, made, 'apply');
    await runWorks();
    const [order] = await ordersNow(api, 'ALIKE-');
    expect(order?.items.map(({ position, quantity }) => [position, quantity])).toEqual([
      ['1', '10'],
      ['2', '5'],
    ]);
  });

  it('writes an order of thousands of items, and takes it back', async () => {
    const api = await backend().as('procurement');
    const many = Array.from({ length: 4000 }, (_, index) => ({ order: 'LONG-1', line: index + 1 }));
    const made = await importedOrders(backend(), api, many);
    expect(made).toMatchObject({ state: 'applied', refused: 0, counts: { new: 4000 } });
    const order = async () => (await api.get<Many<PurchaseOrder>>('purchase_orders?search=LONG')).data;
    expect(await order()).toMatchObject([{ items_count: 4000 }]);
    await act(api, made, 'undo');
    await backend().runWorks();
    expect(await order()).toEqual([]);
  });

  it('refuses in words the rows of what vanished since the preview, and writes the others', async () => {
    const { as, db, world } = backend();
    const api = await as('orgAdmin');
    const place = { organization_id: world.organization };
    await api.post('vendors', { vendor: { name: 'Gone vendor', ...place } });
    await api.post('groups', {
      group: {
        ...{ name: 'Gone group', program_id: world.program },
        address_attributes: { country: 'CH', city: 'Basel', address: 'Rhine street 2' },
      },
    });
    const [order, emptied] = [
      await newOrder(api, world, { order_number: 'GONE-3' }),
      await newOrder(api, world, { order_number: 'GONE-4' }),
    ];
    const { id: item } = await newItem(api, emptied.id, { position: '1', material: 'Gloves', catalog_number: 'G-1' });
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const rows = [
      'GONE-1;Gone vendor;Kenya Ministry;Kenya clinics;1',
      'GONE-2;Kenya Pharma;Kenya Ministry;Gone group;1',
      'GONE-3;Kenya Pharma;Kenya Ministry;Kenya clinics;1',
      'GONE-4;Kenya Pharma;Kenya Ministry;Kenya clinics;1',
      'GONE-5;Kenya Pharma;Kenya Ministry;Kenya clinics;1',
    ].map((row) => `${row};Gloves;G-1;2;box;1.50`);
    const heads = 'PO #;Vendor;End User;Group;Line;Material;Catalog number;Quantity;Unit;Value per Item';
    const file = { name: 'gone.csv', content: [heads, ...rows].join('\n') };
    const made = await imported(backend().url, api, into, file);
    expect((await act(api, made, 'preview')).counts).toMatchObject({ attention: 0, ready: 5 });
    await db.deleteFrom('vendors').where('name', '=', 'Gone vendor').execute();
    await db.deleteFrom('groups').where('name', '=', 'Gone group').execute();
    await db.deleteFrom('purchase_orders').where('id', '=', order.id).execute();
    await api.delete(`order_items/${item}`);
    await act(api, made, 'apply');
    await backend().runWorks();
    expect(await readImport(api, made)).toMatchObject({ state: 'applied', refused: 4, counts: { new: 1 } });
    const removed = 'Refused: It was removed, or is no longer open to you';
    expect((await rowsOf(api, made, 'attention')).map(({ row, says }) => [row, says])).toEqual([
      [2, expect.stringMatching(/^Refused: Vendor /)],
      [3, expect.stringMatching(/^Refused: Group /)],
      [4, removed],
      [5, removed],
    ]);
    expect((await ordersNow(api, 'GONE-')).map(({ number }) => number)).toEqual(['GONE-4', 'GONE-5']);
  });

  it('refuses a row of a vendor that vanished since the preview, and writes the others', async () => {
    const { as, url, db, runWorks } = backend();
    const api = await as('procurement');
    await api.post('vendors', { vendor: { name: 'Vanishing', email: 'a@v.example' } });
    const file = { name: 'v.csv', content: 'Vendor;E-mail\nVanishing;b@v.example\nStaying;s@v.example\n' };
    const made = await imported(url, api, { kind: 'vendors' }, file);
    expect((await act(api, made, 'preview')).counts).toMatchObject({ new: 1, changed: 1 });
    await db.deleteFrom('vendors').where('name', '=', 'Vanishing').execute();
    await act(api, made, 'apply');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({ state: 'applied', refused: 1, counts: { new: 1 } });
    expect((await rowsOf(api, made, 'attention')).map(({ says }) => says)).toEqual([
      'Refused: It was removed, or is no longer open to you',
    ]);
  });

  it('refuses everything when its program is closed to its person meanwhile', async () => {
    const { as, db, world, runWorks } = backend();
    const api = await as('procurement');
    const closed = await previewedOrders(backend(), api, [{ order: 'CLOSED-1', line: 1 }]);
    await act(api, closed, 'apply');
    const member = { user_id: world.people.procurement, program_id: world.program };
    await db.deleteFrom('user_programs').where('user_id', '=', member.user_id).execute();
    await runWorks();
    await db.insertInto('user_programs').values(member).execute();
    expect(await readImport(api, closed)).toMatchObject({ state: 'applied', refused: 1 });
    expect((await rowsOf(api, closed)).map(({ says }) => says)).toEqual([
      'Refused: It was removed, or is no longer open to you',
    ]);
  });
});

describeOnPostgres('an import that is applied twice at the same time', (server) => {
  const backend = suiteBackend(async () => ({ databaseUrl: await server().createMigrated() }));

  it('is applied once; the other call says that it is being applied', async () => {
    const api = await backend().as('procurement');
    const made = await previewedOrders(backend(), api, [{ order: 'RACE-1', line: 1 }]);
    const both = await Promise.all([1, 2].map(() => api.send('post', `file_imports/${made.id}/apply`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'It is being applied or undone',
      code: 'transition',
    });
    const works = backend().db.selectFrom('works').select('id').where('kind', '=', 'purchase_orders_import');
    expect(await works.execute()).toHaveLength(1);
    await backend().runWorks();
    expect((await ordersNow(api, 'RACE-')).map(({ lines }) => lines)).toEqual([['1']]);
  });
});
