import type { FormattedExecutionResult } from 'graphql';
import type { Client } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillOrders } from '../support/orders.ts';
import { until } from '../support/processes.ts';
import { ownGateway, suiteStub } from '../support/stubbed.ts';

const { api, gateway, token } = await suiteStub({ settings: { live: { reconnectMs: 20, lingerMs: 20 } } });
let clients: Client[] = [];
fillOrders(api, 2);

beforeEach(() => api.cable.rejects.clear());
afterEach(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  clients = [];
  await until('nothing listens any more', () => gateway.counts().sources === 0 && gateway.counts().cables === 0);
  await until('the backend knows', () => api.cable.connections.size === 0);
});

const comment = (id: number, more: object = {}) => ({
  id,
  message: `Comment ${id}`,
  source: 'internal',
  user: { id: 401, first_name: 'Ada', last_name: '401', picture: { thumb: null } },
  created_at: '2026-11-20T05:49:00.000Z',
  edited_at: null,
  legacy_from_sap: false,
  parent: { id: 1, type: 'PurchaseOrder', label: 'PO 10001', purchase_order_id: null },
  abilities: [{ action: 'update', allowed: true, reason: null }],
  ...more,
});

const CHANGED = `subscription($on: CommentableInput!) {
  commentChanged(on: $on) { actionType comment { id message source parent { type id } user { id firstName status } } }
}`;
const ORDER = { type: 'PURCHASE_ORDER', id: '1' };
const CHANNEL = 'PurchaseOrderCommentsChannel';

interface Watch {
  next(): Promise<Record<string, unknown>>;
  fails(): Promise<Array<{ message: string; extensions: { code: string } }>>;
  leave(): void;
}

/** Subscribes and waits for the REFETCH that is sent once the backend has the subscription. */
async function watch(
  variables: object = { on: ORDER },
  query = CHANGED,
  who: { token?: string } = { token },
): Promise<Watch> {
  const client = gateway.live(who);
  clients.push(client);
  const before = gateway.counts().sources;
  const events: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
  let problem: unknown;
  const leave = client.subscribe<Record<string, unknown>>(
    { query, variables: variables as Record<string, unknown> },
    { next: (event) => void events.push(event), error: (error) => (problem = error), complete: () => {} },
  );
  const silent = query !== CHANGED && api.cable.rejects.size > 0;
  const first = await until('it is subscribed', () =>
    silent ? problem || gateway.counts().sources > before : problem || events.shift(),
  );
  if (!silent && !problem) expect(JSON.stringify(first)).toContain('REFETCH');
  return {
    leave,
    async next() {
      const event = await until('an event came', () => events.shift());
      if (event.errors) throw new Error(JSON.stringify(event.errors));
      return event.data as Record<string, unknown>;
    },
    async fails() {
      return (await until('it failed', () => problem)) as Awaited<ReturnType<Watch['fails']>>;
    },
  };
}

describe('comments of a record', () => {
  it('are queried by source and page, with or without those of the items', async () => {
    api.on('GET', 'purchase_orders/1/comments', () => ({
      body: { data: [comment(5)], meta: { page: 2, pages: 3, count: 41 } },
    }));
    const query = `query($on: CommentableInput!) {
      comments(on: $on, page: 2) { data { id message source createdAt parent { type label } abilities { action } } meta { count } }
    }`;
    const on = { ...ORDER, source: 'VENDOR' };
    const { data, errors } = await gateway.ask(query, { on }, { token });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      comments: { data: [{ id: '5', source: 'INTERNAL', parent: { type: 'PURCHASE_ORDER' } }], meta: { count: 41 } },
    });
    expect(api.calls[0]?.query).toEqual({ page: '2', items: '20', source: 'vendor', commentable_id: '1' });
    await gateway.ask(query, { on: { ...ORDER, withItems: true } }, { token });
    expect(api.calls[1]?.query).toEqual({ page: '2', items: '20' });
  });

  it('show their author without another call, unless more fields are selected than they include', async () => {
    api.on('GET', 'purchase_orders/1/comments', () => ({ body: { data: [comment(5), comment(6)], meta: {} } }));
    const query = (fields: string) =>
      `query($on: CommentableInput!) { comments(on: $on) { data { user { ${fields} } } } }`;
    await gateway.ask(query('id firstName fullName picture { thumb }'), { on: ORDER }, { token });
    expect(api.calls).toHaveLength(1);
    await gateway.ask(query('status'), { on: ORDER }, { token });
    expect(api.count('users')).toBe(1);
  });

  it.each([
    ['SHIPMENT', 'commercial_invoices'],
    ['ORDER_ITEM', 'order_items'],
  ])('are written, edited and removed on a %s too', async (type, path) => {
    api.on('POST', `${path}/9/comments`, () => ({ status: 201, body: { data: comment(8) } }));
    api.on('PUT', `${path}/9/comments/8`, () => ({ body: { data: comment(8, { message: 'New' }) } }));
    api.on('DELETE', `${path}/9/comments/8`, () => ({ status: 204 }));
    const query = `mutation {
      createComment(input: { type: ${type}, id: 9, message: "Hello", source: EXTERNAL }) { comment { id } errors { field } }
      updateComment(id: 8, input: { type: ${type}, parentId: 9, message: "New" }) { comment { message } errors { field } }
      deleteComment(id: 8, input: { type: ${type}, parentId: 9 }) { deletedId errors { field } }
    }`;
    const { data, errors } = await gateway.ask(query, {}, { token });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      createComment: { comment: { id: '8' }, errors: [] },
      updateComment: { comment: { message: 'New' } },
      deleteComment: { deletedId: '8' },
    });
    expect(api.calls.map((call) => call.body)).toEqual([
      { comment: { message: 'Hello', source: 'external' } },
      { comment: { message: 'New' } },
      undefined,
    ]);
  });
});

describe('watching comments', () => {
  it('delivers created, edited and removed comments', async () => {
    const { next } = await watch();
    for (const action of ['create', 'edit', 'delete']) {
      api.cable.broadcast(CHANNEL, { action_type: action, comment: comment(5) });
      expect(await next()).toMatchObject({
        commentChanged: {
          actionType: action.toUpperCase(),
          comment: { id: '5', parent: { type: 'PURCHASE_ORDER', id: '1' } },
        },
      });
    }
    expect(api.cable.subscriptions()).toEqual([JSON.stringify({ channel: CHANNEL, id: 1 })]);
  });

  it('delivers those of the items and of other audiences only on request', async () => {
    const own = await watch();
    const all = await watch({ on: { ...ORDER, withItems: true } });
    const vendor = await watch({ on: { ...ORDER, withItems: true, source: 'VENDOR' } });
    const ofItem = { parent: { id: 7, type: 'OrderItem', label: 'Line 1', purchase_order_id: 1 } };
    api.cable.broadcast(CHANNEL, { action_type: 'create', comment: comment(1, ofItem) });
    api.cable.broadcast(CHANNEL, { action_type: 'create', comment: comment(2, { ...ofItem, source: 'vendor' }) });
    api.cable.broadcast(CHANNEL, { action_type: 'create', comment: comment(3, { source: 'vendor' }) });
    const idOf = async ({ next }: Watch) =>
      ((await next()) as { commentChanged: { comment: { id: string } } }).commentChanged.comment.id;
    expect([await idOf(all), await idOf(all), await idOf(all)]).toEqual(['1', '2', '3']);
    expect([await idOf(vendor), await idOf(vendor)]).toEqual(['2', '3']);
    expect(await idOf(own)).toBe('3');
  });

  it('resolves each event with fresh records', async () => {
    const { next } = await watch();
    for (const status of ['active', 'inactive']) {
      api.rows['users'] = [{ id: 401, first_name: 'Ada', last_name: '401', status, picture: null }];
      api.cable.broadcast(CHANNEL, { action_type: 'edit', comment: comment(5) });
      expect(await next()).toMatchObject({ commentChanged: { comment: { user: { status: status.toUpperCase() } } } });
    }
  });

  it('shares one cable connection among all sockets of a user, but not among users', async () => {
    await watch();
    await watch();
    await watch({ on: { ...ORDER, id: '2' } });
    expect(api.cable.connections.size).toBe(1);
    await watch(undefined, undefined, { token: api.sessions.issue(2) });
    expect(api.cable.connections.size).toBe(2);
  });

  it('sends REFETCH after the cable was lost, and continues', async () => {
    const { next } = await watch();
    api.cable.cut();
    expect(await next()).toEqual({ commentChanged: { actionType: 'REFETCH', comment: null } });
    api.cable.broadcast(CHANNEL, { action_type: 'create', comment: comment(6) });
    expect(await next()).toMatchObject({ commentChanged: { comment: { id: '6' } } });
  });

  it('ends with FORBIDDEN if it is rejected, and when the right is revoked', async () => {
    api.cable.rejects.add(CHANNEL);
    const refused = await watch().then((watched) => watched.fails());
    expect(refused).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    api.cable.rejects.clear();
    const { fails } = await watch();
    api.cable.revoke(CHANNEL);
    expect(await fails()).toMatchObject([
      { message: 'You have no access to this resource', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('ends at once when the subscriber leaves, without waiting for an event', async () => {
    const { leave } = await watch();
    leave();
    await until('the backend was told', () => api.cable.subscriptions().length === 0);
    expect(gateway.counts().sources).toBe(0);
  });

  it('leaves nothing behind after 200 sockets were cut off', async () => {
    const roomy = await ownGateway(api, { settings: { sockets: { perUser: 500 } } });
    const cut = Array.from({ length: 200 }, () => {
      const socket = roomy.socket();
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
      );
      const query = 'subscription { commentChanged(on: { type: PURCHASE_ORDER, id: 1 }) { actionType } }';
      socket.once('message', () => socket.send(JSON.stringify({ type: 'subscribe', id: 'a', payload: { query } })));
      return socket;
    });
    await until('all are subscribed', () => roomy.counts().sources === 200);
    for (const socket of cut) socket.terminate();
    await until(
      'all are gone',
      () => roomy.counts().sources === 0 && roomy.counts().sockets === 0 && roomy.counts().cables === 0,
    );
    await until('the backend was told', () => api.cable.connections.size === 0);
  });
});

describe('watching records', () => {
  const RECORDS = 'subscription($p: ID) { recordChanged(programId: $p) { actionType type id lockVersion by } }';

  it("delivers ids and versions of a program's records, or of the organization's", async () => {
    const program = await watch({ p: '4' }, RECORDS);
    expect(api.cable.subscriptions()).toEqual([JSON.stringify({ channel: 'ChangesChannel', program_id: 4 })]);
    api.cable.broadcast('ChangesChannel', {
      action_type: 'edit',
      record: { type: 'CommercialInvoice', id: 3, lock_version: 2 },
      by: 7,
    });
    expect(await program.next()).toEqual({
      recordChanged: { actionType: 'EDIT', type: 'SHIPMENT', id: '3', lockVersion: 2, by: '7' },
    });
    api.cable.broadcast('ChangesChannel', { action_type: 'refetch' });
    expect(await program.next()).toEqual({
      recordChanged: { actionType: 'REFETCH', type: null, id: null, lockVersion: null, by: null },
    });
    await watch({}, RECORDS);
    const own = JSON.stringify({ channel: 'ChangesChannel', program_id: 0 });
    await until("the organization's own records are watched", () => api.cable.subscriptions().includes(own));
  });

  it('delivers nothing on a backend without that channel', async () => {
    api.on('GET', 'programs/4', () => ({ body: { data: { id: 4, name: 'Malaria' } } }));
    api.cable.rejects.add('ChangesChannel');
    const comments = await watch();
    await watch({ p: '4' }, RECORDS);
    api.cable.broadcast(CHANNEL, { action_type: 'create', comment: comment(6) });
    expect(await comments.next()).toMatchObject({ commentChanged: { comment: { id: '6' } } });
    expect(gateway.counts().sources).toBe(2);
  });
});
