import { beforeAll, describe, expect, it } from 'vitest';
import type { AvailableItem, OrderItem } from '../../backend/orderItem/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { insertShipment, newItem, newItems, newOrder, newShipment, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let logistics: Api;
let procurement: Api;

beforeAll(async () => {
  const { as } = backend();
  logistics = await as('logistics');
  procurement = await as('procurement');
});

const items = (count: number, fields: object = {}) => newItems(procurement, backend().world, count, fields);
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const add = async (shipment: number, ids: number[], api = logistics) => {
  const body = { selected_order_item_ids: ids };
  return (await api.post<One<Shipment>>(`commercial_invoices/${shipment}/order_items`, body)).data;
};
const refusedAdd = (status: number, shipment: number, ids: unknown, api = logistics) =>
  api.refused(status, 'post', `commercial_invoices/${shipment}/order_items`, { selected_order_item_ids: ids });
const setItems = (ids: number[], fields: object) =>
  backend().db.updateTable('order_items').set(fields).where('id', 'in', ids).execute();
const item = async (id: number) => (await logistics.get<One<OrderItem>>(`order_items/${id}`)).data;

describe('adding items to a shipment', () => {
  it('adds all of them without changing a status, and announces the shipment and each item', async () => {
    const { db, world } = backend();
    const shipment = await newShipment(logistics, world);
    const [open, assessed] = await items(2, { hs_code: '3822.19' });
    if (!open || !assessed) throw new Error('There are two');
    await setItems([assessed.id], { status: 'assessed', assessed: true });
    let filled = shipment;
    const told = await changesOf(backend(), async () => {
      filled = await add(shipment.id, [assessed.id, open.id, open.id]);
    });
    expect(filled).toMatchObject({ lock_version: 2, max_values_grouped_by_hs_codes: { '382219': '50.00' } });
    expect(told).toHaveLength(3);
    expect(await item(open.id)).toMatchObject({ commercial_invoice_id: shipment.id, status: 'open', lock_version: 2 });
    expect((await item(assessed.id)).status).toBe('assessed');
    expect((await readHistory(db, 'OrderItem', open.id)).at(-1)).toMatchObject({
      action: 'add_items',
      changes: [{ field: 'commercial_invoice_id', from: null, to: shipment.id }],
    });
    expect((await readHistory(db, 'CommercialInvoice', shipment.id)).at(-1)).toMatchObject({
      action: 'add_items',
      changes: [{ field: 'order_item_ids', from: null, to: [open.id, assessed.id].sort((a, b) => a - b) }],
    });
  });

  it('adds none if one of them cannot be added', async () => {
    const { world } = backend();
    const { id } = await newShipment(logistics, world);
    const [fine, bad] = idsOf(await items(2));
    if (!fine || !bad) throw new Error('There are two');
    const rejection = async () => (await refusedAdd(422, id, [fine, bad])).errors;
    const named = (why: string) => ({
      selected_order_item_ids: [expect.stringMatching(`^${why}: PO T-\\d+ · Line 2 · Nevirapine 200 mg$`)],
    });
    await setItems([bad], { countries_of_manufacture: [] });
    expect(await rejection()).toEqual({ base: ['At least one Country of Manufacture needs to be provided.'] });
    for (const status of ['in_review', 'on_hold', 'no_ship', 'in_package', 'delivered']) {
      await setItems([bad], { status, countries_of_manufacture: ['IN'] });
      expect(await rejection()).toEqual(named('is not open, assessed, received or ready'));
    }
    const { id: another } = await newShipment(logistics, world);
    await setItems([bad], { status: 'open', shipment_id: another });
    expect(await rejection()).toEqual(named('is already in a shipment'));
    expect((await item(fine)).commercial_invoice_id).toBeNull();
  });

  it('adds none of another group or shipment type', async () => {
    const { db, world } = backend();
    const { id } = await newShipment(logistics, world, { shipment_type: 'air' });
    const why = /^is for another group or shipment type: PO T-\d+ · Line 1 · Nevirapine 200 mg$/;
    const rejection = { selected_order_item_ids: [expect.stringMatching(why)] };
    const other = { program_id: world.program, name: 'Army hospitals' };
    const { id: group } = await db.insertInto('groups').values(other).returning('id').executeTakeFirstOrThrow();
    const forOthers = await newOrder(procurement, world, { group_id: group });
    const foreign = await newItem(procurement, forOthers.id, { countries_of_manufacture: ['IN'] });
    const [byAir, byTruck] = [await items(1, { shipment: 'air' }), await items(1, { shipment: 'truck' })].map(idsOf);
    const [air = 0, truck = 0] = [...(byAir ?? []), ...(byTruck ?? [])];
    for (const wrong of [foreign.id, truck])
      expect((await refusedAdd(422, id, [air, wrong])).errors).toEqual(rejection);
    await add(id, [air]);
    const anyWay = await insertShipment(db, world);
    await add(anyWay, [truck]);
    expect((await item(truck)).commercial_invoice_id).toBe(anyWay);
  });

  it('finds no items of another program or organization', async () => {
    const { as, world } = backend();
    const { id } = await newShipment(logistics, world);
    const { program, vendor, endUser, group } = world.other;
    const elsewhere = { program_id: program, vendor_id: vendor, end_user_id: endUser, group_id: group };
    const other = await as('otherAdmin');
    const foreignOrder = await newOrder(other, world, elsewhere);
    const foreign = await newItem(other, foreignOrder.id, { countries_of_manufacture: ['NO'] });
    const { second } = world;
    const orgAdmin = await as('orgAdmin');
    const secondOrder = await newOrder(orgAdmin, world, {
      program_id: second.program,
      vendor_id: second.vendor,
      end_user_id: second.endUser,
      group_id: second.group,
    });
    const inSecond = await newItem(orgAdmin, secondOrder.id, { countries_of_manufacture: ['NO'] });
    for (const wanted of [foreign.id, inSecond.id, 999_999]) {
      expect((await refusedAdd(422, id, [wanted], orgAdmin)).errors).toEqual({
        selected_order_item_ids: ['was not found'],
      });
    }
    expect((await refusedAdd(422, id, [])).errors).toEqual({ selected_order_item_ids: ["can't be blank"] });
  });

  it('respects the lock of the shipment, and needs the right to write', async () => {
    const { as, db, world } = backend();
    const ids = idsOf(await items(1));
    const inReview = await insertShipment(db, world, { status: 'in_review' });
    expect(await refusedAdd(409, inReview, ids)).toMatchObject({ code: 'transition' });
    const gone = await insertShipment(db, world, { status: 'delivered' });
    expect((await refusedAdd(409, gone, ids)).error).toBe('The shipment has left: its items cannot be changed');
    await refusedAdd(403, inReview, ids, await as('viewer'));
    expect((await add(inReview, ids, await as('manager'))).status).toBe('in_review');
  });
});

describe('removing an item from a shipment', () => {
  it('keeps its status', async () => {
    const { db, world } = backend();
    const { id } = await newShipment(logistics, world);
    const [one = 0, other = 0] = idsOf(await items(2, { hs_code: '3004.90' }));
    await add(id, [one, other]);
    expect((await item(one)).abilities).toContainEqual({ action: 'remove_from_shipment', allowed: true, reason: null });
    await logistics.delete(`commercial_invoices/${id}/order_items/${one}`);
    expect(await item(one)).toMatchObject({ commercial_invoice_id: null, status: 'open' });
    const { data } = await logistics.get<One<Shipment>>(`commercial_invoices/${id}`);
    expect(data).toMatchObject({ lock_version: 3, max_values_grouped_by_hs_codes: { '300490': '25.00' } });
    expect((await readHistory(db, 'CommercialInvoice', id)).at(-1)).toMatchObject({
      action: 'remove_items',
      changes: [{ field: 'order_item_ids', from: [one], to: null }],
    });
    await add(id, [one]);
  });

  it('finds it only in the given shipment', async () => {
    const { db, world } = backend();
    const { id } = await newShipment(logistics, world);
    const another = await insertShipment(db, world);
    const [one = 0] = idsOf(await items(1));
    await logistics.refused(404, 'delete', `commercial_invoices/${id}/order_items/${one}`);
    await add(another, [one]);
    await logistics.refused(404, 'delete', `commercial_invoices/${id}/order_items/${one}`);
    await procurement.refused(403, 'delete', `commercial_invoices/${another}/order_items/${one}`);
  });
});

describe('the items available to a shipment', () => {
  const available = async (shipment: number, query = '', api = logistics) =>
    (await api.get<Many<AvailableItem>>(`commercial_invoices/${shipment}/available_order_items?${query}`)).data;
  const marked = (material: string) => `filters[material]=${material}&items=200`;

  it('are of its program and group, in no shipment, and of its shipment type if both have one', async () => {
    const { as, db, world } = backend();
    const { id } = await newShipment(logistics, world, { shipment_type: 'ocean' });
    const [anyhow = 0, byOcean = 0, byAir = 0, inside = 0] = idsOf(await items(4, { material: 'Marker one' }));
    await setItems([byOcean], { shipment_type: 'ocean' });
    await setItems([byAir], { shipment_type: 'air' });
    await setItems([inside], { shipment_id: await insertShipment(db, world) });
    const group = await db
      .insertInto('groups')
      .values({ program_id: world.program, name: 'Others' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await newOrder(procurement, world, { group_id: group.id });
    await newItem(procurement, order.id, { material: 'Marker one' });
    const { second } = world;
    const orgAdmin = await as('orgAdmin');
    const elsewhere = await newOrder(orgAdmin, world, {
      program_id: second.program,
      vendor_id: second.vendor,
      end_user_id: second.endUser,
      group_id: second.group,
    });
    await newItem(orgAdmin, elsewhere.id, { material: 'Marker one' });
    expect(idsOf(await available(id, marked('Marker one'), orgAdmin)).sort()).toEqual([anyhow, byOcean].sort());
    const typeless = await insertShipment(db, world);
    expect(idsOf(await available(typeless, marked('Marker one')))).toHaveLength(3);
    await (await as('viewer')).refused(403, 'get', `commercial_invoices/${id}/available_order_items`);
  });

  it('show why they cannot be selected now, and do not include items in later statuses', async () => {
    const { world } = backend();
    const { id } = await newShipment(logistics, world);
    const statuses = ['open', 'assessed', 'received', 'in_review', 'on_hold', 'ready', 'no_ship', 'archived'];
    const made = idsOf(await items(statuses.length, { material: 'Marker two' }));
    for (const [index, status] of statuses.entries()) await setItems([made[index] ?? 0], { status });
    const [homeless = 0] = idsOf(await items(1, { material: 'Marker two', position: '99' }));
    await setItems([homeless], { countries_of_manufacture: [] });
    const rows = await available(id, marked('Marker two'));
    const selecting = rows.map(({ status, abilities }) => [
      status,
      abilities.find(({ action }) => action === 'select')?.reason,
    ]);
    const notNow = 'Only open, assessed, received and ready items can be added';
    expect(selecting).toEqual([
      ['open', null],
      ['assessed', null],
      ['received', null],
      ['in_review', notNow],
      ['on_hold', notNow],
      ['ready', null],
      ['open', 'At least one Country of Manufacture needs to be provided.'],
    ]);
  });

  it('are filtered and searched like order items', async () => {
    const { world } = backend();
    const { id } = await newShipment(logistics, world);
    const [one = 0] = idsOf(await items(2, { material: 'Marker three', storage: 'frozen' }));
    await setItems([one], { urgent: true, dg_class: '9', received_date: '2026-05-05' });
    const found = async (query: string) => idsOf(await available(id, `${marked('Marker three')}&${query}`));
    expect(await found('filters[storage][]=frozen')).toHaveLength(2);
    for (const query of [
      'filters[urgent]=true',
      'filters[assessment_dg_class][]=9&filters[assessment_dg_class][]=3',
      'filters[goods_receipt_received_date_from]=2026-05-05',
    ]) {
      expect(await found(query)).toEqual([one]);
    }
    expect(await found('search=marker&filters[quantity_to]=9')).toEqual([]);
    expect(await found('filters[vendor_name]=kenya')).toHaveLength(2);
    const refused = await logistics.refused(422, 'get', `commercial_invoices/${id}/available_order_items?colour=red`);
    expect(refused.errors).toEqual({ colour: ['is not allowed here'] });
  });

  it('check their HS code against the export limit, together with the items inside and those selected', async () => {
    const { world } = backend();
    const { id } = await newShipment(logistics, world);
    const line = { quantity: '1', material: 'Marker four' };
    const [inside] = await items(1, { ...line, hs_code: '3822.19.0000', value_per_item: '1000' });
    const [chosen] = await items(1, { ...line, hs_code: '3822190000', value_per_item: '1000.50' });
    const [candidate] = await items(1, { ...line, hs_code: '3822 1900 00', value_per_item: '499.50' });
    const [codeless] = await items(1, { ...line, value_per_item: '9000' });
    if (!inside || !chosen || !candidate || !codeless) throw new Error('There are four');
    await add(id, [inside.id]);
    const eeiOf = async (itemId: number, query = '') =>
      (await available(id, `${marked('Marker four')}&${query}`)).find((row) => row.id === itemId)?.eei;
    expect(await eeiOf(candidate.id)).toEqual({
      level: 'exempt',
      hs_code: '3822190000',
      value: '1499.50',
      incomplete_code: null,
    });
    const withChosen = `selected_order_item_ids[]=${chosen.id}`;
    expect(await eeiOf(candidate.id, withChosen)).toMatchObject({ level: 'at_limit', value: '2500.00' });
    await setItems([candidate.id], { value_per_item: '499.51' });
    expect(await eeiOf(candidate.id, withChosen)).toMatchObject({ level: 'required', value: '2500.01' });
    // An item that is already selected is counted once.
    expect(await eeiOf(chosen.id, withChosen)).toMatchObject({ value: '2000.50' });
    expect(await eeiOf(codeless.id)).toBeNull();
    await logistics.put(`commercial_invoices/${id}`, { commercial_invoice: { eei_export: false } });
    expect(await eeiOf(candidate.id, withChosen)).toBeNull();
  });
});
