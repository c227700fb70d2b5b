/** Files in five languages, as people have them: where their tables are, and what their columns become. */
import { describe, expect, it } from 'vitest';
import { tableFiles } from '../support/readTable.ts';
import { cellsOf, delimited, writeXlsx } from '../support/tableFiles.ts';

/** The fields of columns in their order, all known by their headings. */
const byHeading = (fields: string) => fields.split(' ').map((field) => `${field} (heading)`);

describe('a table file in any of the languages', () => {
  const { path, text, read } = tableFiles();

  it('may be a French workbook with titles, merged heads, orders merged over their lines, and a total', async () => {
    const rows = cellsOf(`
Programme national de lutte contre le VIH
Commandes ARV, T4 2026

N° commande | Date cde | Fournisseur | Article ||||| Prix || Code douane | Pays | Remarques
||| N° ligne | Désignation | Réf. | Qté | Cond. | PU USD | Montant |||
SCMS-120 | 12/10/2026 | Aurobindo Pharma | 1 | Efavirenz 600mg | 24187 | 116.218 | 30 | 4,53 | 526.467,54 | 3004909290 | Nigéria | urgent
||| 2 | Zidovudine 300mg | 25521 | 10.357 | 60 | 7,33 | 75.916,81 | 3004909290 | Nigéria |
SCMS-131 | 30/09/2026 | CIPLA LIMITED | 1 | Abacavir 300mg | 00740 | 7.216 | 60 | 2,02 | 14.576,32 || Afrique du Sud |

Total |||||| 133.791 ||| 616.960,67 |||
Établi par le pharmacien`);
    const heads = ['A4:A5', 'B4:B5', 'C4:C5', 'D4:H4', 'I4:J4', 'K4:K5', 'L4:L5', 'M4:M5'];
    const file = path('Commandes ARV T4 2026.xlsx');
    await writeXlsx(file, [
      { name: 'Commandes', rows, merges: ['A1:M1', ...heads, 'A6:A7', 'B6:B7', 'C6:C7'] },
      { name: 'Stock', rows: [['x']], hidden: true },
    ]);
    const { table, shape, mapping, conventions, rows: read_ } = await read(file, 'purchase_orders');
    expect(table).toEqual({
      format: 'xlsx',
      encoding: null,
      separator: null,
      sheets: [
        { name: 'Commandes', rows: 9, columns: 13, hidden: false },
        { name: 'Stock', rows: 1, columns: 1, hidden: true },
      ],
    });
    expect(shape).toMatchObject({ headingsRow: 5, firstRow: 6, lastRow: 8, rows: 3, totalRow: 10 });
    expect(shape.left.map(({ from, to, kind }) => `${from}–${to} ${kind}`)).toEqual([
      '1–2 title',
      '3–3 blank',
      '4–5 heading',
      '9–9 blank',
      '10–10 total',
      '11–11 note',
    ]);
    expect(mapping).toEqual({
      'N° commande': 'order_number (heading)',
      'Date cde': 'order_date (heading)',
      Fournisseur: 'vendor_id (heading)',
      'Article N° ligne': 'position (heading)',
      'Article Désignation': 'material (heading)',
      'Article Réf.': 'catalog_number (heading)',
      'Article Qté': 'quantity (heading)',
      'Article Cond.': 'size_per_item (heading)',
      'Prix PU USD': 'value_per_item (heading)',
      'Prix Montant': 'total_value (values)',
      'Code douane': 'hs_code (heading)',
      Pays: 'end_user_id (heading)',
      Remarques: 'notes (heading)',
    });
    const { decimal, dateOrder } = conventions;
    expect(decimal).toMatchObject({ value: ',', decidedBy: { row: 6, column: 8, text: '4,53' }, doubtful: false });
    expect(decimal.examples.map((cell) => cell.text)).toEqual(['116.218', '10.357', '7.216']);
    expect(dateOrder).toMatchObject({ value: 'dmy', decidedBy: { row: 8, column: 1, text: '30/09/2026' } });
    expect(shape.columns[9]?.total).toEqual({ text: '616.960,67' });
    expect(read_.find(({ row }) => row === 7)?.cells.slice(0, 4)).toEqual([
      { text: 'SCMS-120', merged: true },
      { text: '12/10/2026', merged: true },
      { text: 'Aurobindo Pharma', merged: true },
      { text: '2' },
    ]);
  });

  it('may be a Spanish text in Latin-1 with semicolons, decimal commas and a sum without a word', async () => {
    const rows = cellsOf(`
Número de pedido | Fecha de pedido | Proveedor | Descripción | Código de producto | Cant. | Unidad | Precio unitario | Importe | Código arancelario | País de origen
OC-0012 | 03/04/2026 | Laboratorios Ñandú | Jeringa 5 ml | 0077 | 1.200 | caja | 3,45 | 4.140,00 | 9018.31 | España
OC-0012 | 25/04/2026 | Laboratorios Ñandú | Guante; talla M | 0078 | 40 | caja | 2,5 | 100,00 | 4015.12 | México
OC-0013 | 03/04/2026 | Medicos S.A. | Mascarilla "N95" | 0079 | 100 | caja | 10 | 1.000,00 | 6307.90 | Perú
||||| 1.340 ||| 5.240,00 ||`);
    const file = text('pedidos.csv', delimited(rows, ';', '\r\n'), 'latin1');
    const { table, shape, mapping, conventions, rows: read_ } = await read(file, 'purchase_orders');
    expect(table).toMatchObject({ format: 'csv', encoding: 'windows-1252', separator: ';' });
    expect(shape).toMatchObject({ headingsRow: 1, firstRow: 2, lastRow: 4, totalRow: 5 });
    expect(Object.values(mapping)).toEqual(
      byHeading(
        'order_number order_date vendor_id material catalog_number quantity size_per_item value_per_item total_value hs_code countries_of_manufacture',
      ),
    );
    expect(conventions.decimal).toMatchObject({ value: ',', decidedBy: { text: '3,45', row: 2 } });
    expect(conventions.dateOrder).toMatchObject({ value: 'dmy', decidedBy: { text: '25/04/2026', row: 3 } });
    expect(read_[2]?.cells.slice(3, 5)).toEqual([{ text: 'Guante; talla M' }, { text: '0078' }]);
  });

  it.each(['utf16le', 'utf16be'] as const)(
    'may be a Portuguese text in %s with tabs and names of months',
    async (encoding) => {
      const rows = cellsOf(`
N.º da encomenda | Data da encomenda | Fornecedor | Designação do produto | Referência | Qtd. | Embalagem | Preço unitário (USD) | NCM | Observações
E-7 | 2 de janeiro de 2026 | Farmácia São José | Amoxicilina 500 mg | A-1 | 1 000 | caixa | 1.50 | 3004.10 | frágil
E-8 | 15 fev. 2026 | Farmácia São José | Soro | A-2 | 20 | saco | 0.75 | 3004.90 |`);
      const file = text('encomendas.txt', `\ufeff${delimited(rows, '\t', '\r\n')}`, encoding);
      const { table, mapping, conventions } = await read(file, 'purchase_orders');
      expect(table).toMatchObject({ format: 'tsv', encoding: encoding.replace('utf16', 'utf-16'), separator: '\t' });
      expect(Object.values(mapping)).toEqual(
        byHeading(
          'order_number order_date vendor_id material catalog_number quantity size_per_item value_per_item hs_code notes',
        ),
      );
      expect(conventions.decimal).toMatchObject({ value: '.', decidedBy: { text: '1.50' } });
      expect(conventions.dateOrder).toMatchObject({ value: null, doubtful: false });
    },
  );

  it('may be an Arabic text with Arabic digits', async () => {
    const rows = cellsOf(`
رقم الطلب | تاريخ الطلب | المورد | المستفيد | المشروع | وصف الصنف | رقم الصنف | الكمية | العبوة | سعر الوحدة | القيمة الإجمالية | بلد المنشأ
ط-١٢ | ٢٠٢٦/٠٣/١٥ | شركة الشفاء | وزارة الصحة | م١ | باراسيتامول | أ-١ | ١٬٢٠٠ | علبة | ٣٫٥٠ | ٤٬٢٠٠٫٠٠ | الهند
ط-١٣ | ٢٠٢٦/٠٤/٠١ | شركة الشفاء | وزارة الصحة | م١ | أموكسيسيلين | أ-٢ | ٤٠ | علبة | ٢ | ٨٠ | مصر
المجموع ||||||| ١٬٢٤٠ ||| ٤٬٢٨٠٫٠٠ |`);
    const file = text('طلبات.csv', `\ufeff${delimited(rows, ',')}`);
    const { shape, mapping, conventions } = await read(file, 'purchase_orders');
    expect(shape).toMatchObject({ headingsRow: 1, lastRow: 3, totalRow: 4 });
    expect(Object.values(mapping)).toEqual(
      byHeading(
        'order_number order_date vendor_id end_user_id group_id material catalog_number quantity size_per_item value_per_item total_value countries_of_manufacture',
      ),
    );
    expect(conventions.dateOrder).toMatchObject({ value: 'ymd', decidedBy: { row: 2, text: '٢٠٢٦/٠٣/١٥' } });
  });

  it('may be an Arabic text as a spreadsheet of Windows saves it', async () => {
    const rows = cellsOf(`
رقم الطلب | المورد | الوصف | الكمية | السعر
1204 | شركة الشفاء | قفازات | 1,200 | 3.50
1205 | Acme Société | كمامات | 40 | 2.25`);
    const file = text('windows.csv', delimited(rows, ';', '\r\n'), 'windows-1256');
    const { table, rows: read_, mapping } = await read(file, 'purchase_orders');
    expect(table).toMatchObject({ encoding: 'windows-1256', separator: ';' });
    expect(read_[1]?.cells[1]?.text).toBe('شركة الشفاء');
    expect(Object.values(mapping)).toEqual(byHeading('order_number vendor_id material quantity value_per_item'));
  });

  it('may be an English text with tabs and lone CR, months first, and headings that may mean several fields', async () => {
    const rows = cellsOf(`
PO # | PO Date | Supplier | Ship to | Project | Line | Item | Code | Qty | UoM | Unit price | Amount | Tariff | ETA
4500017 | 3/4/2026 | Acme Ltd | Kenya | P-1 | 1 | Gloves, nitrile | 0041 | 1,200 | box | 4.50 | 5,400.00 | 4015.12 | soon
4500017 | 12/31/2026 | Acme Ltd | Kenya | P-1 | 2 | Masks/(N95) | 0042 | 1,000 | box | 1.25 | 1,250.00 | 6307.90 | soon`);
    const lines = rows.map((row) => row.map((cell) => cell.replace('/(', '\n(')));
    const {
      shape,
      mapping,
      conventions,
      rows: read_,
    } = await read(text('orders.tsv', delimited(lines, '\t', '\r')), 'purchase_orders');
    expect(shape).toMatchObject({ headingsRow: 1, firstRow: 2, lastRow: 3, totalRow: null });
    expect(mapping).toMatchObject({
      'Ship to': 'end_user_id (heading)',
      Item: 'material (values)',
      Code: 'catalog_number (heading)',
      Amount: 'total_value (values)',
      Tariff: 'hs_code (heading)',
      ETA: null,
    });
    expect(conventions.decimal).toMatchObject({ value: '.', decidedBy: { text: '4.50' } });
    expect(conventions.dateOrder).toMatchObject({ value: 'mdy', decidedBy: { row: 3, column: 1, text: '12/31/2026' } });
    expect(read_[2]?.cells[6]?.text).toBe('Masks\n(N95)');
  });
});
