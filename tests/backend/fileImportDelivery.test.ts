import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { realFile, realMade, realRows } from '../support/deliveryFile.ts';
import { act, type ImportInto, imported, namesOf, readImport, type SentFile } from '../support/fileImports.ts';
import { nightly } from '../support/nightly.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { newOrder } from '../support/records.ts';
import { fetchFile } from '../support/spreadsheets.ts';

const absent = realFile ? '' : ' (skipped: ../shared/data/scms-delivery-history.csv is not there)';
/** How many answers one call takes. */
const MOST_ANSWERS = 200;
const TIMEOUT = { timeout: 600_000 };

/** The delivery history of 10,324 rows goes in by the screen: by night, as it takes minutes. */
describe.skipIf(!realFile || !nightly)(`the delivery history, as a person imports it${absent}`, () => {
  describeOnPostgres('on PostgreSQL', (server) => {
    const backend = suiteBackend(async () => ({ databaseUrl: await server().createMigrated() }));
    const orders = () => ({ kind: 'purchase_orders' as const, program_id: backend().world.program });
    /** Lists count exactly up to 10,000 only. */
    const countItems = async () => {
      const items = backend()
        .db.selectFrom('order_items')
        .select(({ fn }) => fn.countAll<string>().as('count'));
      return Number((await items.executeTakeFirstOrThrow()).count);
    };

    /** Previews a file whose names are made if they can be, and else left empty. */
    async function previewed(api: Api, file: SentFile, into: ImportInto = orders()) {
      const made = await imported(backend().url, api, into, file);
      await act(api, made, 'preview');
      const answers = (await namesOf(api, made)).map(({ field, text, can_create }) => ({
        ...{ field, text, choice: can_create ? 'create' : 'empty' },
      }));
      for (let at = 0; at < answers.length; at += MOST_ANSWERS) {
        await api.put(`file_imports/${made.id}/names`, { answers: answers.slice(at, at + MOST_ANSWERS) });
      }
      return readImport(api, made);
    }

    it(
      'goes in whole, changes nothing a second time nor as a workbook of Lading, and leaves nothing when it is undone',
      TIMEOUT,
      async () => {
        const { as, world, runWorks } = backend();
        const api = await as('orgAdmin');
        await newOrder(api, world, { order_number: 'STAYS-1' });
        const before = await countItems();
        const file = { name: 'History.csv', content: readFileSync(realFile ?? '') };
        const first = await previewed(api, file);
        expect(first.counts).toMatchObject({ rows: 10_324, new: realMade.order_items, changed: 0, unchanged: 0 });
        await act(api, first, 'apply');
        await runWorks();
        expect(await readImport(api, first)).toMatchObject({ state: 'applied', refused: 0 });
        expect(await countItems()).toBe(before + realMade.order_items);

        const second = await previewed(api, file);
        expect(second.counts).toMatchObject({ new: 0, changed: 0, unchanged: realMade.order_items });

        for (const format of ['xlsx', 'csv']) {
          const { bytes } = await fetchFile(backend().url, api, `order_items/export?format=${format}`);
          const exported = await previewed(api, { name: `Items.${format}`, content: new Uint8Array(bytes) });
          expect(exported.counts).toMatchObject({
            new: 0,
            changed: 0,
            attention: 0,
            unchanged: realMade.order_items,
          });
        }

        await act(api, first, 'undo');
        await runWorks();
        expect(await readImport(api, first)).toMatchObject({ state: 'undone' });
        expect(await countItems()).toBe(before);
        const { data } = await api.get<Many<{ order_number: { number: string } }>>('purchase_orders');
        expect(data.map(({ order_number }) => order_number.number)).toEqual(['STAYS-1']);
        const undone = await api.get<One<{ stays: unknown[] }>>(`file_imports/${first.id}/undo`);
        expect(undone.data.stays).toEqual([]);
      },
    );

    it(
      'goes in as deliveries with shipments, changes nothing a second time, and leaves nothing when it is undone',
      TIMEOUT,
      async () => {
        const { as, db, runWorks } = backend();
        const api = await as('orgAdmin');
        const file = { name: 'History.csv', content: readFileSync(realFile ?? '') };
        const into = { kind: 'deliveries' } as const;
        const countAll = async () => {
          const counts: number[] = [];
          for (const table of ['programs', 'groups', 'end_users', 'vendors', 'purchase_orders', 'shipments'] as const) {
            const all = db.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('count'));
            counts.push(Number((await all.executeTakeFirstOrThrow()).count));
          }
          return [...counts, await countItems()];
        };
        const before = await countAll();
        const first = await previewed(api, file, into);
        const { order_items: items, purchase_orders: new_orders, ...others } = realMade;
        expect(first).toMatchObject({
          counts: { rows: 10_324, new: items, new_orders, attention: realRows.refused_rows },
          sums: { ready: '1627584910.60' },
        });
        await act(api, first, 'apply');
        await runWorks();
        expect(await readImport(api, first)).toMatchObject({ state: 'applied', refused: 0 });
        const { programs, groups, end_users, vendors, shipments } = others;
        const made = [programs, groups, end_users, vendors, new_orders, shipments, items];
        expect(await countAll()).toEqual(before.map((count, index) => count + (made[index] ?? 0)));
        const second = await previewed(api, file, into);
        expect(second.counts).toMatchObject({ new: 0, changed: 0, unchanged: items });
        await act(api, first, 'undo');
        await runWorks();
        expect(await readImport(api, first)).toMatchObject({ state: 'undone' });
        expect(await countAll()).toEqual(before);
      },
    );
  });
});
