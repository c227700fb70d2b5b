import { describe, expect, it } from 'vitest';
import type { Notification } from '../../backend/notification/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend, type TestBackend } from '../support/backend.ts';
import { insertShipment, newItem, newLoadedShipment, newOrder, newShipment, orderFields } from '../support/records.ts';
import type { Person } from '../support/world.ts';

/** Returns a user's notifications that match the query, newest first. */
async function notificationsOf({ as }: TestBackend, person: Person, query = '') {
  return (await (await as(person)).get<Many<Notification>>(`notifications?items=200${query}`)).data;
}
/** Returns the users of the first organization who have a matching notification. */
async function toldOf(backend: TestBackend, fits: (notification: Notification) => boolean): Promise<Person[]> {
  const everybody: Person[] = ['admin', 'orgAdmin', 'manager', 'procurement', 'logistics', 'inventory', 'viewer'];
  const told: Person[] = [];
  for (const person of everybody) if ((await notificationsOf(backend, person)).some(fits)) told.push(person);
  return told;
}
const commentIs = (message: string) => (notification: Notification) =>
  notification.event_type === 'NEW_COMMENT' && notification.data.comment.message === message;
const assignedTo = (id: number) => (notification: Notification) =>
  notification.event_type === 'NEW_ASSIGNMENT' && notification.data.assigned_object.id === id;

describeOnOne('a notification of an assignment', (backend) => {
  it('goes to each newly assigned user except the one who assigned them, and names the assigned record', async () => {
    const { as, world } = backend();
    const { manager, procurement, viewer } = world.people;
    const api = await as('procurement');
    const order = await newOrder(api, world, { user_ids: [viewer, procurement] });
    expect(await toldOf(backend(), assignedTo(order.id))).toEqual(['viewer']);
    await api.put(`purchase_orders/${order.id}/manage`, { user: { ids: [viewer, procurement, manager] } });
    expect(await toldOf(backend(), assignedTo(order.id))).toEqual(['manager', 'viewer']);
    expect((await notificationsOf(backend(), 'viewer')).filter(assignedTo(order.id))).toHaveLength(1);
    const [newest] = await notificationsOf(backend(), 'manager');
    expect(newest).toMatchObject({
      event_type: 'NEW_ASSIGNMENT',
      read_at: null,
      sender: { id: procurement, first_name: 'procurement', last_name: 'Tester', picture: null },
      data: {
        assigned_object: { id: order.id, label: `PO ${order.order_number.number}`, type: 'PurchaseOrder' },
        program: { id: world.program, name: 'Malaria', slug: 'malaria' },
      },
    });
  });

  it('is sent for shipments too, including assignments on creation', async () => {
    const { as, world } = backend();
    const { inventory, viewer } = world.people;
    const api = await as('logistics');
    const shipment = await newShipment(api, world, { user_ids: [inventory] });
    await api.put(`commercial_invoices/${shipment.id}/manage`, { user: { ids: [inventory, viewer] } });
    for (const person of ['inventory', 'viewer'] as const) {
      const [newest] = await notificationsOf(backend(), person);
      expect(newest?.data).toMatchObject({
        assigned_object: { id: shipment.id, label: shipment.invoice_number, type: 'CommercialInvoice' },
      });
    }
  });
});

describeOnOne('a notification of a comment', (backend) => {
  const write = async (path: string, message: string, person: Person, source = 'internal') =>
    (await backend().as(person)).post(`${path}/comments`, { comment: { message, source } });

  it('goes once to each assignee and previous commenter, never to its author', async () => {
    const { as, world } = backend();
    const { manager, viewer } = world.people;
    const order = await newOrder(await as('procurement'), world, { user_ids: [manager, viewer] });
    const path = `purchase_orders/${order.id}`;
    await write(path, 'first', 'manager');
    expect(await toldOf(backend(), commentIs('first'))).toEqual(['viewer']);
    await write(path, 'second', 'inventory');
    expect(await toldOf(backend(), commentIs('second'))).toEqual(['manager', 'viewer']);
    await write(path, 'third', 'procurement');
    expect(await toldOf(backend(), commentIs('third'))).toEqual(['manager', 'inventory', 'viewer']);
    expect((await notificationsOf(backend(), 'manager')).filter(commentIs('third'))).toHaveLength(1);
  });

  it('on an item goes to the assignees of its order and shipment, and links to the order', async () => {
    const { as, db, world } = backend();
    const { logistics, manager } = world.people;
    const api = await as('procurement');
    const order = await newOrder(api, world, { user_ids: [manager] });
    const item = await newItem(api, order.id);
    const shipment = await insertShipment(db, world);
    await db.insertInto('shipment_users').values({ shipment_id: shipment, user_id: logistics }).execute();
    await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
    await write(`order_items/${item.id}`, 'on the item', 'inventory', 'vendor');
    expect(await toldOf(backend(), commentIs('on the item'))).toEqual(['manager', 'logistics']);
    const [newest] = await notificationsOf(backend(), 'manager');
    expect(newest).toMatchObject({
      event_type: 'NEW_COMMENT',
      data: {
        comment: {
          message: 'on the item',
          source: 'vendor',
          parent_object: {
            id: item.id,
            type: 'OrderItem',
            label: 'Line 1 · Nevirapine 200 mg',
            purchase_order_id: order.id,
          },
        },
      },
    });
  });

  it('shows the current text of the comment, and is deleted with it', async () => {
    const { as, world } = backend();
    const order = await newOrder(await as('procurement'), world, { user_ids: [world.people.manager] });
    const path = `purchase_orders/${order.id}/comments`;
    const api = await as('inventory');
    const { data } = await api.post<One<{ id: number }>>(path, { comment: { message: 'tpyo', source: 'internal' } });
    await api.put(`${path}/${data.id}`, { comment: { message: 'typo' } });
    expect(await toldOf(backend(), commentIs('typo'))).toEqual(['manager']);
    expect(await toldOf(backend(), commentIs('tpyo'))).toEqual([]);
    await api.delete(`${path}/${data.id}`);
    expect(await toldOf(backend(), commentIs('typo'))).toEqual([]);
  });

  it('is created once for a repeated request, and never for a failed one', async () => {
    const { as, db, world } = backend();
    const order = await newOrder(await as('procurement'), world, { user_ids: [world.people.manager] });
    const api = await as('inventory');
    const body = { comment: { message: 'repeated', source: 'internal' } };
    const repeat = () =>
      api.send('post', `purchase_orders/${order.id}/comments`, body, { 'idempotency-key': `twice-${order.id}` });
    expect([(await repeat()).status, (await repeat()).status]).toEqual([201, 201]);
    expect((await notificationsOf(backend(), 'manager')).filter(commentIs('repeated'))).toHaveLength(1);
    const before = await countOf(db);
    const taken = orderFields(world, { order_number: order.order_number.number, user_ids: [world.people.viewer] });
    await (await as('procurement')).refused(422, 'post', 'purchase_orders', { purchase_order: taken });
    expect(await countOf(db)).toBe(before);
  });
});

const countOf = async (db: TestBackend['db']) => (await db.selectFrom('notifications').select('id').execute()).length;

describeOnOne('a shipment that is sent for review', (backend) => {
  it("notifies the program's users who may approve it, except the sender", async () => {
    const { as, world } = backend();
    const shipment = await newLoadedShipment(await as('manager'), world);
    const record = { status: 'in_review', sub_status: null };
    const inReview = (notification: Notification) =>
      notification.event_type === 'COMMERCIAL_INVOICE_IN_REVIEW' && notification.data.object.id === shipment.id;
    await (await as('manager')).put(`commercial_invoices/${shipment.id}/assigned_status`, { record });
    expect(await toldOf(backend(), inReview)).toEqual(['admin', 'orgAdmin']);
    const [newest] = await notificationsOf(backend(), 'orgAdmin');
    expect(newest?.data).toEqual({
      object: { id: shipment.id, label: shipment.invoice_number },
      program: { id: world.program, name: 'Malaria', slug: 'malaria' },
    });
    const other = await newLoadedShipment(await as('manager'), world);
    await (await as('logistics')).put(`commercial_invoices/${other.id}/assigned_status`, { record });
    expect((await notificationsOf(backend(), 'manager'))[0]?.data).toMatchObject({ object: { id: other.id } });
    expect(await notificationsOf(backend(), 'otherAdmin')).toEqual([]);
  });
});

describe('the list of notifications', () => {
  const backend = suiteBackend();
  const assign = async (...people: Person[]) => {
    const { as, world } = backend();
    const user_ids = people.map((person) => world.people[person]);
    return newOrder(await as('procurement'), world, { user_ids });
  };

  it('returns pages with the newest first, and marks notifications as read one by one', async () => {
    for (let n = 0; n < 3; n += 1) await assign('inventory');
    const api = await backend().as('inventory');
    const { data, meta } = await api.get<Many<Notification>>('notifications?items=2&page=1');
    expect(meta).toEqual({ page: 1, pages: 2, count: 3 });
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).sort((a, b) => b - a));
    const [newest] = data;
    const { data: read } = await (async () => {
      const { status, body } = await api.send('post', `notifications/${newest?.id}/read`);
      expect(status).toBe(200);
      return body as One<Notification>;
    })();
    expect(read).toEqual({ ...newest, read_at: expect.any(String) });
    const again = await api.send('post', `notifications/${newest?.id}/read`);
    expect(again.body).toEqual({ data: read });
    expect(await notificationsOf(backend(), 'inventory', '&filters[unread]=true')).toHaveLength(2);
    expect(await notificationsOf(backend(), 'inventory', '&filters[unread]=false')).toHaveLength(1);
    const { errors } = await api.refused(422, 'get', 'notifications?search=x');
    expect(errors).toEqual({ search: ['is not allowed here'] });
  });

  it('cannot be accessed by other users or without a session', async () => {
    await assign('logistics');
    const [own] = await notificationsOf(backend(), 'logistics');
    for (const stranger of ['admin', 'otherAdmin'] as const) {
      await (await backend().as(stranger)).refused(404, 'post', `notifications/${own?.id}/read`);
      await (await backend().as(stranger)).delete(`notifications/delete_all?up_to=${own?.id}`);
    }
    expect(await notificationsOf(backend(), 'logistics')).toHaveLength(1);
    await backend().withToken(null).refused(401, 'get', 'notifications');
  });

  it('is cleared up to the newest shown notification; later ones stay', async () => {
    await assign('manager');
    const [shown] = await notificationsOf(backend(), 'manager');
    const later = await assign('manager');
    const api = await backend().as('manager');
    await api.delete(`notifications/delete_all?up_to=${shown?.id}`);
    expect((await notificationsOf(backend(), 'manager')).map(({ data }) => data)).toMatchObject([
      { assigned_object: { id: later.id } },
    ]);
    await api.delete('notifications/delete_all');
    expect(await notificationsOf(backend(), 'manager')).toEqual([]);
  });

  it('hides notifications of a program that the user has left, and shows them again on return', async () => {
    const { db, world } = backend();
    const id = world.people.viewer;
    const order = await assign('viewer');
    const count = async () => (await notificationsOf(backend(), 'viewer')).filter(assignedTo(order.id)).length;
    expect(await count()).toBe(1);
    await db.deleteFrom('user_programs').where('user_id', '=', id).execute();
    expect(await count()).toBe(0);
    const [hidden] = await db.selectFrom('notifications').select('id').where('user_id', '=', id).execute();
    await (await backend().as('viewer')).refused(404, 'post', `notifications/${hidden?.id}/read`);
    await db.insertInto('user_programs').values({ user_id: id, program_id: world.program }).execute();
    expect(await count()).toBe(1);
  });
});
