import { expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { Comment } from '../../backend/comment/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder } from '../support/records.ts';

const [shipped] = shippedRoles.filter(({ name }) => name === 'Viewer');
if (!shipped) throw new Error('There is a Viewer');
/** A role that reads orders but no items, and only external comments. */
const partner = {
  ...shipped,
  id: 90,
  rights: { ...shipped.rights, order_items: [] },
  comments: { ...shipped.comments, sources: ['external'] as const },
};
const backend = suiteBackend({ roles: [...shippedRoles, partner] });

const say = async (api: Api, on: string, message: string, source = 'internal') =>
  (await api.post<One<Comment>>(`${on}/comments`, { comment: { message, source } })).data;
const messagesOf = async (api: Api, query = '') =>
  (await api.get<Many<Comment>>(`comments?items=100${query}`)).data.map(({ message }) => message);

it('lists comments on all records, newest first, filtered by program, time, audience, ids or own', async () => {
  const { as, db, world } = backend();
  const [admin, officer] = [await as('orgAdmin'), await as('procurement')];
  const order = await newOrder(admin, world);
  const item = await newItem(admin, order.id);
  const elsewhere = await newOrder(admin, { ...world, ...world.second });
  const old = await say(officer, `purchase_orders/${order.id}`, 'old');
  await say(officer, `order_items/${item.id}`, 'mine', 'vendor');
  await say(admin, `purchase_orders/${order.id}`, 'hers');
  const other = await say(admin, `purchase_orders/${elsewhere.id}`, 'elsewhere');
  await db
    .updateTable('comments')
    .set({ created_at: new Date('2026-01-01T00:00:00Z') })
    .where('id', '=', old.id)
    .execute();
  expect(await messagesOf(admin)).toEqual(['elsewhere', 'hers', 'mine', 'old']);
  expect(await messagesOf(officer)).toEqual(['hers', 'mine', 'old']);
  expect(await messagesOf(admin, `&program_id=${world.program}`)).toEqual(['hers', 'mine', 'old']);
  expect(await messagesOf(admin, '&since=2026-01-01T00:00:00.001Z')).toEqual(['elsewhere', 'hers', 'mine']);
  expect(await messagesOf(officer, '&mine=true')).toEqual(['mine', 'old']);
  expect(await messagesOf(officer, '&source=vendor')).toEqual(['mine']);
  expect(await messagesOf(officer, `&ids[]=${old.id}&ids[]=${other.id}`)).toEqual(['old']);
  expect(await messagesOf(await as('otherAdmin'))).toEqual([]);
  await officer.refused(404, 'get', `comments?program_id=${world.second.program}`);
  await officer.refused(422, 'get', 'comments?source=all');
});

it('lists only comments that the role may read, on records that it may read', async () => {
  const { as, db, signIn, world } = backend();
  await db.updateTable('users').set({ permission_id: partner.id }).where('id', '=', world.people.viewer).execute();
  const admin = await as('orgAdmin');
  const order = await newOrder(admin, world);
  const item = await newItem(admin, order.id);
  await say(admin, `purchase_orders/${order.id}`, 'for all', 'external');
  await say(admin, `purchase_orders/${order.id}`, 'among us');
  await say(admin, `order_items/${item.id}`, 'on an item', 'external');
  expect(await messagesOf(await signIn('viewer'))).toEqual(['for all']);
});
