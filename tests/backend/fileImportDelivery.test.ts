import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { realFile, realResult } from '../support/deliveryFile.ts';
import { act, imported, namesOf, readImport } from '../support/fileImports.ts';
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
    const into = () => ({ kind: 'purchase_orders' as const, program_id: backend().world.program });
    /** Lists count exactly up to 10,000 only. */
    const countItems = async () => {
      const items = backend()
        .db.selectFrom('order_items')
        .select(({ fn }) => fn.countAll<string>().as('count'));
      return Number((await items.executeTakeFirstOrThrow()).count);
    };

    /** Previews a file whose names are made if they can be, and else left empty. */
    async function previewed(api: Api, file: { name: string; content: string | Uint8Array<ArrayBuffer> }) {
      const made = await imported(backend().url, api, into(), file);
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
        expect(first.counts).toMatchObject({ rows: 10_324, new: realResult.order_items, changed: 0, unchanged: 0 });
        await act(api, first, 'apply');
        await runWorks();
        expect(await readImport(api, first)).toMatchObject({ state: 'applied', refused: 0 });
        expect(await countItems()).toBe(before + realResult.order_items);

        const second = await previewed(api, file);
        expect(second.counts).toMatchObject({ new: 0, changed: 0, unchanged: realResult.order_items });

        for (const format of ['xlsx', 'csv']) {
          const { bytes } = await fetchFile(backend().url, api, `order_items/export?format=${format}`);
          const exported = await previewed(api, { name: `Items.${format}`, content: new Uint8Array(bytes) });
          expect(exported.counts).toMatchObject({
            new: 0,
            changed: 0,
            attention: 0,
            unchanged: realResult.order_items,
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
  });
});
