/** Clients may send `program_id` next to the record in a body, as they do in an address. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Method } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;
let calls: [Method, path: string, body: object][];

beforeAll(async () => {
  const { as, db, world } = backend();
  manager = await as('orgAdmin');
  const [item] = await newItems(manager, world, 1, { split_quantity: true });
  const shipment = await insertShipment(db, world);
  calls = [
    ['patch', `purchase_orders/${item?.purchase_order_id}`, { purchase_order: { credit_card: 'Visa' } }],
    ['put', `order_items/${item?.id}`, { order_item: { notes: 'x' } }],
    ['post', `order_items/${item?.id}/split_quantity`, { order_item: { quantity: '1' } }],
    ['patch', `assessments/${item?.id}`, {}],
    ['patch', `goods_receipts/${item?.id}`, {}],
    ['put', `commercial_invoices/${shipment}`, { commercial_invoice: { notes: 'x' } }],
    ['put', `commercial_invoices/${shipment}/approvals`, { commercial_invoice: { ehs_approval: '2026-01-01' } }],
  ];
});

describe('a program id next to the record', () => {
  it('must be the program of the record', async () => {
    const { world } = backend();
    for (const [method, path, body] of calls) {
      await manager.refused(404, method, path, { ...body, program_id: world.second.program });
      const { status } = await manager.send(method, path, { ...body, program_id: world.program });
      expect([path, status < 300]).toEqual([path, true]);
    }
  });

  it('must be an id, and the same as in the address', async () => {
    const { world } = backend();
    for (const [method, path, body] of calls) {
      expect(await manager.refused(422, method, path, { ...body, program_id: 'first' })).toMatchObject({
        errors: { program_id: ['is not a number'] },
      });
      const both = `${path}?program_id=${world.program}`;
      expect(await manager.refused(422, method, both, { ...body, program_id: world.second.program })).toEqual({
        errors: { program_id: ['must be the same in the address and in the body'] },
      });
    }
  });
});
