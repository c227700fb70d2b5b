/** A shipment with items for tests about its packages, and the calls about them. */

import type { Shipment } from '../../backend/shipment/schema.ts';
import type { DangerAdvice } from '../../backend/shipmentAdvice/dangerousGoods.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { Api, One } from './api.ts';
import type { TestBackend } from './backend.ts';
import { insertShipment, newItem, newOrder } from './records.ts';

/** A line of packages as far as the tests read it. */
interface Line {
  from: number;
  to: number;
  count: number;
  gross_weight: string | null;
  contents: { order_item_id: number; quantity: string }[];
}

/** Returns the calls of a manager about the packages of a shipment. */
export function packing(backend: () => TestBackend, manager: () => Api) {
  const path = (id: number) => `commercial_invoices/${id}`;
  return {
    path,
    read: async (id: number) => (await manager().get<One<Shipment>>(path(id))).data,
    lines: async (id: number) => (await manager().get<One<Line[]>>(`${path(id)}/packages`)).data,
    list: (id: number, packages: object[], more: object = {}) =>
      manager().send('put', `${path(id)}/packages`, { commercial_invoice: { packages, ...more } }),
    check: async (id: number, key = 'packages') =>
      (await manager().get<One<ReadinessCheck[]>>(`${path(id)}/readiness`)).data.find((each) => each.key === key),
    danger: async (id: number) => (await manager().get<One<DangerAdvice>>(`${path(id)}/dangerous_goods`)).data,
    /** Makes a shipment with an assessed item for each of `items`. */
    async loaded(items: object[], fields: object = {}) {
      const { db, world } = backend();
      const id = await insertShipment(db, world, { shipment_type: 'air', ...fields });
      const order = await newOrder(manager(), world);
      const ids: number[] = [];
      for (const [at, item] of items.entries()) {
        const all = { position: String(at + 1), countries_of_manufacture: ['IN'], ...item };
        const made = await newItem(manager(), order.id, all);
        const values = { shipment_id: id, assessed: true };
        await db.updateTable('order_items').set(values).where('id', '=', made.id).execute();
        ids.push(made.id);
      }
      return { id, items: ids, first: ids[0] ?? 0, second: ids[1] ?? 0 };
    },
  };
}
