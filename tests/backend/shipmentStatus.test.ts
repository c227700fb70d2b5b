import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { insertShipment, newItems, newLoadedShipment, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;

beforeAll(async () => {
  const { as, db, world } = backend();
  manager = await as('manager');
  await db
    .insertInto('status_reasons')
    .values({
      organization_id: world.organization,
      model: 'commercial_invoice',
      status: 'on_hold',
      sub_status: 'Waiting for a permit',
    })
    .execute();
});

const standing = async (fields: object) => insertShipment(backend().db, backend().world, fields);
const path = (id: number) => `commercial_invoices/${id}/assigned_status`;
const move = async (id: number, record: object, api = manager) =>
  (await api.put<One<Shipment>>(path(id), { record })).data;
const refusedMove = (status: number, id: number, record: object, api = manager) =>
  api.refused(status, 'put', path(id), { record });

describe('the status of a shipment', () => {
  it('is one of a list with names, colors and possible next statuses', async () => {
    const { data } = await manager.get<One<{ key: string; next: string[] }[]>>('commercial_invoices/statuses');
    expect(data).toHaveLength(11);
    expect(data.find(({ key }) => key === 'open')?.next).toEqual(['in_review', 'on_hold', 'closed']);
  });

  it.each([
    ['open', ['on_hold', 'closed']],
    ['in_review', ['reviewed', 'open', 'on_hold']],
    ['ready', ['on_hold']],
    ['on_hold', ['open']],
    ['archived', []],
  ])('offers a shipment that is %s the statuses for a manual change: %o', async (status, next) => {
    const id = await standing({ status });
    expect(await manager.get(path(id))).toEqual({ data: { status, sub_status: null, next } });
  });

  it('changes with a substatus of the organization, and is recorded in the history', async () => {
    const id = await standing({ status: 'approved' });
    const held = await move(id, { status: 'on_hold', sub_status: 'Waiting for a permit' });
    expect(held).toMatchObject({ status: 'on_hold', sub_status: 'Waiting for a permit', lock_version: 2 });
    const reasons = `commercial_invoices/${id}/available_status_reasons?status=on_hold`;
    expect(await manager.get(reasons)).toMatchObject({ data: [{ sub_status: 'Waiting for a permit' }] });
    expect(await move(id, { status: 'approved' })).toMatchObject({ status: 'approved', sub_status: null });
    const [first] = await readHistory(backend().db, 'CommercialInvoice', id);
    expect(first).toMatchObject({ action: 'assign_status' });
    expect(first?.changes).toContainEqual({ field: 'status', from: 'approved', to: 'on_hold' });
  });

  it('rejects impossible transitions, unknown statuses and unknown substatuses', async () => {
    const id = await standing({ status: 'open' });
    expect(await refusedMove(409, id, { status: 'delivered' })).toEqual({
      code: 'transition',
      error: 'Cannot go from Open to Delivered',
    });
    await refusedMove(422, id, { status: 'gone' });
    await refusedMove(422, id, { status: 'on_hold', sub_status: 'Waiting for funds' });
    await refusedMove(403, id, { status: 'on_hold' }, await backend().as('procurement'));
  });
});

describe('sending a shipment for review', () => {
  it('puts it in review without a substatus, and locks it until it is reviewed', async () => {
    const logistics = await backend().as('logistics');
    const { id } = await newLoadedShipment(manager, backend().world);
    const sent = await move(id, { status: 'in_review', sub_status: '' }, logistics);
    expect(sent).toMatchObject({ status: 'in_review', sub_status: null, permission: { update: false } });
    expect(sent.abilities).toContainEqual({
      action: 'send_for_review',
      allowed: false,
      reason: 'The invoice is already in review',
    });
    // Sending it again changes nothing.
    expect((await move(id, { status: 'in_review' }, logistics)).lock_version).toBe(sent.lock_version);
  });

  it('accepts no substatus, and only an open shipment', async () => {
    const id = await standing({ status: 'open', sub_status: 'x' });
    expect((await refusedMove(422, id, { status: 'in_review', sub_status: 'Waiting for a permit' })).errors).toEqual({
      sub_status: ['must be blank when an invoice is sent for review'],
    });
    const approved = await standing({ status: 'approved' });
    expect(await refusedMove(409, approved, { status: 'in_review' })).toEqual({
      code: 'transition',
      error: 'Only an open invoice can be sent for review',
    });
  });
});

describe('a shipment that leaves', () => {
  const loaded = async (itemFields: object, count = 2) => {
    const { as, db, world } = backend();
    const items = await newItems(await as('procurement'), world, count);
    const id = await standing({ status: 'ready' });
    const ids = items.map((item) => item.id);
    await db
      .updateTable('order_items')
      .set({ shipment_id: id, status: 'ready', assessed: true, received: true, ...itemFields })
      .where('id', 'in', ids)
      .execute();
    return { id, ids };
  };
  const item = async (id: number) => (await manager.get<One<OrderItem>>(`order_items/${id}`)).data;

  it('changes its items along with it until delivery, each with its history and an announcement', async () => {
    const { db } = backend();
    const { id, ids } = await loaded({});
    const [one = 0, other = 0] = ids;
    await db.updateTable('order_items').set({ status: 'in_package' }).where('id', '=', other).execute();
    const told = await changesOf(backend(), () => move(id, { status: 'shipping' }));
    expect(told).toEqual([
      expect.objectContaining({ record: { type: 'OrderItem', id: one, lock_version: 2 } }),
      expect.objectContaining({ record: { type: 'OrderItem', id: other, lock_version: 2 } }),
      expect.objectContaining({ record: { type: 'CommercialInvoice', id, lock_version: 2 } }),
    ]);
    expect(await item(one)).toMatchObject({ status: 'shipping', permission: { update: false } });
    await manager.put(`order_items/${other}/assigned_status`, { record: { status: 'lost' } });
    await move(id, { status: 'delivered' });
    expect([(await item(one)).status, (await item(other)).status]).toEqual(['delivered', 'lost']);
    const moves = (await readHistory(db, 'OrderItem', one)).flatMap(({ action, changes }) =>
      action === 'assign_status' ? changes : [],
    );
    expect(moves.map(({ to }) => to)).toEqual(['shipping', 'delivered']);
    await move(id, { status: 'completed' });
    expect((await move(id, { status: 'closed' })).status).toBe('closed');
  });

  it('requires all its items to be ready or packed and to have a country of manufacture', async () => {
    const late = await loaded({ status: 'received' });
    expect((await refusedMove(409, late.id, { status: 'shipping' })).error).toBe(
      '2 items are neither ready nor in package',
    );
    const unknown = await loaded({ countries_of_manufacture: [] }, 1);
    expect((await refusedMove(409, unknown.id, { status: 'shipping' })).error).toBe(
      '1 item has no country of manufacture',
    );
    expect((await item(late.ids[0] ?? 0)).status).toBe('received');
  });

  it('keeps its items: none can leave separately, be added or be removed', async () => {
    const { id, ids } = await loaded({ status: 'in_package' }, 1);
    const [first = 0] = ids;
    const { data } = await manager.get<One<{ next: string[] }>>(`order_items/${first}/assigned_status`);
    expect(data.next).toEqual(['ready']);
    await move(id, { status: 'shipping' });
    const error = 'The shipment has left: its items cannot be changed';
    expect(await manager.refused(409, 'delete', `commercial_invoices/${id}/order_items/${first}`)).toMatchObject({
      error,
    });
    const { data: gone } = await manager.get<One<Shipment>>(`commercial_invoices/${id}`);
    expect(gone.abilities).toContainEqual({ action: 'add_items', allowed: false, reason: error });
    expect((await item(first)).abilities).toContainEqual({
      action: 'remove_from_shipment',
      allowed: false,
      reason: error,
    });
  });
});
