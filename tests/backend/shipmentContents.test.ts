/** Items in a shipment always match its group and shipment type, whatever is changed later. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../backend/db/client.ts';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Answer, Api } from '../support/api.ts';
import { describeByNightOnBoth, suiteBackend, type TestBackend } from '../support/backend.ts';
import { during as duringIn } from '../support/during.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { insertShipment, newItems, newShipment, unused } from '../support/records.ts';

async function newGroup({ db, world }: TestBackend): Promise<number> {
  const group = { program_id: world.program, name: unused('Group') };
  return (await db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()).id;
}
const rejection = (errors: object) => ({ status: 422, body: { errors } });
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the items in a shipment', () => {
  const backend = suiteBackend();
  let logistics: Api;
  let procurement: Api;
  beforeAll(async () => {
    logistics = await backend().as('logistics');
    procurement = await backend().as('procurement');
  });
  const items = (count: number, fields: object = {}) => newItems(procurement, backend().world, count, fields);
  const add = (shipment: number, ids: number[]) =>
    logistics.post(`commercial_invoices/${shipment}/order_items`, { selected_order_item_ids: ids });
  const takeOut = (shipment: number, id: number) =>
    logistics.delete(`commercial_invoices/${shipment}/order_items/${id}`);
  const editShipment = (id: number, commercial_invoice: object) =>
    logistics.send('put', `commercial_invoices/${id}`, { commercial_invoice });

  it('prevent a change of its group or shipment type that would not match them', async () => {
    const { db, world } = backend();
    const id = await insertShipment(db, world);
    const [byTruck = 0] = idsOf(await items(1, { shipment: 'truck' }));
    const [anyhow = 0] = idsOf(await items(1));
    await add(id, [byTruck, anyhow]);
    const group_id = await newGroup(backend());
    expect(await editShipment(id, { group_id, shipment_type: 'air' })).toMatchObject(
      rejection({
        group_id: ['must match the items in the shipment: remove them first'],
        shipment_type: ['must match the items in the shipment: change or remove them first'],
      }),
    );
    expect((await editShipment(id, { shipment_type: 'truck' })).status).toBe(200);
    await takeOut(id, byTruck);
    expect((await editShipment(id, { shipment_type: 'air' })).status).toBe(200);
    await takeOut(id, anyhow);
    expect((await editShipment(id, { group_id })).status).toBe(200);
  });

  it('prevent a change of the group of their order', async () => {
    const { id } = await newShipment(logistics, backend().world);
    const [inside] = await items(1);
    if (!inside) throw new Error('There is one');
    await add(id, [inside.id]);
    const editOrder = (purchase_order: object) =>
      procurement.send('patch', `purchase_orders/${inside.purchase_order_id}`, { purchase_order });
    const group_id = await newGroup(backend());
    expect(await editOrder({ group_id })).toMatchObject(
      rejection({ group_id: ["must match the shipments of the order's items: remove the items first"] }),
    );
    expect((await editOrder({ order_number: unused('Renamed') })).status).toBe(200);
    await takeOut(id, inside.id);
    expect((await editOrder({ group_id })).status).toBe(200);
  });

  it('have its shipment type or none', async () => {
    const { as, db, world } = backend();
    const { id } = await newShipment(logistics, world, { shipment_type: 'air' });
    const [inside = 0] = idsOf(await items(1));
    await add(id, [inside]);
    const wrong = rejection({ shipment: ['must match the shipment of the item'] });
    const edit = (item: number, shipment: string | null) =>
      procurement.send('put', `order_items/${item}`, { order_item: { shipment } });
    expect(await edit(inside, 'truck')).toMatchObject(wrong);
    const assessment = { order_item: { shipment: 'truck' } };
    expect(await (await as('manager')).send('patch', `assessments/${inside}`, assessment)).toMatchObject(wrong);
    expect((await edit(inside, 'air')).status).toBe(200);
    expect((await edit(inside, null)).status).toBe(200);
    const anyhow = await insertShipment(db, world);
    const [free = 0] = idsOf(await items(1));
    await add(anyhow, [free]);
    expect((await edit(free, 'truck')).status).toBe(200);
  });
});

describeByNightOnBoth('what is in a shipment when many write at once', (backend) => {
  it('matches its group and shipment type', async () => {
    const { as, db, world } = backend();
    const [procurement, logistics] = [await as('procurement'), await as('logistics')];
    const items = [...(await newItems(procurement, world, 3)), ...(await newItems(procurement, world, 3))];
    const groups = [world.group, await newGroup(backend())];
    const shipments = await Promise.all(groups.map((group_id) => insertShipment(db, world, { group_id })));
    const ways = ['air', 'truck', null];
    /** The first kind of write adds items; the others change the fields that must match. */
    const write = (index: number): Promise<Answer> => {
      const item = items[(index * 5) % 6];
      const group_id = groups[(index >> 2) % 2];
      const shipment = ways[index % 3];
      const invoice = `commercial_invoices/${shipments[(index >> 1) % 2]}`;
      const kinds = [
        () => logistics.send('post', `${invoice}/order_items`, { selected_order_item_ids: [item?.id] }),
        () => procurement.send('patch', `purchase_orders/${item?.purchase_order_id}`, { purchase_order: { group_id } }),
        () => logistics.send('put', invoice, { commercial_invoice: { group_id, shipment_type: shipment ?? 'air' } }),
        () => procurement.send('put', `order_items/${item?.id}`, { order_item: { shipment } }),
      ];
      return (kinds[index % 4] ?? kinds[0])?.() ?? Promise.reject(new Error('There is a first'));
    };
    const answers = await Promise.all(Array.from({ length: 72 }, (_, index) => write(index)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const inside = await db
      .selectFrom('order_items as i')
      .innerJoin('shipments as s', 's.id', 'i.shipment_id')
      .select(['i.group_id', 'i.shipment_type', 's.group_id as of_group', 's.shipment_type as travels'])
      .where('s.id', 'in', shipments)
      .execute();
    expect(inside.length).toBeGreaterThan(0);
    const fits = (row: (typeof inside)[number]) =>
      row.group_id === row.of_group && [null, row.travels ?? row.shipment_type].includes(row.shipment_type);
    expect(inside.filter((row) => !fits(row))).toEqual([]);
  });
});

describeOnPostgres('what is in a shipment, on PostgreSQL', (server) => {
  const backend = suiteBackend(async () => ({ databaseUrl: await server().createMigrated() }));
  let logistics: Api;
  let procurement: Api;
  let item: OrderItem;
  let shipment: number;
  const during = (change: (trx: Db) => Promise<unknown>, request: () => Promise<Answer>) =>
    duringIn(backend().db, change, request);
  const fresh = async () => {
    const { as, db, world } = backend();
    [logistics, procurement] = [await as('logistics'), await as('procurement')];
    const [made] = await newItems(procurement, world, 1);
    if (!made) throw new Error('There is one');
    item = made;
    shipment = await insertShipment(db, world);
  };
  const setItem = (fields: object) => (trx: Db) =>
    trx.updateTable('order_items').set(fields).where('id', '=', item.id).execute();
  const setShipment = (fields: object) => (trx: Db) =>
    trx.updateTable('shipments').set(fields).where('id', '=', shipment).execute();
  const editOrder = (purchase_order: object) =>
    procurement.send('patch', `purchase_orders/${item.purchase_order_id}`, { purchase_order });
  const editShipment = (commercial_invoice: object) =>
    logistics.send('put', `commercial_invoices/${shipment}`, { commercial_invoice });

  it('excludes items of an order whose group is being changed', async () => {
    await fresh();
    const group_id = await newGroup(backend());
    const moving = (trx: Db) =>
      trx.updateTable('purchase_orders').set({ group_id }).where('id', '=', item.purchase_order_id).execute();
    const answer = await during(moving, () =>
      logistics.send('post', `commercial_invoices/${shipment}/order_items`, { selected_order_item_ids: [item.id] }),
    );
    const why = expect.stringContaining('is for another group or shipment type: PO ');
    expect(answer).toMatchObject(rejection({ selected_order_item_ids: [why] }));
  });

  it('fixes the group of order and shipment as soon as it is being added', async () => {
    const wrong = rejection({ group_id: [expect.stringContaining('must match')] });
    const group_id = await newGroup(backend());
    await fresh();
    expect(await during(setItem({ shipment_id: shipment }), () => editOrder({ group_id }))).toMatchObject(wrong);
    await fresh();
    const adding = async (trx: Db) => {
      await setShipment({ lock_version: 2 })(trx);
      await setItem({ shipment_id: shipment })(trx);
    };
    expect(await during(adding, () => editShipment({ group_id }))).toMatchObject(wrong);
  });

  it('matches the shipment type, whichever of them is changing', async () => {
    await fresh();
    await setItem({ shipment_id: shipment })(backend().db);
    const ofShipment = await during(setItem({ shipment_type: 'truck' }), () => editShipment({ shipment_type: 'air' }));
    expect(ofShipment).toMatchObject(rejection({ shipment_type: [expect.any(String)] }));
    await setItem({ shipment_type: null })(backend().db);
    const ofItem = await during(setShipment({ shipment_type: 'air' }), () =>
      procurement.send('put', `order_items/${item.id}`, { order_item: { shipment: 'truck' } }),
    );
    expect(ofItem).toMatchObject(rejection({ shipment: [expect.any(String)] }));
  });
});
