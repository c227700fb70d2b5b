import { expect, it } from 'vitest';
import type { Comment } from '../../backend/comment/schema.ts';
import type { Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newOrder, orderFields } from '../support/records.ts';

describeOnBoth('a write with an idempotency key', (backend) => {
  const key = (value: string) => ({ 'idempotency-key': value });

  it('is done once; a repeat gets the same answer', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const body = { purchase_order: orderFields(world) };
    const first = await api.send('post', 'purchase_orders', body, key('a'));
    const repeat = await api.send('post', 'purchase_orders', body, key('a'));
    expect(first.status).toBe(201);
    expect({ status: repeat.status, body: repeat.body }).toEqual({ status: first.status, body: first.body });
    const { order_number } = body.purchase_order;
    expect(
      await db.selectFrom('purchase_orders').select('id').where('order_number', '=', order_number).execute(),
    ).toHaveLength(1);
  });

  it('announces nothing when it is repeated', async () => {
    const { as, services, world } = backend();
    const api = await as('procurement');
    const heard: unknown[] = [];
    const stop = services.broadcaster.subscribe(`changes:program:${world.program}`, (message) => heard.push(message));
    try {
      const body = { purchase_order: orderFields(world) };
      await api.send('post', 'purchase_orders', body, key('b'));
      await api.send('post', 'purchase_orders', body, key('b'));
      expect(heard).toHaveLength(1);
    } finally {
      stop();
    }
  });

  it('is refused with another body, and is another one for another person or path', async () => {
    const { as, world } = backend();
    const procurement = await as('procurement');
    const order = await newOrder(procurement, world);
    const path = `purchase_orders/${order.id}/comments`;
    const body = { comment: { message: 'Once' } };
    expect((await procurement.send('post', path, body, key('c'))).status).toBe(201);
    const other = await procurement.send('post', path, { comment: { message: 'Twice' } }, key('c'));
    expect(other.status).toBe(422);
    expect(other.body).toEqual({ errors: { base: ['This request was sent before with other values'] } });
    expect((await (await as('manager')).send('post', path, body, key('c'))).status).toBe(201);
    const { meta } = await procurement.get<Many<Comment>>(path);
    expect(meta.count).toBe(2);
  });

  it('keeps no answer of what failed, so that a mended repeat goes through', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const refused = { purchase_order: orderFields(world, { order_number: '' }) };
    expect((await api.send('post', 'purchase_orders', refused, key('d'))).status).toBe(422);
    const mended = { purchase_order: orderFields(world) };
    expect((await api.send('post', 'purchase_orders', mended, key('d'))).status).toBe(201);
  });

  it('is done again after 24 hours', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const path = `purchase_orders/${order.id}/comments`;
    const body = { comment: { message: 'Daily' } };
    await api.send('post', path, body, key('e'));
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('key', '=', 'e')
      .execute();
    expect((await api.send('post', path, body, key('e'))).status).toBe(201);
    expect((await api.get<Many<Comment>>(path)).meta.count).toBe(2);
  });
});
