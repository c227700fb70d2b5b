/** A record on hold remembers its previous status, so that putting it on hold skips no step. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { up as rememberHeld } from '../../backend/db/migrations/090_held.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItems, newOrder } from '../support/records.ts';

type Held = { status: string; held_from: string | null; next_statuses: string[] };

const backend = suiteBackend();
let manager: Api;

beforeAll(async () => {
  manager = await backend().as('manager');
});

const move = async (record: string, status: string) =>
  (await manager.put<One<Held>>(`${record}/assigned_status`, { record: { status } })).data;
const refusedMove = (record: string, status: string) =>
  manager.refused(409, 'put', `${record}/assigned_status`, { record: { status } });
const shipmentThatIs = async (fields: object) =>
  `commercial_invoices/${await insertShipment(backend().db, backend().world, fields)}`;
const newItem = async () => {
  const [item] = await newItems(manager, backend().world, 1);
  if (!item) throw new Error('There is one');
  return item;
};

describe('on hold', () => {
  it.each([
    ['open', ['open']],
    ['in_review', ['open']],
    ['approved', ['open', 'approved']],
    ['ready', ['open', 'ready']],
  ])('a shipment that was %s can change to %o', async (status, next) => {
    const shipment = await shipmentThatIs({ status });
    expect(await move(shipment, 'on_hold')).toMatchObject({ held_from: status, next_statuses: next });
    for (const skipped of ['approved', 'ready'].filter((key) => !next.includes(key))) {
      expect(await refusedMove(shipment, skipped)).toEqual({
        code: 'transition',
        error: 'From on hold an invoice returns to its previous status or to Open',
      });
    }
    const back = next.at(-1) ?? '';
    expect(await move(shipment, back)).toMatchObject({ status: back, held_from: null });
  });

  it('a shipment that was in review must be sent for review again, from open', async () => {
    const shipment = await shipmentThatIs({ status: 'on_hold', held_from: 'in_review' });
    expect(await refusedMove(shipment, 'in_review')).toMatchObject({
      error: 'Only an open invoice can be sent for review',
    });
  });

  it('an item becomes ready only when it is assessed and received', async () => {
    const { id } = await newItem();
    const item = `order_items/${id}`;
    const error = 'An item becomes ready only when it is assessed and received';
    expect(await move(item, 'on_hold')).toMatchObject({ held_from: 'open', next_statuses: ['open'] });
    expect(await refusedMove(item, 'ready')).toEqual({ code: 'transition', error });
    await move(item, 'open');
    await manager.patch(`assessments/${id}`);
    expect((await move(item, 'on_hold')).next_statuses).toEqual(['open', 'assessed']);
    expect(await refusedMove(item, 'ready')).toMatchObject({ error });
    await move(item, 'assessed');
    await manager.patch(`goods_receipts/${id}`);
    await move(item, 'on_hold');
    expect(await move(item, 'ready')).toMatchObject({ status: 'ready', held_from: null });
  });

  it('an order remembers its previous status when its substatus changes', async () => {
    const { id } = await newOrder(manager, backend().world);
    const order = `purchase_orders/${id}`;
    await move(order, 'approved');
    await move(order, 'on_hold');
    const record = { status: 'on_hold', sub_status: 'Waiting for funds' };
    const { data } = await manager.put<One<Held>>(`${order}/assigned_status`, { record });
    expect(data).toMatchObject({ held_from: 'approved', next_statuses: ['open', 'approved'] });
    expect(await move(order, 'approved')).toMatchObject({ held_from: null });
  });

  it('the migration restores the previous status of records on hold from their history', async () => {
    const { db } = backend();
    const { id } = await newItem();
    await move(`order_items/${id}`, 'on_hold');
    for (const table of ['purchase_orders', 'order_items', 'shipments']) {
      await sql`alter table ${sql.table(table)} drop column held_from`.execute(db);
    }
    await rememberHeld(db as never);
    const { data } = await manager.get<One<OrderItem>>(`order_items/${id}`);
    expect(data.held_from).toBe('open');
  });
});
