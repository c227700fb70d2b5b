import { describe, expect, it } from 'vitest';
import { mostUnfinished } from '../../backend/backgroundWork/rules.ts';
import type { Work } from '../../backend/backgroundWork/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { newKey } from '../support/apiKeys.ts';
import { describeOnBoth, suiteBackend } from '../support/backend.ts';
import { orderWithItems } from '../support/many.ts';
import { newOrder, newShipment, readHistory } from '../support/records.ts';
import { insertOrders, readWork, rowsOf, startMove } from '../support/works.ts';

const move = (api: Api, id: number, status: string) =>
  api.put(`purchase_orders/${id}/assigned_status`, { record: { status } });
const statusOf = async (api: Api, id: number) =>
  (await api.get<One<PurchaseOrder>>(`purchase_orders/${id}`)).data.status;

describeOnBoth('work in the background', (backend) => {
  it('changes all that match when it is asked for, each as its own write, and says what became of each', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('procurement');
    const ids = await insertOrders(db, world, 'ALL', 60);
    const [closed = 0, done = 0] = ids;
    await move(api, closed, 'closed');
    await move(api, done, 'approved');
    const work = await startMove(api, 'ALL', { status: 'approved' });
    expect(work).toMatchObject({ state: 'waiting', total: 60, not_reached: 60, user_id: world.people.procurement });
    // Later ones are not its own.
    const [later = 0] = await insertOrders(db, world, 'ALL-LATER', 1);
    await runWorks();
    expect(await readWork(api, work.id)).toMatchObject({
      ...{ state: 'done', changed: 58, unchanged: 1, refused: 1, not_reached: 0, undoable: 0 },
      finished_at: expect.any(String),
    });
    expect(await rowsOf(api, work.id, 'refused')).toEqual([
      {
        ...{ position: 1, record_id: closed, label: 'PO ALL-00001', outcome: 'refused', code: 'transition' },
        reason: expect.stringContaining('Closed'),
      },
    ]);
    expect(await rowsOf(api, work.id)).toHaveLength(60);
    expect([await statusOf(api, ids[59] ?? 0), await statusOf(api, later)]).toEqual(['approved', 'open']);
    const entries = await readHistory(db, 'PurchaseOrder', ids[59] ?? 0);
    expect(entries).toMatchObject([{ action: 'assign_status', user_id: world.people.procurement }]);
  });

  it('is undone by work that moves back what nobody has changed since, and names what stays and why', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('procurement');
    const ids = await insertOrders(db, world, 'UNDO', 30);
    const [held = 0, review = 0, touched = 0, ...others] = ids;
    await move(api, held, 'on_hold');
    await move(api, review, 'in_review');
    const { id } = await startMove(api, 'UNDO', { status: 'on_hold', sub_status: null });
    expect(await api.refused(409, 'post', `works/${id}/undo`)).toMatchObject({ code: 'transition' });
    await runWorks();
    // On hold does not lead to In review.
    expect(await readWork(api, id)).toMatchObject({ changed: 29, unchanged: 1, undoable: 28 });
    await api.patch(`purchase_orders/${touched}`, { purchase_order: { credit_card: 'Card 7' } });
    const { data: undo } = await api.post<One<Work>>(`works/${id}/undo`);
    expect(undo).toMatchObject({ undoes_id: id, total: 29 });
    expect(await api.refused(409, 'post', `works/${id}/undo`)).toMatchObject({ error: 'It was undone already' });
    await runWorks();
    expect(await readWork(api, undo.id)).toMatchObject({ state: 'done', changed: 27, refused: 2 });
    const stay = await rowsOf(api, undo.id, 'refused');
    expect(new Map(stay.map(({ record_id, code }) => [record_id, code]))).toEqual(
      new Map([
        [touched, 'stale'],
        [review, 'transition'],
      ]),
    );
    const statuses = await Promise.all([held, review, touched, others[0] ?? 0].map((one) => statusOf(api, one)));
    expect(statuses).toEqual(['on_hold', 'on_hold', 'on_hold', 'open']);
    expect(await readWork(api, id)).toMatchObject({ undone_by_id: undo.id });
  });

  it('can be cancelled: what was changed stays, and the others are not reached', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('procurement');
    await insertOrders(db, world, 'STOP', 3);
    const { id } = await startMove(api, 'STOP', { status: 'on_hold' });
    const { body } = await api.send('post', `works/${id}/cancel`);
    expect(body).toMatchObject({ data: { state: 'cancelled', not_reached: 3 } });
    await runWorks();
    expect((await rowsOf(api, id)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('not_reached'));
    expect(await api.refused(409, 'post', `works/${id}/cancel`)).toMatchObject({ code: 'transition' });
  });

  it('is done by one of several backends at a time, each record once', async () => {
    const { as, db, services, runWorks, world } = backend();
    const api = await as('procurement');
    const ids = await insertOrders(db, world, 'TWO', 120);
    const { id } = await startMove(api, 'TWO', { status: 'on_hold' });
    const { runner } = await import('../../backend/backgroundWork/runner.ts');
    const { workKinds } = await import('../../backend/works.ts');
    const { makeLog } = await import('../../backend/log.ts');
    const other = runner(services, workKinds, { log: makeLog('silent') });
    await Promise.all([runWorks(), other.run()]);
    await runWorks();
    expect(await readWork(api, id)).toMatchObject({ state: 'done', changed: 120 });
    const entries = await db
      .selectFrom('history')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('record_type', '=', 'PurchaseOrder')
      .where('record_id', 'in', ids)
      .executeTakeFirstOrThrow();
    expect(Number(entries.count)).toBe(120);
  });
});

describe('work in the background, by rights', () => {
  const backend = suiteBackend();

  it('is asked for by those who may make the change; they and their administrators see it', async () => {
    const { as, db, runWorks, world } = backend();
    await insertOrders(db, world, 'OWN', 2);
    const work = { kind: 'purchase_order_statuses', query: 'search=OWN', change: { status: 'on_hold' } };
    await (await as('viewer')).refused(403, 'post', 'works', { work });
    await (await as('logistics')).refused(403, 'post', 'works', { work });
    const { id } = await startMove(await as('procurement'), 'OWN', { status: 'on_hold' });
    for (const person of ['manager', 'otherAdmin'] as const) {
      await (await as(person)).refused(404, 'get', `works/${id}`);
      await (await as(person)).refused(404, 'post', `works/${id}/cancel`);
      await (await as(person)).refused(404, 'get', `works/${id}/rows`);
    }
    const admin = await as('orgAdmin');
    expect(await readWork(admin, id)).toMatchObject({ id });
    expect((await admin.get<Many<Work>>('works')).data).toEqual([]);
    const all = (await admin.get<Many<Work>>('works?filters[everybody]=true')).data;
    expect(all.map((one) => one.id)).toContain(id);
    await runWorks();
  });

  it('fails where it is when its asker may no longer make the change', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('manager');
    const ids = await insertOrders(db, world, 'LOST', 2);
    const { id } = await startMove(api, 'LOST', { status: 'on_hold' });
    const role = (permission_id: number) =>
      db.updateTable('users').set({ permission_id }).where('id', '=', world.people.manager).execute();
    await role(7);
    await runWorks();
    expect(await readWork(api, id)).toMatchObject({ state: 'failed', not_reached: 2, reason: expect.any(String) });
    await role(3);
    expect(await statusOf(api, ids[0] ?? 0)).toBe('open');
  });

  it('is given up when it was taken up too often without coming further, as if each time had ended its process', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('procurement');
    await insertOrders(db, world, 'POISON', 1);
    const { id } = await startMove(api, 'POISON', { status: 'on_hold' });
    await db.updateTable('works').set({ tries: 6 }).where('id', '=', id).execute();
    await runWorks();
    expect(await readWork(api, id)).toMatchObject({ state: 'failed', not_reached: 1, reason: expect.any(String) });
  });

  it('is kept for 30 days after its end', async () => {
    const { as, cleanUp, db, world } = backend();
    const api = await as('procurement');
    await insertOrders(db, world, 'KEPT', 1);
    const ended = async (daysAgo: number) => {
      const { id } = await startMove(api, 'KEPT', { status: 'on_hold' });
      const finished_at = new Date(Date.now() - daysAgo * 86_400_000);
      await db.updateTable('works').set({ state: 'done', finished_at }).where('id', '=', id).execute();
      return id;
    };
    const [old, recent] = [await ended(31), await ended(29)];
    await cleanUp();
    await api.refused(404, 'get', `works/${old}`);
    expect(await readWork(api, recent)).toMatchObject({ id: recent });
  });

  it('of an API key ends with the key', async () => {
    const { as, db, runWorks, withToken, world } = backend();
    const admin = await as('admin');
    const key = await newKey(admin, { permission_id: 4, program_ids: [world.program] });
    await insertOrders(db, world, 'KEY', 30);
    const tool = withToken(key.secret);
    const first = await startMove(tool, 'KEY', { status: 'on_hold' });
    await runWorks();
    expect(await readWork(tool, first.id)).toMatchObject({ state: 'done', changed: 30 });
    const second = await startMove(tool, 'KEY', { status: 'open' });
    await admin.send('post', `api_keys/${key.id}/revoke`);
    await runWorks();
    expect(await readWork(await as('orgAdmin'), second.id)).toMatchObject({ state: 'failed', changed: 0 });
  });

  it('is refused if nothing or too much matches, or the query or the change cannot be read', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const refusedFor = async (fields: object) => {
      const work = {
        kind: 'purchase_order_statuses',
        query: 'search=NOTHING',
        change: { status: 'on_hold' },
        ...fields,
      };
      return (await api.refused(422, 'post', 'works', { work })).errors;
    };
    expect(await refusedFor({})).toEqual({ query: ['matches no records'] });
    expect(await refusedFor({ query: `program_id=${world.second.program}` })).toEqual({ query: ['was not found'] });
    expect(await refusedFor({ query: 'filters[colour]=red' })).toEqual({
      'query.filters.colour': ['is not allowed here'],
    });
    expect(await refusedFor({ change: { status: 'canary' } })).toEqual({
      'change.status': ['is not one of the allowed values'],
    });
  });

  it('waits in fair turns: organizations take chunks in turn, one person their works in order; beyond a bound none is taken', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('procurement');
    const [one = 0] = await insertOrders(db, world, 'TURN', 2);
    const other = { ...world.other, organization: await organizationOf(db, world.other.program) };
    await insertOrders(db, other, 'NORTH', 30);
    const works: Work[] = [];
    for (let count = 0; count < mostUnfinished; count += 1) {
      works.push(await startMove(api, 'TURN', { status: count % 2 === 0 ? 'on_hold' : 'open' }));
    }
    const body = { kind: 'purchase_order_statuses', query: 'search=TURN', change: { status: 'open' } };
    const full = await api.send('post', 'works', { work: body });
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '20']);
    const theirs = await startMove(await as('otherAdmin'), 'NORTH', { status: 'on_hold' });
    await runWorks();
    // On hold and back, as often as it was asked for, and in that order.
    expect(await statusOf(api, one)).toBe('open');
    const all = await Promise.all(works.map(({ id }) => readWork(api, id)));
    expect(all.map(({ changed }) => changed)).toEqual(works.map(() => 2));
    // Its two chunks were not behind the twenty of the other organization.
    const { finished_at: ended } = await readWork(await as('otherAdmin'), theirs.id);
    expect((ended ?? '') < (all[4]?.finished_at ?? '')).toBe(true);
  });

  it('assigns users, moves shipments and items, and its undo gives every record its own users back', async () => {
    const { as, db, runWorks, world } = backend();
    const api = await as('manager');
    const { logistics, manager } = world.people;
    const orders = [
      await newOrder(api, world, { order_number: 'ASSIGN-1', user_ids: [manager] }),
      await newOrder(api, world, { order_number: 'ASSIGN-2' }),
    ];
    const usersOf = () =>
      Promise.all(
        orders.map(async ({ id }) => (await api.get<One<PurchaseOrder>>(`purchase_orders/${id}`)).data.user_ids),
      );
    const assign = { kind: 'purchase_order_users', query: 'search=ASSIGN', change: { ids: [logistics] } };
    const { data: assigning } = await api.post<One<Work>>('works', { work: assign });
    await runWorks();
    expect(await usersOf()).toEqual([[logistics], [logistics]]);
    await api.post(`works/${assigning.id}/undo`);
    await runWorks();
    expect(await usersOf()).toEqual([[manager], []]);
    const shipment = await newShipment(await as('logistics'), world, { invoice_number: 'HOLD-1' });
    const hold = { kind: 'commercial_invoice_statuses', query: 'search=HOLD', change: { status: 'on_hold' } };
    const { data: holding } = await api.post<One<Work>>('works', { work: hold });
    await runWorks();
    expect(await rowsOf(api, holding.id)).toMatchObject([{ record_id: shipment.id, outcome: 'changed' }]);
    const { order, items } = await orderWithItems(api, world, 2);
    const list = `purchase_order_id=${order.id}&sort[field]=position&sort[direction]=desc`;
    const holdItems = { kind: 'order_item_statuses', query: list, change: { status: 'on_hold' } };
    const { data: holdingItems } = await api.post<One<Work>>('works', { work: holdItems });
    expect(holdingItems).toMatchObject({ program_id: world.program, total: 2 });
    await runWorks();
    const number = order.order_number.number;
    expect(await rowsOf(api, holdingItems.id)).toMatchObject(
      [2, 1].map((position) => ({
        ...{ record_id: items[position - 1]?.id, outcome: 'changed' },
        label: `PO ${number} · Line ${position} · Nevirapine 200 mg`,
      })),
    );
    expect(await db.selectFrom('works').select('id').where('finished_at', 'is', null).execute()).toEqual([]);
  });
});

async function organizationOf(db: ReturnType<ReturnType<typeof suiteBackend>>['db'], program: number): Promise<number> {
  const programs = db.selectFrom('programs').select('organization_id').where('id', '=', program);
  return (await programs.executeTakeFirstOrThrow()).organization_id;
}
