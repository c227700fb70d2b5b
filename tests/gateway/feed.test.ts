import type { FormattedExecutionResult } from 'graphql';
import type { Client } from 'graphql-ws';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api, One } from '../support/api.ts';
import { attach } from '../support/files.ts';
import { until } from '../support/processes.ts';
import { newItem, newOrder, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
let api: Api;
let clients: Client[] = [];

beforeAll(async () => {
  api = await stack().backend.as('orgAdmin');
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  clients = [];
});

interface Changed {
  cursor: string;
  actionType: string;
  type: string;
  id: string;
  record: unknown;
}

const CHANGES = `query($after: Cursor, $programId: ID, $types: [RecordType!], $first: Int) {
  changes(after: $after, programId: $programId, types: $types, first: $first) {
    data {
      cursor actionType type id lockVersion by commentId
      parents { type id }
      comment { message }
      record { __typename id lockVersion ... on OrderItem { material } ... on Vendor { name } ... on Document { fileName } }
    }
    cursor
    more
  }
}`;

async function changes(variables: object, person: 'orgAdmin' | 'viewer' = 'orgAdmin') {
  const { changes: page } = await stack().get(person, CHANGES, variables as Record<string, unknown>);
  return page as { data: Changed[]; cursor: string; more: boolean };
}
const cursorOfNow = async () => (await changes({ first: 0 })).cursor;
const made = async (path: string, body: object) => (await api.post<One<{ id: number }>>(path, body)).data.id;

describe('changes', () => {
  it('returns each change with the current record, or null if it is deleted', async () => {
    const { world } = stack().backend;
    const after = await cursorOfNow();
    const order = await newOrder(api, world);
    const item = await newItem(api, order.id);
    const gone = await newItem(api, order.id, { position: '2' });
    await api.put(`order_items/${item.id}`, { order_item: { material: 'Zinc' } });
    await api.delete(`order_items/${gone.id}`);
    const { data, more } = await changes({ after, types: ['ORDER_ITEM'] });
    expect(more).toBe(false);
    const record = { __typename: 'OrderItem', id: String(item.id), lockVersion: 2, material: 'Zinc' };
    const parents = [{ type: 'PURCHASE_ORDER', id: String(order.id) }];
    expect(data.map(({ actionType, id }) => [actionType, Number(id)])).toEqual([
      ['CREATE', item.id],
      ['CREATE', gone.id],
      ['EDIT', item.id],
      ['DELETE', gone.id],
    ]);
    expect(data.map((change) => change.record)).toEqual([record, null, record, null]);
    expect(data[2]).toMatchObject({ lockVersion: 2, parents, by: String(world.people.orgAdmin) });
  });

  it('covers every kind of record that has changes', async () => {
    const { program } = stack().backend.world;
    const address_attributes = { country: 'KE', city: 'Nairobi', address: '1' };
    const after = await cursorOfNow();
    const vendor = await made('vendors', { vendor: { name: unused('Vendor') } });
    await attach(api, `vendors/${vendor}`);
    const courier = await made('couriers', { courier: { company_name: unused('Courier') } });
    await made(`couriers/${courier}/airlines`, { airline: { name: unused('Airline') } });
    await made('end_users', { end_user: { last_name: unused('Person') } });
    await made('groups', { group: { name: unused('Group'), program_id: program, address_attributes } });
    const reason = { model: 'order_item', status: 'on_hold', sub_status: unused('Reason') };
    await made('status_reasons', reason);
    const { data } = await changes({ after });
    const kinds = data.map(({ type, record }) => [type, (record as { __typename: string } | null)?.__typename]);
    expect(kinds).toEqual([
      ['VENDOR', 'Vendor'],
      ['DOCUMENT', 'Document'],
      ['COURIER', 'Courier'],
      ['AIRLINE', 'Airline'],
      ['END_USER', 'EndUser'],
      ['GROUP', 'Group'],
      ['SUBSTATUS', 'Substatus'],
    ]);
  });

  it('reports a comment as a change of its record, with the comment while it exists', async () => {
    const order = await newOrder(api, stack().backend.world);
    const after = await cursorOfNow();
    const comments = `purchase_orders/${order.id}/comments`;
    const kept = await made(comments, { comment: { message: 'Stays', source: 'internal' } });
    const removed = await made(comments, { comment: { message: 'Goes', source: 'internal' } });
    await api.delete(`${comments}/${removed}`);
    const { data } = await changes({ after });
    const of = { actionType: 'COMMENT', type: 'PURCHASE_ORDER', id: String(order.id), lockVersion: null };
    expect(data).toMatchObject([
      { ...of, commentId: String(kept), comment: { message: 'Stays' } },
      { ...of, commentId: String(removed), comment: null },
      { ...of, commentId: String(removed), comment: null },
    ]);
  });

  it('continues after a cursor', async () => {
    const { world } = stack().backend;
    const after = await cursorOfNow();
    const ids = [await newOrder(api, world), await newOrder(api, world)].map(({ id }) => String(id));
    const first = await changes({ after, first: 1 });
    const second = await changes({ after: first.cursor, first: 1 });
    expect([first, second].map(({ data, more }) => [data[0]?.id, more])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
    expect(await changes({ after: second.cursor })).toMatchObject({ data: [], cursor: second.cursor });
  });

  it('rejects an inaccessible program, too many changes at once, and invalid or expired cursors', async () => {
    const { ask, backend } = stack();
    const codeOf = async (variables: Record<string, unknown>) =>
      (await ask('viewer', CHANGES, variables)).errors[0]?.extensions.code;
    expect(await codeOf({ programId: String(backend.world.second.program) })).toBe('NOT_FOUND');
    expect(await codeOf({ first: 501 })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ after: 'x y' })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ after: 'abc' })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ after: '999999999' })).toBe('CURSOR_EXPIRED');
  });
});

/** Subscribes and collects all events and errors. */
async function follow(variables: Record<string, unknown>) {
  const { gateway, tokenOf } = stack();
  const client = gateway.live({ token: await tokenOf('orgAdmin') });
  clients.push(client);
  const told: Changed[] = [];
  const failed: unknown[] = [];
  const query = `subscription($programId: ID, $after: Cursor, $since: Cursor) {
    recordChanged(programId: $programId, after: $after, since: $since) { cursor actionType type id }
  }`;
  client.subscribe<{ recordChanged: Changed }>(
    { query, variables },
    {
      next: ({ data, errors }: FormattedExecutionResult<{ recordChanged: Changed }>) =>
        void (data ? told.push(data.recordChanged) : failed.push(...(errors ?? []))),
      error: (error) => failed.push(...(Array.isArray(error) ? error : [error])),
      complete() {},
    },
  );
  return { told, failed, client };
}

describe('recordChanged after a cursor', () => {
  it('delivers missed changes, then new ones, each once and in order, during concurrent writes', async () => {
    const { world } = stack().backend;
    const programId = String(world.program);
    const after = await cursorOfNow();
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => newOrder(api, world)));
    const before = twenty();
    const first = await follow({ programId, after });
    await until('some were told', () => first.told.length > 5);
    await first.client.dispose();
    // The socket may deliver more while it closes.
    const known = [...first.told];
    const during = twenty();
    const second = await follow({ programId, after: known.at(-1)?.cursor });
    await Promise.all([before, during]);
    const all = (await changes({ after, programId, first: 500 })).data.map(({ cursor }) => cursor);
    await until('all were told', () => second.told.at(-1)?.cursor === all.at(-1));
    expect([...known, ...second.told].map(({ cursor }) => cursor)).toEqual(all);
  });

  it('sends no REFETCH, even if the channel is already subscribed, and continues live', async () => {
    const { world } = stack().backend;
    const programId = String(world.program);
    const after = await cursorOfNow();
    const open = await follow({ programId, after });
    const one = await newOrder(api, world);
    await until('it was told', () => open.told.length === 1);
    const late = await follow({ programId, after });
    const two = await newOrder(api, world);
    await until('both have heard', () => open.told.length === 2 && late.told.length === 2);
    const what = [one, two].map(({ id }) => ['CREATE', String(id)]);
    for (const { told } of [open, late]) expect(told.map(({ actionType, id }) => [actionType, id])).toEqual(what);
  });

  it('fails for an expired cursor, and for a program of another organization', async () => {
    const { world } = stack().backend;
    const expired = await follow({ programId: String(world.program), after: '999999999' });
    await until('it failed', () => expired.failed.length > 0);
    expect(expired.failed).toMatchObject([{ extensions: { code: 'CURSOR_EXPIRED' } }]);
    const foreign = await follow({ programId: String(world.other.program), after: '0' });
    await until('it failed', () => foreign.failed.length > 0);
    expect(foreign.failed).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('a subscription since a cursor', () => {
  /** Returns the cursor that comes with the viewer, as a client reads it before everything else. */
  const cursorOfViewer = async () => {
    const { viewer } = await stack().get('orgAdmin', '{ viewer { cursor profile { id } } }');
    return (viewer as { cursor: string }).cursor;
  };
  const actions = ({ told }: Awaited<ReturnType<typeof follow>>) => told.map(({ actionType, id }) => [actionType, id]);

  it('begins with what changed between the query and the subscription, on a new channel and on an open one', async () => {
    const { world } = stack().backend;
    const { program: program_id, endUser: end_user_id, group: group_id } = world.second;
    const newHere = () => newOrder(api, world, { program_id, end_user_id, group_id });
    const programId = String(program_id);
    const since = await cursorOfViewer();
    const created = (await newHere()).id;
    const first = await follow({ programId, since });
    await until('it was told', () => first.told.length > 0);
    const second = await follow({ programId, since });
    await until('it was told', () => second.told.length > 0);
    const later = (await newHere()).id;
    await until('both have heard', () => first.told.length + second.told.length === 4);
    const both = [created, later].map((id) => ['CREATE', String(id)]);
    expect([actions(first), actions(second)]).toEqual([both, both]);
  });

  it('begins with nothing if nothing changed since', async () => {
    const { world } = stack().backend;
    const programId = String(world.program);
    await newOrder(api, world);
    const quiet = await follow({ programId, since: await cursorOfViewer() });
    const told = await follow({ programId });
    await until('the other subscription has begun', () => told.told.length > 0);
    const { id } = await newOrder(api, world);
    await until('it was told', () => quiet.told.length > 0);
    expect(actions(quiet)).toEqual([['CREATE', String(id)]]);
  });

  it('tells to REFETCH if too much changed to be listed, or if the cursor is too old', async () => {
    const { world } = stack().backend;
    const programId = String(world.program);
    const since = await cursorOfViewer();
    await Promise.all(Array.from({ length: 60 }, () => newOrder(api, world)));
    for (const from of [since, '999999999']) {
      const reader = await follow({ programId, since: from });
      // The last of the orders may be announced only after it has begun.
      await until('it was told', () => reader.told.some(({ actionType }) => actionType === 'REFETCH'));
      expect(reader.told.length).toBeLessThan(30);
    }
  });

  it('of comments begins with a REFETCH only if one of them changed', async () => {
    const { world, people } = { world: stack().backend.world, people: stack() };
    const [order, other] = [await newOrder(api, world), await newOrder(api, world)];
    const say = (id: number) =>
      made(`purchase_orders/${id}/comments`, { comment: { message: 'So', source: 'internal' } });
    const client = people.gateway.live({ token: await people.tokenOf('orgAdmin') });
    clients.push(client);
    const listen = (since: string) => {
      const told: string[] = [];
      const query = `subscription($id: ID!, $since: Cursor) {
        commentChanged(on: { type: PURCHASE_ORDER, id: $id }, since: $since) { actionType }
      }`;
      client.subscribe<{ commentChanged: { actionType: string } }>(
        { query, variables: { id: String(order.id), since } },
        { next: ({ data }) => void (data && told.push(data.commentChanged.actionType)), error() {}, complete() {} },
      );
      return told;
    };
    const before = await cursorOfViewer();
    await say(order.id);
    const after = await cursorOfViewer();
    await say(other.id);
    const [missed, quiet] = [listen(before), listen(after)];
    await until('the first was told', () => missed.length > 0);
    await say(order.id);
    await until('both have heard', () => missed.length === 2 && quiet.length > 0);
    expect([missed, quiet]).toEqual([['REFETCH', 'CREATE'], ['CREATE']]);
  });
});
