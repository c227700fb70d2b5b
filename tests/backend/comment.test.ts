import { beforeAll, describe, expect, it } from 'vitest';
import type { Comment } from '../../backend/comment/schema.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItem, newOrder, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let procurement: Api;
let order: PurchaseOrder;
let item: OrderItem;
let shipmentId: number;

beforeAll(async () => {
  const { as, db, world } = backend();
  procurement = await as('procurement');
  order = await newOrder(procurement, world, { order_number: 'C-1' });
  item = await newItem(procurement, order.id, { position: '3', material: 'Bed nets' });
  shipmentId = await insertShipment(db, world, { invoice_number: 'CI-5' });
  await db.updateTable('order_items').set({ shipment_id: shipmentId }).where('id', '=', item.id).execute();
});

const write = async (path: string, message: string, source = 'internal', api = procurement) =>
  (await api.post<One<Comment>>(`${path}/comments`, { comment: { message, source } })).data;
const texts = async (path: string, query = '', api = procurement) => {
  const { data } = await api.get<Many<Comment>>(`${path}/comments?${query}`);
  return data.map(({ message }) => message);
};
const ability = (comment: Comment | undefined, action: string) =>
  comment?.abilities.find((candidate) => candidate.action === action);

describe('comments', () => {
  it('are attached to orders, items and shipments, each with its author and parent', async () => {
    const { world } = backend();
    const onOrder = await write(`purchase_orders/${order.id}`, '  Please confirm.  ');
    expect(onOrder).toMatchObject({
      message: 'Please confirm.',
      source: 'internal',
      user: { id: world.people.procurement, first_name: 'procurement', picture: null },
      edited_at: null,
      legacy_from_sap: false,
      parent: { type: 'PurchaseOrder', id: order.id, label: 'PO C-1', purchase_order_id: null },
    });
    const onItem = await write(`order_items/${item.id}`, 'Wrong size');
    expect(onItem.parent).toEqual({
      type: 'OrderItem',
      id: item.id,
      label: 'Line 3 · Bed nets',
      purchase_order_id: order.id,
    });
    const onShipment = await write(`commercial_invoices/${shipmentId}`, 'Booked');
    expect(onShipment.parent).toMatchObject({ type: 'CommercialInvoice', id: shipmentId, label: 'CI-5' });
  });

  it('require a source, on every kind of record', async () => {
    const shipmentId = await insertShipment(backend().db, backend().world);
    for (const path of [`purchase_orders/${order.id}`, `order_items/${item.id}`, `commercial_invoices/${shipmentId}`]) {
      const body = { comment: { message: 'For us' } };
      expect((await procurement.refused(422, 'post', `${path}/comments`, body)).errors).toEqual({
        source: ["can't be blank"],
      });
    }
  });

  it('are neither blank nor longer than 5000 characters, and have a known source and no forged fields', async () => {
    const path = `order_items/${item.id}/comments`;
    const errors = async (comment: object) =>
      (await procurement.refused(422, 'post', path, { comment: { source: 'internal', ...comment } })).errors;
    expect(await errors({ message: ' \n ' })).toEqual({ message: ["can't be blank"] });
    expect(await errors({ message: 'x'.repeat(5001) })).toEqual({
      message: ['is too long (maximum is 5000 characters)'],
    });
    expect(await errors({ message: 'x', source: 'press' })).toEqual({ source: ['is not one of the allowed values'] });
    const forged = { message: 'x', user_id: 1, legacy_from_sap: true };
    expect(Object.keys((await errors(forged)) ?? {}).sort()).toEqual(['legacy_from_sap', 'user_id']);
  });

  it('of an order include those of its items, unless only its own are requested', async () => {
    const own = await newOrder(procurement, backend().world);
    const line = await newItem(procurement, own.id);
    const path = `purchase_orders/${own.id}`;
    await write(path, 'first');
    await write(`order_items/${line.id}`, 'second, on the item', 'vendor');
    await write(path, 'third', 'external');
    expect(await texts(path)).toEqual(['third', 'second, on the item', 'first']);
    expect(await texts(path, 'commentable_id=')).toEqual(['third', 'second, on the item', 'first']);
    expect(await texts(path, `commentable_id=${own.id}`)).toEqual(['third', 'first']);
    expect(await texts(path, 'source=vendor')).toEqual(['second, on the item']);
    expect(await texts(`order_items/${line.id}`)).toEqual(['second, on the item']);
    const { data, meta } = await procurement.get<Many<Comment>>(`${path}/comments?items=2&page=2`);
    expect(data.map(({ message }) => message)).toEqual(['first']);
    expect(meta).toEqual({ page: 2, pages: 2, count: 3 });
    const foreign = await procurement.refused(422, 'get', `${path}/comments?commentable_id=${own.id + 1}`);
    expect(Object.keys(foreign.errors ?? {})).toEqual(['commentable_id']);
    await procurement.refused(422, 'get', `${path}/comments?search=third`);
  });

  it('of a shipment include those of its items, unless only its own are requested', async () => {
    await write(`order_items/${item.id}`, 'About the item in the shipment');
    expect(await texts(`commercial_invoices/${shipmentId}`)).toContain('About the item in the shipment');
    const only = await texts(`commercial_invoices/${shipmentId}`, `commentable_id=${shipmentId}`);
    expect(only).not.toContain('About the item in the shipment');
  });

  it('are counted on their record', async () => {
    const own = await newOrder(procurement, backend().world);
    await write(`purchase_orders/${own.id}`, 'one');
    await write(`purchase_orders/${own.id}`, 'two');
    const { data } = await procurement.get<One<PurchaseOrder>>(`purchase_orders/${own.id}`);
    expect(data.comments_info).toEqual([{ comments_count: 2, label: `PO ${own.order_number.number}` }]);
    expect(data.lock_version).toBe(own.lock_version);
  });

  it('are edited and removed by their author, and kept in the history of their record', async () => {
    const line = await newItem(procurement, order.id, { position: '4' });
    const comment = await write(`order_items/${line.id}`, 'Tpyo');
    const path = `order_items/${line.id}/comments/${comment.id}`;
    const { data } = await procurement.put<One<Comment>>(path, { comment: { message: 'Typo' } });
    expect(data.message).toBe('Typo');
    expect(data.edited_at).not.toBeNull();
    await procurement.delete(path);
    await procurement.refused(404, 'put', path, { comment: { message: 'Too late' } });
    const kept = (message: string) => ({ id: comment.id, source: 'internal', message });
    const entries = await readHistory(backend().db, 'OrderItem', line.id);
    expect(entries.filter(({ action }) => action === 'comment').map(({ changes }) => changes)).toEqual([
      [{ field: 'comment', from: null, to: kept('Tpyo') }],
      [{ field: 'comment', from: kept('Tpyo'), to: kept('Typo') }],
      [{ field: 'comment', from: kept('Typo'), to: null }],
    ]);
  });

  it('of other users are removed by managers and administrators, but edited only by their author', async () => {
    const { as } = backend();
    const comment = await write(`purchase_orders/${order.id}`, 'Mine');
    const path = `purchase_orders/${order.id}/comments/${comment.id}`;
    const manager = await as('manager');
    const { error } = await manager.refused(403, 'put', path, { comment: { message: 'Yours' } });
    expect(error).toBe('Only the author of a comment may change it');
    await (await as('logistics')).refused(403, 'delete', path);
    const seen = await manager.get<Many<Comment>>(`purchase_orders/${order.id}/comments`);
    const row = seen.data.find(({ id }) => id === comment.id);
    expect(ability(row, 'update')?.allowed).toBe(false);
    expect(ability(row, 'remove')?.allowed).toBe(true);
    await manager.delete(path);
  });

  it('are read but not written by a viewer', async () => {
    const viewer = await backend().as('viewer');
    await viewer.get(`purchase_orders/${order.id}/comments`);
    await viewer.refused(403, 'post', `purchase_orders/${order.id}/comments`, {
      comment: { message: 'Me too', source: 'internal' },
    });
  });

  it('are accessible through the order of their item, and through no other order', async () => {
    const comment = await write(`order_items/${item.id}`, 'On the item');
    const elsewhere = await newOrder(procurement, backend().world);
    const body = { comment: { message: 'Changed' } };
    await procurement.refused(404, 'put', `purchase_orders/${elsewhere.id}/comments/${comment.id}`, body);
    const path = `purchase_orders/${order.id}/comments/${comment.id}`;
    const { data } = await procurement.put<One<Comment>>(path, body);
    expect(data.parent).toMatchObject({ type: 'OrderItem', id: item.id });
    await procurement.delete(path);
    const entries = await readHistory(backend().db, 'OrderItem', item.id);
    expect(entries.at(-1)).toMatchObject({ changes: [{ from: { message: 'Changed' }, to: null }] });
  });

  it('of another organization are not found', async () => {
    const { as } = backend();
    const comment = await write(`purchase_orders/${order.id}`, 'Ours');
    const other = await as('otherAdmin');
    const path = `purchase_orders/${order.id}/comments`;
    await other.refused(404, 'get', path);
    await other.refused(404, 'post', path, { comment: { message: 'Hello', source: 'internal' } });
    await other.refused(404, 'put', `${path}/${comment.id}`, { comment: { message: 'Hello' } });
    await other.refused(404, 'delete', `${path}/${comment.id}`);
  });
});

describe('announcements of comments', () => {
  it('go to the item, its order, its shipment, and the program', async () => {
    const { services, world } = backend();
    const heard: [string, Record<string, unknown>][] = [];
    const topics = [
      `comments:OrderItem:${item.id}`,
      `comments:PurchaseOrder:${order.id}`,
      `comments:CommercialInvoice:${shipmentId}`,
      `comments:program:${world.program}`,
    ];
    const stops = topics.map((name) => services.broadcaster.subscribe(name, (message) => heard.push([name, message])));
    try {
      const comment = await write(`order_items/${item.id}`, 'Live');
      expect(heard.map(([name]) => name)).toEqual(topics);
      expect(heard[1]?.[1]).toEqual({ action_type: 'create', comment });
      expect(heard[3]?.[1]).toEqual({ action_type: 'create', comment });
      heard.length = 0;
      await procurement.delete(`order_items/${item.id}/comments/${comment.id}`);
      expect(heard[0]?.[1]).toEqual({ action_type: 'delete', comment });
    } finally {
      for (const stop of stops) stop();
    }
  });

  it('are not sent for rejected writes', async () => {
    const { as, services } = backend();
    const heard: unknown[] = [];
    const stop = services.broadcaster.subscribe(`comments:PurchaseOrder:${order.id}`, (message) => heard.push(message));
    try {
      const viewer = await as('viewer');
      await viewer.refused(403, 'post', `purchase_orders/${order.id}/comments`, {
        comment: { message: 'No', source: 'internal' },
      });
      expect(heard).toEqual([]);
    } finally {
      stop();
    }
  });
});
