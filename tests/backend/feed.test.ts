import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { Db } from '../../backend/db/client.ts';
import type { Change, ChangePage } from '../../backend/feed/schema.ts';
import { writeHistory } from '../../backend/history/table.ts';
import type { One } from '../support/api.ts';
import { describeOnBoth, suiteBackend, type TestBackend } from '../support/backend.ts';
import { cursorOf, readChanges } from '../support/feed.ts';
import { attach } from '../support/files.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { insertShipment, newItem, newItems, newOrder, newShipment, unused } from '../support/records.ts';

const told = ({ type, id, action_type, lock_version, parents }: Change) => ({
  type,
  id,
  action_type,
  lock_version,
  parents,
});

/** Writes a vendor and its change as an edit does; returns the new version. */
async function editVendor(trx: Db, { world }: TestBackend): Promise<number> {
  const { vendor: id, organization: organizationId, people } = world;
  const { lock_version: lockVersion } = await trx
    .updateTable('vendors')
    .set({ lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', id)
    .returning('lock_version')
    .executeTakeFirstOrThrow();
  const change = { type: 'Vendor', id, organizationId, action: 'edit', lockVersion, by: people.admin } as const;
  await writeHistory(trx, [], [change]);
  return lockVersion;
}

describeOnBoth('the feed of changes', (backend) => {
  it('contains each create, edit, comment and delete once, in order, with its parents', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const after = await cursorOf(api);
    const order = await newOrder(api, world);
    const item = await newItem(api, order.id);
    await api.put(`order_items/${item.id}`, { order_item: { lock_version: 1, notes: 'Fragile' } });
    const comments = `order_items/${item.id}/comments`;
    const { data: comment } = await api.post<One<{ id: number }>>(comments, {
      comment: { message: 'Look', source: 'internal' },
    });
    await api.put(`${comments}/${comment.id}`, { comment: { message: 'Look there' } });
    await api.delete(`${comments}/${comment.id}`);
    await api.delete(`order_items/${item.id}`);
    const changes = await readChanges(api, after);
    const parents = [{ type: 'PurchaseOrder', id: order.id }];
    const ofItem = { type: 'OrderItem', id: item.id, parents };
    expect(changes.map(told)).toEqual([
      { type: 'PurchaseOrder', id: order.id, action_type: 'create', lock_version: 1, parents: [] },
      { ...ofItem, action_type: 'create', lock_version: 1 },
      { ...ofItem, action_type: 'edit', lock_version: 2 },
      ...Array.from({ length: 3 }, () => ({ ...ofItem, action_type: 'comment', lock_version: null })),
      { ...ofItem, action_type: 'delete', lock_version: 2 },
    ]);
    expect(changes.map((change) => change.comment_id)).toEqual([null, null, null, ...Array(3).fill(comment.id), null]);
    expect(new Set(changes.map(({ by }) => by))).toEqual(new Set([world.people.orgAdmin]));
  });

  it('names the shipment of an item that is added, and of one that is removed', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const [item] = await newItems(api, world, 1);
    const shipment = await newShipment(api, world);
    const after = await cursorOf(api);
    const items = `commercial_invoices/${shipment.id}/order_items`;
    await api.post(items, { selected_order_item_ids: [item?.id] });
    await api.delete(`${items}/${item?.id}`);
    const changes = (await readChanges(api, after)).filter(({ type }) => type === 'OrderItem');
    const parents = [
      { type: 'PurchaseOrder', id: item?.purchase_order_id },
      { type: 'CommercialInvoice', id: shipment.id },
    ];
    expect(changes.map((change) => change.parents)).toEqual([parents, parents]);
  });

  it('returns the same changes page by page, whatever the page size', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const after = await cursorOf(api);
    const made = [await newOrder(api, world), await newOrder(api, world), await newOrder(api, world)];
    const ids = (changes: Change[]) => changes.map(({ id }) => id);
    expect(ids(await readChanges(api, after, '', 1))).toEqual(made.map(({ id }) => id));
    const first = await api.get<ChangePage>(`changes?after=${after}&first=2`);
    expect(first).toMatchObject({ more: true, cursor: first.data[1]?.cursor });
    expect(ids(await readChanges(api, first.data[0]?.cursor ?? 0))).toEqual(
      ids(await readChanges(api, after)).slice(1),
    );
    expect(await readChanges(api, await cursorOf(api))).toEqual([]);
  });

  it('returns only the requested types, or those of the requested program', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const after = await cursorOf(api);
    const order = await newOrder(api, world);
    const item = await newItem(api, order.id);
    const elsewhere = await newOrder(api, { ...world, ...world.second });
    const { data: vendor } = await api.post<One<{ id: number }>>('vendors', { vendor: { name: unused('Vendor') } });
    const ids = async (query: string) => (await readChanges(api, after, query)).map(({ id }) => id);
    expect(await ids('&types[]=OrderItem&types[]=Vendor')).toEqual([item.id, vendor.id]);
    expect(await ids(`&program_id=${world.second.program}`)).toEqual([elsewhere.id]);
    expect(await ids('&program_id=0')).toEqual([vendor.id]);
  });

  it('contains a document under the record that it is attached to', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const after = await cursorOf(api);
    const { manager } = world.people;
    const { id } = await attach(api, `users/${manager}`);
    const parents = [{ type: 'User', id: manager }];
    expect((await readChanges(api, after)).map(told)).toEqual([
      { type: 'Attachment', id, action_type: 'create', lock_version: 1, parents },
    ]);
    // The Viewer may read documents, but no users.
    expect(await readChanges(await as('viewer'), after)).toEqual([]);
  });

  it('contains nothing of other programs and organizations', async () => {
    const { as, world } = backend();
    const admin = await as('orgAdmin');
    const after = await cursorOf(admin);
    const hidden = await newOrder(admin, { ...world, ...world.second });
    await admin.post('programs', { program: { name: unused('Program') } });
    await admin.post('vendors', { vendor: { name: unused('Vendor') } });
    const shown = await newOrder(admin, world);
    expect((await readChanges(admin, after)).map(({ type }) => type)).toContain('Program');
    expect((await readChanges(await as('viewer'), after)).map(({ type }) => type)).toEqual(['Vendor', 'PurchaseOrder']);
    expect(await readChanges(await as('otherAdmin'), after)).toEqual([]);
    expect((await readChanges(await as('admin'), after)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([hidden.id, shown.id]),
    );
  });

  it('rejects a program outside the scope, an unknown type, an invalid cursor and an invalid page size', async () => {
    const { as, world } = backend();
    const api = await as('viewer');
    await api.refused(404, 'get', `changes?program_id=${world.second.program}`);
    await api.refused(404, 'get', 'changes?program_id=999999');
    for (const query of [
      'types[]=Comment',
      'types[]=vendor',
      'after=x',
      'after=-1',
      'first=501',
      'first=-1',
      'page=1',
    ]) {
      await api.refused(422, 'get', `changes?${query}`);
    }
  });

  it('rejects a cursor that it never issued as expired', async () => {
    const { as } = backend();
    const api = await as('viewer');
    const { code } = await api.refused(410, 'get', `changes?after=${(await cursorOf(api)) + 1_000_000}`);
    expect(code).toBe('cursor_expired');
  });

  it('says where it ends, however many changes nobody has read yet', async () => {
    const { as, world, db } = backend();
    const api = await as('orgAdmin');
    const before = await cursorOf(api);
    await sql`insert into changes (organization_id, record_type, record_id, action, parents)
      select ${world.organization}, 'Vendor', 1, 'edit', '[]' from generate_series(1, 5001)`.execute(db);
    expect(await readChanges(api, await cursorOf(api))).toEqual([]);
    expect(Number(await cursorOf(api)) - Number(before)).toBe(5001);
  });

  it('contains nothing of rejected writes', async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order = await newOrder(api, world);
    const after = await cursorOf(api);
    const again = { purchase_order: { ...order, order_number: order.order_number.number } };
    await api.refused(422, 'post', 'purchase_orders', again);
    expect(await readChanges(api, after)).toEqual([]);
  });
});

describe('comments in the feed', () => {
  const external = { ...shippedRoles[6], id: 90, name: 'Partner' } as (typeof shippedRoles)[number];
  const partner = { ...external, comments: { ...external.comments, sources: ['external'] as const } };
  const backend = suiteBackend({ roles: [...shippedRoles, partner] });

  it('are visible only to users who may read them', async () => {
    const { as, db, signIn, world } = backend();
    await db.updateTable('users').set({ permission_id: 90 }).where('id', '=', world.people.viewer).execute();
    const [api, reader] = [await as('procurement'), await signIn('viewer')];
    const order = await newOrder(api, world);
    const after = await cursorOf(api);
    for (const source of ['internal', 'external', 'vendor']) {
      await api.post(`purchase_orders/${order.id}/comments`, { comment: { message: source, source } });
    }
    expect(await readChanges(api, after)).toHaveLength(3);
    expect(await readChanges(reader, after)).toHaveLength(1);
  });
});

describe('old changes', () => {
  let today = new Date();
  const backend = suiteBackend({ now: () => today });

  it('are kept for 90 days; then the cursors before them have expired', async () => {
    const { as, cleanUp, world } = backend();
    const api = await as('procurement');
    const old = await cursorOf(api);
    await newOrder(api, world);
    const kept = await cursorOf(api);
    today = new Date(today.getTime() + 89 * 86_400_000);
    await cleanUp();
    expect(await readChanges(api, old)).toHaveLength(1);
    today = new Date(today.getTime() + 2 * 86_400_000);
    await cleanUp();
    expect(await api.refused(410, 'get', `changes?after=${old}`)).toMatchObject({ code: 'cursor_expired' });
    expect(await readChanges(api, kept)).toEqual([]);
    expect(await cursorOf(api)).toBe(kept);
    expect(await api.get<ChangePage>('changes')).toEqual({ data: [], cursor: kept, more: false });
  });
});

describeOnPostgres('the order of the feed', (server) => {
  const backend = suiteBackend(async () => ({ databaseUrl: await server().createMigrated() }));
  const versions = (changes: Change[]) => changes.map((change) => change.lock_version);

  it('puts changes committed later behind every cursor issued before', async () => {
    const { as, db, world } = backend();
    const api = await as('orgAdmin');
    let cursor = await cursorOf(api);
    const late = await db.startTransaction().execute();
    await editVendor(late, backend());
    const order = await newOrder(api, world);
    const page = await api.get<ChangePage>(`changes?after=${cursor}`);
    expect(page.data.map(({ id }) => id)).toEqual([order.id]);
    cursor = page.cursor;
    await late.commit().execute();
    expect((await readChanges(api, cursor)).map(({ type }) => type)).toEqual(['Vendor']);
  });

  it('keeps the versions of a record in order, even if the transaction that began first changes it last', async () => {
    const { as, db } = backend();
    const api = await as('orgAdmin');
    const after = await cursorOf(api);
    const first = await db.startTransaction().execute();
    await sql`select pg_current_xact_id()`.execute(first);
    const second = await db.startTransaction().execute();
    const earlier = await editVendor(second, backend());
    const waiting = editVendor(first, backend());
    await second.commit().execute();
    const later = await waiting;
    await first.commit().execute();
    expect(later).toBe(earlier + 1);
    expect(versions(await readChanges(api, after))).toEqual([earlier, later]);
  });

  it('is not blocked by a transaction that never ends', async () => {
    const { as, db, world } = backend();
    const forgotten = await db.startTransaction().execute();
    await insertShipment(forgotten, world);
    const api = await as('orgAdmin');
    const after = await cursorOf(api);
    const { id } = await newOrder(api, world);
    expect((await readChanges(api, after)).map((change) => change.id)).toEqual([id]);
    await forgotten.rollback().execute();
  });
});
