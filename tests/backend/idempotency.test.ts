import { expect, it } from 'vitest';
import type { Comment } from '../../backend/comment/schema.ts';
import type { Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { newOrder, orderFields } from '../support/records.ts';

describeOnBoth('a write with an idempotency key', (backend) => {
  const key = (value: string) => ({ 'idempotency-key': value });

  it('is executed once; a repeat gets the same response', async () => {
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
    const { as, world } = backend();
    const api = await as('procurement');
    const told = await changesOf(backend(), async () => {
      const body = { purchase_order: orderFields(world) };
      await api.send('post', 'purchase_orders', body, key('b'));
      await api.send('post', 'purchase_orders', body, key('b'));
    });
    expect(told).toHaveLength(1);
  });

  it('is rejected with another body, and is a separate write for another user', async () => {
    const { as, world } = backend();
    const procurement = await as('procurement');
    const order = await newOrder(procurement, world);
    const path = `purchase_orders/${order.id}/comments`;
    const body = { comment: { message: 'Once', source: 'internal' } };
    expect((await procurement.send('post', path, body, key('c'))).status).toBe(201);
    const other = await procurement.send('post', path, { comment: { message: 'Twice', source: 'internal' } }, key('c'));
    expect(other.status).toBe(422);
    expect(other.body).toEqual({ errors: { base: ['This request was sent before with other values'] } });
    expect((await (await as('manager')).send('post', path, body, key('c'))).status).toBe(201);
    const { meta } = await procurement.get<Many<Comment>>(path);
    expect(meta.count).toBe(2);
  });

  it('stores no response of a failure, so that a fixed repeat succeeds', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const refused = { purchase_order: orderFields(world, { order_number: '' }) };
    expect((await api.send('post', 'purchase_orders', refused, key('d'))).status).toBe(422);
    const mended = { purchase_order: orderFields(world) };
    expect((await api.send('post', 'purchase_orders', mended, key('d'))).status).toBe(201);
  });

  it('is executed once if it edits a record, too: a repeat is not stale', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const body = { purchase_order: { credit_card: 'Visa', lock_version: order.lock_version } };
    const send = () => api.send('patch', `purchase_orders/${order.id}`, body, key('f'));
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect((await api.send('patch', `purchase_orders/${order.id}`, body, key('g'))).status).toBe(409);
  });

  it.each([
    ['with a space in it', 'a b'],
    ['of 256 characters', 'k'.repeat(256)],
    ['of other letters', 'clé'],
    ['of no characters', ''],
  ])('is rejected with a key %s, and does nothing', async (_what, malformed) => {
    const { as, world, db } = backend();
    const body = { purchase_order: orderFields(world) };
    const { status, body: said } = await (await as('procurement')).send(
      'post',
      'purchase_orders',
      body,
      key(malformed),
    );
    expect(status).toBe(400);
    expect(said).toMatchObject({ error: 'Idempotency-Key: 1 to 255 visible ASCII characters, without spaces' });
    const { order_number } = body.purchase_order;
    const made = db.selectFrom('purchase_orders').select('id').where('order_number', '=', order_number);
    expect(await made.execute()).toEqual([]);
  });

  it('is executed once with the longest key', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const send = () => api.send('post', 'purchase_orders', body, key('k'.repeat(255)));
    const body = { purchase_order: orderFields(world) };
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).body).toEqual(first.body);
  });

  it('is executed again after 24 hours', async () => {
    const { as, db, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const path = `purchase_orders/${order.id}/comments`;
    const body = { comment: { message: 'Daily', source: 'internal' } };
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
