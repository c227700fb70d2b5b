import { beforeAll, describe, expect, it } from 'vitest';
import type { HistoryRow } from '../../backend/history/schema.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { insertShipment, itemFields, newItem, newOrder, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let procurement: Api;
let clerk: Api;
let order: PurchaseOrder;

beforeAll(async () => {
  const { as, world } = backend();
  procurement = await as('procurement');
  clerk = await as('inventory');
  order = await newOrder(procurement, world);
});

const addItem = (fields: object) => newItem(procurement, order.id, fields);
const historyOf = (item: OrderItem) => readHistory(backend().db, 'OrderItem', item.id);

describe('adding an order item', () => {
  it('keeps exact decimals and returns the whole record', async () => {
    const item = await addItem({
      position: '10.1',
      quantity: '0.500',
      value_per_item: 1234.5,
      countries_of_manufacture: ['ke', 'IN', 'KE'],
      shipment: 'air',
      un_number: 'un1170',
      assessment_attributes: { dg_class: '3', dg_description: 'Ethanol' },
    });
    expect(item).toMatchObject({
      purchase_order_id: order.id,
      commercial_invoice_id: null,
      status: 'open',
      position: '10.1',
      quantity: '0.5',
      value_per_item: '1234.50',
      total_value: '617.25',
      urgent: false,
      countries_of_manufacture: ['KE', 'IN'],
      un_number: 'UN1170',
      assessment: { assessed: false, dg_class: '3', dg_description: 'Ethanol' },
      goods_receipt: { received: false, received_date: null, condition: null },
      vendor_name: 'Kenya Pharma',
      end_user_name: 'Kenya Ministry',
      lock_version: 1,
      comments_info: [{ comments_count: 0, label: 'Line 10.1 · Nevirapine 200 mg' }],
    });
    const [created] = await historyOf(item);
    expect(created).toMatchObject({ action: 'create', user_id: backend().world.people.procurement });
    expect(created?.changes).toContainEqual({ field: 'assessment.dg_class', from: null, to: '3' });
  });

  it('reports an error for every invalid field', async () => {
    const { errors } = await procurement.refused(422, 'post', 'order_items', {
      order_item: {
        purchase_order_id: order.id,
        position: '1.25',
        catalog_number: ' ',
        quantity: '0',
        size_per_item: 'x'.repeat(41),
        value_per_item: '1.00505',
        net_quantity: '0.0005',
        net_quantity_unit: 'EA',
        storage: 'cellar',
        countries_of_manufacture: ['XX'],
        un_number: '1170',
        assessment_attributes: { dg_class: '99' },
        goods_receipt_attributes: { received_date: '2026-02-30' },
        status: 'received',
      },
    });
    expect(errors).toEqual({
      position: ['must have 1 digit after decimal or less'],
      catalog_number: ["can't be blank"],
      material: ["can't be blank"],
      quantity: ['must be greater than 0'],
      size_per_item: ['is too long (maximum is 40 characters)'],
      value_per_item: ['must have 4 digits after decimal or less'],
      net_quantity: ['must have 3 digits after decimal or less'],
      net_quantity_unit: ['is not one of the allowed values'],
      storage: ['is not one of the allowed values'],
      countries_of_manufacture: ['is not one of the allowed values'],
      un_number: ['is not a UN number such as UN1170'],
      'assessment_attributes.dg_class': ['is not one of the allowed values'],
      'goods_receipt_attributes.received_date': ['is invalid'],
      status: ['is not allowed here'],
    });
  });

  it('rejects numbers that are out of range or not numeric', async () => {
    const refused = (fields: object) =>
      procurement.refused(422, 'post', 'order_items', { order_item: itemFields(order.id, fields) });
    expect((await refused({ position: '99999999' })).errors).toEqual({ position: ['must be less than 10000000'] });
    const huge = { position: '77', quantity: '99999999999', value_per_item: '99999999999.99' };
    expect((await refused(huge)).errors).toEqual({ base: ['Quantity times value per item is too large'] });
    expect((await refused({ quantity: 'ten' })).errors).toEqual({ quantity: ['is not a number'] });
  });

  it('reports a missing, empty or null number as blank', async () => {
    const blank = ["can't be blank"];
    const numbers = { position: blank, quantity: blank, value_per_item: blank };
    for (const none of [undefined, null, '', ' ']) {
      const fields = itemFields(order.id, { position: none, quantity: none, value_per_item: none });
      expect((await procurement.refused(422, 'post', 'order_items', { order_item: fields })).errors).toEqual(numbers);
    }
  });

  it('allows each line number once per order', async () => {
    await addItem({ position: '20' });
    const body = { order_item: itemFields(order.id, { position: '20.0' }) };
    expect((await procurement.refused(422, 'post', 'order_items', body)).errors).toEqual({
      position: ['has already been taken'],
    });
    const another = await newOrder(procurement, backend().world);
    expect((await newItem(procurement, another.id, { position: '20' })).position).toBe('20');
  });

  it("rejects an order outside the caller's programs as not found", async () => {
    const { as, world } = backend();
    const hidden = await newOrder(await as('orgAdmin'), world, {
      program_id: world.second.program,
      vendor_id: world.second.vendor,
      end_user_id: world.second.endUser,
      group_id: world.second.group,
    });
    const { errors } = await procurement.refused(422, 'post', 'order_items', { order_item: itemFields(hidden.id) });
    expect(errors).toEqual({ purchase_order_id: ['was not found'] });
  });

  it('needs the right to write, an editable order, and the right to split for the split options', async () => {
    const { as, world } = backend();
    await clerk.refused(403, 'post', 'order_items', { order_item: itemFields(order.id, { position: '30' }) });
    const closed = await newOrder(procurement, world);
    await procurement.put(`purchase_orders/${closed.id}/assigned_status`, { record: { status: 'closed' } });
    const late = await procurement.refused(409, 'post', 'order_items', { order_item: itemFields(closed.id) });
    expect(late).toEqual({ code: 'transition', error: 'A closed order cannot be edited' });
    expect(await addItem({ position: '31', split_quantity: true })).toMatchObject({ split_quantity: true });
    await (await as('viewer')).refused(403, 'post', 'order_items', { order_item: itemFields(order.id) });
  });

  it('accepts items without the fields that are switched off, and rejects those fields', async () => {
    const { as, world } = backend();
    const { program, vendor, endUser, group } = world.other;
    const api = await as('otherAdmin');
    const elsewhere = { program_id: program, vendor_id: vendor, end_user_id: endUser, group_id: group };
    const { id } = await newOrder(api, world, elsewhere);
    const hidden = { invoice_number: 'I', wcm_invoice_number: null, wbg_mat_doc: 'D' };
    const off = ['is switched off in this organization'];
    const { errors } = await api.refused(422, 'post', 'order_items', { order_item: itemFields(id, hidden) });
    expect(errors).toEqual({ invoice_number: off, wcm_invoice_number: off, wbg_mat_doc: off });
    expect(await newItem(api, id)).toMatchObject({ invoice_number: null, status: 'open' });
  });

  it('announces changes of the item to the program and leaves the order unchanged', async () => {
    const { world } = backend();
    const own = await newOrder(procurement, world);
    let id = 0;
    const told = await changesOf(backend(), async () => {
      ({ id } = await newItem(procurement, own.id));
      await procurement.put(`order_items/${id}`, { order_item: { notes: 'x' } });
      await procurement.delete(`order_items/${id}`);
    });
    const by = world.people.procurement;
    expect(told).toEqual([
      { action_type: 'create', record: { type: 'OrderItem', id, lock_version: 1 }, by },
      { action_type: 'edit', record: { type: 'OrderItem', id, lock_version: 2 }, by },
      { action_type: 'delete', record: { type: 'OrderItem', id, lock_version: 2 }, by },
    ]);
    const { data } = await procurement.get<One<PurchaseOrder>>(`purchase_orders/${own.id}`);
    expect(data.lock_version).toBe(1);
  });

  it('suggests the next line number, with the shipment type and storage of the last line', async () => {
    const { world } = backend();
    const fresh = await newOrder(procurement, world);
    const path = `purchase_orders/${fresh.id}/order_items/new_parent_defaults`;
    const off = { urgent: false, split_kit: false, split_quantity: false };
    const first = { position: '1', quantity: '1', ...off, shipment: null, storage: null };
    expect(await procurement.get(path)).toEqual({ data: first });
    await newItem(procurement, fresh.id, { position: '4.2', shipment: 'ocean', storage: 'frozen' });
    await newItem(procurement, fresh.id, { position: '3', shipment: 'air' });
    const next = { position: '5', quantity: '1', ...off, shipment: 'ocean', storage: 'frozen' };
    expect(await procurement.get(path)).toEqual({ data: next });
  });

  it('suggests the largest free line number once the last line is the last possible one', async () => {
    const full = await newOrder(procurement, backend().world);
    const path = `purchase_orders/${full.id}/order_items/new_parent_defaults`;
    const suggested = async () => (await procurement.get<One<{ position: string }>>(path)).data.position;
    for (const position of ['9999998', '9999999.9']) await newItem(procurement, full.id, { position });
    expect(await suggested()).toBe('9999999');
    await newItem(procurement, full.id, { position: await suggested() });
    expect(await suggested()).toBe('9999997');
    expect(await newItem(procurement, full.id, { position: await suggested() })).toMatchObject({ position: '9999997' });
  });
});

describe('removing an order item', () => {
  const remove = (status: number, item: OrderItem, api = procurement) =>
    api.refused(status, 'delete', `order_items/${item.id}`);

  it('deletes its comments and is recorded in the history', async () => {
    const { db } = backend();
    const item = await addItem({ position: '50' });
    await procurement.post(`order_items/${item.id}/comments`, {
      comment: { message: 'Soon gone', source: 'internal' },
    });
    await procurement.delete(`order_items/${item.id}`);
    await remove(404, item);
    expect(await db.selectFrom('comments').select('id').where('order_item_id', '=', item.id).execute()).toEqual([]);
    expect((await historyOf(item)).at(-1)).toMatchObject({ action: 'delete' });
    const { data } = await procurement.get<Many<HistoryRow>>(
      `purchase_orders/${item.purchase_order_id}/history?items=1`,
    );
    expect(data).toMatchObject([
      {
        action: 'remove_items',
        changes: [
          { field: 'order_items', from: `Line 50 · ${item.material}`, to: null },
          { field: 'order_items.position', from: '50', to: null },
          { field: 'order_items.material', from: item.material, to: null },
          { field: 'order_items.catalog_number', from: item.catalog_number, to: null },
          { field: 'order_items.quantity', from: item.quantity, to: null },
          { field: 'order_items.value_per_item', from: item.value_per_item, to: null },
        ],
      },
    ]);
  });

  it('removes only the given version, if a version is sent', async () => {
    const item = await addItem({ position: '53' });
    const path = `order_items/${item.id}`;
    const { data: changed } = await procurement.put<One<OrderItem>>(path, { order_item: { notes: 'Changed' } });
    const stale = await procurement.refused(409, 'delete', `${path}?lock_version=${item.lock_version}`);
    expect(stale).toMatchObject({ code: 'stale', data: { id: item.id, notes: 'Changed' } });
    expect(await procurement.refused(422, 'delete', `${path}?lock_version=newest`)).toEqual({
      errors: { lock_version: ['is not a number'] },
    });
    await procurement.delete(`${path}?lock_version=${changed.lock_version}`);
    await remove(404, item);
  });

  it('announces the deletion of its comments to readers of its and its order’s comments', async () => {
    const { services } = backend();
    const item = await addItem({ position: '52' });
    const written = async (message: string, source: string) => {
      const body = { comment: { message, source } };
      return (await procurement.post<One<{ id: number }>>(`order_items/${item.id}/comments`, body)).data.id;
    };
    const comments = [await written('For us', 'internal'), await written('For the vendor', 'vendor')];
    const heard: unknown[] = [];
    const topics = [`comments:OrderItem:${item.id}`, `comments:PurchaseOrder:${order.id}`];
    const stops = topics.map((topic) =>
      services.broadcaster.subscribe(topic, (message) => heard.push([topic, message])),
    );
    await procurement.delete(`order_items/${item.id}`);
    for (const stop of stops) stop();
    const parent = { type: 'OrderItem', id: item.id, purchase_order_id: order.id };
    const gone = (id: number) => expect.objectContaining({ id, parent: expect.objectContaining(parent) });
    expect(heard).toEqual(
      comments.flatMap((id) => topics.map((topic) => [topic, { action_type: 'delete', comment: gone(id) }])),
    );
  });

  it('needs the right to deactivate, and an open item that is in no shipment', async () => {
    const { db, world } = backend();
    const item = await addItem({ position: '51' });
    await remove(403, item, clerk);
    const shipment = await insertShipment(db, world);
    await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
    expect(await remove(409, item)).toMatchObject({ error: 'Remove the item from its shipment first' });
    await db.updateTable('order_items').set({ shipment_id: null }).where('id', '=', item.id).execute();
    await procurement.put(`order_items/${item.id}/assigned_status`, { record: { status: 'on_hold' } });
    expect(await remove(409, item)).toEqual({
      code: 'transition',
      error: 'Cannot remove with status different than OPEN',
    });
    const { data } = await procurement.get<One<OrderItem>>(`order_items/${item.id}`);
    expect(data.abilities).toContainEqual({
      action: 'remove',
      allowed: false,
      reason: 'Cannot remove with status different than OPEN',
    });
  });
});
