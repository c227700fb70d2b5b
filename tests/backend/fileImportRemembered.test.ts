/** What an import takes over from an earlier file with the same headings, and what it asks instead. */
import { describe, expect, it } from 'vitest';
import type { FileImport } from '../../backend/fileImport/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { fileOf } from '../support/deliveryFile.ts';
import { act, imported, readImport, rowsOf } from '../support/fileImports.ts';
import { newOrder } from '../support/records.ts';

describe('a remembered mapping', () => {
  const backend = suiteBackend();

  /** Returns what sends files of items of one order. */
  async function items() {
    const { as, url, world } = backend();
    const api = await as('procurement');
    const { id: purchase_order_id } = await newOrder(api, world);
    const send = (heads: string, ...rows: string[]) =>
      imported(
        url,
        api,
        { kind: 'order_items', purchase_order_id },
        { name: 'items.csv', content: [heads, ...rows].join('\n') },
      );
    const update = async ({ id }: FileImport, file_import: object) =>
      (await api.put<One<FileImport>>(`file_imports/${id}`, { file_import })).data;
    return { api, send, update };
  }

  const fieldsOf = ({ columns }: FileImport) =>
    Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));
  const mapAndPreview = async (api: Api, made: FileImport, columns: object[]) => {
    await api.put(`file_imports/${made.id}`, { file_import: { columns } });
    return act(api, made, 'preview');
  };

  it('keeps prices in two currencies apart, and takes none in another one for dollars', async () => {
    const { api, send } = await items();
    const heads = 'Material;Catalog number;Quantity;Unit;Unit Price (EUR);Unit Price (USD)';
    const first = await send(heads, 'Gloves;G-1;2;box;1.80;2.00');
    await act(api, first, 'preview');
    const prices = { 'Unit Price (EUR)': null, 'Unit Price (USD)': 'value_per_item' };
    expect(fieldsOf(first)).toMatchObject(prices);
    const again = await send(heads, 'Masks;M-1;2;box;0.90;1.00');
    expect(fieldsOf(again)).toMatchObject(prices);
    expect(again.columns.at(-1)).toMatchObject({ from: 'remembered' });
    // The same file with prices in euros only is another one.
    const usd = 'Material;Catalog number;Quantity;Unit;Unit Price (USD)';
    await act(api, await send(usd, 'Gloves;G-2;2;box;2.00'), 'preview');
    const euros = await send(usd.replace('USD', 'EUR'), 'Gloves;G-2;2;box;1.80');
    expect(fieldsOf(euros)).toMatchObject({ 'Unit Price (EUR)': null });
  });

  it('tells columns with one heading by their case and place, and asks where neither tells', async () => {
    const { api, send, update } = await items();
    const heads = 'Material;Catalog number;Quantity;Unit;Price;price';
    const first = await send(heads, 'Gloves;G-1;2;box;9.99;2.00');
    await mapAndPreview(api, first, [
      { column: 4, field: null },
      { column: 5, field: 'value_per_item' },
    ]);
    const swapped = await send('Material;Catalog number;Quantity;Unit;price;Price', 'Gloves;G-1;2;box;2.00;9.99');
    expect(fieldsOf(swapped)).toMatchObject({ price: 'value_per_item', Price: null });
    const same = await send('Material;Catalog number;Quantity;Unit;PRICE;PRICE', 'Gloves;G-1;2;box;9.99;2.00');
    expect(same).toMatchObject({ questions: ['columns'] });
    const asked = same.columns.filter(({ asks }) => asks);
    expect(asked.map(({ column, field, others }) => [column, field, others])).toEqual([
      [4, null, ['value_per_item']],
      [5, null, ['value_per_item']],
    ]);
    expect((await api.send('post', `file_imports/${same.id}/preview`)).status).toBe(422);
    const answered = await update(same, { columns: [{ column: 5, field: 'value_per_item' }] });
    expect(answered.questions).toEqual([]);
    await act(api, same, 'preview');
    expect((await rowsOf(api, same))[0]?.cells.find(({ field }) => field === 'value_per_item')).toMatchObject({
      value: '2.00',
    });
    // Now it is known which of two alike it is.
    const later = await send('Material;Catalog number;Quantity;Unit;PRICE;PRICE', 'Gloves;G-1;2;box;9.99;3.00');
    expect(later).toMatchObject({ questions: [] });
    expect(later.columns.slice(4).map(({ field }) => field)).toEqual([null, 'value_per_item']);
  });

  it('never gives one field to two columns when a person takes it for another file, and names that file by itself', async () => {
    const { api, send, update } = await items();
    const first = await send('Article;Reference;Qty;Unit;Cost', 'Gloves;G-1;2;box;2.00');
    await update(first, {
      mapping_name: 'Depot',
      columns: [
        ...['material', 'catalog_number', 'quantity', 'size_per_item'].map((field, column) => ({ column, field })),
        { column: 4, field: 'value_per_item' },
      ],
    });
    await act(api, first, 'preview');
    const { data: named } = await api.get<{ data: { id: number; name: string }[] }>(
      'file_imports/mappings?kind=order_items',
    );
    const mapping_id = named.find(({ name }) => name === 'Depot')?.id;
    const other = await send('Article;Reference;Qty;Unit;Cost;Unit price', 'Gloves;G-1;2;box;2.00;5.00');
    expect(fieldsOf(other)).toMatchObject({ 'Unit price': 'value_per_item' });
    const taken = await update(other, { mapping_id });
    expect(fieldsOf(taken)).toMatchObject({ Cost: 'value_per_item', 'Unit price': null });
    await act(api, other, 'preview');
    expect(await readImport(api, other)).toMatchObject({ counts: { rows: 1 }, mapping_name: null });
    const twice = { columns: [{ column: 5, field: 'value_per_item' }] };
    expect((await api.send('put', `file_imports/${other.id}`, { file_import: twice })).status).toBe(422);
  });

  it('reads numbers and dates as the file itself says, as last time only where both ways fit, and says so', async () => {
    const { api, send, update } = await items();
    const heads = 'Material;Catalog number;Quantity;Unit;Value per Item;Expiry date';
    const doubtful = await send(heads, 'Gloves;G-1;1;box;1.200;03/04/2027');
    expect(doubtful.questions).toEqual(['numbers', 'dates']);
    await update(doubtful, { decimal_sign: '.', date_order: 'mdy' });
    await act(api, doubtful, 'preview');
    const telling = await send(heads, 'Gloves;G-1;1;box;1.200,50;03/04/2027', 'Masks;M-1;1;box;1.200;25/04/2027');
    expect(telling).toMatchObject({
      questions: [],
      numbers: { value: ',', chosen: false, remembered: false, decided_by: { text: '1.200,50' } },
      dates: { value: 'dmy', chosen: false, remembered: false, decided_by: { text: '25/04/2027' } },
    });
    await act(api, telling, 'preview');
    const [first, second] = await rowsOf(api, telling);
    const value = (row: typeof first, key: string) => row?.cells.find(({ field }) => field === key)?.value;
    expect([value(second, 'value_per_item'), value(first, 'expiry_date')]).toEqual(['1200', '2027-04-03']);
    const again = await send(heads, 'Gloves;G-1;1;box;1.300;05/06/2027');
    expect(again).toMatchObject({
      questions: [],
      numbers: { value: '.', chosen: false, remembered: true, decided_by: null },
      dates: { value: 'mdy', chosen: false, remembered: true, decided_by: null },
    });
    // A file that contradicts itself is asked about, whatever was said of another one.
    const both = await send(heads, 'Gloves;G-1;1;box;1.30;25/06/2027', 'Masks;M-1;1;box;1.30;06/25/2027');
    expect(both.questions).toEqual(['dates']);
    const chosen = await update(again, { decimal_sign: ',' });
    expect(chosen.numbers).toMatchObject({ value: ',', chosen: true, remembered: false });
  });

  it('is shipped for the delivery history, whose texts in place of dates count as empty', async () => {
    const { as, url, world } = backend();
    const api = await as('procurement');
    const content = fileOf([{ 'PO Sent to Vendor Date': 'Date Not Captured', 'Shipment Mode': 'N/A', ID: '7' }]);
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const made = await imported(url, api, into, { name: 'SCMS.csv', content });
    expect(fieldsOf(made)).toMatchObject({
      ...{ ID: 'catalog_number', Country: 'end_user_id', 'Project Code': 'group_id', 'Product Group': null },
      ...{ 'Pack Price': 'value_per_item', 'Line Item Value': 'total_value', 'Scheduled Delivery Date': null },
    });
    expect(made).toMatchObject({ questions: [], mapping_name: null });
    await act(api, made, 'preview');
    const [row] = await rowsOf(api, made);
    const problems = row?.cells.filter(({ problem }) => problem !== null).map(({ field }) => field);
    expect(problems).toEqual(['vendor_id', 'end_user_id', 'group_id']);
  });
});
