import { describe, expect, it } from 'vitest';
import type { Db } from '../../backend/db/client.ts';
import type { FieldChange } from '../../backend/history/table.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Answer, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { during as duringIn } from '../support/during.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { insertShipment, itemFields, newItem, newOrder, orderFields, readHistory, unused } from '../support/records.ts';
import type { World } from '../support/world.ts';

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const countOf = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;
const transitions = (changes: FieldChange[]) => changes.filter(({ field }) => field === 'status');

/** Inserts a new member of the program; returns the id. */
async function newMember(db: Db, { organization, program }: World): Promise<number> {
  const name = unused('member');
  const { id } = await db
    .insertInto('users')
    .values({
      organization_id: organization,
      first_name: name,
      last_name: 'Tester',
      email: `${name}@test.example`,
      permission_id: 7,
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_programs').values({ user_id: id, program_id: program }).execute();
  return id;
}

/** Tests the guarantees for many concurrent writers. */
function manyAtOnce(databaseUrl?: () => Promise<string>) {
  const backend = suiteBackend(async () => (databaseUrl ? { databaseUrl: await databaseUrl() } : {}));

  it('creates one record from twenty creates with the same idempotency key', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const body = { purchase_order: orderFields(world) };
    const answers = await times(20, () => api.send('post', 'purchase_orders', body, { 'idempotency-key': 'one' }));
    const made = await db
      .selectFrom('purchase_orders')
      .select('id')
      .where('order_number', '=', body.purchase_order.order_number)
      .execute();
    expect(made).toHaveLength(1);
    expect(countOf(answers, 201)).toBeGreaterThan(0);
    expect(countOf(answers, 201) + countOf(answers, 409)).toBe(20);
    for (const { status, body: answered } of answers) {
      if (status === 201) expect(answered).toMatchObject({ data: { id: made[0]?.id } });
      else expect(answered).toMatchObject({ code: 'in_progress' });
    }
  });

  it('accepts an order number and a line number from only one of twenty creates', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = { purchase_order: orderFields(world) };
    const orders = await times(20, () => api.send('post', 'purchase_orders', order));
    expect([countOf(orders, 201), countOf(orders, 422)]).toEqual([1, 19]);
    const parent = await newOrder(api, world);
    const items = await times(20, () => api.send('post', 'order_items', { order_item: itemFields(parent.id) }));
    expect([countOf(items, 201), countOf(items, 422)]).toEqual([1, 19]);
  });

  it('loses no acknowledged edit and acknowledges no stale one', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { id } = await newOrder(api, world);
    const accepted: string[] = [];
    let refused = 0;
    await times(8, async (editor) => {
      for (let round = 0; round < 8; round += 1) {
        const { data } = await api.get<One<PurchaseOrder>>(`purchase_orders/${id}`);
        const credit_card = `editor ${editor}, round ${round}`;
        const purchase_order = { lock_version: data.lock_version, credit_card };
        const { status } = await api.send('patch', `purchase_orders/${id}`, { purchase_order });
        if (status === 200) accepted.push(credit_card);
        else refused += Number(status === 409);
      }
    });
    expect(accepted.length + refused).toBe(64);
    const { data } = await api.get<One<PurchaseOrder>>(`purchase_orders/${id}`);
    expect(data.lock_version).toBe(1 + accepted.length);
    const updates = (await readHistory(db, 'PurchaseOrder', id)).filter(({ action }) => action === 'update');
    expect(updates.map(({ changes }) => changes[0]?.to).sort()).toEqual(accepted.sort());
    // Each edit saw the previous one.
    expect(updates.slice(1).map(({ changes }) => changes[0]?.from)).toEqual(
      updates.slice(0, -1).map(({ changes }) => changes[0]?.to),
    );
  });

  it('keeps concurrent edits of different fields', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const item = await newItem(api, order.id);
    const fields = {
      material: 'New',
      catalog_number: 'N-1',
      quantity: '7',
      notes: 'N',
      hs_code: '3004.90',
      urgent: true,
    };
    await Promise.all(
      Object.entries(fields).map(([field, value]) =>
        api.put(`order_items/${item.id}`, { order_item: { [field]: value } }),
      ),
    );
    const { data } = await api.get<One<OrderItem>>(`order_items/${item.id}`);
    expect(data).toMatchObject({ ...fields, lock_version: 1 + Object.keys(fields).length });
  });

  it('checks a transition against the status at the time of the write', async () => {
    const { as, db, world } = backend();
    const api = await as('manager');
    const { id } = await newOrder(api, world);
    const wanted = ['in_review', 'approved', 'on_hold', 'open', 'closed', 'archived'];
    const statuses = await api.get<One<{ key: string; next: string[] }[]>>('purchase_orders/statuses');
    const allowed = new Map(statuses.data.map(({ key, next }) => [key, next]));
    await times(30, (index) =>
      api.send('put', `purchase_orders/${id}/assigned_status`, {
        record: { status: wanted[(index * 5) % wanted.length] },
      }),
    );
    const moves = (await readHistory(db, 'PurchaseOrder', id)).flatMap(({ action, changes }) =>
      action === 'assign_status' ? transitions(changes) : [],
    );
    let status = 'open';
    for (const { from, to } of moves) {
      expect(from).toBe(status);
      expect(allowed.get(status)).toContain(to);
      status = String(to);
    }
    expect(moves.length).toBeGreaterThan(0);
  });

  it('removes a comment once', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const order = await newOrder(api, world);
    const { data } = await api.post<One<{ id: number }>>(`purchase_orders/${order.id}/comments`, {
      comment: { message: 'Once', source: 'internal' },
    });
    const answers = await times(5, () => api.send('delete', `purchase_orders/${order.id}/comments/${data.id}`));
    expect([countOf(answers, 204), countOf(answers, 404)]).toEqual([1, 4]);
  });
}

/** Tests that checks still hold at the time of the write: the writer waits for concurrent changes of what it checks. */
function checkedAtWriteTime(databaseUrl: () => Promise<string>) {
  const backend = suiteBackend(async () => ({ databaseUrl: await databaseUrl() }));

  const during = (change: (trx: Db) => Promise<unknown>, request: () => Promise<Answer>) =>
    duringIn(backend().db, change, request);
  const setOrder = (id: number, status: string) => (trx: Db) =>
    trx.updateTable('purchase_orders').set({ status }).where('id', '=', id).execute();
  const fresh = async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const item = await newItem(api, order.id, { countries_of_manufacture: ['IN'] });
    return { api, order, item };
  };
  const rejection = (error: string) => ({ status: 409, body: { code: 'transition', error } });

  it('adds no item to an order that is being closed', async () => {
    const { api, order } = await fresh();
    const body = { order_item: itemFields(order.id, { position: '2' }) };
    const answer = await during(setOrder(order.id, 'closed'), () => api.send('post', 'order_items', body));
    expect(answer).toMatchObject(rejection('A closed order cannot be edited'));
  });

  it('edits no item whose order is being archived or whose shipment is being sent for review', async () => {
    const { api, order, item } = await fresh();
    const { db, world } = backend();
    const edit = () => api.send('put', `order_items/${item.id}`, { order_item: { material: 'Late' } });
    const shipment = await insertShipment(db, world);
    await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
    const review = (trx: Db) =>
      trx.updateTable('shipments').set({ status: 'in_review' }).where('id', '=', shipment).execute();
    const inReview = 'The invoice is in review and cannot be edited until reviewed';
    expect(await during(review, edit)).toMatchObject(rejection(inReview));
    expect(await during(setOrder(order.id, 'archived'), edit)).toMatchObject(
      rejection('An archived order cannot be edited'),
    );
  });

  it('moves no order or item from a status that it has left', async () => {
    const { api, order, item } = await fresh();
    const send = (path: string, status: string) => api.send('put', `${path}/assigned_status`, { record: { status } });
    const hold = (trx: Db) =>
      trx.updateTable('order_items').set({ status: 'no_ship' }).where('id', '=', item.id).execute();
    expect(await during(hold, () => send(`order_items/${item.id}`, 'in_review'))).toMatchObject(
      rejection('Cannot go from No ship to In review'),
    );
    expect(
      await during(setOrder(order.id, 'archived'), () => send(`purchase_orders/${order.id}`, 'approved')),
    ).toMatchObject(rejection('Cannot go from Archived to Approved'));
  });

  it('creates or changes no order for an end user who is being removed from the program', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const { id } = await newOrder(api, world);
    for (const write of [
      (end_user_id: number) =>
        api.send('post', 'purchase_orders', { purchase_order: orderFields(world, { end_user_id }) }),
      (end_user_id: number) => api.send('patch', `purchase_orders/${id}`, { purchase_order: { end_user_id } }),
    ]) {
      const values = { organization_id: world.organization, last_name: 'Leaving' };
      const endUser = await db.insertInto('end_users').values(values).returning('id').executeTakeFirstOrThrow();
      await db.insertInto('end_user_programs').values({ end_user_id: endUser.id, program_id: world.program }).execute();
      const leaving = (trx: Db) => trx.deleteFrom('end_user_programs').where('end_user_id', '=', endUser.id).execute();
      const answer = await during(leaving, () => write(endUser.id));
      expect(answer).toMatchObject({ status: 422, body: { errors: { end_user_id: ['was not found'] } } });
    }
  });

  it('assigns no user who is being deactivated or removed from the program', async () => {
    const { as, db, world } = backend();
    const api = await as('manager');
    const order = await newOrder(api, world);
    const shipment = await insertShipment(db, world);
    const edit = (id: number, fields: object) => (trx: Db) =>
      trx.updateTable('users').set(fields).where('id', '=', id).execute();
    const deactivation = (id: number) => edit(id, { status: 'inactive' });
    const removal = (id: number) => async (trx: Db) => {
      await edit(id, { lock_version: 2 })(trx);
      await trx.deleteFrom('user_programs').where('user_id', '=', id).execute();
    };
    for (const change of [deactivation, removal]) {
      for (const path of [`purchase_orders/${order.id}`, `commercial_invoices/${shipment}`]) {
        const id = await newMember(db, world);
        const answer = await during(change(id), () => api.send('put', `${path}/manage`, { user: { ids: [id] } }));
        const errors = { ids: ['must be active users of the program'] };
        expect(answer).toMatchObject({ status: 422, body: { errors } });
      }
    }
  });

  it('compares the version with the version that is being written', async () => {
    const { api, order } = await fresh();
    const edit = (trx: Db) =>
      trx.updateTable('purchase_orders').set({ lock_version: 2 }).where('id', '=', order.id).execute();
    const purchase_order = { lock_version: 1, credit_card: 'late' };
    const answer = await during(edit, () => api.send('patch', `purchase_orders/${order.id}`, { purchase_order }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale', data: { lock_version: 2 } } });
  });
}

describe('many writers on the embedded database', () => manyAtOnce());
describeOnPostgres('many writers on PostgreSQL', (server) => {
  describe('at once', () => manyAtOnce(() => server().createMigrated()));
  describe('one after the other', () => checkedAtWriteTime(() => server().createMigrated()));
});
