import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Comment } from '../../backend/comment/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder } from '../support/records.ts';

/** The shipped roles, but logistics officers read only external comments and no items; managers edit comments from SAP. */
const roles = shippedRoles.map((role): Role => {
  if (role.name === 'Logistics officer') {
    const rights = { ...role.rights, order_items: [] };
    return { ...role, rights, comments: { ...role.comments, sources: ['external'] } };
  }
  if (role.name !== 'Program manager') return role;
  return { ...role, comments: { ...role.comments, legacy: { write: true, remove: true } } };
});

describe('the rights to comments', () => {
  const backend = suiteBackend({ roles });
  let manager: Api;
  let partner: Api;
  let order: PurchaseOrder;
  let path: string;

  beforeAll(async () => {
    const { as, world } = backend();
    manager = await as('manager');
    partner = await as('logistics');
    order = await newOrder(manager, world);
    path = `purchase_orders/${order.id}/comments`;
    const item = await newItem(manager, order.id);
    await manager.post(path, { comment: { message: 'Between us', source: 'internal' } });
    await manager.post(path, { comment: { message: 'To all', source: 'external' } });
    await manager.post(`order_items/${item.id}/comments`, { comment: { message: 'On the item', source: 'external' } });
  });

  it('limit a reader to the audiences of the role, in lists, counts and by id', async () => {
    const { data, meta } = await partner.get<Many<Comment>>(path);
    expect(data.map(({ message }) => message)).toEqual(['To all']);
    expect(meta.count).toBe(1);
    expect((await partner.get<Many<Comment>>(`${path}?source=internal`)).data).toEqual([]);
    const record = await partner.get<One<PurchaseOrder>>(`purchase_orders/${order.id}`);
    expect(record.data.comments_info[0]?.comments_count).toBe(1);
    const hidden = (await manager.get<Many<Comment>>(`${path}?source=internal`)).data[0];
    await partner.refused(404, 'delete', `${path}/${hidden?.id}`);
  });

  it('limit a writer to the audiences of the role', async () => {
    await partner.refused(403, 'post', path, { comment: { message: 'Psst', source: 'internal' } });
    await partner.post(path, { comment: { message: 'Hello all', source: 'external' } });
  });

  it('reserve comments from SAP for roles with the rights to them', async () => {
    const { as, db, world } = backend();
    const { id } = await db
      .insertInto('comments')
      .values({
        organization_id: world.organization,
        program_id: world.program,
        purchase_order_id: order.id,
        source: 'internal',
        message: 'From 1998',
        legacy_from_sap: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const admin = await as('orgAdmin');
    const row = (await admin.get<Many<Comment>>(path)).data.find((comment) => comment.id === id);
    expect(row).toMatchObject({ user: null, legacy_from_sap: true });
    expect(row?.abilities.map(({ allowed }) => allowed)).toEqual([false, false]);
    const rejection = await admin.refused(403, 'delete', `${path}/${id}`);
    expect(rejection.error).toBe('Comments from SAP are read-only');
    await manager.put(`${path}/${id}`, { comment: { message: 'From 1999' } });
    await manager.delete(`${path}/${id}`);
    const { data } = await manager.get<One<{ permissions: Record<string, unknown> }>>('current_permission');
    expect(data.permissions.purchase_orders).toMatchObject({
      legacy_comment: { read: true, write: true, delete: true },
      any_comment: { read: true, write: false, delete: true },
    });
  });

  it('require a session', async () => {
    await backend().withToken(null).refused(401, 'get', path);
  });
});
