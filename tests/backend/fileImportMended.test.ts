/** Cells that are mended in an import, and the file of what was refused, which is mended and imported again. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileImport } from '../../backend/fileImport/schema.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, Many } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { act, imported, readImport, rowsOf } from '../support/fileImports.ts';
import { newOrder } from '../support/records.ts';
import { csvRows, fetchFile, sheetsOf } from '../support/spreadsheets.ts';
import { type Value, writeXlsx } from '../support/tableFiles.ts';

async function workbook(rows: readonly Value[][]) {
  const folder = await mkdtemp(join(tmpdir(), 'lading-mended-'));
  await writeXlsx(join(folder, 'items.xlsx'), [{ name: 'Items', rows }]);
  const content = new Uint8Array(await readFile(join(folder, 'items.xlsx')));
  await rm(folder, { recursive: true });
  return { name: 'items.xlsx', content };
}

const HEADS = ['Material', 'Catalog number', 'Quantity', 'Unit', 'Value per Item', 'HS code', 'Expiry date', 'Remarks'];

describe('a row that needs attention', () => {
  const backend = suiteBackend();

  async function intoOrder() {
    const { as, url, world, runWorks } = backend();
    const api = await as('procurement');
    const { id: purchase_order_id } = await newOrder(api, world);
    const into = { kind: 'order_items', purchase_order_id } as const;
    const send = (file: { name: string; content: string | Uint8Array<ArrayBuffer> }) => imported(url, api, into, file);
    const apply = async (made: FileImport) => {
      await act(api, made, 'apply');
      await runWorks();
      const { data } = await api.get<Many<OrderItem>>(`order_items?purchase_order_id=${purchase_order_id}`);
      return data;
    };
    return { api, url, send, apply };
  }

  const mend = (api: Api, { id }: FileImport, rows: object[]) => api.put(`file_imports/${id}/rows`, { rows });

  it('has codes that a spreadsheet damaged until they are typed again, and takes then what is typed, also the same', async () => {
    const { api, send, apply } = await intoOrder();
    const made = await send(
      await workbook([
        HEADS,
        ['Gloves', 'G-1', 1, 'box', 2, '3.00491E+09', null, null],
        ['Masks', { day: '2026-01-02' }, 1, 'box', 2, null, null, null],
        ['Soap', '1E10', 1, 'box', 2, null, null, null],
      ]),
    );
    expect((await act(api, made, 'preview')).counts).toMatchObject({ attention: 3 });
    await mend(api, made, [
      { row: 2, cells: [{ field: 'hs_code', text: '0101210000' }] },
      { row: 3, cells: [{ field: 'catalog_number', text: '2-Jan' }] },
      { row: 4, cells: [{ field: 'catalog_number', text: '1E10' }] },
    ]);
    expect((await readImport(api, made)).counts).toMatchObject({ new: 3, attention: 0 });
    const items = await apply(made);
    expect(items.map(({ material, catalog_number, hs_code }) => [material, catalog_number, hs_code])).toEqual([
      ['Gloves', 'G-1', '0101210000'],
      ['Masks', '2-Jan', null],
      ['Soap', '1E10', null],
    ]);
  });

  it('comes back in the file of refused rows as it is mended: numbers as numbers, codes as texts', async () => {
    const { api, url, send, apply } = await intoOrder();
    const made = await send(
      await workbook([
        [...HEADS, 'Weight'],
        ['Gloves', { padded: 71, digits: 10 }, 12.5, 'box', '2.345,50', 3004909290, { day: '2027-04-03' }, 'old', 7.25],
        ['Masks', 'M-1', 'ten', 'box', '0,75', '3.00491E+09', '31/12/2027', '=1+1', null],
      ]),
    );
    await act(api, made, 'preview');
    await mend(api, made, [
      { row: 2, cells: [{ field: 'notes', text: '' }] },
      { row: 3, cells: [{ field: 'catalog_number', text: '0071' }] },
    ]);
    await mend(api, made, [{ row: 2, cells: [{ field: 'material', text: '' }] }]);
    const path = `file_imports/${made.id}/refused?format=`;
    const [sheet] = await sheetsOf(await fetchFile(url, api, `${path}xlsx`));
    expect(sheet?.rows[0]).toEqual([...HEADS, 'Weight', 'Why it was refused']);
    const [gloves, masks] = (sheet?.rows ?? []).slice(1).map((row) => row.map((value) => value ?? ''));
    expect(gloves?.slice(0, 6)).toEqual(['', '0000000071', 12.5, 'box', 2345.5, '3004909290']);
    expect(gloves?.[6]).toEqual(new Date('2027-04-03T00:00:00Z'));
    expect(gloves?.slice(7, 9)).toEqual(['', 7.25]);
    expect(masks?.slice(0, 6)).toEqual(['Masks', '0071', 'ten', 'box', 0.75, '3.00491E+09']);
    // What is typed into an emptied code stays a text.
    expect(sheet?.cells?.get('2,5')?.style?.numFmt).toBe('@');
    // In a text file the numbers are written in one way, that of the imported file.
    const [, first, second] = csvRows(await fetchFile(url, api, `${path}csv`));
    expect(first?.slice(0, 9)).toEqual([
      '',
      '0000000071',
      '12,5',
      'box',
      '2.345,50',
      '3004909290',
      '2027-04-03',
      '',
      '7,25',
    ]);
    expect(second?.slice(1, 6)).toEqual(['0071', 'ten', 'box', '0,75', '3.00491E+09']);
    expect(await api.send('get', `${path}json`)).toMatchObject({ status: 422 });

    // Imported again, it is read as before, and known by its headings.
    const { bytes } = await fetchFile(url, api, `${path}xlsx`);
    const again = await send({ name: 'refused.xlsx', content: new Uint8Array(bytes) });
    expect(again.columns.map(({ from }) => from)).toEqual([...[...HEADS, 'Weight'].map(() => 'remembered'), null]);
    await act(api, again, 'preview');
    await mend(api, again, [
      { row: 2, cells: [{ field: 'material', text: 'Gloves' }] },
      {
        row: 3,
        cells: [
          { field: 'quantity', text: '10' },
          { field: 'hs_code', text: '3004910000' },
        ],
      },
    ]);
    expect((await rowsOf(api, again, 'attention')).map(({ says }) => says)).toEqual([]);
    const items = await apply(again);
    expect(items.map((item) => [item.catalog_number, item.quantity, item.value_per_item, item.hs_code])).toEqual([
      ['0000000071', '12.5', '2345.50', '3004909290'],
      ['0071', '10', '0.75', '3004910000'],
    ]);
    expect(items.map(({ expiry_date }) => expiry_date)).toEqual(['2027-04-03', '2027-12-31']);
  });
});
