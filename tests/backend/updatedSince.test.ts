/** Lists filtered by the time of the last change, for clients that keep a copy. */
import { beforeAll, expect, it } from 'vitest';
import type { Api, Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';

type Row = { id: number; updated_at: string };
const lists = [
  ['purchase_orders', 'purchase_orders'],
  ['order_items', 'order_items'],
  ['commercial_invoices', 'shipments'],
] as const;

describeOnBoth('what was changed since', (backend) => {
  let api: Api;
  /** Three records of each type: the second was changed first, and the first last. */
  const made: Record<string, number[]> = { purchase_orders: [], order_items: [], commercial_invoices: [] };
  const times = ['2026-03-03T10:00:00.123456Z', '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'];

  beforeAll(async () => {
    const { as, db, world } = backend();
    api = await as('orgAdmin');
    for (const time of times) {
      const order = await newOrder(api, world);
      const item = await newItem(api, order.id);
      const shipment = await newShipment(api, world);
      made['purchase_orders']?.push(order.id);
      made['order_items']?.push(item.id);
      made['commercial_invoices']?.push(shipment.id);
      for (const [path, table] of lists) {
        const id = made[path]?.at(-1) ?? 0;
        await db
          .updateTable(table)
          .set({ updated_at: new Date(time) })
          .where('id', '=', id)
          .execute();
      }
    }
  });

  for (const [path, table] of lists) {
    const asked = async (query: string) => {
      const list = `${path}?program_id=${backend().world.program}&sort[field]=updated_at&${query}`;
      return (await api.get<Many<Row>>(list)).data.map(({ id }) => made[path]?.indexOf(id));
    };

    it(`lists ${path} in the order of their changes, in a range that includes both ends`, async () => {
      expect(await asked('')).toEqual([1, 2, 0]);
      expect(await asked('sort[direction]=desc')).toEqual([0, 2, 1]);
      expect(await asked('filters[updated_at_from]=2026-03-02T10:00:00.000Z')).toEqual([2, 0]);
      expect(await asked('filters[updated_at_from]=2026-03-02T10:00:00.001Z')).toEqual([0]);
      expect(await asked('filters[updated_at_to]=2026-03-02T10:00:00.000Z')).toEqual([1, 2]);
      expect(await asked('filters[updated_at_to]=2026-03-02T12:59:59%2B03:00')).toEqual([1]);
    });

    it(`finds ${path} by the time in their responses, although the database stores it more precisely`, async () => {
      const { db, world } = backend();
      const [id = 0] = made[path] ?? [];
      await db
        .updateTable(table)
        .set(({ ref }) => ({ updated_at: ref('created_at') }))
        .where('id', '=', id)
        .execute();
      const { data } = await api.get<Many<Row>>(`${path}?program_id=${world.program}&ids[]=${id}`);
      const told = data[0]?.updated_at;
      expect(await asked(`filters[updated_at_from]=${told}&filters[updated_at_to]=${told}`)).toEqual([0]);
      await db
        .updateTable(table)
        .set({ updated_at: new Date(times[0] ?? '') })
        .where('id', '=', id)
        .execute();
    });

    it(`rejects a time without a zone for ${path}`, async () => {
      const list = `${path}?program_id=${backend().world.program}&filters[updated_at_from]=2026-03-02T10:00:00`;
      expect((await api.refused(422, 'get', list)).errors).toEqual({ 'filters.updated_at_from': ['is invalid'] });
    });
  }
});
