import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { newOrder, orderFields, readHistory, unused } from '../support/records.ts';

const backend = suiteBackend();
let procurement: Api;

beforeAll(async () => {
  procurement = await backend().as('procurement');
});

const order = (fields: object = {}) => newOrder(procurement, backend().world, fields);
const refusedCreate = (status: number, fields: object, api = procurement) =>
  api.refused(status, 'post', 'purchase_orders', { purchase_order: orderFields(backend().world, fields) });
const edit = async ({ id }: PurchaseOrder, fields: object, api = procurement) =>
  (await api.patch<One<PurchaseOrder>>(`purchase_orders/${id}`, { purchase_order: fields })).data;
const refusedEdit = (status: number, { id }: PurchaseOrder, fields: object, api = procurement) =>
  api.refused<PurchaseOrder>(status, 'patch', `purchase_orders/${id}`, { purchase_order: fields });

describe('creating a purchase order', () => {
  it("returns the whole record with the caller's abilities", async () => {
    const { world } = backend();
    const { people } = world;
    const made = await order({
      order_number: ' PO-1 ',
      external: true,
      order_number_internal: 'PR-1',
      user_ids: [people.manager, people.procurement],
      funding_number: 'F-1',
      credit_card: 'Corporate, ends in 4242',
    });
    expect(made).toMatchObject({
      program_id: world.program,
      order_number: { number: 'PO-1', tag: 'external' },
      order_number_internal: 'PR-1',
      status: 'open',
      sub_status: null,
      order_date: '2026-03-01',
      vendor_id: world.vendor,
      end_user_id: world.endUser,
      group_id: world.group,
      user_ids: [people.manager, people.procurement],
      funding_number: 'F-1',
      lock_version: 1,
      comments_info: [{ comments_count: 0, label: 'PO-1' }],
      permission: { update: true },
    });
    expect(made.abilities.every(({ allowed }) => allowed)).toBe(true);
    const [created] = await readHistory(backend().db, 'PurchaseOrder', made.id);
    expect(created).toMatchObject({ action: 'create', user_id: people.procurement });
    expect(created?.changes).toContainEqual({ field: 'order_number.number', from: null, to: 'PO-1' });
    expect(created?.changes).toContainEqual({ field: 'order_number.tag', from: null, to: 'external' });
  });

  it('reports an error for every invalid field', async () => {
    const { errors } = await refusedCreate(422, {
      order_number: '',
      vendor_id: null,
      group_id: 'x',
      order_date: '03/01/2026',
      credit_card: '4111 1111 1111 1111',
      funding_description: 'x'.repeat(256),
      status: 'closed',
    });
    expect(errors).toEqual({
      order_number: ["can't be blank"],
      vendor_id: ["can't be blank"],
      group_id: ['is not a number'],
      order_date: ['is invalid'],
      credit_card: ['must not contain a whole card number: use its name or last four digits'],
      funding_description: ['is too long (maximum is 255 characters)'],
      status: ['is not allowed here'],
    });
  });

  it('rejects ids of another organization or program as not found', async () => {
    const { other, second, people } = backend().world;
    const notFound = ['was not found'];
    const foreign = { vendor_id: other.vendor, end_user_id: other.endUser, group_id: second.group };
    expect((await refusedCreate(422, foreign)).errors).toEqual({
      vendor_id: notFound,
      end_user_id: notFound,
      group_id: notFound,
    });
    for (const program_id of [other.program, second.program]) {
      expect((await refusedCreate(422, { program_id })).errors).toEqual({ program_id: notFound });
    }
    for (const user of [people.leaver, people.otherAdmin]) {
      expect((await refusedCreate(422, { user_ids: [user] })).errors).toEqual({
        user_ids: ['must be active users of the program'],
      });
    }
  });

  it('requires a unique order number per organization, ignoring case and surrounding blanks', async () => {
    const { as, world } = backend();
    await order({ order_number: 'Twice-1' });
    const taken = { order_number: ['has already been taken'] };
    expect((await refusedCreate(422, { order_number: ' tWICE-1' })).errors).toEqual(taken);
    const { program, vendor, endUser, group } = world.other;
    const elsewhere = { program_id: program, vendor_id: vendor, end_user_id: endUser, group_id: group };
    await newOrder(await as('otherAdmin'), world, { ...elsewhere, order_number: 'Twice-1' });
  });

  it('rejects fields that are switched off in the organization', async () => {
    const { as, world } = backend();
    const { program, vendor, endUser, group } = world.other;
    const elsewhere = { program_id: program, vendor_id: vendor, end_user_id: endUser, group_id: group };
    const other = await as('otherAdmin');
    const hidden = { order_number_internal: 'PR', funding_number: 'F', funding_description: 'D' };
    const off = ['is switched off in this organization'];
    expect((await refusedCreate(422, { ...elsewhere, ...hidden }, other)).errors).toEqual({
      order_number_internal: off,
      funding_number: off,
      funding_description: off,
    });
  });

  it('does not reveal whether the value sent for a switched-off field is the stored one', async () => {
    const { as, db, world } = backend();
    const { organization, program, vendor, endUser, group } = world.other;
    const { id } = await db
      .insertInto('purchase_orders')
      .values({
        organization_id: organization,
        program_id: program,
        order_number: unused('T'),
        vendor_id: vendor,
        end_user_id: endUser,
        group_id: group,
        funding_number: 'F-1',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const other = await as('otherAdmin');
    for (const funding_number of ['F-1', 'F-2', null]) {
      const body = { purchase_order: { funding_number } };
      const { errors } = await other.refused(422, 'patch', `purchase_orders/${id}`, body);
      expect(errors).toEqual({ funding_number: ['is switched off in this organization'] });
    }
  });

  it('suggests the next free number after the latest one', async () => {
    const { program } = backend().world;
    const prefix = unused('N-');
    await order({ order_number: `${prefix}-0100` });
    await order({ order_number: `${prefix}-0099` });
    await order({ order_number: 'from outside', external: true });
    expect(await procurement.get(`purchase_orders/new_defaults?program_id=${program}`)).toEqual({
      data: { order_number: `${prefix}-0101` },
    });
    const other = await backend().as('otherViewer');
    await other.refused(403, 'get', `purchase_orders/new_defaults?program_id=${program}`);
    await procurement.refused(404, 'get', `purchase_orders/new_defaults?program_id=${backend().world.other.program}`);
  });

  it('needs the right to write', async () => {
    const { as } = backend();
    for (const person of ['logistics', 'inventory', 'viewer'] as const) await refusedCreate(403, {}, await as(person));
    await refusedCreate(401, {}, backend().withToken(null));
  });
});

describe('editing a purchase order', () => {
  it('changes only the fields sent, clears them with null, and records the changes in the history', async () => {
    const before = await order({ funding_number: 'F-9', order_number_internal: 'PR-9' });
    const after = await edit(before, { lock_version: 1, funding_number: null, order_date: null });
    expect(after).toMatchObject({
      funding_number: null,
      order_date: null,
      order_number_internal: 'PR-9',
      lock_version: 2,
    });
    expect((await readHistory(backend().db, 'PurchaseOrder', before.id)).at(-1)).toMatchObject({
      action: 'update',
      changes: [
        { field: 'order_date', from: '2026-03-01', to: null },
        { field: 'funding_number', from: 'F-9', to: null },
      ],
    });
  });

  it('rejects an outdated version with 409 and the current record', async () => {
    const before = await order();
    await edit(before, { lock_version: 1, credit_card: 'first' });
    const { code, data } = await refusedEdit(409, before, { lock_version: 1, credit_card: 'second' });
    expect(code).toBe('stale');
    expect(data).toMatchObject({ id: before.id, credit_card: 'first', lock_version: 2 });
    expect((await edit(before, { credit_card: 'no version' })).lock_version).toBe(3);
  });

  it('rejects a number that is taken, and changes nothing', async () => {
    const [one, other] = [await order(), await order()];
    const fields = { order_number: one.order_number.number, credit_card: 'new' };
    expect((await refusedEdit(422, other, fields)).errors).toEqual({ order_number: ['has already been taken'] });
    const { data } = await procurement.get<One<PurchaseOrder>>(`purchase_orders/${other.id}`);
    expect(data).toEqual(other);
  });

  it('is rejected once the order is closed', async () => {
    const closed = await order();
    const path = `purchase_orders/${closed.id}/assigned_status`;
    const { data } = await procurement.put<One<PurchaseOrder>>(path, { record: { status: 'closed' } });
    const reason = 'A closed order cannot be edited';
    expect(await refusedEdit(409, closed, { credit_card: 'x' })).toEqual({ code: 'transition', error: reason });
    expect(data.permission.update).toBe(false);
    expect(data.abilities).toContainEqual({ action: 'create_item', allowed: false, reason });
  });

  it('is announced to the program, only if it succeeds', async () => {
    let id = 0;
    const told = await changesOf(backend(), async () => {
      const made = await order();
      ({ id } = made);
      await refusedEdit(422, made, { order_number: '' });
      await edit(made, { credit_card: 'x' });
    });
    const record = { type: 'PurchaseOrder', id };
    const by = backend().world.people.procurement;
    expect(told).toEqual([
      { action_type: 'create', record: { ...record, lock_version: 1 }, by },
      { action_type: 'edit', record: { ...record, lock_version: 2 }, by },
    ]);
  });
});

describe('assigning users', () => {
  const assign = async ({ id }: PurchaseOrder, ids: number[]) =>
    (await procurement.put<One<PurchaseOrder>>(`purchase_orders/${id}/manage`, { user: { ids } })).data;

  it('replaces the assigned users, without duplicates', async () => {
    const { people } = backend().world;
    const made = await order();
    const assigned = await assign(made, [people.viewer, people.manager, people.viewer]);
    expect(assigned.user_ids).toEqual([people.manager, people.viewer].sort((a, b) => a - b));
    expect((await assign(made, [])).user_ids).toEqual([]);
  });

  it('accepts only active users of the program and its administrators', async () => {
    const { people } = backend().world;
    const made = await order();
    await assign(made, [people.orgAdmin]);
    for (const user of [people.leaver, people.otherViewer, 999_999]) {
      const body = { user: { ids: [user] } };
      const { errors } = await procurement.refused(422, 'put', `purchase_orders/${made.id}/manage`, body);
      expect(errors).toEqual({ ids: ['must be active users of the program'] });
    }
  });

  it('keeps users who were assigned before they left', async () => {
    const { db, world } = backend();
    const { leaver, manager } = world.people;
    const made = await order();
    await db.insertInto('purchase_order_users').values({ purchase_order_id: made.id, user_id: leaver }).execute();
    expect((await assign(made, [leaver, manager])).user_ids).toHaveLength(2);
  });
});

describe('a user of another organization or program', () => {
  it('finds no trace of an order', async () => {
    const { as } = backend();
    const made = await order();
    const other = await as('otherAdmin');
    const path = `purchase_orders/${made.id}`;
    for (const suffix of ['', '/assigned_status', '/available_status_reasons?status=open', '/comments']) {
      await other.refused(404, 'get', path + suffix);
    }
    await refusedEdit(404, made, { credit_card: 'mine' }, other);
    await other.refused(404, 'put', `${path}/manage`, { user: { ids: [] } });
    await other.refused(404, 'put', `${path}/assigned_status`, { record: { status: 'closed' } });
    await other.refused(404, 'get', `${path}/order_items/new_parent_defaults`);
  });
});
