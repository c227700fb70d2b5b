import { expect, it } from 'vitest';
import type { Notification } from '../../backend/notification/schema.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Many } from '../support/api.ts';
import { describeByNightOnBoth } from '../support/backend.ts';
import { orderElsewhere, orderWithItems, type RefusedRows, type Rows } from '../support/many.ts';
import { newOrder, readHistory } from '../support/records.ts';

const onHold = { status: 'on_hold', sub_status: 'Waiting for funds' };

describeByNightOnBoth('moving many purchase orders', (backend) => {
  it('changes only orders whose versions are current, if versions are sent', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const shown = [await newOrder(api, world), await newOrder(api, world)];
    const [first, second] = shown.map(({ id }) => id);
    await api.patch(`purchase_orders/${second}`, { purchase_order: { credit_card: 'Card 7' } });
    const body = { ids: [first, second], lock_versions: [1, 1], record: { status: 'approved' }, partial: true };
    const { data } = await api.put<Rows<PurchaseOrder>>('purchase_orders/assigned_status', body);
    expect(data).toMatchObject([
      { status: 200, data: { status: 'approved' } },
      { status: 409, code: 'stale', data: { status: 'open', credit_card: 'Card 7' } },
    ]);
    const short = { ...body, lock_versions: [1] };
    expect(await api.refused(422, 'put', 'purchase_orders/assigned_status', short)).toMatchObject({
      errors: { lock_versions: ['must have a version for each id'] },
    });
  });

  it('changes each order from its own status, and records it in the history', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const [first, second] = [await newOrder(api, world), await newOrder(api, world)];
    await api.put(`purchase_orders/${second.id}/assigned_status`, { record: { status: 'approved' } });
    const ids = [second.id, first.id];
    const { data } = await api.put<Rows<PurchaseOrder>>('purchase_orders/assigned_status', { ids, record: onHold });
    expect(data.map((row) => row.data)).toMatchObject([
      { id: second.id, ...onHold, lock_version: 3 },
      { id: first.id, ...onHold, lock_version: 2 },
    ]);
    expect((await readHistory(db, 'PurchaseOrder', second.id)).at(-1)).toMatchObject({
      action: 'assign_status',
      changes: expect.arrayContaining([{ field: 'status', from: 'approved', to: 'on_hold' }]),
    });
  });

  it('changes none if one transition is not allowed, and with `partial` the others', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const [open, closed] = [await newOrder(api, world), await newOrder(api, world)];
    await api.put(`purchase_orders/${closed.id}/assigned_status`, { record: { status: 'closed' } });
    const body = { ids: [open.id, closed.id], record: { status: 'approved' } };
    const refused = (await api.refused(422, 'put', 'purchase_orders/assigned_status', body)) as RefusedRows<unknown>;
    expect(refused.data.map(({ status, code }) => [status, code])).toEqual([
      [424, 'not_stored'],
      [409, 'transition'],
    ]);
    expect(refused.errors).toEqual({ 'ids.1': [expect.stringContaining('Closed')] });
    const { data } = await api.put<Rows<PurchaseOrder>>('purchase_orders/assigned_status', { ...body, partial: true });
    expect(data.map(({ status }) => status)).toEqual([200, 409]);
    expect(data[0]?.data?.status).toBe('approved');
  });

  it('rejects an unknown status or substatus in every row, and duplicate or more than 200 ids', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const move = (body: object) => api.refused(422, 'put', 'purchase_orders/assigned_status', body);
    const { errors } = await move({ ids: [order.id], record: { status: 'canary' } });
    expect(Object.keys(errors ?? {})).toEqual(['ids.0.status']);
    const unknown = await move({ ids: [order.id], record: { ...onHold, sub_status: 'Canary' } });
    expect(Object.keys(unknown.errors ?? {})).toEqual(['ids.0.sub_status']);
    const twice = await move({ ids: [order.id, order.id], record: onHold });
    expect(twice.errors).toEqual({ ids: ['must not contain a record twice'] });
    const most = await move({ ids: Array.from({ length: 201 }, (_, index) => index + 1), record: onHold });
    expect(most.errors).toEqual({ ids: ['has too many values (maximum is 200)'] });
    await (await as('logistics')).refused(403, 'put', 'purchase_orders/assigned_status', {
      ids: [order.id],
      record: onHold,
    });
  });

  it('finds no orders of another organization', async () => {
    const { as, world } = backend();
    const { order } = await orderElsewhere(await as('admin'), world.other);
    const own = await newOrder(await as('procurement'), world);
    const body = { ids: [order.id, own.id], record: onHold, partial: true };
    const { data } = await (await as('procurement')).put<Rows<PurchaseOrder>>('purchase_orders/assigned_status', body);
    expect(data[0]).toEqual({ status: 404, error: 'Not found', code: 'not_found' });
    expect(data[1]?.status).toBe(200);
  });

  it('changes many order items in the same way', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { items } = await orderWithItems(api, world, 2);
    const record = { status: 'on_hold', sub_status: 'Waiting for vendor' };
    const ids = items.map(({ id }) => id);
    const { data } = await api.put<Rows<OrderItem>>('order_items/assigned_status', { ids, record });
    expect(data.map((row) => row.data)).toMatchObject(ids.map((id) => ({ id, ...record })));
  });
});

describeByNightOnBoth('assigning users to many purchase orders', (backend) => {
  it('sets the same users on each order, and notifies newly assigned users of each', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { viewer, manager } = world.people;
    const [first, second] = [await newOrder(api, world), await newOrder(api, world, { user_ids: [manager] })];
    const body = { ids: [first.id, second.id], user: { ids: [viewer, manager, viewer] } };
    const { data } = await api.put<Rows<PurchaseOrder>>('purchase_orders/manage', body);
    const users = [viewer, manager].toSorted((a, b) => a - b);
    expect(data.map((row) => row.data?.user_ids)).toEqual([users, users]);
    const told = async (person: 'viewer' | 'manager') => {
      const { data: notifications } = await (await as(person)).get<Many<Notification>>('notifications');
      return notifications.flatMap(({ data: { ...shown } }) =>
        'assigned_object' in shown ? [shown.assigned_object.id] : [],
      );
    };
    expect((await told('viewer')).toSorted()).toEqual([first.id, second.id].toSorted());
    // The creation notified the manager of the second order, so this call only notified of the first.
    expect((await told('manager')).toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await readHistory(db, 'PurchaseOrder', second.id)).at(-1)).toMatchObject({
      action: 'assign_users',
      changes: [{ field: 'user_ids', from: [manager], to: users }],
    });
  });

  it('skips an order whose version is outdated', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const orders = [await newOrder(api, world), await newOrder(api, world)];
    const ids = orders.map(({ id }) => id);
    const shown = { ids, user: { ids: [] }, lock_versions: [1, 7], partial: true };
    const { data } = await api.put<Rows<PurchaseOrder>>('purchase_orders/manage', shown);
    expect(data.map(({ status }) => status)).toEqual([200, 409]);
    const uneven = await api.refused(422, 'put', 'purchase_orders/manage', { ...shown, lock_versions: [1] });
    expect(uneven.errors).toEqual({ lock_versions: ['must have a version for each id'] });
  });

  it('rejects users who are not active in the program, for each affected order', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const { leaver, viewer } = world.people;
    const orders = [await newOrder(api, world), await newOrder(api, world)];
    const body = { ids: orders.map(({ id }) => id), user: { ids: [leaver, viewer] } };
    const { errors } = await api.refused(422, 'put', 'purchase_orders/manage', body);
    expect(Object.keys(errors ?? {})).toEqual(['ids.0.ids', 'ids.1.ids']);
    const most = { ...body, user: { ids: Array.from({ length: 26 }, (_, index) => index + 1) } };
    const tooMany = await api.refused(422, 'put', 'purchase_orders/manage', most);
    expect(tooMany.errors).toEqual({ 'user.ids': ['has too many values (maximum is 25)'] });
  });
});
