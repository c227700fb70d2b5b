import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newOrder } from '../support/records.ts';

const backend = suiteBackend();
let procurement: Api;

beforeAll(async () => {
  procurement = await backend().as('procurement');
});

const order = () => newOrder(procurement, backend().world);

describe('the status of a purchase order', () => {
  it('follows the allowed transitions, with a substatus of the organization', async () => {
    const made = await order();
    const path = `purchase_orders/${made.id}/assigned_status`;
    expect(await procurement.get(path)).toEqual({
      data: { status: 'open', sub_status: null, next: ['in_review', 'approved', 'on_hold', 'closed'] },
    });
    const record = { status: 'on_hold', sub_status: 'Waiting for funds' };
    const put = async (to: object) => (await procurement.put<One<PurchaseOrder>>(path, { record: to })).data;
    expect(await put(record)).toMatchObject(record);
    expect((await put({ ...record, sub_status: '' })).sub_status).toBeNull();
    const refused = (status: number, change: object) => procurement.refused(status, 'put', path, { record: change });
    expect(await refused(409, { status: 'archived' })).toEqual({
      code: 'transition',
      error: 'Cannot go from On hold to Archived',
    });
    expect((await refused(422, { status: 'lost' })).errors).toHaveProperty('status');
    expect((await refused(422, { status: 'open', sub_status: 'Waiting for funds' })).errors).toHaveProperty(
      'sub_status',
    );
    const reasons = `purchase_orders/${made.id}/available_status_reasons?status=on_hold`;
    expect(await procurement.get(reasons)).toMatchObject({ data: [{ sub_status: 'Waiting for funds' }] });
    await (await backend().as('logistics')).refused(403, 'put', path, { record: { status: 'open' } });
  });

  it('is not changed from a status in which the order no longer is, unless it is already as wanted', async () => {
    const made = await order();
    const path = `purchase_orders/${made.id}/assigned_status`;
    const put = (record: object) => procurement.put<One<PurchaseOrder>>(path, { record });
    await put({ status: 'on_hold', from: 'open' });
    expect(await procurement.refused(409, 'put', path, { record: { status: 'approved', from: 'open' } })).toEqual({
      code: 'transition',
      error: 'Somebody has changed the status meanwhile: it is On hold now',
    });
    expect((await put({ status: 'on_hold', from: 'open' })).data.status).toBe('on_hold');
    expect((await put({ status: 'open', from: 'on_hold' })).data.status).toBe('open');
  });

  it('does not accept another substatus once it is final', async () => {
    const { db, world } = backend();
    const made = await order();
    const reasons = ['Old', 'Other'].map((sub_status) => ({
      organization_id: world.organization,
      model: 'purchase_order' as const,
      status: 'archived',
      sub_status,
    }));
    await db.insertInto('status_reasons').values(reasons).execute();
    const stands = { status: 'archived', sub_status: 'Old' };
    await db.updateTable('purchase_orders').set(stands).where('id', '=', made.id).execute();
    const path = `purchase_orders/${made.id}/assigned_status`;
    const [end] = (await procurement.get<One<PurchaseOrder>>(`purchase_orders/${made.id}`)).data.abilities.filter(
      ({ action }) => action === 'assign_status',
    );
    const rejection = await procurement.refused(409, 'put', path, { record: { ...stands, sub_status: 'Other' } });
    expect(rejection).toEqual({ code: 'transition', error: end?.reason });
    expect((await procurement.put<One<PurchaseOrder>>(path, { record: stands })).data).toMatchObject(stands);
  });

  it('keeps a substatus that has been renamed since', async () => {
    const { db } = backend();
    const made = await order();
    const stands = { status: 'on_hold', sub_status: 'Called otherwise since' };
    await db.updateTable('purchase_orders').set(stands).where('id', '=', made.id).execute();
    const path = `purchase_orders/${made.id}/assigned_status`;
    expect((await procurement.put<One<PurchaseOrder>>(path, { record: stands })).data).toMatchObject(stands);
    await procurement.refused(422, 'put', path, { record: { ...stands, sub_status: 'Never heard of' } });
  });

  it('is one of a list in workflow order', async () => {
    const { data } = await procurement.get<One<{ key: string }[]>>('purchase_orders/statuses');
    expect(data.map(({ key }) => key)).toEqual(['open', 'in_review', 'approved', 'on_hold', 'closed', 'archived']);
  });
});
