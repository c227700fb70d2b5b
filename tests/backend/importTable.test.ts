/** A table that a tool, or the command, imports in one call: by the same code as the screen. */
import { describe, expect, it } from 'vitest';
import { type ImportEvent, importEvent } from '../../backend/import/events.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { act, imported } from '../support/fileImports.ts';

describe('a table that is imported in one call', () => {
  const backend = suiteBackend({ works: { begins: true } });

  async function send(api: Api, content: string, query: Record<string, string>) {
    const { url, db, world } = backend();
    const { name: program } = await db
      .selectFrom('programs')
      .select('name')
      .where('id', '=', world.program)
      .executeTakeFirstOrThrow();
    const parameters = new URLSearchParams({ kind: 'purchase_orders', name: 'orders.csv', program, ...query });
    const response = await fetch(`${url}/api/v1/imports?${parameters}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/octet-stream' },
      body: content,
    });
    const text = await response.text();
    if (response.status !== 200) return { status: response.status, events: [], text };
    const events = text
      .trim()
      .split('\n')
      .map((line): ImportEvent => importEvent.parse(JSON.parse(line)));
    return { status: 200, events, text };
  }
  const ordersLike = async (api: Api, search: string) =>
    (await api.get<Many<PurchaseOrder>>(`purchase_orders?search=${search}`)).data.map(
      ({ order_number, items_count, total_value }) => [order_number.number, items_count, total_value],
    );

  const HEADS = 'Feld A;Feld B;Feld C;Feld D;Feld E;Feld F;Feld G;Feld H;Feld I';
  const row = (number: string, price: string, quantity = '2') =>
    `${number};Firma Eins;Empfänger;Lager Nord;Handschuhe;H-1;${quantity};Karton;${price}`;

  it('is read by a mapping with a name, makes records of its names only if it is told to, and says why rows are refused', async () => {
    const { as, url, world, db } = backend();
    const api = await as('procurement');
    const file = { name: 'Bestellungen.csv', content: `${HEADS}\n${row('TAB-0', '1.200')}` };
    const first = await imported(url, api, { kind: 'purchase_orders', program_id: world.program }, file);
    const keys = ['order_number', 'vendor_id', 'end_user_id', 'group_id', 'material', 'catalog_number', 'quantity'];
    const columns = [...keys, 'size_per_item', 'value_per_item'].map((field, column) => ({ column, field }));
    await api.put(`file_imports/${first.id}`, {
      file_import: { columns, decimal_sign: ',', mapping_name: 'Bestellungen' },
    });
    await act(api, first, 'preview');
    await api.delete(`file_imports/${first.id}`);

    // The headings are others: only the name leads to the mapping.
    const content = `${HEADS};Rest\n${row('TAB-1', '1.200')}\n${row('TAB-1', '2.000', 'zwei')}`;
    const without = await send(api, content, {});
    expect(without).toMatchObject({ status: 422, text: expect.stringContaining('No column for: PO #') });
    const named = { mapping: 'bestellungen' };
    const refused = await send(api, content, named);
    expect(refused.events.at(-1)).toMatchObject({ type: 'imported', counts: { new: 0, attention: 2 }, left: [] });
    expect(refused.events.filter(({ type }) => type === 'refused')).toMatchObject([
      { row: 2, column: 'Feld B', value: 'Firma Eins', reason: 'Vendor not found' },
      ...['Feld C', 'Feld D'].map((column) => ({ row: 2, column })),
      ...['Feld B', 'Feld C', 'Feld D', 'Feld G'].map((column) => ({ row: 3, column })),
    ]);
    const tried = await send(api, content, { ...named, create: 'true', dry_run: 'true' });
    expect(tried.events.at(-1)).toMatchObject({ dry_run: true, counts: { new: 1, new_orders: 1 } });
    expect(await ordersLike(api, 'TAB')).toEqual([]);
    const { events } = await send(api, content, { ...named, create: 'true' });
    expect(events[0]).toMatchObject({ type: 'named' });
    expect(events.at(-1)).toMatchObject({
      ...{ type: 'imported', dry_run: false, stopped: false, kind: 'purchase_orders' },
      ...{ counts: { new: 1, attention: 1, new_orders: 1 }, sums: { ready: '2400.00' } },
    });
    expect(events.filter(({ type }) => type === 'refused')).toMatchObject([
      { row: 3, column: 'Feld G', value: 'zwei', reason: 'Quantity is not a number' },
    ]);
    expect(await ordersLike(api, 'TAB')).toEqual([['TAB-1', 1, '2400.00']]);
    // What was said for one run is not remembered for others.
    const kept = await db.selectFrom('file_import_mappings').select(['name', 'answers']).execute();
    expect(kept).toEqual([{ name: 'Bestellungen', answers: [] }]);
  });

  it('is refused as a whole while the file can be read in two ways, and leaves no import behind', async () => {
    const { as, db } = backend();
    const api = await as('procurement');
    const count = async () =>
      (
        await db
          .selectFrom('file_imports')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirst()
      )?.count;
    const before = await count();
    const heads = 'PO #;Vendor;End User;Group;Material;Catalog number;Quantity;Unit;Value per Item';
    const doubtful = await send(api, `${heads}\n${row('TAB-2', '1.200')}`, {});
    expect(doubtful).toMatchObject({ status: 422, text: expect.stringContaining('1.200') });
    expect(await count()).toEqual(before);
    const viewer = await as('viewer');
    expect(await send(viewer, `${heads}\n`, {})).toMatchObject({ status: 403 });
  });
});
