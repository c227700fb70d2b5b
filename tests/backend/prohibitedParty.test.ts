import { beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../backend/notification/schema.ts';
import type { AvailableItem, OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeByNightOnBoth, suiteBackend, type TestBackend } from '../support/backend.ts';
import { fileOf, findings, postImport } from '../support/deliveryFile.ts';
import { itemFields, newItem, newOrder, newShipment, orderFields, shipmentFields, unused } from '../support/records.ts';

type Kind = 'vendor' | 'end_user' | 'group' | 'courier';
const kinds: readonly Kind[] = ['vendor', 'end_user', 'group', 'courier'];
const paths = { vendor: 'vendors', end_user: 'end_users', group: 'groups', courier: 'couriers' } as const;
const types = { vendor: 'Vendor', end_user: 'EndUser', group: 'Group', courier: 'Courier' } as const;
const titles = { vendor: 'Vendor', end_user: 'End user', group: 'Group', courier: 'Courier' } as const;
const address_attributes = { country: 'KE', city: 'Nairobi', address: 'Road 1' };

/** Creates a party of the program. */
async function newParty(
  { as, world }: TestBackend,
  kind: Kind,
  fields: object = {},
): Promise<{ id: number; name: string }> {
  const admin = await as('orgAdmin');
  const name = unused(kind);
  const own = {
    vendor: { name },
    end_user: { external_organization_name: name, program_ids: [world.program] },
    group: { name, program_id: world.program, address_attributes },
    courier: { company_name: name },
  };
  const body = { [kind]: { ...own[kind], ...fields } };
  return { id: (await admin.post<One<{ id: number }>>(paths[kind], body)).data.id, name };
}

async function setLevel({ as }: TestBackend, kind: Kind, id: number, risk_level: string | null): Promise<void> {
  await (await as('orgAdmin')).put(`${paths[kind]}/${id}`, { [kind]: { risk_level } });
}

const refusal = 'is prohibited (level 4): new orders and shipments may not name it';
const ofOrders = kinds.filter((kind) => kind !== 'courier');

const backend = suiteBackend({ works: { begins: true } });
let manager: Api;
let procurement: Api;
beforeAll(async () => {
  manager = await backend().as('manager');
  procurement = await backend().as('procurement');
});

/** Creates an order and a shipment of its item, all of them naming one party, ready to leave. */
async function readyShipment(kind: Kind, id: number) {
  const { world, db } = backend();
  const naming = { [`${kind}_id`]: id };
  const order = await newOrder(manager, world, kind === 'courier' ? {} : naming);
  const item = await newItem(manager, order.id, { countries_of_manufacture: ['IN'] });
  const at = kind === 'group' || kind === 'courier' ? naming : {};
  const shipment = await newShipment(manager, world, at);
  await manager.post(`commercial_invoices/${shipment.id}/order_items`, { selected_order_item_ids: [item.id] });
  await db.updateTable('order_items').set({ status: 'ready' }).where('id', '=', item.id).execute();
  await db.updateTable('shipments').set({ status: 'ready' }).where('id', '=', shipment.id).execute();
  return { order, item, shipment };
}

describe('a party of risk level 4', () => {
  it.each(ofOrders)('is refused as %s of a new order, and of an order that does not name it yet', async (kind) => {
    const { world } = backend();
    const party = await newParty(backend(), kind, { risk_level: 'level_4' });
    const naming = { [`${kind}_id`]: party.id };
    const body = { purchase_order: orderFields(world, naming) };
    expect(await procurement.refused(422, 'post', 'purchase_orders', body)).toEqual({
      errors: { [`${kind}_id`]: [refusal] },
    });
    const order = await newOrder(procurement, world);
    const change = { purchase_order: naming };
    expect(await procurement.refused(422, 'patch', `purchase_orders/${order.id}`, change)).toEqual({
      errors: { [`${kind}_id`]: [refusal] },
    });
  });

  it.each(['group', 'courier'] as const)('is refused as %s of a new and of an existing shipment', async (kind) => {
    const { world } = backend();
    const party = await newParty(backend(), kind, { risk_level: 'level_4' });
    const naming = { [`${kind}_id`]: party.id };
    const errors = { [`${kind}_id`]: [refusal] };
    const body = { commercial_invoice: shipmentFields(world, naming) };
    expect(await manager.refused(422, 'post', 'commercial_invoices', body)).toEqual({ errors });
    const { id } = await newShipment(manager, world);
    const change = { commercial_invoice: naming };
    expect(await manager.refused(422, 'put', `commercial_invoices/${id}`, change)).toEqual({ errors });
  });

  it.each(ofOrders)(
    'as %s of an existing order lets the order be edited, but neither grow nor be approved',
    async (kind) => {
      const { world } = backend();
      const party = await newParty(backend(), kind);
      const order = await newOrder(manager, world, { [`${kind}_id`]: party.id });
      await setLevel(backend(), kind, party.id, 'level_4');
      const why = `${titles[kind]} ${party.name} is prohibited (level 4): no items can be added and the order cannot be approved`;
      const edit = { purchase_order: { credit_card: 'Visa 4242', [`${kind}_id`]: party.id } };
      const { data } = await manager.patch<One<PurchaseOrder>>(`purchase_orders/${order.id}`, edit);
      expect(data.next_statuses).toEqual(['in_review', 'on_hold', 'closed']);
      expect(data.abilities.find(({ action }) => action === 'create_item')).toEqual({
        action: 'create_item',
        allowed: false,
        reason: why,
      });
      const item = { order_item: itemFields(order.id) };
      expect(await manager.refused(409, 'post', 'order_items', item)).toEqual({ code: 'transition', error: why });
      const sheet = { order_items: [itemFields(order.id, { purchase_order_id: undefined })] };
      expect(await manager.refused(409, 'post', `purchase_orders/${order.id}/order_items`, sheet)).toMatchObject({
        error: why,
      });
      const to = { record: { status: 'approved' } };
      expect(await manager.refused(409, 'put', `purchase_orders/${order.id}/assigned_status`, to)).toMatchObject({
        error: why,
      });
      const many = { ids: [order.id], record: { status: 'approved' } };
      const refused = await manager.refused(422, 'put', 'purchase_orders/assigned_status', many);
      expect(refused).toMatchObject({ errors: { 'ids.0': [why] } });
      await setLevel(backend(), kind, party.id, 'level_3');
      await newItem(manager, order.id);
    },
  );

  it.each(kinds)(
    'as %s keeps what is ready from leaving, in single and in bulk, and lets it leave again',
    async (kind) => {
      const party = await newParty(backend(), kind);
      const { shipment } = await readyShipment(kind, party.id);
      await setLevel(backend(), kind, party.id, 'level_4');
      const why = `${titles[kind]} ${party.name} is prohibited (level 4): the shipment cannot leave`;
      const path = `commercial_invoices/${shipment.id}`;
      const to = { record: { status: 'shipping' } };
      expect(await manager.refused(409, 'put', `${path}/assigned_status`, to)).toEqual({
        code: 'transition',
        error: why,
      });
      const many = { ids: [shipment.id], ...to };
      const refused = await manager.refused(422, 'put', 'commercial_invoices/assigned_status', many);
      expect(refused).toMatchObject({ errors: { 'ids.0': [why] } });
      expect((await manager.get<One<Shipment>>(path)).data.next_statuses).toEqual(['on_hold']);
      const { data: checks } = await manager.get<One<ReadinessCheck[]>>(`${path}/readiness`);
      expect(checks[0]).toMatchObject({
        key: 'parties',
        severity: 'blocks',
        answer: 'not_met',
        message: why,
        target: kind,
        ids: [party.id],
      });
      await setLevel(backend(), kind, party.id, null);
      const left = await manager.put<One<Shipment>>(`${path}/assigned_status`, to);
      expect(left.data.status).toBe('shipping');
    },
  );

  it.each(ofOrders)('as %s keeps items out of shipments, and from leaving alone', async (kind) => {
    const { world, db } = backend();
    const party = await newParty(backend(), kind);
    const order = await newOrder(manager, world, { [`${kind}_id`]: party.id });
    const item = await newItem(manager, order.id, { countries_of_manufacture: ['IN'] });
    const shipment = await newShipment(manager, world, kind === 'group' ? { group_id: party.id } : {});
    await setLevel(backend(), kind, party.id, 'level_4');
    const offered = `commercial_invoices/${shipment.id}/available_order_items`;
    const { data } = await manager.get<Many<AvailableItem>>(`${offered}?items=100`);
    const mine = data.find(({ id }) => id === item.id);
    expect(mine?.names_prohibited).toBe(true);
    expect(mine?.abilities.find(({ action }) => action === 'select')).toEqual({
      action: 'select',
      allowed: false,
      reason: 'Trade with a party of its order is prohibited (level 4)',
    });
    const chosen = { selected_order_item_ids: [item.id] };
    const refused = await manager.refused(422, 'post', `commercial_invoices/${shipment.id}/order_items`, chosen);
    expect(JSON.stringify(refused)).toContain('belongs to an order that names a prohibited party (level 4)');
    await db.updateTable('order_items').set({ status: 'in_package' }).where('id', '=', item.id).execute();
    const to = { record: { status: 'shipping' } };
    const alone = await manager.refused(409, 'put', `order_items/${item.id}/assigned_status`, to);
    expect(alone).toMatchObject({ error: 'Trade with a party of its order is prohibited (level 4): it cannot leave' });
    const { data: row } = await manager.get<One<OrderItem>>(`order_items/${item.id}`);
    expect(row.next_statuses).toEqual([]);
  });

  it('is refused in orders of an import, and each row says why', async () => {
    const { db, world } = backend();
    const vendor = { organization_id: world.organization, name: 'Blocked Vendor', risk_level: 'level_4' };
    await db.insertInto('vendors').values(vendor).execute();
    const rows = ['BLOCKED-1', 'BLOCKED-2'].map((number, index) => ({
      ID: `90${index}`,
      'PO / SO #': number,
      Vendor: index === 0 ? 'blocked vendor' : 'Test Vendor',
    }));
    const imported = await postImport(backend().url, await backend().as('admin'), fileOf(rows), '');
    const why = 'Vendor Blocked Vendor is prohibited (level 4): new orders and shipments may not name it';
    expect(findings(imported, 'refused')).toEqual([[2, null, why]]);
    expect(imported.summary).toMatchObject({ made: { purchase_orders: 1 }, refused_rows: 1 });
  });

  it('does not hold back what left before', async () => {
    const party = await newParty(backend(), 'vendor');
    const { shipment } = await readyShipment('vendor', party.id);
    const path = `commercial_invoices/${shipment.id}/assigned_status`;
    await manager.put(path, { record: { status: 'shipping' } });
    await setLevel(backend(), 'vendor', party.id, 'level_4');
    const { data } = await manager.put<One<Shipment>>(path, { record: { status: 'delivered' } });
    expect(data.status).toBe('delivered');
  });

  it.each(kinds)('is marked in the names of %s that everybody may see, and can be filtered', async (kind) => {
    const party = await newParty(backend(), kind, { risk_level: 'level_4', visual_compliance_date: '2026-01-02' });
    const viewer = await backend().as('viewer');
    const read = async (query: string) =>
      (await viewer.get<Many<{ id: number; prohibited: boolean }>>(`${paths[kind]}?items=100&${query}`)).data;
    expect((await read(`light=true&search=${party.name}`)).map((row) => row.prohibited)).toEqual([true]);
    const filters = 'filters[risk_level][]=level_4&filters[visual_compliance_date_to]=2026-01-02';
    expect((await read(filters)).map(({ id }) => id)).toEqual([party.id]);
    expect((await read(`${filters}&filters[screened]=false`)).length).toBe(0);
    const ofFuture = { [kind]: { visual_compliance_date: '2999-01-01' } };
    await (await backend().as('orgAdmin')).refused(422, 'put', `${paths[kind]}/${party.id}`, ofFuture);
  });
});

describe('a level that is raised', () => {
  const told = async (person: 'manager' | 'logistics' | 'procurement' | 'viewer', label: string) => {
    const api = await backend().as(person);
    const { data } = await api.get<Many<Notification>>('notifications?items=200');
    return data.filter(
      (notification) => notification.event_type === 'PARTY_PROHIBITED' && notification.data.party.label === label,
    );
  };

  it.each(kinds)('of %s is told once to those who work on what names it, and to the approvers', async (kind) => {
    const { world } = backend();
    const party = await newParty(backend(), kind);
    const { order, shipment } = await readyShipment(kind, party.id);
    const { logistics } = world.people;
    await manager.put(`commercial_invoices/${shipment.id}/manage`, { user: { ids: [logistics] } });
    if (kind !== 'courier') await manager.put(`purchase_orders/${order.id}/manage`, { user: { ids: [logistics] } });
    await setLevel(backend(), kind, party.id, 'level_4');
    const [first, ...more] = await told('logistics', party.name);
    expect(more).toEqual([]);
    expect(first?.data).toEqual({
      party: { id: party.id, label: party.name, type: types[kind] },
      program: { id: world.program, name: 'Malaria', slug: 'malaria' },
    });
    expect(await told('manager', party.name)).toHaveLength(1);
    expect([await told('viewer', party.name), await told('procurement', party.name)]).toEqual([[], []]);
    await setLevel(backend(), kind, party.id, 'level_4');
    expect(await told('logistics', party.name)).toHaveLength(1);
  });

  it('of a party that only closed orders and departed shipments name is told to nobody', async () => {
    const { world, db } = backend();
    const party = await newParty(backend(), 'vendor');
    const order = await newOrder(manager, world, { vendor_id: party.id, user_ids: [world.people.logistics] });
    await db.updateTable('purchase_orders').set({ status: 'closed' }).where('id', '=', order.id).execute();
    await setLevel(backend(), 'vendor', party.id, 'level_4');
    expect([await told('logistics', party.name), await told('manager', party.name)]).toEqual([[], []]);
  });
});

describeByNightOnBoth('a level that is raised while goods leave', (other) => {
  it('finds them left, or keeps them: never both, however they meet', async () => {
    const { as, world, db } = other();
    const api = await as('manager');
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const party = await newParty(other(), 'vendor');
      const order = await newOrder(api, world, { vendor_id: party.id });
      const item = await newItem(api, order.id, { countries_of_manufacture: ['IN'] });
      const shipment = await newShipment(api, world);
      const path = `commercial_invoices/${shipment.id}`;
      await api.post(`${path}/order_items`, { selected_order_item_ids: [item.id] });
      await db.updateTable('order_items').set({ status: 'ready' }).where('id', '=', item.id).execute();
      await db.updateTable('shipments').set({ status: 'ready' }).where('id', '=', shipment.id).execute();
      const leave = () => api.send('put', `${path}/assigned_status`, { record: { status: 'shipping' } });
      const raise = () => setLevel(other(), 'vendor', party.id, 'level_4');
      const [moved] = await Promise.all(round % 2 === 0 ? [leave(), raise()] : [raise().then(leave)]);
      const after = (await api.get<One<Shipment>>(path)).data.status;
      expect([moved.status, after]).toEqual(moved.status === 200 ? [200, 'shipping'] : [409, 'ready']);
      outcomes.add(after);
    }
    expect(outcomes).toContain('ready');
  });
});
