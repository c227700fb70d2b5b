import { describe, expect, it } from 'vitest';
import type { Db } from '../../backend/db/client.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Answer, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { during as duringIn } from '../support/during.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import {
  insertShipment,
  newItem,
  newItems,
  newLoadedShipment,
  newOrder,
  newShipment,
  orderFields,
  readHistory,
  shipmentFields,
  unused,
} from '../support/records.ts';

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const countOf = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;

/** Tests shipments and splits with many concurrent writes. */
function manyAtOnce(databaseUrl?: () => Promise<string>) {
  const backend = suiteBackend(async () => (databaseUrl ? { databaseUrl: await databaseUrl() } : {}));

  it('adds an item to only one of the shipments that request it concurrently', async () => {
    const { as, db, world } = backend();
    const logistics = await as('logistics');
    const items = await newItems(await as('procurement'), world, 6);
    const ids = items.map(({ id }) => id);
    const shipments = await times(6, () => insertShipment(db, world));
    // Each shipment requests three items that its neighbors request too, in its own order.
    const wanted = (index: number) => [0, 1, 2].map((step) => ids[(index + step) % 6] ?? 0);
    const answers = await times(18, (index) => {
      const selected_order_item_ids = index % 2 ? wanted(index % 6).reverse() : wanted(index % 6);
      return logistics.send('post', `commercial_invoices/${shipments[index % 6]}/order_items`, {
        selected_order_item_ids,
      });
    });
    expect(countOf(answers, 201)).toBeGreaterThan(0);
    expect(countOf(answers, 201) + countOf(answers, 422)).toBe(18);
    // A shipment with a successful response has all three items; no item is in two shipments.
    const inside = await db
      .selectFrom('order_items')
      .select(['id', 'shipment_id', 'lock_version'])
      .where('id', 'in', ids)
      .where('shipment_id', 'is not', null)
      .execute();
    expect(inside).toHaveLength(3 * countOf(answers, 201));
    for (const [index, { status }] of answers.entries()) {
      const there = inside.filter(({ shipment_id }) => shipment_id === shipments[index % 6]).map(({ id }) => id);
      if (status === 201) expect(there.sort()).toEqual(wanted(index % 6).sort());
    }
    expect(inside.every(({ lock_version }) => lock_version === 2)).toBe(true);
  });

  it('preserves the quantity in parallel splits, and gives each part its own line number', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const fields = { quantity: '10', value_per_item: '1', split_quantity: true };
    const items = [await newItem(api, order.id, fields), await newItem(api, order.id, { ...fields, position: '1.5' })];
    const answers = await times(24, (index) =>
      api.send('post', `order_items/${items[index % 2]?.id}/split_quantity`, { order_item: { quantity: '1.5' } }),
    );
    // 10 allows six splits of 1.5; the remaining 1 is too little for a seventh.
    expect([countOf(answers, 201), countOf(answers, 422)]).toEqual([12, 12]);
    const rows = await db
      .selectFrom('order_items')
      .select(['position', 'quantity'])
      .where('purchase_order_id', '=', order.id)
      .execute();
    expect(rows).toHaveLength(14);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(14);
    expect(rows.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(20);
  });

  it('splits a kit once, with one idempotency key or several', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const kit = await newItem(api, order.id, { quantity: '1', value_per_item: '3', split_kit: true });
    const part = { material: 'Part', catalog_number: 'P', quantity: '1', value_per_item: '1.50' };
    const send = (key: string) =>
      api.send(
        'post',
        `order_items/${kit.id}/split_kit`,
        { order_item: { parts: [part, part], lock_version: 1 } },
        { 'idempotency-key': key },
      );
    const answers = await times(6, () => send('kit'));
    expect(countOf(answers, 201) + countOf(answers, 409)).toBe(6);
    const repeat = await send('kit');
    expect(repeat.status).toBe(201);
    expect(await send('another-key')).toMatchObject({ status: 409, body: { code: 'stale' } });
    const { data } = await api.get<Many<OrderItem>>(`order_items?purchase_order_id=${order.id}`);
    expect(data.map(({ position, total_value }) => [position, total_value])).toEqual([
      ['1', '1.50'],
      ['1.1', '1.50'],
    ]);
  });

  it('repeats the first response to a repeated split, addition and review request, and runs each once', async () => {
    const { as, db, world } = backend();
    const logistics = await as('logistics');
    const procurement = await as('procurement');
    const shipment = await newShipment(logistics, world);
    const items = await newItems(procurement, world, 2, { split_quantity: true });
    const [kept = 0, halved = 0] = items.map(({ id }) => id);
    const writes: ['post' | 'put', string, object][] = [
      ['post', `order_items/${halved}/split_quantity`, { order_item: { quantity: '5' } }],
      ['post', `commercial_invoices/${shipment.id}/order_items`, { selected_order_item_ids: [kept] }],
      ['put', `commercial_invoices/${shipment.id}/assigned_status`, { record: { status: 'in_review' } }],
    ];
    for (const [method, path, body] of writes) {
      const send = () => logistics.send(method, path, body, { 'idempotency-key': 'once' });
      const first = await send();
      expect(first.status).toBeLessThan(300);
      const repeat = await send();
      expect({ status: repeat.status, body: repeat.body }).toEqual({ status: first.status, body: first.body });
    }
    const { data } = await procurement.get<One<OrderItem>>(`order_items/${halved}`);
    expect(data).toMatchObject({ quantity: '5', lock_version: 2 });
    const history = await readHistory(db, 'CommercialInvoice', shipment.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'add_items', 'assign_status']);
  });

  it('checks a transition of a shipment against the status at the time of writing', async () => {
    const { as, db, world } = backend();
    const api = await as('manager');
    const { id } = await newLoadedShipment(api, world);
    const statuses = await api.get<One<{ key: string; next: string[] }[]>>('commercial_invoices/statuses');
    const allowed = new Map(statuses.data.map(({ key, next }) => [key, next]));
    const wanted = ['in_review', 'reviewed', 'approved', 'ready', 'on_hold', 'open'];
    await times(30, (index) =>
      api.send('put', `commercial_invoices/${id}/assigned_status`, {
        record: { status: wanted[(index * 5) % wanted.length] },
      }),
    );
    const history = await readHistory(db, 'CommercialInvoice', id);
    const moves = history.filter(({ action }) => action === 'assign_status');
    expect(moves.length).toBeGreaterThan(0);
    let status = 'open';
    for (const { changes } of moves) {
      const move = changes.find(({ field }) => field === 'status');
      expect(move?.from).toBe(status);
      expect(allowed.get(status)).toContain(move?.to);
      status = String(move?.to);
    }
  });

  it('accepts one of five concurrent assessments of an item', async () => {
    const { as, db, world } = backend();
    const [item] = await newItems(await as('procurement'), world, 1);
    const clerk = await as('inventory');
    const answers = await times(5, () => clerk.send('patch', `assessments/${item?.id}`));
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 4]);
    const history = await readHistory(db, 'OrderItem', item?.id ?? 0);
    expect(history.map(({ action }) => action)).toEqual(['create', 'assess']);
  });
}

/** Tests that what a write has checked still holds when it is written: it waits for a concurrent change of that. */
function checkedAtWriteTime(databaseUrl: () => Promise<string>) {
  const backend = suiteBackend(async () => ({ databaseUrl: await databaseUrl() }));

  const during = (change: (trx: Db) => Promise<unknown>, request: () => Promise<Answer>) =>
    duringIn(backend().db, change, request);
  const fresh = async () => {
    const { as, db, world } = backend();
    const [item] = await newItems(await as('procurement'), world, 1, { split_quantity: true });
    if (!item) throw new Error('There is one');
    return { logistics: await as('logistics'), item, shipment: await insertShipment(db, world) };
  };
  const setItem = (id: number, fields: object) => (trx: Db) =>
    trx.updateTable('order_items').set(fields).where('id', '=', id).execute();
  const setShipment = (id: number, fields: object) => (trx: Db) =>
    trx.updateTable('shipments').set(fields).where('id', '=', id).execute();

  it('adds nothing to a shipment that is being sent for review', async () => {
    const { logistics, item, shipment } = await fresh();
    const body = { selected_order_item_ids: [item.id] };
    const answer = await during(setShipment(shipment, { status: 'in_review' }), () =>
      logistics.send('post', `commercial_invoices/${shipment}/order_items`, body),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'transition' } });
  });

  it('adds no item that is losing its country or status, or is being added to another shipment', async () => {
    const { logistics, item, shipment } = await fresh();
    const { db, world } = backend();
    const add = () =>
      logistics.send('post', `commercial_invoices/${shipment}/order_items`, { selected_order_item_ids: [item.id] });
    const another = await insertShipment(db, world);
    expect((await during(setItem(item.id, { countries_of_manufacture: [] }), add)).status).toBe(422);
    expect((await during(setItem(item.id, { countries_of_manufacture: ['IN'], status: 'no_ship' }), add)).status).toBe(
      422,
    );
    expect((await during(setItem(item.id, { status: 'open', shipment_id: another }), add)).status).toBe(422);
  });

  it('creates no order or shipment for a group that is moving to another program', async () => {
    const { as, db, world } = backend();
    const orgAdmin = await as('orgAdmin');
    const bodies = {
      purchase_orders: (fields: object) => ({ purchase_order: orderFields(world, fields) }),
      commercial_invoices: (fields: object) => ({ commercial_invoice: shipmentFields(world, fields) }),
    };
    const paths = {
      purchase_orders: `purchase_orders/${(await newOrder(orgAdmin, world)).id}`,
      commercial_invoices: `commercial_invoices/${(await newShipment(orgAdmin, world)).id}`,
    };
    for (const kind of ['purchase_orders', 'commercial_invoices'] as const) {
      const method = kind === 'purchase_orders' ? 'patch' : 'put';
      const wrapper = kind === 'purchase_orders' ? 'purchase_order' : 'commercial_invoice';
      const requests = [
        (group_id: number) => orgAdmin.send('post', kind, bodies[kind]({ group_id })),
        (group_id: number) => orgAdmin.send(method, paths[kind], { [wrapper]: { group_id } }),
      ];
      for (const request of requests) {
        const group = { program_id: world.program, name: unused('Leaving') };
        const { id } = await db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow();
        const moving = (trx: Db) =>
          trx.updateTable('groups').set({ program_id: world.second.program }).where('id', '=', id).execute();
        const answer = await during(moving, () => request(id));
        expect(answer).toMatchObject({ status: 422, body: { errors: { group_id: ['was not found'] } } });
      }
    }
  });

  it('does not ship without an item that is being put on hold', async () => {
    const { logistics, item, shipment } = await fresh();
    const { db } = backend();
    await setItem(item.id, { shipment_id: shipment, status: 'ready' })(db);
    await setShipment(shipment, { status: 'ready' })(db);
    const answer = await during(setItem(item.id, { status: 'on_hold' }), () =>
      logistics.send('put', `commercial_invoices/${shipment}/assigned_status`, { record: { status: 'shipping' } }),
    );
    expect(answer).toMatchObject({ status: 409, body: { error: '1 item is neither ready nor in package' } });
  });

  it('splits the quantity that is being written, and no item that is being added to a shipment', async () => {
    const { logistics, item, shipment } = await fresh();
    const split = () =>
      logistics.send('post', `order_items/${item.id}/split_quantity`, { order_item: { quantity: '4' } });
    const answer = await during(setItem(item.id, { quantity: '4' }), split);
    expect(answer).toMatchObject({ status: 422, body: { errors: { quantity: ['must be less than 4'] } } });
    const taken = await during(setItem(item.id, { quantity: '10', shipment_id: shipment }), split);
    expect(taken).toMatchObject({ status: 409, body: { error: 'Remove the item from its shipment first' } });
  });

  it('runs concurrent edits of items and status changes of their shipment without deadlock', async () => {
    const { as, db, world } = backend();
    const items = await newItems(await as('procurement'), world, 4);
    const shipment = await insertShipment(db, world);
    const logistics = await as('logistics');
    const manager = await as('manager');
    const answers = await times(24, (index) => {
      const item = items[index % 4]?.id ?? 0;
      if (index % 3 === 0) return manager.send('put', `order_items/${item}`, { order_item: { notes: `${index}` } });
      if (index % 3 === 1) {
        const record = { status: index % 2 ? 'on_hold' : 'open' };
        return logistics.send('put', `commercial_invoices/${shipment}/assigned_status`, { record });
      }
      return logistics.send('post', `commercial_invoices/${shipment}/order_items`, {
        selected_order_item_ids: items.map(({ id }) => id).slice(index % 4),
      });
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
}

describe('many writers of shipments on the embedded database', () => manyAtOnce());
describeOnPostgres('many writers of shipments on PostgreSQL', (server) => {
  describe('at once', () => manyAtOnce(() => server().createMigrated()));
  describe('one after the other', () => checkedAtWriteTime(() => server().createMigrated()));
});
