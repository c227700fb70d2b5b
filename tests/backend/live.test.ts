import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import { topic } from '../../backend/live/broadcast.ts';
import { openSession } from '../../backend/session/refresh.ts';
import { suiteBackend } from '../support/backend.ts';
import { type CableClient, identifier, welcomedClient } from '../support/cableClient.ts';
import { insertShipment, newItem, newOrder, orderFields, unused } from '../support/records.ts';
import type { Person } from '../support/world.ts';

/** A role that reads orders but no items, and only external comments. */
const partner: Role = {
  id: 90,
  name: 'Partner',
  scope: 'own programs',
  editsShipmentsIn: [],
  rights: {
    api_keys: [],
    couriers: [],
    end_users: [],
    groups: [],
    organizations: [],
    substatuses: [],
    users: [],
    vendors: [],
    purchase_orders: ['read'],
    order_items: [],
    commercial_invoices: [],
    programs: ['read'],
    ...{ attachments: [], saved_views: [] },
  },
  comments: { write: false, removeOthers: false, legacy: { write: false, remove: false }, sources: ['external'] },
};
const viewer = 7;

const backend = suiteBackend({ roles: [...shippedRoles, partner], cable: { recheckMs: 100 } });

const orderComments = (id: unknown) => identifier('PurchaseOrderCommentsChannel', { id });
const itemComments = (id: unknown) => identifier('OrderItemCommentsChannel', { id });
const shipmentComments = (id: unknown) => identifier('CommercialInvoiceCommentsChannel', { id });
const programComments = (program_id: unknown) => identifier('ProgramCommentsChannel', { program_id });
const changes = (program_id: unknown) => identifier('ChangesChannel', { program_id });

const connected = async (person: Person) => welcomedClient(backend().url, (await backend().as(person)).token);

/** Connects a new member of the program, with a new session. @param minutes the lifetime of the token */
async function member(roleId: number, minutes = 60): Promise<{ client: CableClient; userId: number; token: string }> {
  const { db, services, url, world } = backend();
  const { id } = await db
    .insertInto('users')
    .values({
      organization_id: world.organization,
      permission_id: roleId,
      status: 'active',
      first_name: 'New',
      last_name: 'Member',
      email: `${unused('member')}@test.example`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_programs').values({ user_id: id, program_id: world.program }).execute();
  const token = await openSession(db, { ...services.config, tokenMinutes: minutes }, id, new Date());
  return { client: await welcomedClient(url, token), userId: id, token };
}

/** Creates an order with an item that is in a shipment. */
async function records() {
  const { as, db, world } = backend();
  const api = await as('procurement');
  const order = await newOrder(api, world);
  const item = await newItem(api, order.id);
  const shipment = await insertShipment(db, world);
  await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
  return { order: order.id, item: item.id, shipment };
}

async function write(path: string, message: string, source = 'internal', by: Person = 'procurement') {
  await (await backend().as(by)).post(`${path}/comments`, { comment: { message, source } });
}

/** Returns the texts of the next comments, each with the channel that it arrived on. */
async function heard(client: CableClient, count: number) {
  const found: [string | undefined, string][] = [];
  for (let n = 0; n < count; n += 1) {
    const { identifier: where, message } = await client.next();
    found.push([where, JSON.parse(String(message)).comment.message]);
  }
  return found.sort();
}

describe('a channel', () => {
  it('rejects missing records and those of another organization or program', async () => {
    const { as, db, world } = backend();
    const admin = await as('otherAdmin');
    const theirs = { ...world, ...world.other };
    const order = await newOrder(admin, theirs);
    const item = await newItem(admin, order.id);
    const shipment = await insertShipment(db, theirs);
    const client = await connected('viewer');
    for (const foreign of [
      orderComments(order.id),
      itemComments(item.id),
      shipmentComments(shipment),
      changes(theirs.program),
      changes(world.second.program),
      orderComments(999_999),
      orderComments('1 or 1=1'),
      orderComments([1]),
      orderComments(undefined),
      changes(-1),
    ]) {
      client.subscribe(foreign);
      expect(await client.next()).toEqual({ identifier: foreign, type: 'reject_subscription' });
    }
    await client.close();
  });

  it('rejects records that the role may not read', async () => {
    const { item, shipment } = await records();
    const { client } = await member(partner.id);
    for (const closed of [itemComments(item), shipmentComments(shipment)]) {
      client.subscribe(closed);
      expect(await client.next()).toEqual({ identifier: closed, type: 'reject_subscription' });
    }
    await client.close();
  });

  it("carries an item's comments for the item, its order and its shipment", async () => {
    const { order, item, shipment } = await records();
    const client = await connected('viewer');
    const channels = [itemComments(String(item)), orderComments(order), shipmentComments(shipment)];
    for (const channel of channels) await client.subscribed(channel);
    await write(`order_items/${item}`, 'On the item');
    await write(`purchase_orders/${order}`, 'On the order');
    expect(await heard(client, 4)).toEqual(
      [...channels.map((channel) => [channel, 'On the item']), [orderComments(order), 'On the order']].sort(),
    );
    await client.silence();
    await client.close();
  });

  it('sends each listener their abilities on a comment', async () => {
    const { order } = await records();
    const clients = [await connected('viewer'), await connected('procurement'), await connected('manager')];
    for (const client of clients) await client.subscribed(orderComments(order));
    await write(`purchase_orders/${order}`, 'Mine');
    const allowed = [];
    for (const client of clients) {
      const { comment } = (await client.message()) as { comment: { abilities: { allowed: boolean }[] } };
      allowed.push(comment.abilities.map((ability) => ability.allowed));
      await client.close();
    }
    expect(allowed).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });

  it('carries only comments of sources and on records that the listener may read', async () => {
    const { order, item } = await records();
    const { client } = await member(partner.id);
    await client.subscribed(orderComments(order));
    await write(`purchase_orders/${order}`, 'Among us');
    await write(`order_items/${item}`, 'On the item', 'external');
    await write(`purchase_orders/${order}`, 'For all', 'external');
    expect(await heard(client, 1)).toEqual([[orderComments(order), 'For all']]);
    await client.silence();
    await client.close();
  });

  it('sends nothing to another organization', async () => {
    const { world } = backend();
    const client = await connected('otherAdmin');
    for (const own of [changes(world.other.program), changes(0)]) await client.subscribed(own);
    const colleague = await connected('viewer');
    await colleague.subscribed(changes(0));
    const { order } = await records();
    await write(`purchase_orders/${order}`, 'Among us');
    await (await backend().as('procurement')).put(`vendors/${world.vendor}`, { vendor: { notes: unused('Note') } });
    expect(await colleague.message()).toMatchObject({ record: { type: 'Vendor', id: world.vendor } });
    await client.silence();
    for (const each of [client, colleague]) await each.close();
  });

  it('announces a written record to its program, by its id and version only', async () => {
    const { as, world } = backend();
    const client = await connected('viewer');
    await client.subscribed(changes(world.program));
    const { id, lock_version } = await newOrder(await as('procurement'), world);
    const by = world.people.procurement;
    const record = { type: 'PurchaseOrder', id, lock_version };
    const told = { action_type: 'create', record, by, parents: [], comment_id: null };
    expect(await client.message()).toEqual({ ...told, at: expect.any(String), cursor: expect.any(Number) });
    await client.close();
  });

  it('announces no rejected write', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const client = await connected('viewer');
    await client.subscribed(changes(world.program));
    const { id: known, order_number } = await newOrder(api, world);
    expect(await client.message()).toMatchObject({ record: { id: known } });
    const taken = orderFields(world, { order_number: order_number.number });
    await api.refused(422, 'post', 'purchase_orders', { purchase_order: taken });
    const { id } = await newOrder(api, world);
    expect(await client.message()).toMatchObject({ record: { id } });
    await client.close();
  });

  it('announces changed records only of the kinds that the listener may read', async () => {
    const { client } = await member(partner.id);
    const { as, world } = backend();
    await client.subscribed(changes(world.program));
    const api = await as('procurement');
    const { id } = await newOrder(api, world);
    await newItem(api, id);
    const other = await newOrder(api, world);
    for (const order of [id, other.id]) {
      expect(await client.message()).toMatchObject({ record: { type: 'PurchaseOrder', id: order } });
    }
    await client.close();
  });

  it('tells all listeners to refetch if they may have missed a message', async () => {
    const { order } = await records();
    const { program } = backend().world;
    const { client } = await member(partner.id);
    for (const [channel, name] of [
      [orderComments(order), topic.comments('PurchaseOrder', order)],
      [programComments(program), topic.programComments(program)],
    ] as const) {
      await client.subscribed(channel);
      backend().services.broadcaster.publish({ topic: name, message: { action_type: 'refetch' } });
      expect(await client.message()).toEqual({ action_type: 'refetch' });
    }
    await client.close();
  });
});

describe('losing a right', () => {
  it('signing out ends the connection, but no other session of the user', async () => {
    const { signIn, url, world } = backend();
    const [here, elsewhere] = [await signIn('viewer'), await signIn('viewer')];
    const clients = [await welcomedClient(url, here.token), await welcomedClient(url, elsewhere.token)] as const;
    await here.delete('logout');
    expect(await clients[0].next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    await clients[0].closed;
    await clients[1].subscribed(changes(world.program));
    await clients[1].close();
  });

  it('deactivation ends the connection', async () => {
    const { db, services } = backend();
    const { client, userId } = await member(viewer);
    await db.updateTable('users').set({ status: 'inactive' }).where('id', '=', userId).execute();
    services.broadcaster.publish({ topic: topic.user(userId), message: {} });
    expect(await client.next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    await client.closed;
  });

  it('another role ends the subscriptions that it does not allow, and narrows the others', async () => {
    const { db, services } = backend();
    const { order, item } = await records();
    const { client, userId } = await member(viewer);
    for (const channel of [itemComments(item), orderComments(order)]) await client.subscribed(channel);
    await db.updateTable('users').set({ permission_id: partner.id }).where('id', '=', userId).execute();
    services.broadcaster.publish({ topic: topic.user(userId), message: {} });
    expect(await client.next()).toEqual({ identifier: itemComments(item), type: 'reject_subscription' });
    await write(`order_items/${item}`, 'On the item', 'external');
    await write(`purchase_orders/${order}`, 'Among us');
    await write(`purchase_orders/${order}`, 'For all', 'external');
    expect(await heard(client, 1)).toEqual([[orderComments(order), 'For all']]);
    await client.close();
  });

  it('leaving a program ends its subscriptions, even without an announcement', async () => {
    const { db } = backend();
    // A separate order: announcements of earlier tests in the program may still be in flight.
    const { order } = await records();
    const { client, userId } = await member(viewer);
    await client.subscribed(orderComments(order));
    await db.deleteFrom('user_programs').where('user_id', '=', userId).execute();
    expect(await client.next()).toEqual({ identifier: orderComments(order), type: 'reject_subscription' });
    await client.close();
  });

  it('the end of the session ends the connection; the end of its token does not', async () => {
    const { db, withToken, world } = backend();
    const { client, userId, token } = await member(viewer, 1 / 60);
    await expect
      .poll(async () => (await withToken(token).send('get', 'profile')).status, { timeout: 90_000 })
      .toBe(401);
    await client.subscribed(changes(world.program));
    await sql`update sessions set expires_at = now() where user_id = ${userId}`.execute(db);
    expect(await client.next()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    await client.closed;
  });
});
