/** What an import may take: room, turns of the others, and rows that no page holds together. */
import { expect, it } from 'vitest';
import { mostOpen } from '../../backend/fileImport/rules.ts';
import type { FileImport } from '../../backend/fileImport/schema.ts';
import type { Many } from '../support/api.ts';
import { describeByNightOnBoth, suiteBackend } from '../support/backend.ts';
import { embeddedDatabase } from '../support/database.ts';
import { act, imported, readImport, rowsOf, sendFile } from '../support/fileImports.ts';
import { newOrder } from '../support/records.ts';

const HEADS = 'PO #;PO Date;Line;Material;Catalog number;Quantity;Unit;Value per Item;Line total';
const fileOf = (lines: readonly string[]) => ({ name: 'many.csv', content: [HEADS, ...lines].join('\n') });
const line = (order: string, row: number, date = '2026-01-31', position = '') =>
  `${order};${date};${position};Gloves ${row};G-${row};2;box;1.50;3.00`;

/** More rows than pages have. */
const MANY = 1200;

describeByNightOnBoth('the rows of one order that are far apart', (backend) => {
  it('are compared with its first ones, and with the items that it has', async () => {
    const { as, url, world } = backend();
    const api = await as('procurement');
    const { id: purchase_order_id } = await newOrder(api, world, { order_number: 'FAR-1', order_date: '2026-01-31' });
    for (const [at, number] of [1, MANY].entries()) {
      const own = { position: `${at + 1}`, catalog_number: `G-${number}`, material: `Gloves ${number}`, quantity: '2' };
      const order_item = { ...own, size_per_item: 'box', value_per_item: '1.50', purchase_order_id };
      await api.post('order_items', { order_item });
    }
    const far = Array.from({ length: MANY }, (_, at) => line('FAR-1', at + 1));
    far[9] = line('FAR-1', 10, '2026-01-31', '9000');
    far[MANY - 2] = line('FAR-1', MANY - 1, '2026-02-01', '9000');
    // Orders between its rows, and one whose rows are on two pages.
    far.splice(3, 0, line('FAR-2', 1));
    far.push(line('FAR-2', 2));
    const made = await imported(url, api, { kind: 'purchase_orders', program_id: world.program }, fileOf(far));
    const { counts, sums } = await act(api, made, 'preview');
    expect(counts).toMatchObject({ rows: MANY + 2, unchanged: 2, changed: 0, new: MANY - 3, attention: 3 });
    expect(sums).toMatchObject({ read: '3606.00', ready: '3597.00', differences: [] });
    const attention = await rowsOf(api, made, 'attention');
    expect(attention.map(({ row, cells }) => [row, ...cells.flatMap(({ problem }) => problem ?? [])])).toEqual([
      // A new order of which the file does not say enough.
      [5],
      [MANY + 1, 'is another one in row 2', 'is also in row 12'],
      [MANY + 3],
    ]);
    // A list says of an import what the import itself does.
    const { data } = await api.get<Many<FileImport>>('file_imports');
    expect(data.find(({ id }) => id === made.id)).toEqual(await readImport(api, made));
  });
});

const embedded = suiteBackend(async () => ({ database: await embeddedDatabase() }));

it('A preview lets others read between its pages, and what somebody changes meanwhile is not lost', async () => {
  const { as, url, world } = embedded();
  const api = await as('procurement');
  const lines = Array.from({ length: 2 * MANY }, (_, row) => line(`TURN-${row % 7}`, row));
  const made = await imported(url, api, { kind: 'purchase_orders', program_id: world.program }, fileOf(lines));
  const events: string[] = [];
  const previewing = act(api, made, 'preview').then(() => events.push('previewed'));
  for (const number of [1, 2, 3]) {
    await api.get('purchase_orders');
    events.push(`list ${number}`);
  }
  await previewing;
  expect(events).toEqual(['list 1', 'list 2', 'list 3', 'previewed']);
  const again = api.send('post', `file_imports/${made.id}/preview`);
  for (let now = await readImport(api, made); now.counts !== null; now = await readImport(api, made));
  await api.put(`file_imports/${made.id}`, { file_import: { decimal_sign: ',' } });
  expect(await again).toMatchObject({ status: 409, body: { error: 'The import was changed meanwhile' } });
  expect(await readImport(api, made)).toMatchObject({ counts: null, numbers: { value: ',', chosen: true } });
  expect((await act(api, made, 'preview')).counts).toMatchObject({ rows: 2 * MANY });
});

const small = suiteBackend({ env: { STORAGE_LIMIT_MB: '1' } });

it('The files of imports count in the storage of an organization, and so do those that nobody applies', async () => {
  const { as, url, world, db } = small();
  const api = await as('procurement');
  const into = { kind: 'purchase_orders', program_id: world.program } as const;
  const large = fileOf(Array.from({ length: 12_000 }, (_, row) => line('LARGE', row)));
  const made = await imported(url, api, into, large);
  expect(await sendFile(url, api, into, large)).toMatchObject({
    status: 413,
    body: { storage: { used: made.file_size, limit: 1024 * 1024 } },
  });
  const { id: _, ...row } = await db.selectFrom('file_imports').selectAll().executeTakeFirstOrThrow();
  const { file, shape, reading, columns, answers } = row;
  const json = { file, shape, reading, columns, answers };
  const texts = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)]));
  const other = { ...row, ...(texts as Record<keyof typeof json, string>), counts: null, sums: null, file_size: 1 };
  await db
    .insertInto('file_imports')
    .values(Array.from({ length: mostOpen - 1 }, () => other))
    .execute();
  const few = fileOf([line('FEW', 1)]);
  expect(await sendFile(url, api, into, few)).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.stringContaining('50 imports that were not applied')] } },
  });
  await api.delete(`file_imports/${made.id}`);
  expect((await imported(url, api, into, few)).state).toBe('open');
});
