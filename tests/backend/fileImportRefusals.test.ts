/** What an import does with rows that can no longer be written when it is applied. */
import { describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { act, imported, readImport, rowsOf } from '../support/fileImports.ts';
import { newOrder } from '../support/records.ts';

const HEADS = 'PO #;Vendor;End User;Group;Material;Catalog number;Quantity;Unit;Value per Item';

describe('an import whose records change after its preview', () => {
  const backend = suiteBackend();

  async function names() {
    const { db, world } = backend();
    const one = await db
      .selectFrom('vendors as v')
      .innerJoin('end_users as e', (join) => join.on('e.id', '=', world.endUser))
      .innerJoin('groups as g', (join) => join.on('g.id', '=', world.group))
      .select(['v.name as vendor', 'e.label as endUser', 'g.name as group'])
      .where('v.id', '=', world.vendor)
      .executeTakeFirstOrThrow();
    return (order: string, rest: string, vendor = one.vendor) =>
      [order, vendor, one.endUser, one.group, rest].join(';');
  }

  it('refuses only the order whose number was taken meanwhile, with the reason, and writes it once it is mended', async () => {
    const { as, url, world, runWorks } = backend();
    const api = await as('procurement');
    const line = await names();
    const content = [HEADS, line('LATE-1', 'Gloves;G-1;2;box;1.50'), line('LATE-2', 'Masks;M-1;2;box;1.50')].join('\n');
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const made = await imported(url, api, into, { name: 'late.csv', content });
    await act(api, made, 'preview');
    await newOrder(api, world, { order_number: 'late-1' });
    await act(api, made, 'apply');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({
      state: 'applied',
      refused: 1,
      counts: { new: 1, attention: 1 },
    });
    const [refused] = await rowsOf(api, made, 'attention');
    expect(refused).toMatchObject({ row: 2, says: expect.stringContaining('taken') });
    // The order is there now: the row becomes an item of it.
    const rows = [{ row: 2, cells: [] }];
    expect(
      (await api.put<One<{ counts: unknown }>>(`file_imports/${made.id}/rows`, { rows })).data.counts,
    ).toMatchObject({
      ready: 1,
    });
    await act(api, made, 'apply');
    await runWorks();
    const { data } = await api.get<Many<PurchaseOrder>>('purchase_orders?search=LATE');
    expect(data.map(({ order_number, items_count }) => [order_number.number, items_count]).sort()).toEqual([
      ['LATE-2', 1],
      ['late-1', 1],
    ]);
  });

  it('does not overwrite an item that somebody else has changed, and leaves no order without items', async () => {
    const { as, url, world, runWorks } = backend();
    const api = await as('procurement');
    const { id: purchase_order_id } = await newOrder(api, world, { order_number: 'RACE-1' });
    const fields = { position: '1', material: 'Gloves', catalog_number: 'G-1', quantity: '1', size_per_item: 'box' };
    const { data: item } = await api.post<One<OrderItem>>('order_items', {
      order_item: { ...fields, value_per_item: '1', purchase_order_id },
    });
    const file = { name: 'race.csv', content: 'Line;Material;Catalog number;Quantity\n1;Gloves;G-1;5\n' };
    const made = await imported(url, api, { kind: 'order_items', purchase_order_id }, file);
    expect((await act(api, made, 'preview')).counts).toMatchObject({ changed: 1 });
    await api.put(`order_items/${item.id}`, { order_item: { quantity: '3' } });
    await act(api, made, 'apply');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({ refused: 1 });
    expect((await api.get<One<OrderItem>>(`order_items/${item.id}`)).data.quantity).toBe('3');
  });

  it('keeps the vendor that a refused order would have been the first of, and takes it back with the import', async () => {
    const { as, url, world, runWorks } = backend();
    const api = await as('procurement');
    const line = await names();
    const content = [
      HEADS,
      line('KEEP-1', 'Gloves;G-1;2;box;1.50', 'Late vendor'),
      line('KEEP-2', 'Masks;M-1;2;box;1.50', 'Late vendor'),
    ].join('\n');
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const made = await imported(url, api, into, { name: 'keep.csv', content });
    await act(api, made, 'preview');
    const answers = [{ field: 'vendor_id', text: 'Late vendor', choice: 'create' }];
    await api.put(`file_imports/${made.id}/names`, { answers });
    await newOrder(api, world, { order_number: 'KEEP-1' });
    await act(api, made, 'apply');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({ refused: 1, counts: { new: 1 } });
    expect((await api.get<Many<Vendor>>('vendors?search=Late')).data).toMatchObject([{ name: 'Late vendor' }]);
    await act(api, made, 'undo');
    await runWorks();
    expect((await api.get<Many<Vendor>>('vendors?search=Late')).data).toEqual([]);
    expect((await api.get<Many<PurchaseOrder>>('purchase_orders?search=KEEP')).data).toHaveLength(1);
  });
});
