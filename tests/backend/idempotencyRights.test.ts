/** A repeat with an idempotency key is checked like any request: a caller who lost a right gets no stored success. */
import { expect, it } from 'vitest';
import { newKey } from '../support/apiKeys.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newOrder, orderFields, unused } from '../support/records.ts';

const address_attributes = { country: 'CH', city: 'Basel', address: 'Rhine street 1' };
const key = (value: string) => ({ 'idempotency-key': value });

describeOnBoth('a repeat of a write', (backend) => {
  /** Makes an order, and writes that touch it; each is sent once. */
  async function sent() {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const writes = [
      ['post', 'purchase_orders', { purchase_order: orderFields(world) }],
      ['patch', `purchase_orders/${order.id}`, { purchase_order: { credit_card: 'Visa' } }],
      ['post', `purchase_orders/${order.id}/comments`, { comment: { message: 'Once', source: 'internal' } }],
      ['post', 'groups', { group: { name: unused('Group'), program_id: world.program, address_attributes } }],
      ['put', `purchase_orders/${order.id}/assigned_status`, { record: { status: 'in_review' } }],
      ['put', 'purchase_orders/assigned_status', { ids: [order.id], record: { status: 'approved' } }],
    ] as const;
    const outcomes: number[] = [];
    const repeat = async () => {
      outcomes.length = 0;
      for (const [index, [method, path, body]] of writes.entries()) {
        outcomes.push((await api.send(method, path, body, key(`${order.id}-${index}`))).status);
      }
      return [...outcomes];
    };
    return { first: await repeat(), repeat };
  }

  it('gets the stored response as long as the caller may do what it could', async () => {
    const { first, repeat } = await sent();
    expect(first).toEqual([201, 200, 201, 201, 200, 200]);
    expect(await repeat()).toEqual(first);
  });

  it('is refused once the caller has left the program, and works again after the return', async () => {
    const { db, world } = backend();
    const { first, repeat } = await sent();
    const membership = { user_id: world.people.procurement, program_id: world.program };
    await db.deleteFrom('user_programs').where('user_id', '=', membership.user_id).execute();
    for (const status of await repeat()) expect([403, 404, 422]).toContain(status);
    await db.insertInto('user_programs').values(membership).execute();
    expect(await repeat()).toEqual(first);
  });

  it('is refused once the role of the caller allows less', async () => {
    const { db, world } = backend();
    const { first, repeat } = await sent();
    const setRole = (permission_id: number) =>
      db.updateTable('users').set({ permission_id }).where('id', '=', world.people.procurement).execute();
    await setRole(7);
    expect(new Set(await repeat())).toEqual(new Set([403]));
    await setRole(4);
    expect(await repeat()).toEqual(first);
  });

  it('keeps its success if the caller may do it still, although other rights are lost', async () => {
    const { db, world } = backend();
    const { first, repeat } = await sent();
    const program_id = world.second.program;
    const user_id = world.people.procurement;
    await db.insertInto('user_programs').values({ user_id, program_id }).execute();
    const again = await sent();
    await db.deleteFrom('user_programs').where('user_id', '=', user_id).where('program_id', '=', program_id).execute();
    expect(await again.repeat()).toEqual(again.first);
    expect(await repeat()).toEqual(first);
  });

  it('is refused once the caller is deactivated, or the API key is revoked', async () => {
    const { as, db, withToken, world } = backend();
    const { repeat } = await sent();
    const setStatus = (status: 'active' | 'inactive') =>
      db.updateTable('users').set({ status }).where('id', '=', world.people.procurement).execute();
    await setStatus('inactive');
    expect(new Set(await repeat())).toEqual(new Set([401]));
    await setStatus('active');
    const admin = await as('orgAdmin');
    const made = await newKey(admin, { permission_id: 4, program_ids: [world.program] });
    const body = { purchase_order: orderFields(world) };
    const send = () => withToken(made.secret).send('post', 'purchase_orders', body, key('by-key'));
    expect((await send()).status).toBe(201);
    await admin.send('post', `api_keys/${made.id}/revoke`, {});
    expect((await send()).status).toBe(401);
  });
});
