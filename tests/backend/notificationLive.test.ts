import { describe, expect, it } from 'vitest';
import { redisBroadcaster } from '../../backend/live/redis.ts';
import { makeLog } from '../../backend/log.ts';
import type { Notification } from '../../backend/notification/schema.ts';
import type { Many } from '../support/api.ts';
import { startBackend, suiteBackend, type TestBackend } from '../support/backend.ts';
import { type CableClient, identifier, welcomedClient } from '../support/cableClient.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { newOrder, orderFields } from '../support/records.ts';
import { redisMissing, startRedis } from '../support/redis.ts';
import { secondBackend } from '../support/secondBackend.ts';
import type { Person } from '../support/world.ts';

const channel = identifier('NotificationsChannel', {});

/** Returns a client that listens to the user's notifications in a new session. */
async function listening({ url, signIn }: TestBackend, person: Person): Promise<CableClient> {
  const client = await welcomedClient(url, (await signIn(person)).token);
  await client.subscribed(channel);
  return client;
}

async function assign({ as, world }: TestBackend, ...people: Person[]) {
  const user_ids = people.map((person) => world.people[person]);
  return newOrder(await as('procurement'), world, { user_ids });
}

describe('the channel of notifications', () => {
  // Only announcements end connections here: the periodic recheck is effectively off.
  const backend = suiteBackend({ cable: { recheckMs: 2 ** 31 - 1 } });

  it('sends the same row as the list to its recipient, and to nobody else', async () => {
    const clients = { manager: await listening(backend(), 'manager'), viewer: await listening(backend(), 'viewer') };
    const order = await assign(backend(), 'manager');
    const message = (await clients.manager.message()) as { action_type: string; notification: Notification };
    const { data } = await (await backend().as('manager')).get<Many<Notification>>('notifications');
    expect(message).toEqual({ action_type: 'create', notification: data[0] });
    expect(message.notification.data).toMatchObject({ assigned_object: { id: order.id } });
    await clients.viewer.silence();
    await clients.manager.silence();
    for (const client of Object.values(clients)) await client.close();
  });

  it('sends nothing if the cause is rolled back, and one message for a repeated request', async () => {
    const { as, world } = backend();
    const client = await listening(backend(), 'viewer');
    const fields = orderFields(world, { user_ids: [world.people.viewer] });
    const invalid = { ...fields, vendor_id: world.other.vendor };
    await (await as('procurement')).refused(422, 'post', 'purchase_orders', { purchase_order: invalid });
    await client.silence();
    const body = { purchase_order: fields };
    for (let n = 0; n < 2; n += 1) {
      await (await as('procurement')).send('post', 'purchase_orders', body, { 'idempotency-key': 'once' });
    }
    expect(await client.message()).toMatchObject({ notification: { event_type: 'NEW_ASSIGNMENT' } });
    await client.silence();
    await client.close();
  });

  it('ends with the session', async () => {
    const { url, signIn } = backend();
    const session = await signIn('inventory');
    const client = await welcomedClient(url, session.token);
    await client.subscribed(channel);
    await session.delete('logout');
    expect(await client.next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    await client.closed;
  });

  it('ends when the user is deactivated', async () => {
    const { as, world } = backend();
    const client = await listening(backend(), 'logistics');
    await (await as('orgAdmin')).send('post', `users/${world.people.logistics}/deactivate`);
    expect(await client.next()).toMatchObject({ type: 'disconnect', reason: 'unauthorized' });
    await assign(backend(), 'manager');
    await client.closed;
  });
});

it('an unannounced end of a session is noticed only by the periodic recheck', async () => {
  const backend = await startBackend({ cable: { recheckMs: 2 ** 31 - 1 } });
  const looking = await startBackend({ cable: { recheckMs: 50 } });
  try {
    const [unseen, seen] = await Promise.all([backend, looking].map((each) => listening(each, 'viewer')));
    for (const { db, world } of [backend, looking]) {
      await db.deleteFrom('sessions').where('user_id', '=', world.people.viewer).execute();
    }
    expect(await seen?.next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    await assign(backend, 'viewer');
    expect(await unseen?.message()).toMatchObject({ action_type: 'create' });
    await unseen?.close();
  } finally {
    await looking.stop();
    await backend.stop();
  }
});

describeOnPostgres('notifications on PostgreSQL', (server) => {
  it.skipIf(redisMissing())('reach a user who is connected to another backend process, over Redis', async () => {
    const { server: redis } = await startRedis();
    if (!redis) throw new Error(redisMissing() ?? '');
    const log = makeLog('silent');
    const databaseUrl = await server().createMigrated();
    const here = await startBackend({ databaseUrl, broadcaster: await redisBroadcaster(redis.url, log) });
    const there = await secondBackend(here, databaseUrl, { broadcaster: await redisBroadcaster(redis.url, log) });
    try {
      const client = await welcomedClient(there.url, (await here.signIn('manager')).token);
      await client.subscribed(channel);
      const order = await assign(here, 'manager');
      expect(await client.message()).toMatchObject({ notification: { data: { assigned_object: { id: order.id } } } });
      await client.close();
    } finally {
      await there.stop();
      await here.stop();
      await redis.stop();
    }
  });

  it('are committed in the order of their ids, so that clearing never deletes a later one', async () => {
    const backend = await startBackend({ databaseUrl: await server().createMigrated() });
    const api = await backend.as('manager');
    try {
      const kept = new Set<number>();
      const seen = new Set<number>();
      const assigning = Array.from({ length: 8 }, async () => {
        for (let n = 0; n < 5; n += 1) kept.add((await assign(backend, 'manager')).id);
      });
      let isOver = false;
      const over = Promise.all(assigning).then(() => {
        isOver = true;
      });
      while (!isOver || seen.size < kept.size) {
        const { data } = await api.get<Many<Notification>>('notifications?items=200');
        for (const { data: about } of data) if ('assigned_object' in about) seen.add(about.assigned_object.id);
        if (data[0]) await api.delete(`notifications/delete_all?up_to=${data[0].id}`);
        else if (isOver) break;
      }
      await over;
      expect([...kept].filter((id) => !seen.has(id))).toEqual([]);
    } finally {
      await backend.stop();
    }
  });
});
