/** What the columns of a file become, and how its numbers and dates are written. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realFile } from '../support/deliveryFile.ts';
import { tableFiles } from '../support/readTable.ts';
import { delimited } from '../support/tableFiles.ts';

describe('the columns of a table file', () => {
  const { text, read } = tableFiles();

  it('is asked about when its numbers and dates can be read in two ways, and when both ways are needed', async () => {
    const head = ['Order number', 'Order date', 'Description', 'Quantity', 'Unit price'];
    const both = [head, ['1', '03/04/2026', 'Gloves', '1.200', '7'], ['2', '05/06/2026', 'Masks', '2.500', '8']];
    const doubtful = await read(text('doubtful.csv', delimited(both, ';')), 'purchase_orders');
    expect(doubtful.conventions).toEqual({
      decimal: {
        value: null,
        decidedBy: null,
        doubtful: true,
        examples: [
          { row: 2, column: 3, text: '1.200' },
          { row: 3, column: 3, text: '2.500' },
        ],
      },
      dateOrder: {
        value: null,
        decidedBy: null,
        doubtful: true,
        examples: [
          { row: 2, column: 1, text: '03/04/2026' },
          { row: 3, column: 1, text: '05/06/2026' },
        ],
      },
    });
    const mixed = [head, ['1', '30/04/2026', 'Gloves', '1.200', '7,5'], ['2', '04/30/2026', 'Masks', '2.500', '8.5']];
    const { decimal, dateOrder } = (await read(text('mixed.csv', delimited(mixed, ';')), 'purchase_orders'))
      .conventions;
    expect([decimal.doubtful, decimal.value, dateOrder.doubtful, dateOrder.value]).toEqual([true, null, true, null]);
  });

  it('tells 1.200 by another cell of the file, however far down it stands', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`PO-${at}`, 'Gloves', '1.200', at === 2950 ? '3,45' : '7']);
    const file = text('far.csv', delimited([['PO', 'Description', 'Qty', 'Price'], ...rows], ';'));
    const { conventions } = await read(file, 'purchase_orders');
    expect(conventions.decimal).toMatchObject({ value: ',', decidedBy: { row: 2952, column: 3, text: '3,45' } });
  });

  it('tells fields by their values where headings say nothing', async () => {
    const rows = [
      ['Produit', 'Réf', 'Qté', 'Cdt', 'Prix unitaire', 'A', 'B', 'C', 'D'],
      ['Efavirenz 600mg', 'X1', '100', 'boîte', '4,50', '3004909290', 'Inde', '450,00', '17'],
      ['Zidovudine 300mg', 'X2', '10', 'boîte', '7,25', '3004909290', 'Inde; Chine', '72,50', '18'],
      ['Abacavir 300mg', 'X3', '20', 'boîte', '2,00', '3004909290', 'Afrique du Sud', '40,00', '19'],
    ];
    const { mapping } = await read(text('sans-nom.csv', delimited(rows, ';')), 'order_items');
    expect(mapping).toMatchObject({ A: 'hs_code (values)', C: 'total_value (values)', D: null });
  });

  it('takes a column in another currency for nothing, and says what it may be', async () => {
    const rows = [
      ['Description', 'Qty', 'Unit price EUR', 'Unit price USD'],
      ['Gloves', '10', '4.20', '4.50'],
    ];
    const { mapping, proposals } = await read(text('euro.csv', delimited(rows, ',')), 'order_items');
    expect(mapping).toMatchObject({ 'Unit price EUR': null, 'Unit price USD': 'value_per_item (heading)' });
    expect(proposals[2]?.others).toEqual(['value_per_item']);
  });

  it('may have headings in two languages, and one that means two fields goes nowhere', async () => {
    const rows = [
      ['Désignation / Description', 'Quantité\nQuantity', 'Unité - Unit', 'Lot / Expiry date'],
      ['Gloves', '10', 'box', 'L1 2027'],
    ];
    const { mapping } = await read(text('bilingual.csv', delimited(rows, ',')), 'order_items');
    expect(Object.values(mapping)).toEqual([
      'material (heading)',
      'quantity (heading)',
      'size_per_item (heading)',
      null,
    ]);
  });

  it('becomes what it became before, also nothing', async () => {
    const rows = [
      ['N° commande', 'Réf. interne', 'Cond.', 'Remarques'],
      ['1', 'X-1', '30', 'urgent'],
    ];
    const remembered = new Map([
      [1, 'catalog_number'],
      [3, null],
      [2, 'no_field_any_more'],
    ]);
    const { mapping } = await read(text('remembered.csv', delimited(rows, ',')), 'purchase_orders', { remembered });
    expect(mapping).toEqual({
      'N° commande': 'order_number (heading)',
      'Réf. interne': 'catalog_number (remembered)',
      'Cond.': 'size_per_item (heading)',
      Remarques: null,
    });
  });

  it.skipIf(realFile === null || !existsSync(realFile))(
    'may be the real delivery history (skipped without that file), whose columns become what its import makes of them',
    async () => {
      const { shape, mapping, conventions } = await read(realFile ?? '', 'purchase_orders');
      expect(shape).toMatchObject({ headingsRow: 1, firstRow: 2, lastRow: 10_325, rows: 10_324, totalRow: null });
      const taken = Object.entries(mapping).filter(([, field]) => field !== null);
      expect(Object.fromEntries(taken)).toEqual({
        ID: 'catalog_number (heading)',
        'Project Code': 'group_id (heading)',
        'PQ #': 'order_number_internal (heading)',
        'PO / SO #': 'order_number (heading)',
        Country: 'end_user_id (heading)',
        'Shipment Mode': 'shipment (heading)',
        'PO Sent to Vendor Date': 'order_date (heading)',
        'Delivery Recorded Date': 'received_date (heading)',
        'Product Group': 'program_id (heading)',
        Vendor: 'vendor_id (heading)',
        'Item Description': 'material (heading)',
        'Unit of Measure (Per Pack)': 'size_per_item (heading)',
        'Line Item Quantity': 'quantity (heading)',
        'Line Item Value': 'total_value (heading)',
        'Pack Price': 'value_per_item (values)',
        'Manufacturing Site': 'notes (heading)',
      });
      expect(conventions).toMatchObject({
        decimal: { value: '.' },
        dateOrder: { value: 'mdy', decidedBy: { row: 11 } },
      });
    },
  );
});
