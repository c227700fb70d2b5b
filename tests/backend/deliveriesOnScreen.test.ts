/** Deliveries as a person imports them: previewed, mended, applied, interrupted and taken back. */
import { expect, it } from 'vitest';
import type { FileImport, ImportMade, ImportUndo } from '../../backend/fileImport/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeByNightOnBoth, type TestBackend } from '../support/backend.ts';
import { type FileRow, fileOf, manyOrders } from '../support/deliveryFile.ts';
import { act, imported, namesOf, readImport, rowsOf } from '../support/fileImports.ts';

/** The names of a program of its own, so that tests do not meet. */
const inProgram = (name: string, rows: readonly FileRow[]) =>
  rows.map((row) => ({
    ...{ 'Product Group': name, Vendor: `${name} vendor`, Country: 'Togo', 'Project Code': `${name}-T01` },
    ...row,
  }));

describeByNightOnBoth('deliveries on the screen', (backend) => {
  async function previewed(api: Api, rows: readonly FileRow[]): Promise<FileImport> {
    const made = await imported(
      backend().url,
      api,
      { kind: 'deliveries' },
      { name: 'history.csv', content: fileOf(rows) },
    );
    await act(api, made, 'preview');
    const names = (await namesOf(api, made)).filter(({ can_create }) => can_create);
    const answers = names.map(({ field, text }) => ({ field, text, choice: 'create' }));
    if (answers.length > 0) await api.put(`file_imports/${made.id}/names`, { answers });
    return readImport(api, made);
  }
  async function applied(api: Api, rows: readonly FileRow[]): Promise<FileImport> {
    const made = await previewed(api, rows);
    await act(api, made, 'apply');
    await backend().runWorks();
    return readImport(api, made);
  }
  async function undone(api: Api, made: FileImport): Promise<FileImport> {
    await act(api, made, 'undo');
    await backend().runWorks();
    return readImport(api, made);
  }
  const madeBy = async (api: Api, { id }: FileImport) =>
    (await api.get<{ data: ImportMade[] }>(`file_imports/${id}/made`)).data;
  const numbersOf = async ({ db }: TestBackend, table: 'purchase_orders' | 'shipments', like: string) => {
    const number = table === 'shipments' ? 'invoice_number' : 'order_number';
    const rows = await db
      .selectFrom(table)
      .select(`${number} as number`)
      .where(number, 'like', like)
      .orderBy(number)
      .execute();
    return rows.map((row) => row.number);
  };

  it('asks which names are meant, says what it makes, names file and row in each history, and leaves nothing when undone', async () => {
    const api = await backend().as('orgAdmin');
    const rows = inProgram('Screen', [
      ...manyOrders('SCREEN', 3, 2),
      { 'PO / SO #': 'SCREEN-9', ID: '9', 'Line Item Quantity': 'many' },
    ]);
    const asked = await imported(backend().url, api, { kind: 'deliveries' }, { name: 'a.csv', content: fileOf(rows) });
    expect(asked).toMatchObject({ program_id: null, questions: [] });
    await act(api, asked, 'preview');
    expect((await namesOf(api, asked)).map(({ label, text, rows: count }) => [label, text, count])).toEqual(
      expect.arrayContaining([
        ['Program', 'Screen', 7],
        ['Group', 'Screen-T01', 7],
        ['Vendor', 'Screen vendor', 7],
      ]),
    );
    const made = await applied(api, rows);
    expect(made).toMatchObject({
      ...{ state: 'applied', refused: 0, sums: { ready: '150.00' } },
      counts: { rows: 7, new: 6, attention: 1, new_orders: 3 },
    });
    const [item] = await backend()
      .db.selectFrom('order_items')
      .select(['id', 'shipment_id', 'purchase_order_id as order'])
      .where('catalog_number', '=', '2')
      .execute();
    const history = async (path: string) =>
      (await api.get<Many<{ import: unknown; action: string }>>(`${path}/history`)).data.map((entry) => [
        entry.action,
        entry.import,
      ]);
    const from = (row: number) => [['import', { id: made.id, file_name: 'history.csv', row }]];
    expect(await history(`order_items/${item?.id}`)).toEqual(from(3));
    expect(await history(`purchase_orders/${item?.order}`)).toEqual(from(3));
    expect(await history(`commercial_invoices/${item?.shipment_id}`)).toEqual(from(3));

    const { data: offered } = await api.get<One<ImportUndo>>(`file_imports/${made.id}/undo`);
    expect(offered).toMatchObject({ goes: 6, goes_orders: 3, back: 0, stays: [] });
    expect(await undone(api, made)).toMatchObject({ state: 'undone' });
    expect(await numbersOf(backend(), 'purchase_orders', 'SCREEN-%')).toEqual([]);
    expect(await numbersOf(backend(), 'shipments', 'ASN-SCREEN-%')).toEqual([]);
    const left = (await madeBy(api, made)).filter(({ removed }) => !removed);
    expect(left).toEqual([]);
    const programs = await backend().db.selectFrom('programs').select('id').where('name', '=', 'Screen').execute();
    expect(programs).toEqual([]);
    // What was taken back can be imported again.
    expect(await applied(api, rows)).toMatchObject({ counts: { new: 6, new_orders: 3 } });
  });

  it('keeps whole what somebody has gone on with: an order, and what came in one shipment with it', async () => {
    const api = await backend().as('orgAdmin');
    const { db } = backend();
    const shared = { 'ASN/DN #': 'ASN-KEEP-SHARED' };
    const made = await applied(
      api,
      inProgram('Keep', [
        { 'PO / SO #': 'KEEP-item', ID: '1', ...shared },
        { 'PO / SO #': 'KEEP-item', ID: '2', 'ASN/DN #': 'ASN-KEEP-own' },
        { 'PO / SO #': 'KEEP-beside', ID: '3', ...shared },
        { 'PO / SO #': 'KEEP-shipped', ID: '4', 'ASN/DN #': 'ASN-KEEP-commented' },
        { 'PO / SO #': 'KEEP-too', ID: '5', 'ASN/DN #': 'ASN-KEEP-commented' },
      ]),
    );
    const comment = { comment: { message: 'Look again', source: 'internal' } };
    const { id: item } = await db
      .selectFrom('order_items as i')
      .innerJoin('purchase_orders as o', 'o.id', 'i.purchase_order_id')
      .select('i.id')
      .where('o.order_number', '=', 'KEEP-item')
      .where('i.catalog_number', '=', '1')
      .executeTakeFirstOrThrow();
    await api.post(`order_items/${item}/comments`, comment);
    const { id: commented } = await db
      .selectFrom('shipments')
      .select('id')
      .where('invoice_number', '=', 'ASN-KEEP-commented')
      .executeTakeFirstOrThrow();
    await api.post(`commercial_invoices/${commented}/comments`, comment);
    await undone(api, made);
    const ofShipment = 'its shipment: commented on since';
    expect((await rowsOf(api, made)).map(({ says }) => says)).toEqual([
      'commented on since',
      'another item of its order was worked on since',
      'Undone',
      ofShipment,
      ofShipment,
    ]);
    expect(await numbersOf(backend(), 'purchase_orders', 'KEEP-%')).toEqual(['KEEP-item', 'KEEP-shipped', 'KEEP-too']);
    expect(await numbersOf(backend(), 'shipments', 'ASN-KEEP-%')).toEqual([
      'ASN-KEEP-SHARED',
      'ASN-KEEP-commented',
      'ASN-KEEP-own',
    ]);
    const named = (await madeBy(api, made)).filter(({ removed }) => !removed);
    expect(named.map(({ record_type, label, stays }) => [record_type, label, stays])).toEqual(
      expect.arrayContaining([
        ['Program', 'Keep', 'used by other records since'],
        ['CommercialInvoice', 'ASN-KEEP-SHARED', 'used by other records since'],
        ['CommercialInvoice', 'ASN-KEEP-commented', 'commented on since'],
      ]),
    );
  });

  it('goes on after a stop in the middle of a shipment of several orders', async () => {
    const api = await backend().as('orgAdmin');
    const { db } = backend();
    const rows = inProgram(
      'Halt',
      manyOrders('HALT', 60, 1).map((row) => ({ ...row, 'ASN/DN #': 'ASN-HALT' })),
    );
    const first = await previewed(api, rows);
    await db
      .updateTable('file_import_rows')
      .set({ left_out: true })
      .where('import_id', '=', first.id)
      .where('row', '>', 31)
      .execute();
    await act(api, first, 'preview');
    await act(api, first, 'apply');
    await backend().runWorks();
    const second = await applied(api, rows);
    expect(second.counts).toMatchObject({ new: 30, unchanged: 30, new_orders: 30 });
    const inShipment = () =>
      db
        .selectFrom('shipments as s')
        .leftJoin('order_items as i', 'i.shipment_id', 's.id')
        .select(({ fn }) => ['s.total_weight', fn.count<number>('i.id').as('items')])
        .where('s.invoice_number', '=', 'ASN-HALT')
        .groupBy('s.id')
        .execute();
    const [full] = await inShipment();
    expect(Number(full?.items)).toBe(60);
    await undone(api, first);
    expect(Number((await inShipment())[0]?.items)).toBe(30);
    await undone(api, second);
    // The shipment is of the first import, which could not take it back while others were in it.
    expect((await inShipment()).map(({ items }) => Number(items))).toEqual([0]);
  });
});
