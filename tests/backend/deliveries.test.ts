/** Imports of deliveries in one call, as the command sends them. */
import { describe, expect, it } from 'vitest';
import { suiteBackend, type TestBackend } from '../support/backend.ts';
import { columns, fileOf, findings, manyOrders, postImport, usual } from '../support/deliveryFile.ts';

const post = async (backend: TestBackend, file: string, query = '') =>
  postImport(backend.url, await backend.as('admin'), file, query);

const itemsOf = (backend: TestBackend, orderNumber: string) =>
  backend.db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as o', 'o.id', 'i.purchase_order_id')
    .selectAll('i')
    .where('o.order_number', '=', orderNumber)
    .orderBy('i.position')
    .execute();

/** A line in which nothing tells what a point means. */
const doubtful = (quantity: string) => ({
  ...{ 'Line Item Quantity': quantity, 'Pack Price': '3', 'Line Item Value': '3', 'Freight Cost (USD)': '1' },
});

describe('an import of deliveries', () => {
  const backend = suiteBackend({ works: { begins: true } });

  it('creates the program, group, end user, vendor, order, shipment and item that a row names', async () => {
    const { summary } = await post(backend(), fileOf([{ 'PO / SO #': 'FULL-1', 'ASN/DN #': 'ASN-FULL-1' }]));
    expect(summary).toMatchObject({
      ...{ dry_run: false, stopped: false, refused_rows: 0, noted_rows: 0 },
      made: {
        ...{ programs: 1, groups: 1, end_users: 1, vendors: 1 },
        ...{ purchase_orders: 1, shipments: 1, order_items: 1 },
      },
      // Otherwise its importer would wonder why nobody else finds the orders.
      notes: [expect.stringMatching(/^1 new program has no members: only administrators see it\. Add members in /)],
    });
    const { db } = backend();
    const program = await db.selectFrom('programs').selectAll().where('name', '=', 'TESTS').executeTakeFirstOrThrow();
    expect(program).toMatchObject({ slug: 'tests', order_number_internal_enabled: true });
    expect(program.color_palette?.main).toMatch(/^#[0-9a-f]{6}$/);
    const order = await db
      .selectFrom('purchase_orders as o')
      .innerJoin('end_users as e', 'e.id', 'o.end_user_id')
      .innerJoin('vendors as v', 'v.id', 'o.vendor_id')
      .innerJoin('groups as g', 'g.id', 'o.group_id')
      .select(['o.status', 'o.order_date', 'o.order_number_internal', 'o.external', 'e.label', 'e.country'])
      .select(['v.name as vendor', 'g.name as group'])
      .where('o.order_number', '=', 'FULL-1')
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      ...{ status: 'closed', order_date: '2006-03-01', order_number_internal: 'FPQ-1', external: false },
      ...{ label: 'Kenya national programme', country: 'KE', vendor: 'Test Vendor', group: '100-KE-T01' },
    });
    const shipment = await db
      .selectFrom('shipments')
      .selectAll()
      .where('invoice_number', '=', 'ASN-FULL-1')
      .executeTakeFirstOrThrow();
    expect(shipment).toMatchObject({
      ...{ status: 'completed', shipment_type: 'air', incoterm: 'EXW', anticipated_ship_date: '2006-06-02' },
      ...{ shipped_date: '2006-06-05', total_weight: '12.000', freight_cost: '100.50', notes: null },
    });
    expect(await itemsOf(backend(), 'FULL-1')).toMatchObject([
      {
        ...{ status: 'delivered', position: '1.0', catalog_number: '1', material: 'Rapid test, 30 tests' },
        ...{ quantity: '10.000', size_per_item: '30 per pack', value_per_item: '2.5000', total_value: '25.00' },
        ...{
          assessed: true,
          received: true,
          received_date: '2006-06-06',
          notes: 'Test site',
          shipment_id: shipment.id,
        },
      },
    ]);
  });

  it('sums up a shipment over its rows, also those of other orders, and keeps a text in place of a number as a note', async () => {
    const number = { 'PO / SO #': 'SUM-1', 'ASN/DN #': 'ASN-SUM-1' };
    await post(
      backend(),
      fileOf([
        { ...number, ID: '1', 'Scheduled Delivery Date': '9-Aug-10', 'Weight (Kilograms)': '1.5' },
        { ...number, ID: '2', 'Scheduled Delivery Date': '8-Aug-10', 'Weight (Kilograms)': 'See ASN-93 (ID#:1281)' },
        {
          ...{ ...number, 'PO / SO #': 'SUM-2', ID: '3', 'Weight (Kilograms)': '2.25' },
          ...{ 'Scheduled Delivery Date': '10-Aug-10', 'Freight Cost (USD)': 'Freight Included in Commodity Cost' },
          'Vendor INCO Term': 'DDU',
        },
      ]),
    );
    const shipments = await backend()
      .db.selectFrom('shipments')
      .selectAll()
      .where('invoice_number', '=', 'ASN-SUM-1')
      .execute();
    expect(shipments).toMatchObject([
      {
        ...{ anticipated_ship_date: '2010-08-08', total_weight: '3.750', freight_cost: '201.00', incoterm: 'EXW' },
        notes: 'Freight Included in Commodity Cost',
      },
    ]);
    const items = [...(await itemsOf(backend(), 'SUM-1')), ...(await itemsOf(backend(), 'SUM-2'))];
    expect(items.map(({ shipment_id }) => shipment_id)).toEqual([shipments[0]?.id, shipments[0]?.id, shipments[0]?.id]);
  });

  it('refuses invalid rows by row, column and reason, and imports the others', async () => {
    const order = { 'PO / SO #': 'BAD-1', 'ASN/DN #': 'ASN-BAD-1' };
    const imported = await post(
      backend(),
      fileOf([
        { ...order, ID: '1' },
        { ...order, ID: '2', 'Delivery Recorded Date': '31-Feb-06' },
        { ...order, ID: '3', 'Pack Price': '0' },
        { ...order, ID: '4', 'Line Item Quantity': 'many' },
        { ...order, ID: '1', 'Item Description': 'Again' },
        { ...order, ID: '', 'Pack Price': '1.99995' },
        { ...order, ID: '7', 'Item Description': 'Last', 'Pack Price': '2.4975', 'Line Item Value': '24' },
        { 'PO / SO #': 'BAD-2', ID: '8', 'Pack Price': '-3' },
        { 'PO / SO #': 'BAD-2', ID: '9', 'Pack Price': '0.01', 'Line Item Quantity': '0.4' },
      ]),
    );
    expect(findings(imported, 'refused')).toEqual([
      [3, 'Delivery Recorded Date', 'Received Date is not a date'],
      [4, 'Pack Price', 'Value per Item must be greater than 0'],
      [5, 'Line Item Quantity', 'Quantity is not a number'],
      [6, 'ID', 'Line ID is also in row 2'],
      [7, 'ID', "Line ID can't be blank"],
      [7, 'Pack Price', 'Value per Item must have 4 digits after decimal or less'],
      [9, 'Pack Price', 'Value per Item must be greater than 0'],
      [10, 'Line Item Quantity', 'Quantity times value per item must be at least 0.01'],
    ]);
    expect(findings(imported, 'noted')).toEqual([
      [8, 'Line Item Value', 'differs from quantity × price, which is 24.98; quantity and price were used'],
    ]);
    expect(imported.summary).toMatchObject({
      ...{ refused_rows: 7, noted_rows: 1, counts: { rows: 9 }, made: { purchase_orders: 1, order_items: 2 } },
    });
    expect((await itemsOf(backend(), 'BAD-1')).map(({ position, material }) => [position, material])).toEqual([
      ['1.0', 'Rapid test, 30 tests'],
      ['2.0', 'Last'],
    ]);
    expect(await itemsOf(backend(), 'BAD-2')).toEqual([]);
  });

  it('changes nothing on a second run, and leaves what people changed, renamed or removed', async () => {
    const file = fileOf(manyOrders('AGAIN', 3, 3));
    expect((await post(backend(), file)).summary).toMatchObject({ made: { purchase_orders: 3, order_items: 9 } });
    const { db } = backend();
    const [first, second, third] = await itemsOf(backend(), 'AGAIN-1');
    const item = (of: typeof first) => db.updateTable('order_items').where('id', '=', of?.id ?? 0);
    await item(first).set({ quantity: '99' }).execute();
    await item(second).set({ catalog_number: 'Renamed' }).execute();
    await db
      .deleteFrom('order_items')
      .where('id', '=', third?.id ?? 0)
      .execute();
    const renamed = { order_number: 'AGAIN-renamed' };
    await db.updateTable('purchase_orders').set(renamed).where('order_number', '=', 'AGAIN-2').execute();
    // As an import by an earlier Lading has left it.
    await db.updateTable('imported_lines').set({ import_id: null, row: null }).execute();
    const { summary } = await post(backend(), file);
    expect(summary).toMatchObject({
      made: { programs: 0, purchase_orders: 0, shipments: 0, order_items: 0 },
      counts: { unchanged: 9 },
    });
    const left = await itemsOf(backend(), 'AGAIN-1');
    expect(left.map(({ quantity, catalog_number }) => [quantity, catalog_number])).toEqual([
      ['99.000', first?.catalog_number],
      ['10.000', 'Renamed'],
    ]);
    expect(await itemsOf(backend(), 'AGAIN-2')).toEqual([]);
  });

  it('appends the items that an order lacks under free line numbers, but not to an order of another program', async () => {
    const lines = async () =>
      (await itemsOf(backend(), 'MORE-1')).map(({ position, material }) => [position, material]);
    const order = { 'PO / SO #': 'MORE-1', 'ASN/DN #': 'ASN-MORE-1' };
    await post(backend(), fileOf([{ ...order, ID: '1' }]));
    const file = fileOf([
      { ...order, ID: '1' },
      { ...order, ID: '2', 'Item Description': 'New' },
    ]);
    const more = await post(backend(), file);
    expect(more.summary).toMatchObject({
      ...{ made: { purchase_orders: 0, shipments: 0, order_items: 1 }, counts: { unchanged: 1 }, notes: [] },
    });
    const first = ['1.0', 'Rapid test, 30 tests'];
    expect(await lines()).toEqual([first, ['2.0', 'New']]);
    const last = { position: '9999999.9' };
    await backend().db.updateTable('order_items').set(last).where('material', '=', 'New').execute();
    await post(backend(), fileOf([{ ...order, ID: '4', 'Item Description': 'Newer' }]));
    expect(await lines()).toEqual([first, ['9999999.0', 'Newer'], ['9999999.9', 'New']]);
    const elsewhere = await post(backend(), fileOf([{ ...order, ID: '3', 'Product Group': 'Elsewhere' }]));
    expect(findings(elsewhere, 'refused')).toEqual([
      [2, 'PO / SO #', 'PO # is that of an order in another program'],
      [2, 'ASN/DN #', 'Invoice # is that of a shipment in another program'],
    ]);
    const left = await backend().db.selectFrom('programs').select('id').where('name', '=', 'Elsewhere').execute();
    expect(left).toEqual([]);
  });

  it('accepts an order of thousands of items', async () => {
    const rows = Array.from({ length: 4500 }, (_, index) => ({ 'PO / SO #': 'HUGE-1', ID: String(index + 1) }));
    expect((await post(backend(), fileOf(rows))).summary).toMatchObject({
      made: { purchase_orders: 1, order_items: 4500 },
    });
  });

  it('takes headings in any order and case, any encoding and separator, and refuses codes that a spreadsheet has damaged', async () => {
    const rows = ['1', '3.00491E+09', '10-May', '4'].map((ID) => {
      return { 'PO / SO #': 'FORM-1', ID, 'Item Description': 'Société Générale; Côte', Country: "Côte d'Ivoire" };
    });
    const header = ['REMARK', ...columns.toReversed().map((column) => column.toUpperCase().replaceAll(' ', '  '))];
    const own = rows.map((row) =>
      Object.fromEntries(
        columns.map((column) => [column.toUpperCase().replaceAll(' ', '  '), { ...usual, ...row }[column] ?? '']),
      ),
    );
    const text = fileOf(own, { delimiter: ';', lineEnd: '\r\n', header });
    const latin = Uint8Array.from(Buffer.from(text, 'latin1'));
    const imported = await postImport(backend().url, await backend().as('admin'), latin);
    expect(findings(imported, 'refused')).toEqual([
      [3, 'ID', 'Line ID was changed by a spreadsheet: type it again'],
      [4, 'ID', 'Line ID was changed by a spreadsheet: type it again'],
    ]);
    const items = await itemsOf(backend(), 'FORM-1');
    expect(items.map(({ material }) => material)).toEqual(['Société Générale; Côte', 'Société Générale; Côte']);
  });

  it.each([
    ['another table', 'Name,Age\nAda,36\n', 'No column for: Program, PO #'],
    ['a PDF', '%PDF-1.7\n', 'PDF'],
    ['a file whose numbers have two readings', '1.200', '1.200'],
  ])('refuses %s as a whole, and leaves nothing', async (_what, content, reason) => {
    const open = () => backend().db.selectFrom('file_imports').select('id').where('state', '=', 'open').execute();
    const before = await open();
    const file = content === '1.200' ? fileOf([doubtful(content)]) : content;
    const { status, body } = await post(backend(), file);
    expect(status).toBe(422);
    expect(JSON.parse(body).errors.base.join(' ')).toContain(reason);
    expect(await open()).toEqual(before);
  });

  it('reports in a dry run what it would do, and does nothing', async () => {
    const rows = manyOrders('DRY', 3, 2).map((row) => ({ ...row, 'Product Group': 'Dry', Vendor: 'Dry vendor' }));
    const { summary } = await post(backend(), fileOf(rows), '?dry_run=true');
    expect(summary).toMatchObject({
      dry_run: true,
      made: { programs: 1, groups: 1, vendors: 1, end_users: 0, purchase_orders: 3, shipments: 3, order_items: 6 },
    });
    expect(await itemsOf(backend(), 'DRY-1')).toEqual([]);
    const vendors = await backend().db.selectFrom('vendors').select('id').where('name', '=', 'Dry vendor').execute();
    expect(vendors).toEqual([]);
  });

  it('requires the right to create programs', async () => {
    const { url } = backend();
    const file = fileOf([{ 'PO / SO #': 'RIGHT-1' }]);
    const as = async (person: Parameters<TestBackend['as']>[0], query = '') =>
      (await postImport(url, await backend().as(person), file, query)).status;
    expect((await postImport(url, { token: null }, file)).status).toBe(401);
    expect(await as('manager')).toBe(403);
    expect(await as('orgAdmin', '?unknown=1')).toBe(422);
    expect(await as('orgAdmin', '?dry_run=true')).toBe(200);
    const json = await (await backend().as('admin')).send('post', 'imports', { file });
    expect(json.status).toBe(415);
  });
});
