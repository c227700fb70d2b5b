import { beforeAll, describe, expect, it } from 'vitest';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { insertShipment, newShipment, readHistory, shipmentFields, unused } from '../support/records.ts';

const backend = suiteBackend();
let logistics: Api;
let courier = 0;

beforeAll(async () => {
  const { as, db, world } = backend();
  logistics = await as('logistics');
  const couriers = await db
    .insertInto('couriers')
    .values([
      { organization_id: world.organization, company_name: 'Blue Wings' },
      { organization_id: world.other.organization, company_name: 'Grey Trucks' },
    ])
    .returning(['id', 'company_name'])
    .execute();
  courier = couriers.find(({ company_name }) => company_name === 'Blue Wings')?.id ?? 0;
});

const shipment = (fields: object = {}) => newShipment(logistics, backend().world, fields);
const refusedCreate = (status: number, fields: object, api = logistics) =>
  api.refused(status, 'post', 'commercial_invoices', { commercial_invoice: shipmentFields(backend().world, fields) });
const edit = async ({ id }: Shipment, fields: object, api = logistics) =>
  (await api.put<One<Shipment>>(`commercial_invoices/${id}`, { commercial_invoice: fields })).data;
const refusedEdit = (status: number, id: number, fields: object, api = logistics) =>
  api.refused<Shipment>(status, 'put', `commercial_invoices/${id}`, { commercial_invoice: fields });

describe('creating a shipment', () => {
  it("returns the whole record with the caller's abilities", async () => {
    const { db, world } = backend();
    const made = await shipment({
      invoice_number: ' CI-1 ',
      courier_id: courier,
      awb: '176-12345675',
      anticipated_ship_date: '2026-05-04',
      package_quantity: 12,
      package_type: 'pallet',
      total_weight: '453.592',
      dry_ice: 5.5,
      freight_cost: '1200',
      incoterm: 'CIP',
      user_ids: [world.people.logistics],
    });
    expect(made).toMatchObject({
      invoice_number: 'CI-1',
      commercial_name: 'CI-1',
      status: 'open',
      user_ids: [world.people.logistics],
      courier_id: courier,
      total_weight: '453.592',
      dry_ice: '5.5',
      freight_cost: '1200.00',
      incoterm: 'CIP',
      eei_export: null,
      dg_classes: [],
      dg_declaration: null,
      max_values_grouped_by_hs_codes: {},
      lock_version: 1,
      comments_info: [{ comments_count: 0, label: 'CI-1' }],
      permission: { update: true, exceptions: { update: { statuses: [] } } },
    });
    const refused = made.abilities.filter(({ allowed }) => !allowed).map(({ action }) => action);
    expect(refused).toEqual(['set_delivery', 'set_approval', 'approve', 'send_for_review']);
    const [created] = await readHistory(db, 'CommercialInvoice', made.id);
    expect(created).toMatchObject({ action: 'create', user_id: world.people.logistics });
    expect(created?.changes).toContainEqual({ field: 'total_weight', from: null, to: '453.592' });
    expect(await logistics.get(`commercial_invoices/${made.id}?program_id=${world.program}`)).toEqual({ data: made });
  });

  it('reports an error for every invalid field', async () => {
    const { errors } = await refusedCreate(422, {
      invoice_number: '',
      group_id: null,
      shipment_type: 'balloon',
      package_quantity: 0,
      total_weight: '1.2345',
      dry_ice: '-1',
      incoterm: 'XXX',
      anticipated_ship_date: 'tomorrow',
      status: 'closed',
      program_approval: '2026-01-01',
    });
    expect(errors).toEqual({
      invoice_number: ["can't be blank"],
      group_id: ["can't be blank"],
      shipment_type: ['is not one of the allowed values'],
      package_quantity: ['must be greater than or equal to 1'],
      total_weight: ['must have 3 digits after decimal or less'],
      dry_ice: ['must be greater than 0'],
      incoterm: ['is not one of the allowed values'],
      anticipated_ship_date: ['is invalid'],
      status: ['is not allowed here'],
      program_approval: ['is not allowed here'],
    });
  });

  it('treats an empty weight, amount of dry ice or cost as null', async () => {
    const given = { total_weight: '10', dry_ice: '1', freight_cost: '5' };
    const cleared = await edit(await shipment(given), { total_weight: '', dry_ice: ' ', freight_cost: '' });
    expect(cleared).toMatchObject({ total_weight: null, dry_ice: null, freight_cost: null });
  });

  it('rejects ids of another organization or program as not found', async () => {
    const { db, world } = backend();
    const grey = await db
      .selectFrom('couriers')
      .select('id')
      .where('company_name', '=', 'Grey Trucks')
      .executeTakeFirstOrThrow();
    const notFound = ['was not found'];
    expect((await refusedCreate(422, { group_id: world.second.group, courier_id: grey.id })).errors).toEqual({
      group_id: notFound,
      courier_id: notFound,
    });
    for (const program_id of [world.other.program, world.second.program]) {
      expect((await refusedCreate(422, { program_id })).errors).toEqual({ program_id: notFound });
    }
    expect((await refusedCreate(422, { user_ids: [world.people.leaver] })).errors).toEqual({
      user_ids: ['must be active users of the program'],
    });
  });

  it('checks the digits of air waybill numbers only for airlines of the organization', async () => {
    const { db, world } = backend();
    const { organization, other } = world;
    await db
      .insertInto('airlines')
      .values([
        { organization_id: organization, courier_id: courier, name: 'Sky', prefix: '176' },
        { organization_id: other.organization, courier_id: courier, name: 'Theirs', prefix: '020' },
      ])
      .execute();
    const wrong = { awb: ['is not an air waybill number of that airline: check its 11 digits'] };
    for (const awb of ['176-12345674', '17612345678', '176-1234567', '176-123456755']) {
      expect((await refusedCreate(422, { awb })).errors).toEqual(wrong);
    }
    for (const awb of ['176-12345675', '176 1234 5675', '020-12345674', '1761234567', '1Z999AA10123456784']) {
      expect((await shipment({ awb })).awb).toBe(awb);
    }
  });

  it('requires a unique invoice number per organization, ignoring case and surrounding blanks', async () => {
    await shipment({ invoice_number: 'Twice-1' });
    const taken = { invoice_number: ['has already been taken'] };
    expect((await refusedCreate(422, { invoice_number: ' tWICE-1' })).errors).toEqual(taken);
  });

  it('suggests the next free number after the latest one', async () => {
    const { program, other } = backend().world;
    const prefix = unused('N-');
    await shipment({ invoice_number: `${prefix}-0100` });
    await shipment({ invoice_number: `${prefix}-0099` });
    expect(await logistics.get(`commercial_invoices/new_defaults?program_id=${program}`)).toEqual({
      data: { invoice_number: `${prefix}-0101` },
    });
    await logistics.refused(404, 'get', `commercial_invoices/new_defaults?program_id=${other.program}`);
  });

  it('needs the right to create', async () => {
    const { as, withToken } = backend();
    for (const person of ['procurement', 'inventory', 'viewer'] as const)
      await refusedCreate(403, {}, await as(person));
    await refusedCreate(401, {}, withToken(null));
  });
});

describe('editing a shipment', () => {
  it('changes only the fields sent, records the changes in the history, and announces them', async () => {
    const { db, world } = backend();
    const made = await shipment({ notes: 'Call first', awb: '020-81140743' });
    let edited = made;
    const told = await changesOf(backend(), async () => {
      edited = await edit(made, { lock_version: 1, notes: null, eei_export: true, total_weight: '10.500' });
    });
    expect(edited).toMatchObject({ notes: null, eei_export: true, total_weight: '10.5', lock_version: 2 });
    expect(edited.awb).toBe('020-81140743');
    expect(told).toEqual([
      {
        action_type: 'edit',
        record: { type: 'CommercialInvoice', id: made.id, lock_version: 2 },
        by: world.people.logistics,
      },
    ]);
    expect((await readHistory(db, 'CommercialInvoice', made.id)).at(-1)).toMatchObject({
      action: 'update',
      changes: expect.arrayContaining([{ field: 'notes', from: 'Call first', to: null }]),
    });
  });

  it('changes nothing if no value differs', async () => {
    const made = await shipment({ total_weight: '7.5', freight_cost: '3' });
    expect((await edit(made, { total_weight: '7.500', freight_cost: 3 })).lock_version).toBe(1);
  });

  it('rejects an outdated version with 409 and the current record', async () => {
    const made = await shipment();
    await edit(made, { lock_version: 1, notes: 'first' });
    const { code, data } = await refusedEdit(409, made.id, { lock_version: 1, notes: 'second' });
    expect(code).toBe('stale');
    expect(data).toMatchObject({ notes: 'first', lock_version: 2 });
  });

  it.each([
    ['in_review', 'The invoice is in review and cannot be edited until reviewed'],
    ['closed', 'A closed invoice cannot be edited'],
    ['archived', 'An archived invoice cannot be edited'],
  ])('is rejected while the shipment is %s', async (status, error) => {
    const { db, world } = backend();
    const id = await insertShipment(db, world, { status });
    expect(await refusedEdit(409, id, { awb: 'late' })).toEqual({ code: 'transition', error });
    const { data } = await logistics.get<One<Shipment>>(`commercial_invoices/${id}`);
    expect(data.permission.update).toBe(false);
    for (const action of ['update', 'add_items', 'remove_items']) {
      expect(data.abilities).toContainEqual({ action, allowed: false, reason: error });
    }
  });

  it('is allowed for roles that edit in review while the shipment is in review, and only then', async () => {
    const { as, db, world } = backend();
    const manager = await as('manager');
    const id = await insertShipment(db, world, { status: 'in_review' });
    const { data } = await manager.get<One<Shipment>>(`commercial_invoices/${id}`);
    expect(data.permission).toEqual({ update: true, exceptions: { update: { statuses: ['in_review'] } } });
    expect((await edit(data, { notes: 'reviewed' }, manager)).notes).toBe('reviewed');
    // The system administrator has every right, but does not edit in review.
    await refusedEdit(409, id, { notes: 'no' }, await as('admin'));
    const closed = await insertShipment(db, world, { status: 'closed' });
    await refusedEdit(409, closed, { awb: 'no' }, manager);
  });

  it('finds no shipment of another organization or program, in any call', async () => {
    const { as, db, world } = backend();
    const foreign = await insertShipment(db, world);
    const body = { commercial_invoice: { notes: 'x' } };
    const other = await as('otherAdmin');
    const path = `commercial_invoices/${foreign}`;
    await other.refused(404, 'get', path);
    await other.refused(404, 'put', path, body);
    await other.refused(404, 'put', `${path}/manage`, { user: { ids: [] } });
    await other.refused(404, 'put', `${path}/approvals`, { commercial_invoice: { ehs_approval: '2026-01-01' } });
    await other.refused(404, 'put', `${path}/assigned_status`, { record: { status: 'closed' } });
    await other.refused(404, 'post', `${path}/order_items`, { selected_order_item_ids: [1] });
    await other.refused(404, 'delete', `${path}/order_items/1`);
    for (const part of ['assigned_status', 'available_order_items', 'available_status_reasons?status=open']) {
      await other.refused(404, 'get', `${path}/${part}`);
    }
    const list = `commercial_invoices?ids[]=${foreign}`;
    expect(await other.get(list)).toMatchObject({ data: [], meta: { count: 0 } });
  });
});

describe('assigning users to a shipment', () => {
  const manage = ({ id }: Shipment, ids: number[], api = logistics) =>
    api.put<One<Shipment>>(`commercial_invoices/${id}/manage`, { user: { ids } });

  it('replaces all of them and records the change in the history', async () => {
    const { db, world } = backend();
    const { logistics: officer, manager } = world.people;
    const made = await shipment({ user_ids: [officer] });
    const { data } = await manage(made, [manager, officer, manager]);
    expect(data).toMatchObject({ user_ids: [officer, manager].sort((a, b) => a - b), lock_version: 2 });
    expect((await manage(made, [])).data.user_ids).toEqual([]);
    const history = await readHistory(db, 'CommercialInvoice', made.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'assign_users', 'assign_users']);
  });

  it('rejects users who are not in the program', async () => {
    const { people } = backend().world;
    const made = await shipment();
    const path = `commercial_invoices/${made.id}/manage`;
    const { errors } = await logistics.refused(422, 'put', path, { user: { ids: [people.otherAdmin] } });
    expect(errors).toEqual({ ids: ['must be active users of the program'] });
  });
});
