/** A role that reads own comments only: its users see their own comments and no trace of others'. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Comment } from '../../backend/comment/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { identifier, welcomedClient } from '../support/cableClient.ts';
import { cursorOf, readChanges } from '../support/feed.ts';
import { newOrder } from '../support/records.ts';

/** The shipped roles, except that logistics officers read own comments only and clerks have no audience for comments. */
const roles = shippedRoles.map((role): Role => {
  if (role.name === 'Logistics officer') return { ...role, comments: { ...role.comments, ownOnly: true } };
  return role.name === 'Inventory clerk' ? { ...role, comments: { ...role.comments, sources: [] } } : role;
});
const backend = suiteBackend({ roles });
let manager: Api;
let partner: Api;
let order: PurchaseOrder;
let path: string;

const say = async (api: Api, message: string) =>
  (await api.post<One<Comment>>(`${path}/comments`, { comment: { message, source: 'internal' } })).data;

beforeAll(async () => {
  const { as, world } = backend();
  manager = await as('manager');
  partner = await as('logistics');
  order = await newOrder(manager, world, { user_ids: [world.people.logistics] });
  path = `purchase_orders/${order.id}`;
  await say(manager, 'Of the manager');
  await say(partner, 'My own');
});

const messagesOf = async (api: Api) =>
  (await api.get<Many<Comment>>(`${path}/comments`)).data.map(({ message }) => message);

describe('a role that reads own comments only', () => {
  it('sees them in lists and counts, and finds no others', async () => {
    expect(await messagesOf(partner)).toEqual(['My own']);
    expect(await messagesOf(manager)).toEqual(['My own', 'Of the manager']);
    const { data } = await partner.get<One<PurchaseOrder>>(path);
    expect(data.comments_info[0]?.comments_count).toBe(1);
    const other = (await manager.get<Many<Comment>>(`${path}/comments`)).data[1];
    await partner.refused(404, 'put', `${path}/comments/${other?.id}`, { comment: { message: 'Mine now' } });
  });

  it('reports this in its permissions', async () => {
    const { data } = await partner.get<One<{ permissions: Record<string, unknown> }>>('current_permission');
    expect(data.permissions.purchase_orders).toMatchObject({
      own_comment: { read: true, write: true, delete: true },
      legacy_comment: { read: false },
      any_comment: { read: false, write: false, delete: false },
    });
  });

  it('receives its own comments live, and no others', async () => {
    const client = await welcomedClient(backend().url, partner.token);
    const channel = identifier('PurchaseOrderCommentsChannel', { id: order.id });
    client.subscribe(channel);
    await client.next();
    await say(manager, 'Not for the partner');
    await say(partner, 'Heard');
    const { message } = (await client.next()) as { message: string };
    expect(JSON.parse(message)).toMatchObject({ action_type: 'create', comment: { message: 'Heard' } });
    await client.close();
  });

  it('sees no others in the history, the feed and the notifications', async () => {
    const { data: history } = await partner.get<Many<{ action: string; user_id: number }>>(`${path}/history`);
    const said = history.filter(({ action }) => action === 'comment');
    expect(said.length).toBeGreaterThan(0);
    expect(said.every(({ user_id }) => user_id === backend().world.people.logistics)).toBe(true);
    const after = await cursorOf(partner);
    const mine = await say(partner, 'Soon gone');
    await say(manager, 'Elsewhere');
    await manager.delete(`${path}/comments/${mine.id}`);
    const told = await readChanges(partner, after);
    expect(told.map(({ comment_id }) => comment_id)).toEqual([mine.id, mine.id]);
    const { data: notifications } = await partner.get<Many<{ event_type: string }>>('notifications');
    expect(notifications.map(({ event_type }) => event_type)).toEqual(['NEW_ASSIGNMENT']);
  });
});

it('a role without an audience reads no comments and is not allowed to write any', async () => {
  const clerk = await backend().as('inventory');
  expect(await messagesOf(clerk)).toEqual([]);
  const { data } = await clerk.get<One<PurchaseOrder>>(path);
  expect(data.comments_info[0]?.comments_count).toBe(0);
  expect(data.abilities).toContainEqual({ action: 'comment', allowed: false, reason: 'Your role does not allow this' });
  const { data: rights } = await clerk.get<One<{ permissions: Record<string, unknown> }>>('current_permission');
  expect(rights.permissions.purchase_orders).toMatchObject({ own_comment: { read: false, write: false } });
});
