/** What is read of a file: its sheets and rows, and the cells of each format. */

import { createWriteStream, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as hucreOds from 'hucre/ods';
import * as hucreXlsx from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { workbookStream } from '../../backend/spreadsheet/workbook.ts';
import { likelySheet } from '../../backend/tableFile/likelySheet.ts';
import { tableFiles } from '../support/readTable.ts';
import { type Value, writeOds, writeXlsx } from '../support/tableFiles.ts';

describe('a table file', () => {
  const { path, text, read } = tableFiles();

  it('may hold typed numbers, days, padded codes, formulas and errors, whose values are taken as they are stored', async () => {
    const file = path('typed.csv');
    await writeXlsx(file, [
      {
        name: 'Items',
        rows: [
          ['Description', 'Catalog number', 'Quantity', 'Unit', 'Unit price', 'Total', 'HS code', 'Expiry date'],
          [
            'Gloves',
            { padded: 77, digits: 10 },
            1200,
            'box',
            0.1 + 0.2,
            { formula: 'C2*E2', value: 360 },
            3004909290,
            { day: '2027-02-28' },
          ],
          [
            'Masks',
            '0078',
            40,
            'box',
            2.5,
            { formula: 'HYPERLINK("http://x")', value: '100' },
            { error: '#REF!' },
            { day: '1900-03-01' },
          ],
        ],
      },
    ]);
    const { table, rows, mapping } = await read(file, 'order_items');
    expect(table.format).toBe('xlsx');
    expect(rows[1]?.cells).toEqual([
      { text: 'Gloves' },
      { text: '0000000077', number: '77' },
      { text: '1200', number: '1200' },
      { text: 'box' },
      { text: '0.3', number: '0.3' },
      { text: '360', number: '360' },
      { text: '3004909290', number: '3004909290' },
      { text: '2027-02-28', date: '2027-02-28' },
    ]);
    expect(rows[2]?.cells.slice(5)).toEqual([
      { text: '100' },
      { text: '#REF!' },
      { text: '1900-03-01', date: '1900-03-01' },
    ]);
    expect(mapping).toMatchObject({ 'HS code': 'hs_code (heading)', 'Expiry date': 'expiry_date (heading)' });
  });

  it('may be an ODS document of vendors, whatever its name says', async () => {
    const file = path('fournisseurs.xls');
    await writeOds(file, [
      { name: 'Vide', rows: [] },
      {
        name: 'Fournisseurs',
        rows: [
          ['Raison sociale', 'Tél.', 'Courriel', 'Adresse', 'Ville', 'Pays', 'Criblage VC', 'Remarques'],
          ['Société A', '+33 1 23', 'a@example.org', '1, rue B', 'Paris', 'France', { day: '2026-01-31' }, null],
          ['Société B', '+225 07', 'b@example.org', '2, rue C', 'Abidjan', 'Côte d’Ivoire', null, 'payer à 30 jours'],
        ],
      },
    ]);
    const { table, mapping, shape, rows } = await read(file, 'vendors', { sheet: 1 });
    expect(table).toMatchObject({
      format: 'ods',
      sheets: [
        { name: 'Vide', rows: 0 },
        { name: 'Fournisseurs', rows: 3, columns: 8 },
      ],
    });
    expect(shape).toMatchObject({ headingsRow: 1, rows: 2, left: [{ from: 1, to: 1, kind: 'heading' }] });
    expect(Object.values(mapping)).toEqual(
      [
        'name',
        'phone_number',
        'email',
        'address_attributes.address',
        'address_attributes.city',
        'address_attributes.country',
        'visual_compliance_date',
        'notes',
      ].map((key) => `${key} (heading)`),
    );
    expect(rows[1]?.cells[6]).toEqual({ text: '2026-01-31', date: '2026-01-31' });
  });

  it.each(['xlsx', 'ods'] as const)('may be an %s workbook that another library wrote', async (format) => {
    const sheets = [
      {
        name: 'Read me',
        rows: [['Orders of October']],
      },
      {
        name: 'Orders',
        rows: [
          ['PO #', 'PO Date', 'Description', 'Qty', 'Urgent'],
          ['0012', new Date(Date.UTC(2026, 9, 12)), 'Gloves <M> & "L"', 1200.5, true],
          ['0013', null, 'Line one\nline two', -3, false],
        ],
      },
    ];
    const file = path(`written.${format}`);
    writeFileSync(file, await (format === 'xlsx' ? hucreXlsx.writeXlsx({ sheets }) : hucreOds.writeOds({ sheets })));
    const { table, rows, mapping } = await read(file, 'purchase_orders', { sheet: 1 });
    expect(likelySheet(table)).toBe(1);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [{ text: 'PO #' }, { text: 'PO Date' }, { text: 'Description' }, { text: 'Qty' }, { text: 'Urgent' }],
      [
        { text: '0012' },
        { text: '2026-10-12', date: '2026-10-12' },
        { text: 'Gloves <M> & "L"' },
        { text: '1200.5', number: '1200.5' },
        { text: 'TRUE' },
      ],
      [{ text: '0013' }, { text: '' }, { text: 'Line one\nline two' }, { text: '-3', number: '-3' }, { text: 'FALSE' }],
    ]);
    expect(mapping).toMatchObject({ 'PO #': 'order_number (heading)', Urgent: 'urgent (heading)' });
  });

  it('may be a workbook that Lading exported', async () => {
    async function* pieces() {
      yield [
        [
          { text: '=0012', look: 'text' },
          { text: '2026-10-12', number: '46307', look: 'date' },
          { text: '12.50', number: '12.50', look: 'money' },
        ] as const,
      ];
    }
    const file = path('exported.xlsx');
    const workbook = workbookStream({
      names: { rows: 'Orders', about: 'About' },
      isRightToLeft: false,
      heads: ['PO #', 'PO Date', 'Value Total'],
      widths: [10, 10, 10],
      rows: pieces(),
      about: () => [['Exported', 'today']],
    });
    await pipeline(workbook, createWriteStream(file));
    const { table, rows } = await read(file, 'purchase_orders');
    expect(table.sheets.map(({ name }) => name)).toEqual(['Orders', 'About']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [{ text: 'PO #' }, { text: 'PO Date' }, { text: 'Value Total' }],
      [{ text: '=0012' }, { text: '2026-10-12', date: '2026-10-12' }, { text: '12.5', number: '12.5' }],
    ]);
  });

  it('may separate its cells by bars below titles, repeat its headings on each page, and have subtotals', async () => {
    const head = 'Order number|Description|Quantity|Value Total';
    const lines = [
      'Orders of October',
      '',
      head,
      'PO-1|Gloves|10|45',
      'PO-1|Masks|20|40',
      'Subtotal||30|85',
      head,
      'PO-2|Soap|5|10',
      'Grand total||35|95',
      'Note: prices without freight',
    ];
    const { table, shape } = await read(text('pages.txt', lines.join('\r\n')), 'purchase_orders');
    expect(table).toMatchObject({ format: 'csv', separator: '|' });
    expect(shape).toMatchObject({ headingsRow: 3, firstRow: 4, lastRow: 8, rows: 3, totalRow: 9 });
    expect(shape.left).toEqual([
      { from: 1, to: 1, kind: 'title' },
      { from: 2, to: 2, kind: 'blank' },
      { from: 3, to: 3, kind: 'heading' },
      { from: 6, to: 6, kind: 'total' },
      { from: 7, to: 7, kind: 'heading' },
      { from: 9, to: 9, kind: 'total' },
      { from: 10, to: 10, kind: 'note' },
    ]);
  });

  it('keeps a row that cannot be read, with the reason', async () => {
    const file = text('broken.csv', 'Name,City\nA,Paris\n"B,Lyon\nC,Nice\n');
    const { rows } = await read(file, 'vendors');
    expect(rows).toEqual([
      { row: 1, cells: [{ text: 'Name' }, { text: 'City' }] },
      { row: 2, cells: [{ text: 'A' }, { text: 'Paris' }] },
      { row: 3, cells: [], problem: 'open_quote' },
      { row: 4, cells: [{ text: 'C' }, { text: 'Nice' }] },
    ]);
  });

  it('may declare its separator as Excel does, and gives back texts that were guarded against being run', async () => {
    const { table, rows } = await read(text('sep.csv', "sep=;\nName;City\n'=A1;Paris, France\n"), 'vendors');
    expect(table.separator).toBe(';');
    expect(rows).toEqual([
      { row: 2, cells: [{ text: 'Name' }, { text: 'City' }] },
      { row: 3, cells: [{ text: '=A1' }, { text: 'Paris, France' }] },
    ]);
  });

  it('may have 50,000 rows of 20 columns', async () => {
    const columns = Array.from({ length: 17 }, (_, at) => `Extra ${at}`);
    function* rows(): Generator<Value[]> {
      yield ['Order number', 'Description', 'Quantity', ...columns];
      for (let at = 1; at <= 50_000; at += 1) yield [`PO-${at}`, `Item ${at}`, at, ...columns];
    }
    const file = path('large.xlsx');
    await writeXlsx(file, [{ name: 'Large', rows: rows() }]);
    const { shape } = await read(file, 'purchase_orders');
    expect(shape).toMatchObject({ headingsRow: 1, firstRow: 2, lastRow: 50_001, rows: 50_000 });
  }, 60_000);
});
