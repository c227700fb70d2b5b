import { beforeAll, expect, it } from 'vitest';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import { givenText, harmlessText } from '../../backend/tableFile/csvText.ts';
import type { Api, Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newItem, newOrder } from '../support/records.ts';
import { csvRows, fetchFile, sheetsOf } from '../support/spreadsheets.ts';

const MANY = 430;

describeOnBoth('a list as a file', (backend) => {
  let viewer: Api;
  let admin: Api;

  const file = (path: string, by = viewer) => fetchFile(backend().url, by, path);
  const orders = (query: string) => `purchase_orders/export?program_id=${backend().world.program}&${query}`;

  beforeAll(async () => {
    const { as, db, world } = backend();
    admin = await as('orgAdmin');
    viewer = await as('viewer');
    const first = await newOrder(admin, world, {
      order_number: '0001234',
      order_date: '2026-02-28',
      user_ids: [world.people.manager, world.people.viewer],
    });
    await newItem(admin, first.id, { quantity: '3', value_per_item: '1234.5' });
    const values = Array.from({ length: MANY }, (_, index) => ({
      organization_id: world.organization,
      program_id: world.program,
      order_number: `MANY-${String(index).padStart(4, '0')}`,
      vendor_id: first.vendor_id,
      end_user_id: first.end_user_id,
      group_id: first.group_id,
      order_date: '2025-01-01',
    }));
    await db.insertInto('purchase_orders').values(values).execute();
  });

  it('has all rows that the list has on its pages, in its order, under search, filters and sort', async () => {
    for (const query of [
      '',
      'sort[field]=order_number&sort[direction]=asc',
      'search=MANY-00',
      'filters[order_date_from]=2026-01-01',
    ]) {
      const listed: string[] = [];
      for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
        const path = `purchase_orders?program_id=${backend().world.program}&items=200&page=${page}&${query}`;
        const { data, meta } = await viewer.get<Many<PurchaseOrder>>(path);
        listed.push(...data.map(({ order_number }) => order_number.number));
        pages = meta.pages;
      }
      const [, ...rows] = csvRows(await file(orders(`format=csv&columns[]=order_number&${query}`)));
      expect(rows.flat()).toEqual(listed);
    }
  });

  it('is the same beside others, which are read in smaller pieces, as alone', async () => {
    const path = orders('format=csv&columns[]=order_number');
    const alone = csvRows(await file(path));
    expect(alone.length).toBeGreaterThan(MANY);
    for (const one of await Promise.all([file(path), file(path), file(path)])) expect(csvRows(one)).toEqual(alone);
  });

  it('is for paper with the kinds of its columns, what narrows it in words, and how many rows there are of those it has', async () => {
    const { bytes } = await file(
      orders(
        'format=json&search=MANY&sort[field]=order_date&first=3&columns[]=order_number&columns[]=order_date&columns[]=vendor',
      ),
    );
    const { count, about, columns, rows } = JSON.parse(Buffer.from(bytes).toString());
    expect(count).toBe(MANY);
    expect(about).toEqual([
      ['Search', 'MANY'],
      ['Sorted by', 'PO Date, ascending'],
    ]);
    expect(columns).toEqual([
      { name: 'order_number', label: 'PO #', kind: 'code' },
      { name: 'order_date', label: 'PO Date', kind: 'date' },
      { name: 'vendor', label: 'Vendor', kind: 'record' },
    ]);
    expect(rows).toHaveLength(3);
    expect(rows[0].slice(1)).toEqual(['2025-01-01', 'Kenya Pharma']);
  });

  it('has the columns that are asked for, in their order, and all of them otherwise', async () => {
    const [head, row] = csvRows(
      await file(orders('format=csv&search=0001234&columns[]=vendor&columns[]=order_number&columns[]=users')),
    );
    expect(head).toEqual(['Vendor', 'PO #', 'Assigned']);
    expect(row?.slice(0, 2)).toEqual(['Kenya Pharma', '0001234']);
    expect(row?.[2]?.split(', ')).toHaveLength(2);
    const [all] = csvRows(await file(orders('format=csv')));
    expect(all).toContain('Value Total');
    await viewer.refused(422, 'get', orders('format=csv&columns[]=secret'));
    await viewer.refused(422, 'get', orders('format=pdf'));
  });

  it('has only the rows that are selected', async () => {
    const { data } = await viewer.get<Many<PurchaseOrder>>(
      `purchase_orders?program_id=${backend().world.program}&items=3`,
    );
    const ids = data.map(({ id }) => `ids[]=${id}`).join('&');
    expect(csvRows(await file(orders(`format=csv&${ids}`)))).toHaveLength(4);
  });

  it('leaves out the column that is switched off everywhere', async () => {
    const { db, world } = backend();
    const heads = async () => csvRows(await file(orders('format=csv&search=0001234')))[0];
    const program = db.updateTable('programs').where('id', '=', world.program);
    await program.set({ order_number_internal_enabled: true }).execute();
    const shown = await heads();
    await program.set({ order_number_internal_enabled: false }).execute();
    const organization = db.updateTable('organizations').where('id', '=', world.organization);
    await organization.set({ feature_flags: '{}' }).execute();
    expect((await heads())?.length).toBe((shown?.length ?? 0) - 1);
  });

  it('is CSV that spreadsheets open as it is meant: UTF-8 with its mark, CRLF, ISO dates, decimal points', async () => {
    const { bytes, headers } = await file(
      orders('format=csv&search=0001234&columns[]=order_number&columns[]=order_date&columns[]=total_value'),
    );
    const text = Buffer.from(bytes).toString('utf8');
    expect(text).toBe('\uFEFFPO #,PO Date,Value Total\r\n0001234,2026-02-28,3703.50\r\n');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/filename="Purchase Orders .*\d{4}-\d{2}-\d{2}\.csv"/);
    expect(headers.get('file-rows')).toBe('1');
  });

  it('runs nothing that somebody typed, and gives it back unchanged when it is read again', async () => {
    const { db, world } = backend();
    const typed = [
      '=HYPERLINK("http://x.example","y")',
      '+1 555',
      '-2',
      '@SUM(A1)',
      "'=1",
      "''+2",
      '＝1',
      "O'Neill",
      'a,"b"\nc',
    ];
    await db
      .insertInto('vendors')
      .values(typed.map((name) => ({ organization_id: world.organization, name })))
      .execute();
    const [, ...rows] = csvRows(await file('vendors/export?format=csv&columns[]=name'));
    const cells = rows.map(([name = '']) => name);
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
    expect(cells.map(givenText)).toEqual(expect.arrayContaining(typed));
    for (const text of ['\t=1', '\r', 'plain', '', "'"]) expect(givenText(harmlessText(text))).toBe(text);
  });

  it('is a workbook with types, formats, widths, a frozen head and filter buttons', async () => {
    const asked = ['order_number', 'order_date', 'total_value', 'comments', 'updated_at', 'vendor'];
    const columns = asked.map((name) => `columns[]=${name}`).join('&');
    const received = await file(orders(`format=xlsx&search=0001234&${columns}`));
    const [sheet] = await sheetsOf(received);
    expect(sheet?.name).toBe('Purchase Orders');
    const [head, row] = sheet?.rows ?? [];
    expect(head).toEqual(['PO #', 'PO Date', 'Value Total', 'Comments', 'Updated', 'Vendor']);
    expect(row?.[0]).toBe('0001234');
    expect(row?.[1]).toEqual(new Date('2026-02-28T00:00:00Z'));
    expect(row?.[2]).toBe(3703.5);
    expect(row?.[3]).toBe(0);
    const { data } = await viewer.get<Many<{ updated_at: string }>>('purchase_orders?search=0001234');
    // To the second: what lacks a hundredth is shown as the minute before.
    expect(row?.[4]).toEqual(new Date(`${data[0]?.updated_at.slice(0, 19)}Z`));
    expect(row?.[5]).toBe('Kenya Pharma');
    expect(sheet?.freezePane?.rows).toBe(1);
    expect(sheet?.autoFilter?.range).toBe('A1:F2');
    expect(sheet?.columns?.every(({ width }) => (width ?? 0) >= 8)).toBe(true);
    const formats = [0, 1, 2, 3, 4].map((column) => sheet?.cells?.get(`1,${column}`)?.style?.numFmt);
    expect(formats).toEqual(['@', 'yyyy\\-mm\\-dd', '#,##0.00', '#,##0', 'yyyy\\-mm\\-dd\\ hh:mm']);
  });

  it('says on its second sheet of which list it is, what narrows it, who wrote it and when', async () => {
    const vendor = (await viewer.get<Many<{ id: number; name: string }>>('vendors?search=Kenya')).data[0];
    const query = `filters[vendor_ids][]=${vendor?.id}&filters[statuses][]=open&filters[order_date_from]=2026-01-01&sort[field]=order_date&sort[direction]=desc`;
    const [, about] = await sheetsOf(await file(orders(`format=xlsx&${query}`)));
    const said = Object.fromEntries((about?.rows ?? []).map(([name, value]) => [String(name), value]));
    expect(said).toMatchObject({
      List: 'Purchase Orders',
      Rows: '1',
      Vendor: 'Kenya Pharma',
      'PO Date': 'from 2026-01-01',
      'Sorted by': 'PO Date, descending',
    });
    expect(said['Status']).toBe('Open');
    expect(said['Exported by']).toMatch(/\w+ \w+/);
    expect(said['Exported on']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  it('has every row once, whatever others do to the list meanwhile', async () => {
    const { db, world } = backend();
    const path = orders('format=csv&search=MANY&sort[field]=order_date&sort[direction]=asc&columns[]=order_number');
    const response = await fetch(new URL(`/api/v1/${path}`, backend().url), {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    // The first piece is read; what others do now moves rows between those that are not.
    await db
      .updateTable('purchase_orders')
      .set({ order_date: '2024-01-01' })
      .where('program_id', '=', world.program)
      .where('order_number', 'like', 'MANY-03%')
      .execute();
    const [, ...rows] = csvRows({ bytes: await response.bytes() });
    expect(rows).toHaveLength(MANY);
    expect(new Set(rows.flat()).size).toBe(MANY);
  });
});
