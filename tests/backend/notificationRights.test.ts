import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Notification } from '../../backend/notification/schema.ts';
import { openSession } from '../../backend/session/refresh.ts';
import type { Many } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newLoadedShipment, newOrder, newShipment, unused } from '../support/records.ts';

const [viewer] = shippedRoles.filter(({ name }) => name === 'Viewer');
if (!viewer) throw new Error('There is no viewer');
/** A role that reads orders and external comments, but neither items nor shipments. */
const partner: Role = {
  ...viewer,
  id: 90,
  name: 'Partner',
  rights: { ...viewer.rights, order_items: [], commercial_invoices: [] },
  comments: { ...viewer.comments, sources: ['external'] },
};
/** A role that approves shipments but reads no comments. */
const approver: Role = {
  ...viewer,
  id: 91,
  name: 'Approver',
  rights: { ...viewer.rights, commercial_invoices: ['read', 'set_approval'] },
  comments: { ...viewer.comments, sources: [] },
};

describe('the recipient of a notification', () => {
  const backend = suiteBackend({ roles: [...shippedRoles, partner, approver] });

  /** Creates a member of the program; `told` returns the member's notifications. */
  async function member(roleId: number) {
    const { db, services, withToken, world } = backend();
    const values = { organization_id: world.organization, first_name: 'New', last_name: 'Member' };
    const { id } = await db
      .insertInto('users')
      .values({ ...values, email: `${unused('member')}@test.example`, permission_id: roleId, status: 'active' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_programs').values({ user_id: id, program_id: world.program }).execute();
    const api = withToken(await openSession(db, services.config, id, new Date()));
    const told = async () =>
      (await api.get<Many<Notification>>('notifications')).data.map(({ event_type, data }) =>
        'comment' in data ? data.comment.message : event_type,
      );
    return { id, told };
  }
  const write = async (path: string, source: string) =>
    (await backend().as('manager')).post(`${path}/comments`, { comment: { message: source, source } });

  it('may read the comment and its parent record', async () => {
    const { as, world } = backend();
    const { id, told } = await member(partner.id);
    const order = await newOrder(await as('procurement'), world, { user_ids: [id] });
    const item = await newItem(await as('procurement'), order.id);
    for (const source of ['internal', 'external', 'vendor']) await write(`purchase_orders/${order.id}`, source);
    await write(`order_items/${item.id}`, 'external');
    expect(await told()).toEqual(['external', 'NEW_ASSIGNMENT']);
  });

  it('sees only notifications that the current role may read', async () => {
    const { as, db, world } = backend();
    const { id, told } = await member(viewer.id);
    const shipment = await newShipment(await as('logistics'), world, { user_ids: [id] });
    const order = await newOrder(await as('procurement'), world, { user_ids: [id] });
    await write(`commercial_invoices/${shipment.id}`, 'vendor');
    for (const source of ['internal', 'external']) await write(`purchase_orders/${order.id}`, source);
    expect(await told()).toEqual(['external', 'internal', 'vendor', 'NEW_ASSIGNMENT', 'NEW_ASSIGNMENT']);
    await db.updateTable('users').set({ permission_id: partner.id }).where('id', '=', id).execute();
    expect(await told()).toEqual(['external', 'NEW_ASSIGNMENT']);
  });

  it('has the right to approve, whatever the role, when a shipment is sent for review', async () => {
    const { as, world } = backend();
    const { told } = await member(approver.id);
    const without = await member(viewer.id);
    const shipment = await newLoadedShipment(await as('manager'), world);
    await (await as('logistics')).put(`commercial_invoices/${shipment.id}/assigned_status`, {
      record: { status: 'in_review' },
    });
    expect([await told(), await without.told()]).toEqual([['COMMERCIAL_INVOICE_IN_REVIEW'], []]);
  });

  it('is still a member of the program, and not deactivated', async () => {
    const { as, db, world } = backend();
    const [gone, out] = [await member(viewer.id), await member(viewer.id)];
    const order = await newOrder(await as('procurement'), world, { user_ids: [gone.id, out.id] });
    await db.deleteFrom('user_programs').where('user_id', '=', gone.id).execute();
    await (await as('orgAdmin')).send('post', `users/${out.id}/deactivate`);
    await write(`purchase_orders/${order.id}`, 'internal');
    const rows = db.selectFrom('notifications').select('event_type').where('user_id', 'in', [gone.id, out.id]);
    expect((await rows.execute()).map(({ event_type }) => event_type)).toEqual(['NEW_ASSIGNMENT', 'NEW_ASSIGNMENT']);
  });
});
