import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { columns, type FileRow, fileOf, findings, postImport } from '../support/deliveryFile.ts';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const mark =
  (...bytes: number[]) =>
  (text: Buffer) =>
    new Uint8Array(Buffer.concat([Buffer.from(bytes), text]));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Encodes a text in Windows-1252; of its bytes 0x80 to 0x9F, only the three below are supported. */
function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const own = new Map([
    ['€', 0x80],
    ['’', 0x92],
    ['–', 0x96],
  ]);
  return Uint8Array.from([...text], (char) => own.get(char) ?? char.charCodeAt(0));
}

const name = 'Société “Générale” – Côte d’Ivoire 薬';
const westernName = 'Société Générale – Côte d’Ivoire €';

describe('a file to import', () => {
  const backend = suiteBackend();
  let made = 0;
  const nextOrder = () => {
    made += 1;
    return `FORMAT-${made}`;
  };

  const post = async (body: string | Uint8Array<ArrayBuffer>) =>
    postImport(backend().url, await backend().as('admin'), body);
  const materialsOf = async (orderNumber: string) => {
    const rows = await backend()
      .db.selectFrom('order_items as i')
      .innerJoin('purchase_orders as o', 'o.id', 'i.purchase_order_id')
      .select('i.material')
      .where('o.order_number', '=', orderNumber)
      .orderBy('i.position')
      .execute();
    return rows.map(({ material }) => material);
  };
  /** Imports an order with these materials; returns the materials that arrived. */
  const sendMaterials = async (
    materials: string[],
    encode: (text: string) => Uint8Array<ArrayBuffer>,
    form: Parameters<typeof fileOf>[1] = {},
  ) => {
    const order = nextOrder();
    const rows: FileRow[] = materials.map((material, index) => ({
      'PO / SO #': order,
      ID: String(index + 1),
      'Item Description': material,
    }));
    const { summary } = await post(encode(fileOf(rows, form)));
    expect(summary).toMatchObject({ refused_rows: 0, order_items: materials.length });
    return materialsOf(order);
  };

  it.each([
    ['UTF-8', name, utf8],
    ['UTF-8 with a byte order mark', name, (text: string) => mark(0xef, 0xbb, 0xbf)(Buffer.from(text))],
    ['UTF-16, little end first', name, (text: string) => mark(0xff, 0xfe)(utf16(text))],
    ['UTF-16, big end first', name, (text: string) => mark(0xfe, 0xff)(utf16(text).swap16())],
    ['Windows-1252', westernName, windows1252],
  ])('may be in %s', async (_encoding, material, encode) => {
    expect(await sendMaterials([material], encode)).toEqual([material]);
  });

  it('gives back the texts that a file of a list has guarded against being run', async () => {
    const written = ["'=SUM(A1)", "''+1", "'plain", "'-20 °C gel packs"];
    expect(await sendMaterials(written, utf8)).toEqual(['=SUM(A1)', "'+1", "'plain", '-20 °C gel packs']);
  });

  it.each([
    ['UTF-8', utf8],
    ['Windows-1252', windows1252],
  ])('may be in %s even if its first character beyond ASCII is far from the start', async (_encoding, encode) => {
    const materials = Array.from({ length: 1200 }, (_, index) => (index === 1100 ? westernName : `Plain ${index}`));
    expect(await sendMaterials(materials, encode)).toEqual(materials);
  });

  it.each([
    ['commas and LF', { delimiter: ',', lineEnd: '\n' }],
    ['semicolons and CRLF', { delimiter: ';', lineEnd: '\r\n' }],
    ['tabs and lone CR', { delimiter: '\t', lineEnd: '\r' }],
    ['commas and lone CR', { delimiter: ',', lineEnd: '\r' }],
    ['its columns in another order and others between them', { header: ['Remark', ...columns.toReversed(), 'Later'] }],
  ])('may have %s', async (_form, form) => {
    const materials = ['One, with a comma; and a semicolon', 'Two\nlines and a "quote"', `${name}\ttabbed`];
    expect(await sendMaterials(materials, utf8, form)).toEqual([
      'One, with a comma; and a semicolon',
      'Two lines and a "quote"',
      `${name} tabbed`,
    ]);
  });

  it('may have column names in other case and spacing, and empty lines', async () => {
    const order = nextOrder();
    const [header = '', ...rest] = fileOf([{ 'PO / SO #': order }, { 'PO / SO #': order, ID: '2' }]).split('\n');
    const text = [header.toUpperCase().replaceAll(' ', '  '), '', rest[0], ',,,', '', rest[1]].join('\n');
    expect((await post(text)).summary).toMatchObject({ rows: 2, refused_rows: 0, order_items: 2 });
  });

  it('loses only the rows with an unclosed quote or a wrong number of cells', async () => {
    const order = nextOrder();
    const rows = Array.from({ length: 30 }, (_, index) => ({
      'PO / SO #': order,
      ID: String(index + 1),
      'Item Description': `Item ${index + 1}`,
    }));
    const lines = fileOf(rows).split('\n');
    lines[5] = lines[5]?.replace('Item 5', '"Item 5') ?? '';
    lines[10] = 'too,short';
    lines[15] += ',too,long';
    lines[16] += ',,';
    const imported = await post(lines.join('\n'));
    expect(findings(imported, 'refused')).toEqual([
      [6, null, 'an opening quote here is never closed; the row was skipped'],
      [11, null, `has 2 cells, the header has ${columns.length}`],
      [16, null, `has ${columns.length + 2} cells, the header has ${columns.length}`],
    ]);
    const arrived = await materialsOf(order);
    expect(arrived).toHaveLength(27);
    expect(arrived).not.toContain('Item 5');
    expect(arrived).toContain('Item 6');
  });

  it('never reads a number with two readings or a code that a spreadsheet has damaged: the row is refused by name', async () => {
    const order = nextOrder();
    const lines: FileRow[] = [
      { ID: '1', 'Line Item Quantity': '1.200', 'Pack Price': '3.45' },
      { ID: '2', 'Line Item Quantity': '10', 'Pack Price': '1.234' },
      { ID: '3.00491E+09' },
      { ID: '10-May' },
      { ID: '5', 'Weight (Kilograms)': '12.500' },
      { ID: '6', 'Line Item Quantity': '1.5', 'Pack Price': '0.25' },
    ];
    const rows = lines.map((row) => ({ 'PO / SO #': order, ...row }));
    const { summary, body } = await post(utf8(fileOf(rows)));
    expect(summary).toMatchObject({ refused_rows: 4, order_items: 2 });
    for (const value of ['1.200', '1.234', '3.00491E+09', '10-May', '12.500']) expect(body).toContain(value);
  });

  it('loses only a row that is too long, and reports it', async () => {
    const order = nextOrder();
    const lines = fileOf(
      [1, 2, 3].map((id) => ({ 'PO / SO #': order, ID: `${id}`, 'Item Description': `Item ${id}` })),
    );
    const [header, first, ...rest] = lines.split('\n');
    const imported = await post([header, first, 'x'.repeat(3_000_000), ...rest].join('\n'));
    expect(findings(imported, 'refused')).toEqual([[3, null, 'is longer than 64 KB; the row was skipped']]);
    expect((await materialsOf(order)).sort()).toEqual(['Item 1', 'Item 2', 'Item 3']);
  });

  it('loses only the rows with an unreadable character', async () => {
    const order = nextOrder();
    const text = fileOf([
      { 'PO / SO #': order, ID: '1', 'Item Description': 'Café' },
      { 'PO / SO #': order, ID: '2', 'Item Description': 'Broken @' },
      { 'PO / SO #': order, ID: '3', 'Item Description': 'Nul #' },
    ]);
    // The byte order mark makes the file UTF-8 before the invalid byte arrives.
    const bytes = mark(0xef, 0xbb, 0xbf)(Buffer.from(text));
    bytes[bytes.lastIndexOf(0x40)] = 0xff;
    bytes[Buffer.from(bytes).indexOf('Nul #') + 4] = 0;
    const imported = await post(bytes);
    expect(findings(imported, 'refused')).toEqual([
      [3, null, 'contains a character that could not be read'],
      [4, 'Item Description', 'Material must be one line without control characters or direction overrides'],
    ]);
    expect(await materialsOf(order)).toEqual(['Café']);
  });

  it.each([
    ['2-Jun-06', '2006-06-02'],
    ['02-jun-2006', '2006-06-02'],
    ['6/2/06', '2006-06-02'],
    ['12/31/99', '1999-12-31'],
    ['2008-02-29', '2008-02-29'],
    ['Date Not Captured', null],
    ['', null],
  ])('may write a date as %s', async (written, read) => {
    const order = nextOrder();
    await post(
      fileOf([
        { 'PO / SO #': order, 'PO Sent to Vendor Date': written, 'PQ First Sent to Client Date': 'Pre-PQ Process' },
      ]),
    );
    const row = await backend()
      .db.selectFrom('purchase_orders')
      .select('order_date')
      .where('order_number', '=', order)
      .executeTakeFirstOrThrow();
    expect(row.order_date).toBe(read);
  });

  it.each(['31-Feb-06', '2-Jux-06', '13/13/06', '2006-02-30', '2007-02-29', 'yesterday', '06/2'])(
    'loses a row with the invalid date %s',
    async (written) => {
      const imported = await post(fileOf([{ 'PO / SO #': nextOrder(), 'Scheduled Delivery Date': written }]));
      expect(findings(imported, 'refused')).toEqual([[2, 'Scheduled Delivery Date', 'is not a date']]);
    },
  );

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['a workbook', mark(0x50, 0x4b, 3, 4)(Buffer.from('xl/workbook.xml')), 'Save it as CSV'],
    ['a PDF', utf8('%PDF-1.7\n'), 'This is a PDF'],
    ['something compressed', new Uint8Array(gzipSync('ID,Vendor')), 'compressed'],
    ['binary data', Uint8Array.from([1, 2, 0, 4, 5, 6, 7]), 'contains binary data'],
    ['another table', 'Name,Age\nAda,36\n', 'these columns are missing: Product Group, Project Code'],
    [
      'a table that lacks columns',
      fileOf([{}], { header: columns.filter((column) => column !== 'Vendor') }),
      'this column is missing: Vendor.',
    ],
    ['a letter', 'Dear colleagues,\nplease import this.\n', 'Lading cannot import this file'],
  ])('that is %s is rejected at once', async (_what, body, reason) => {
    const { status, body: answer } = await post(body);
    expect(status).toBe(422);
    const { errors } = JSON.parse(answer);
    expect(errors.base).toEqual([expect.stringContaining(reason)]);
  });

  it('with nothing but a header imports nothing', async () => {
    expect((await post(fileOf([]))).summary).toMatchObject({ rows: 0, order_items: 0, refused_rows: 0 });
  });
});
