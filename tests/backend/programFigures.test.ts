import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { OrderFigures, ProgramCounts } from '../../backend/program/schema.ts';
import { todayOf, weekOf } from '../../backend/record/timeZone.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItem, newOrder } from '../support/records.ts';

/** Today's date for a user who has never sent a time zone. */
const today = todayOf({ timeZone: null }, new Date());
const { monday, sunday } = weekOf(today);
const shifted = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
/** Returns the first day of the month that many months ago. */
const monthBefore = (months: number) => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
};

const countsOf = async (api: Api, ...ids: number[]) =>
  (await api.get<One<ProgramCounts[]>>(`programs/counts?${ids.map((id) => `ids[]=${id}`).join('&')}`)).data;

describe('the counts of programs', () => {
  const backend = suiteBackend();

  it('count the pending records of each list, and omit programs that the caller may not open', async () => {
    const { as, db, world } = backend();
    const manager = await as('manager');
    const shipment = (fields: object) => insertShipment(db, world, fields);
    await shipment({ status: 'open', anticipated_ship_date: monday });
    await shipment({ status: 'in_review', anticipated_ship_date: shifted(sunday, 1) });
    await shipment({ status: 'in_review', program_approval: '2026-11-01', anticipated_ship_date: sunday });
    await shipment({ status: 'shipping', anticipated_ship_date: today });
    const pending = await newOrder(manager, world);
    await newItem(manager, pending.id, { urgent: true });
    await newItem(manager, pending.id, { position: '2', value_per_item: '1.25' });
    const closed = await newOrder(manager, world);
    const { id } = await newItem(manager, closed.id, { urgent: true });
    await db.updateTable('order_items').set({ assessed: true, status: 'no_ship' }).where('id', '=', id).execute();
    await db.updateTable('purchase_orders').set({ status: 'closed' }).where('id', '=', closed.id).execute();
    const counts = {
      id: world.program,
      approval_list: 2,
      for_this_week: 2,
      pending_orders: 1,
      urgent_items: 1,
      to_assess: 2,
      urgent_to_assess: 1,
      to_receive: 2,
      urgent_to_receive: 1,
      to_ship: 0,
      open_orders_value: '37.50',
    };
    expect(await countsOf(manager, world.program, world.second.program, world.other.program)).toEqual([counts]);
    const nothing = { ...Object.fromEntries(Object.keys(counts).map((name) => [name, 0])), open_orders_value: '0' };
    expect(await countsOf(await as('orgAdmin'), world.program, world.second.program)).toEqual([
      counts,
      { ...nothing, id: world.second.program },
    ]);
  });
});

/** The shipped roles, except that viewers see neither shipments nor order items. */
const roles = shippedRoles.map(
  (role): Role =>
    role.name === 'Viewer' ? { ...role, rights: { ...role.rights, commercial_invoices: [], order_items: [] } } : role,
);

describe('the metrics of a program', () => {
  const backend = suiteBackend({ roles });

  it('are null for lists that the caller may not read', async () => {
    const { as, world } = backend();
    const [counts] = await countsOf(await as('viewer'), world.program);
    expect(counts).toMatchObject({ approval_list: null, urgent_items: null, to_assess: null, pending_orders: 0 });
  });

  it('show its orders by status, and the value ordered in each of the last six months', async () => {
    const { as, db, world } = backend();
    const manager = await as('manager');
    const ordered = async (order_date: string | null, value_per_item: string) => {
      const order = await newOrder(manager, world, { order_date });
      await newItem(manager, order.id, { quantity: '1', value_per_item });
      return order;
    };
    await ordered(shifted(monthBefore(5), -1), '1.00');
    await ordered(monthBefore(5), '2.00');
    await ordered(today, '3.50');
    const { id } = await ordered(monthBefore(0), '4.00');
    await ordered(shifted(today, 1), '5.00');
    await ordered(null, '6.00');
    await db.updateTable('purchase_orders').set({ status: 'on_hold' }).where('id', '=', id).execute();
    const figures = (await manager.get<One<OrderFigures>>(`programs/${world.program}/order_figures`)).data;
    expect(figures.by_status).toEqual([
      { status: 'open', count: 5 },
      { status: 'in_review', count: 0 },
      { status: 'approved', count: 0 },
      { status: 'on_hold', count: 1 },
      { status: 'closed', count: 0 },
      { status: 'archived', count: 0 },
    ]);
    expect(figures.by_month).toEqual([
      { month: monthBefore(5), value: '2.00' },
      { month: monthBefore(4), value: '0' },
      { month: monthBefore(3), value: '0' },
      { month: monthBefore(2), value: '0' },
      { month: monthBefore(1), value: '0' },
      { month: monthBefore(0), value: '7.50' },
    ]);
    await manager.refused(404, 'get', `programs/${world.second.program}/order_figures`);
  });

  it('count the items of an order, and how many of them have been received', async () => {
    const { as, db, world } = backend();
    const manager = await as('manager');
    const order = await newOrder(manager, world);
    expect(order).toMatchObject({ items_count: 0, received_items_count: 0 });
    const { id } = await newItem(manager, order.id);
    await newItem(manager, order.id, { position: '2' });
    await db.updateTable('order_items').set({ received: true }).where('id', '=', id).execute();
    const { data } = await manager.get<One<object>>(`purchase_orders/${order.id}`);
    expect(data).toMatchObject({ items_count: 2, received_items_count: 1 });
  });
});
