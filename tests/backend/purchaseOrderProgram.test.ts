/** Clients may send the program id in addition to the id of an order, an item or a shipment. */
import { expect, it } from 'vitest';
import type { Method } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';

const backend = suiteBackend();

/** A call to the path of a record, with its request body. */
type Step = [method: Method, path: string, body?: object];

it('a record is found only in the program that is sent with its id', async () => {
  const { as, world } = backend();
  const api = await as('orgAdmin');
  const order = await newOrder(api, world);
  const splittable = { split_quantity: true, split_kit: true };
  const [item, kit] = [
    await newItem(api, order.id, { ...splittable, quantity: '10' }),
    await newItem(api, order.id, { ...splittable, position: '2', quantity: '1', value_per_item: '2' }),
  ];
  const shipment = await newShipment(api, world);
  const part = { material: 'Part', catalog_number: 'P', quantity: '1', value_per_item: '1' };
  const approvals = { ehs_approval: '2026-01-05' };
  const steps: Step[] = [
    ['get', `purchase_orders/${order.id}`],
    ['patch', `purchase_orders/${order.id}`, { purchase_order: { credit_card: 'Corporate' } }],
    ['get', `order_items/${item.id}`],
    ['put', `order_items/${item.id}`, { order_item: { notes: 'Fragile' } }],
    ['post', `order_items/${item.id}/split_quantity`, { order_item: { quantity: '4' } }],
    ['post', `order_items/${kit.id}/split_kit`, { order_item: { parts: [part, part] } }],
    ['patch', `assessments/${item.id}`],
    ['patch', `goods_receipts/${item.id}`],
    ['get', `commercial_invoices/${shipment.id}`],
    ['put', `commercial_invoices/${shipment.id}`, { commercial_invoice: { notes: 'Fragile' } }],
    ['put', `commercial_invoices/${shipment.id}/approvals`, { commercial_invoice: approvals }],
  ];
  for (const [method, path, body] of steps) {
    await api.refused(404, method, `${path}?program_id=${world.second.program}`, body);
    const { status } = await api.send(method, `${path}?program_id=${world.program}`, body);
    expect([path, status]).toEqual([path, method === 'post' ? 201 : 200]);
  }
});
