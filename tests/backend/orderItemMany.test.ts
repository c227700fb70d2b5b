import { expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api } from '../support/api.ts';
import { describeByNightOnBoth, type TestBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import {
  newItemFields,
  orderElsewhere,
  orderWithItems,
  type RefusedRows,
  type Row,
  type Rows,
} from '../support/many.ts';
import { newOrder, readHistory } from '../support/records.ts';

type Sent = { id: number; [field: string]: unknown };
const change = async (api: Api, order_items: readonly Sent[], more: object = {}) =>
  (await api.patch<Rows<OrderItem>>('order_items', { order_items, ...more })).data;
const refusedChange = async (api: Api, order_items: readonly unknown[], more: object = {}) =>
  (await api.refused(422, 'patch', 'order_items', { order_items, ...more })) as RefusedRows<OrderItem>;
/** Returns the stored material of each item. */
const stored = async ({ db }: TestBackend, items: readonly OrderItem[]) => {
  const ids = items.map(({ id }) => id);
  const rows = await db.selectFrom('order_items').select(['id', 'material']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.material);
};

describeByNightOnBoth('changing many order items', (backend) => {
  it('changes the fields sent per item, responds in row order, and records and announces each change', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 3);
    const [first, second, third] = items as [OrderItem, OrderItem, OrderItem];
    let rows: Row<OrderItem>[] = [];
    const sent = [
      { id: third.id, lock_version: 1, value_per_item: '99.90', notes: 'dearer' },
      { id: first.id, lock_version: 1, urgent: true },
      { id: second.id, lock_version: 1, material: second.material },
    ];
    const told = await changesOf(backend(), async () => {
      rows = await change(api, sent);
    });
    expect(rows.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rows.map(({ data }) => data)).toMatchObject([
      { id: third.id, value_per_item: '99.90', total_value: '999.00', notes: 'dearer', urgent: false, lock_version: 2 },
      { id: first.id, value_per_item: '2.50', notes: null, urgent: true, lock_version: 2 },
      { id: second.id, lock_version: 1 },
    ]);
    expect((await readHistory(db, 'OrderItem', third.id)).at(-1)).toEqual({
      action: 'update',
      user_id: world.people.procurement,
      changes: [
        { field: 'value_per_item', from: '2.50', to: '99.90' },
        { field: 'notes', from: null, to: 'dearer' },
      ],
    });
    expect(await readHistory(db, 'OrderItem', second.id)).toHaveLength(1);
    expect(told).toEqual(
      [third, first].map(({ id }) => ({
        action_type: 'edit',
        record: { type: 'OrderItem', id, lock_version: 2 },
        by: world.people.procurement,
      })),
    );
  });

  it('stores nothing if one row is rejected, and reports that in every row', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 3);
    const [first, second, third] = items as [OrderItem, OrderItem, OrderItem];
    await change(api, [{ id: second.id, lock_version: 1, material: 'Faster' }]);
    const { errors, data } = await refusedChange(api, [
      { id: first.id, lock_version: 1, material: 'New' },
      { id: second.id, lock_version: 1, material: 'New' },
      { id: third.id, lock_version: 1, quantity: '-1' },
    ]);
    expect(errors).toEqual({
      'order_items.1': ['Somebody changed this record in the meantime'],
      'order_items.2.quantity': ['must be greater than 0'],
    });
    expect(data).toMatchObject([
      { status: 424, code: 'not_stored', error: 'Not stored, because other rows were refused' },
      { status: 409, code: 'stale', data: { id: second.id, material: 'Faster', lock_version: 2 } },
      { status: 422, errors: { quantity: ['must be greater than 0'] } },
    ]);
    expect(await stored(backend(), items)).toEqual([first.material, 'Faster', third.material]);
  });

  it('with `partial` stores the valid rows, and reports why the others are rejected', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 5);
    const [first, second, third, fourth, fifth] = items as [OrderItem, OrderItem, OrderItem, OrderItem, OrderItem];
    await change(api, [{ id: second.id, lock_version: 1, material: 'Faster' }]);
    const rows = await change(
      api,
      [
        { id: first.id, lock_version: 1, material: 'New' },
        { id: second.id, lock_version: 1, material: 'New' },
        { id: third.id, lock_version: 1, position: '5' },
        { id: 987654321, lock_version: 1, material: 'New' },
        { id: fourth.id, lock_version: 1, quantity: '99999999999', value_per_item: '99999999999.99' },
        { id: fifth.id, lock_version: 1, material: 'New' },
      ],
      { partial: true },
    );
    expect(rows).toMatchObject([
      { status: 200, data: { material: 'New', lock_version: 2 } },
      { status: 409, code: 'stale', data: { material: 'Faster' } },
      { status: 422, errors: { position: ['has already been taken'] } },
      { status: 404, code: 'not_found' },
      { status: 422, errors: { base: ['Quantity times value per item is too large'] } },
      { status: 200, data: { material: 'New', lock_version: 2 } },
    ]);
    expect(await stored(backend(), items)).toEqual(['New', 'Faster', third.material, fourth.material, 'New']);
    for (const { id } of [third, fourth]) expect(await readHistory(db, 'OrderItem', id)).toHaveLength(1);
  });

  it('reports which row the database rejects, and stores nothing', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 4);
    const sent = items.map(({ id }, index) => ({
      id,
      lock_version: 1,
      material: 'New',
      ...(index === 2 && { position: '1' }),
    }));
    const { errors, data } = await refusedChange(api, sent);
    expect(errors).toEqual({ 'order_items.2.position': ['has already been taken'] });
    expect(data.map(({ status }) => status)).toEqual([424, 424, 422, 424]);
    expect(await stored(backend(), items)).toEqual(items.map(({ material }) => material));
  });

  it('rejects 201 rows, no rows, and a duplicate record as a whole', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 1);
    const row = { id: items[0]?.id ?? 0, material: 'New' };
    const many = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, material: 'New' }));
    expect((await refusedChange(api, many)).errors).toEqual({ order_items: ['has too many values (maximum is 200)'] });
    expect((await refusedChange(api, [])).errors).toEqual({ order_items: ["can't be blank"] });
    expect((await refusedChange(api, [row, row], { partial: true })).errors).toEqual({
      order_items: ['must not contain a record twice'],
    });
    expect(await stored(backend(), items)).toEqual(items.map(({ material }) => material));
  });

  it('finds no items of another program or organization, whatever the other rows are', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 1);
    const foreign: number[] = [];
    for (const place of [world.second, world.other]) {
      foreign.push((await orderElsewhere(await as('admin'), place)).item.id);
    }
    const sent = [...items.map(({ id }) => id), ...foreign].map((id) => ({ id, material: 'Mine' }));
    const rows = await change(api, sent, { partial: true });
    expect(rows.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect(rows[1]).toEqual({ status: 404, error: 'Not found', code: 'not_found' });
    const kept = await db.selectFrom('order_items').select('material').where('id', 'in', foreign).execute();
    expect(kept.map(({ material }) => material)).toEqual(['Elsewhere', 'Elsewhere']);
  });

  it('applies the same rights as for one item: a clerk may change the assessment, a viewer nothing', async () => {
    const { as, world } = backend();
    const { items } = await orderWithItems(await as('procurement'), world, 2);
    const [first, second] = items as [OrderItem, OrderItem];
    const rows = await change(
      await as('inventory'),
      [
        { id: first.id, assessment_attributes: { dg_class: '8' } },
        { id: second.id, material: 'New' },
      ],
      { partial: true },
    );
    expect(rows).toMatchObject([
      { status: 200, data: { assessment: { dg_class: '8' } } },
      { status: 403, code: 'forbidden', error: 'Your role does not allow changes to material' },
    ]);
    await (await as('viewer')).refused(403, 'patch', 'order_items', { order_items: [{ id: first.id, notes: 'x' }] });
  });

  it('applies all rows once per idempotency key', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 2);
    const body = { order_items: items.map(({ id }) => ({ id, notes: 'Once' })), partial: true };
    const send = () => api.send('patch', 'order_items', body, { 'idempotency-key': `many-${items[0]?.id}` });
    const [first, repeat] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(repeat.body).toEqual(first.body);
    expect((first.body as Rows<OrderItem>).data.map(({ data }) => data?.lock_version)).toEqual([2, 2]);
  });

  it('handles two concurrent writers of the same rows in opposite orders', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const other = await as('manager');
    const { items } = await orderWithItems(api, world, 20);
    const rows = items.map(({ id }, index) => ({ id, lock_version: 1, notes: `${index}` }));
    const both = await Promise.all([
      change(api, rows, { partial: true }),
      change(other, rows.toReversed(), { partial: true }),
    ]);
    const statuses = both.map((answered) => [...new Set(answered.map(({ status }) => status))]);
    expect(statuses.flat().toSorted()).toEqual([200, 409]);
  });
});

describeByNightOnBoth('adding many order items', (backend) => {
  const add = async (api: Api, orderId: number, order_items: readonly object[], more: object = {}) =>
    api.send('post', `purchase_orders/${orderId}/order_items`, { order_items, ...more });

  it('adds all of them, each with a history entry', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 200, { urgent: true });
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => String(index + 1)));
    expect(items.at(-1)).toMatchObject({ urgent: true, split_kit: false, lock_version: 1, status: 'open' });
    const [entry] = await readHistory(db, 'OrderItem', items.at(-1)?.id ?? 0);
    expect(entry).toMatchObject({
      action: 'create',
      changes: expect.arrayContaining([{ field: 'position', from: null, to: '200' }]),
    });
  });

  it('adds none if one is rejected, and with `partial` the valid ones', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { order } = await orderWithItems(api, world, 1);
    const rows = [
      newItemFields({ position: '2' }),
      newItemFields({ position: '1' }),
      newItemFields({ position: '3', material: '' }),
      newItemFields({ position: '4', notes: 'with notes' }),
    ];
    const refused = await add(api, order.id, rows);
    expect(refused.status).toBe(422);
    expect((refused.body as RefusedRows<OrderItem>).errors).toEqual({ 'order_items.2.material': ["can't be blank"] });
    const { body } = await add(api, order.id, rows, { partial: true });
    expect((body as Rows<OrderItem>).data).toMatchObject([
      { status: 201, data: { position: '2', notes: null } },
      { status: 422, errors: { position: ['has already been taken'] } },
      { status: 422, errors: { material: ["can't be blank"] } },
      { status: 201, data: { position: '4', notes: 'with notes' } },
    ]);
  });

  it('is rejected as a whole if the order is closed, missing or not accessible', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    await api.put(`purchase_orders/${order.id}/assigned_status`, { record: { status: 'closed' } });
    const rows = [newItemFields()];
    expect(await add(api, order.id, rows, { partial: true })).toMatchObject({
      status: 409,
      body: { code: 'transition' },
    });
    const elsewhere = await orderElsewhere(await as('admin'), world.other);
    for (const id of [elsewhere.order.id, 987654321]) expect((await add(api, id, rows)).status).toBe(404);
    expect((await add(await as('logistics'), order.id, rows)).status).toBe(403);
  });
});
