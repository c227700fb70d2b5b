import type { FormattedExecutionResult } from 'graphql';
import type { Client } from 'graphql-ws';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/processes.ts';
import { newItem, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { emailOf, type Person, password } from '../support/world.ts';

const stack = suiteStack();
let order: { id: number; number: string };
let clients: Client[] = [];

beforeAll(async () => {
  const { backend } = stack();
  const made = await newOrder(await backend.as('manager'), backend.world);
  order = { id: made.id, number: made.order_number.number };
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  clients = [];
});

/** Subscribes as a user of the test world and collects the events. */
async function watch(person: Person, query: string, token?: string) {
  const { gateway, tokenOf } = stack();
  const events: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
  let problem: unknown;
  let code: number | undefined;
  const client = gateway.live({ token: token ?? (await tokenOf(person)), onClosed: (closed) => (code = closed) });
  clients.push(client);
  client.subscribe(
    { query },
    { next: (event) => void events.push(event), error: (error) => (problem = error), complete: () => {} },
  );
  return {
    next: async () => (await until('an event came', () => events.shift())).data as Record<string, unknown>,
    quiet: () => events.length === 0,
    fails: () => until('it failed', () => problem),
    closes: () => until('the socket was closed', () => code),
  };
}

/** Writes comments until the watcher has received one: from then on it is subscribed. */
async function settled(watcher: Awaited<ReturnType<typeof watch>>, message: string) {
  const next = watcher.next();
  let seen = false;
  void next.then(() => (seen = true));
  await until('the watcher is subscribed', async () => {
    if (!seen) await comment('manager', message);
    return seen;
  });
  // Several may still be in flight; none arrives after the last one.
  await comment('manager', `${message} (the last one)`);
  while (!JSON.stringify(await watcher.next()).includes('(the last one)'));
}

const comment = (person: Person, message: string, source = 'INTERNAL') =>
  stack().get(
    person,
    `mutation($input: CreateCommentInput!) { createComment(input: $input) { comment { id user { fullName } } errors { message } } }`,
    { input: { type: 'PURCHASE_ORDER', id: order.id, message, source } },
  );

describe('all the way to a real backend and back', () => {
  it('reads a page of orders with all their related records', async () => {
    const { world } = stack().backend;
    const query = `query($p: ID!) {
      purchaseOrders(programId: $p, sort: { field: VENDOR, direction: ASC }) {
        data { orderNumber external status { key color next } orderDate vendor { name } endUser { label } group { name program { slug } } users { fullName } abilities { action allowed } }
        meta { count more }
      }
    }`;
    expect(await stack().get('manager', query, { p: world.program })).toMatchObject({
      purchaseOrders: {
        data: [
          {
            orderNumber: order.number,
            external: false,
            status: { key: 'open', next: expect.arrayContaining(['approved']) },
            orderDate: '2026-03-01',
            vendor: { name: 'Kenya Pharma' },
            endUser: { label: 'Kenya Ministry' },
            group: { name: 'Kenya clinics', program: { slug: 'malaria' } },
            abilities: expect.arrayContaining([{ action: 'UPDATE', allowed: true }]),
          },
        ],
        meta: { count: 1, more: false },
      },
    });
  });

  it('creates an order once, however often it is sent with the same key', async () => {
    const { gateway, tokenOf, backend } = stack();
    const { world } = backend;
    const who = { token: await tokenOf('manager'), headers: { 'idempotency-key': 'create-once' } };
    const input = {
      programId: world.program,
      orderNumber: 'ONCE-1',
      vendorId: world.vendor,
      endUserId: world.endUser,
      groupId: world.group,
    };
    const query =
      'mutation($input: CreatePurchaseOrderInput!) { createPurchaseOrder(input: $input) { purchaseOrder { id } errors { field code } } }';
    const [first, second] = [await gateway.ask(query, { input }, who), await gateway.ask(query, { input }, who)];
    expect(first.data).toMatchObject({
      createPurchaseOrder: { purchaseOrder: { id: expect.any(String) }, errors: [] },
    });
    expect(second.data).toEqual(first.data);
    const other = await gateway.ask(query, { input }, { token: who.token });
    expect(other.data).toMatchObject({
      createPurchaseOrder: { purchaseOrder: null, errors: [{ field: 'orderNumber', code: 'INVALID' }] },
    });
  });

  it('assigns users, moves the status with its reason, and rejects a stale edit with the current order', async () => {
    const { world } = stack().backend;
    const query = `mutation($id: ID!, $users: [ID!]!) {
      assignPurchaseOrderUsers(id: $id, input: { userIds: $users }) { purchaseOrder { users { id } } errors { message } }
      assignPurchaseOrderStatus(id: $id, input: { status: "on_hold", subStatus: "Waiting for funds" }) {
        purchaseOrder { subStatus lockVersion status { key } nextStatuses { key } statusReasons(status: "on_hold") } errors { message }
      }
      updatePurchaseOrder(id: $id, input: { lockVersion: 0, creditCard: "Office" }) { errors { code } current { id status { key } } }
      back: assignPurchaseOrderStatus(id: $id, input: { status: "open" }) { errors { message } }
    }`;
    expect(await stack().get('manager', query, { id: order.id, users: [world.people.viewer] })).toMatchObject({
      assignPurchaseOrderUsers: { purchaseOrder: { users: [{ id: String(world.people.viewer) }] }, errors: [] },
      assignPurchaseOrderStatus: {
        purchaseOrder: {
          subStatus: 'Waiting for funds',
          status: { key: 'on_hold' },
          statusReasons: ['Waiting for funds'],
        },
        errors: [],
      },
      updatePurchaseOrder: {
        errors: [{ code: 'STALE' }],
        current: { id: String(order.id), status: { key: 'on_hold' } },
      },
      back: { errors: [] },
    });
  });

  it('hides another organization behind null, NOT_FOUND and an empty list', async () => {
    const { ask } = stack();
    const read = await ask('otherAdmin', `{ purchaseOrder(id: ${order.id}) { id } }`);
    expect(read).toMatchObject({ data: { purchaseOrder: null }, errors: [] });
    const write = await ask(
      'otherAdmin',
      `mutation { assignPurchaseOrderStatus(id: ${order.id}, input: { status: "closed" }) { errors { code } } }`,
    );
    expect(write.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const shown = await ask('otherAdmin', '{ vendors(search: "kenya") { data { id } meta { count } } }');
    expect(shown.data).toEqual({ vendors: { data: [], meta: { count: 0 } } });
  });
});

describe('live, through a real cable', () => {
  const COMMENTS = () => `subscription {
    commentChanged(on: { type: PURCHASE_ORDER, id: ${order.id}, withItems: true }) {
      actionType comment { id message source user { fullName status } parent { type id purchaseOrderId } }
    }
  }`;

  it('a colleague sees a comment on the order and on its items, when it is edited and removed, too', async () => {
    const { backend, get } = stack();
    const item = await newItem(await backend.as('manager'), order.id, { position: '5' });
    const watcher = await watch('viewer', COMMENTS());
    await settled(watcher, 'Anybody here?');
    const write = `mutation {
      createComment(input: { type: ORDER_ITEM, id: ${item.id}, message: "Broken box" }) { comment { id } errors { message } }
    }`;
    const { createComment } = (await get('manager', write)) as { createComment: { comment: { id: string } } };
    expect(await watcher.next()).toEqual({
      commentChanged: {
        actionType: 'CREATE',
        comment: {
          id: createComment.comment.id,
          message: 'Broken box',
          source: 'INTERNAL',
          user: { fullName: 'manager Tester', status: 'ACTIVE' },
          parent: { type: 'ORDER_ITEM', id: String(item.id), purchaseOrderId: String(order.id) },
        },
      },
    });
    const place = `id: ${createComment.comment.id}, input: { type: ORDER_ITEM, parentId: ${item.id}`;
    await get('manager', `mutation { updateComment(${place}, message: "Two broken boxes" }) { errors { message } } }`);
    expect(await watcher.next()).toMatchObject({
      commentChanged: { actionType: 'EDIT', comment: { message: 'Two broken boxes' } },
    });
    await get('manager', `mutation { deleteComment(${place} }) { errors { message } } }`);
    expect(await watcher.next()).toMatchObject({
      commentChanged: { actionType: 'DELETE', comment: { id: createComment.comment.id } },
    });
  });

  it('two users with the same subscription each get their own abilities on a comment', async () => {
    const abilities = `subscription {
      commentChanged(on: { type: PURCHASE_ORDER, id: ${order.id} }) { comment { message abilities { action allowed } } }
    }`;
    const manager = await watch('manager', abilities);
    await settled(manager, 'Is the manager here?');
    const viewer = await watch('viewer', abilities);
    await settled(viewer, 'Is the viewer here?');
    await until('the manager has heard all of it', async () =>
      JSON.stringify(await manager.next()).includes('viewer here? (the last one)'),
    );
    await comment('procurement', 'For all');
    const shownTo = (mayRemove: boolean) => ({
      commentChanged: {
        comment: {
          message: 'For all',
          abilities: expect.arrayContaining([{ action: 'REMOVE', allowed: mayRemove }]),
        },
      },
    });
    expect(await manager.next()).toMatchObject(shownTo(true));
    expect(await viewer.next()).toMatchObject(shownTo(false));
  });

  it('a user of another organization gets FORBIDDEN and nothing else', async () => {
    const watcher = await watch('otherAdmin', COMMENTS());
    expect(await watcher.fails()).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    // The viewer, who may see it, has received it; this user has not.
    await settled(await watch('viewer', COMMENTS()), 'A secret');
    expect(watcher.quiet()).toBe(true);
  });

  it('a changed order is announced to those who watch its program', async () => {
    const { backend, get } = stack();
    const watcher = await watch(
      'procurement',
      `subscription { recordChanged(programId: ${backend.world.program}) { actionType type id lockVersion by } }`,
    );
    const change = `mutation($v: Int!, $card: String) { updatePurchaseOrder(id: ${order.id}, input: { lockVersion: $v, creditCard: $card }) { purchaseOrder { lockVersion } errors { code } } }`;
    // Changes before the subscription was confirmed must be refetched.
    expect(await watcher.next()).toMatchObject({ recordChanged: { actionType: 'REFETCH', id: null } });
    const { purchaseOrder } = (await get('manager', `{ purchaseOrder(id: ${order.id}) { lockVersion } }`)) as {
      purchaseOrder: { lockVersion: number };
    };
    await get('manager', change, { v: purchaseOrder.lockVersion, card: 'Another card' });
    expect(await watcher.next()).toEqual({
      recordChanged: {
        actionType: 'EDIT',
        type: 'PURCHASE_ORDER',
        id: String(order.id),
        lockVersion: expect.any(Number),
        by: String(backend.world.people.manager),
      },
    });
  });

  it('a session that ends at the backend loses its socket, and receives nothing more', async () => {
    const { gateway, backend } = stack();
    const input = { login: emailOf('inventory'), password };
    const { data } = await gateway.ask('mutation($input: SignInInput!) { signIn(input: $input) { token } }', { input });
    const { token } = (data as { signIn: { token: string } }).signIn;
    const watcher = await watch('inventory', COMMENTS(), token);
    await settled(watcher, 'Before the end');
    await backend.withToken(token).send('delete', 'logout');
    // 4403: there is nothing to renew.
    expect(await watcher.closes()).toBe(4403);
    await settled(await watch('viewer', COMMENTS()), 'After the end');
    expect(watcher.quiet()).toBe(true);
  });
});
