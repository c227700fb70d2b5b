import { expect, it } from 'vitest';
import { type Known, listRequests } from '../load/scaleRequests.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder, newShipment } from '../support/records.ts';

const backend = suiteBackend();

it('every query of the benchmark “scale” succeeds, even in a world with few matches', async () => {
  const { world } = backend();
  const admin = await backend().as('admin');
  const order = await newOrder(admin, world);
  const item = await newItem(admin, order.id);
  const shipment = await newShipment(admin, world);
  const known: Known = {
    program: world.program,
    order: order.id,
    shipment: shipment.id,
    openShipment: shipment.id,
    item: item.id,
    user: world.people.manager,
    vendors: [world.vendor],
    endUsers: [world.endUser],
    groups: [world.group],
    couriers: [1],
    words: { orders: ['1000', 'a'], items: ['nevirapine', 'a'], shipments: ['CI', 'a'] },
    vendorNames: ['kenya', 'pharma'],
    lastPage: 1,
  };
  const refused: string[] = [];
  const questions = listRequests(known);
  for (const { path } of questions) {
    const { status, body } = await admin.send('get', path);
    if (status !== 200) refused.push(`${path}: ${status} ${JSON.stringify(body)}`);
  }
  expect(refused).toEqual([]);
  expect(questions.length).toBeGreaterThan(300);
});
