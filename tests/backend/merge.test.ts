/** Merges of vendors that are one: what named the other names the one, and goes back when the merge is undone. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Merge } from '../../backend/merge/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { SavedView } from '../../backend/savedView/schema.ts';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { describeByNightOnBoth, type TestBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { act, imported } from '../support/fileImports.ts';
import { mergeInto, newVendor, undoMerge } from '../support/merges.ts';
import { newItem, newOrder, readHistory, unused } from '../support/records.ts';

const vendorOf = async (api: Api, id: number) =>
  (await api.get<One<PurchaseOrder>>(`purchase_orders/${id}`)).data.vendor_id;

describeByNightOnBoth('a merge of vendors', (backend) => {
  /** Two vendors; an order with an item, a document, a view and a remembered answer name the second. */
  async function twoVendors({ as, db, world }: TestBackend) {
    const admin = await as('orgAdmin');
    const stays = await newVendor(admin, { ein: '12-345' });
    const ends = await newVendor(admin, { email: 'orders@roche.example', ein: '99-999' });
    const order = await newOrder(admin, world, { vendor_id: ends.id });
    const item = await newItem(admin, order.id);
    const document = await db
      .insertInto('documents')
      .values({
        ...{ organization_id: world.organization, program_id: null, parent_type: 'Vendor', parent_id: ends.id },
        ...{ document_type: 'other', number: 'D-1', archived_at: null, description: null, expiry_date: null },
        ...{
          file_key: null,
          filename: null,
          content_type: null,
          size: null,
          thumb_key: null,
          sha256: null,
          user_id: null,
        },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const address = `vendor=${ends.id}&vendor=${stays.id}&status=open`;
    const view = { list: 'purchase_orders', program_id: world.program, name: unused('View'), address };
    const { data: saved } = await admin.post<One<SavedView>>('saved_views', { saved_view: view });
    const answers = [
      { field: 'vendor_id', text: 'Rosh', choice: 'use', id: ends.id },
      { field: 'group_id', text: 'Rosh', choice: 'use', id: ends.id },
    ];
    const mapping = await db
      .insertInto('file_import_mappings')
      .values({
        ...{ organization_id: world.organization, kind: 'purchase_orders', headings: unused('po'), name: null },
        ...{
          fields: '{}',
          reading: JSON.stringify({ decimal: null, dateOrder: null }),
          answers: JSON.stringify(answers),
        },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { admin, stays, ends, order, item, document, view: saved, mapping };
  }

  it('is known to an import that is not applied: its orders name the one, and names that it makes are made', async () => {
    const { as, world, url, runWorks, db } = backend();
    const admin = await as('orgAdmin');
    const stays = await newVendor(admin);
    const ends = await newVendor(admin);
    const made = unused('Made');
    const [endUser, group] = await Promise.all([
      db.selectFrom('end_users').select('label as name').where('id', '=', world.endUser).executeTakeFirstOrThrow(),
      db.selectFrom('groups').select('name').where('id', '=', world.group).executeTakeFirstOrThrow(),
    ]);
    const [first, second] = [unused('IMP'), unused('IMP')];
    const line = (order: string, vendor: string) =>
      `${order};${vendor};${endUser.name};${group.name};Gloves;G-1;5;box;2,50`;
    const content = [
      'N° commande;Fournisseur;Utilisateur final;Groupe;Désignation;Réf.;Qté;Unité;PU USD',
      line(first, ends.name),
      line(second, made),
    ].join('\n');
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const opened = await imported(url, admin, into, { name: 'Orders.csv', content });
    await act(admin, opened, 'preview');
    await admin.put(`file_imports/${opened.id}/names`, {
      answers: [{ field: 'vendor_id', text: made, choice: 'create' }],
    });
    await mergeInto(admin, 'vendors', stays, [ends]);
    await act(admin, opened, 'apply');
    await runWorks();
    const vendorsOf = async (number: string) =>
      (await admin.get<Many<PurchaseOrder>>(`purchase_orders?search=${number}`)).data.map((order) => order.vendor_id);
    expect(await vendorsOf(first)).toEqual([stays.id]);
    expect(await vendorsOf(second)).toHaveLength(1);
  });

  it('makes everything that named the other name the one', async () => {
    const { admin, stays, ends, order, item, document, view, mapping } = await twoVendors(backend());
    const { db, world } = backend();
    const changes = await changesOf(backend(), async () => {
      const merge = await mergeInto(admin, 'vendors', stays, [ends], { name: ends.id });
      expect(merge).toMatchObject({
        into: { id: stays.id, label: ends.name },
        others: [{ id: ends.id, label: ends.name }],
        moved: [
          { what: 'purchase_orders', count: 1 },
          { what: 'order_items', count: 1 },
          { what: 'attachments', count: 1 },
          { what: 'saved_views', count: 1 },
        ],
        undoable_until: expect.stringMatching(/^\d{4}-/),
      });
    });
    expect(await vendorOf(admin, order.id)).toBe(stays.id);
    const kept = (await admin.get<One<Vendor>>(`vendors/${stays.id}`)).data;
    expect(kept).toMatchObject({ name: ends.name, ein: '12-345', email: 'orders@roche.example', lock_version: 2 });
    const rowOf = (table: 'order_items' | 'documents' | 'saved_views' | 'file_import_mappings', id: number) =>
      db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await rowOf('order_items', item.id)).toMatchObject({ vendor_id: stays.id });
    expect(await rowOf('documents', document.id)).toMatchObject({ parent_id: stays.id });
    expect(await rowOf('saved_views', view.id)).toMatchObject({ address: `vendor=${stays.id}&status=open` });
    expect(await rowOf('file_import_mappings', mapping.id)).toMatchObject({
      answers: [{ id: stays.id }, { field: 'group_id', id: ends.id }],
    });
    // Whatever names it is told, and the feed says so.
    await admin.refused(404, 'get', `vendors/${ends.id}`);
    const listed = await admin.get<Many<Vendor>>(`vendors?search=${encodeURIComponent(ends.name)}`);
    expect(listed.data.map(({ id }) => id)).toEqual([stays.id]);
    expect((await admin.get<{ data: Merge[] }>(`vendors/${ends.id}/merges`)).data[0]?.into.id).toBe(stays.id);
    const history = (id: number) => readHistory(db, 'Vendor', id);
    const by = { action: 'merge', user_id: world.people.orgAdmin };
    expect((await history(stays.id)).at(-1)).toMatchObject({
      ...by,
      changes: [{ field: 'merged_from', to: [ends.name] }, { field: 'name', to: ends.name }, { field: 'email' }],
    });
    expect((await history(ends.id)).at(-1)).toMatchObject({
      ...by,
      changes: [{ field: 'merged_into', to: stays.name }],
    });
    expect((await admin.get<Many<unknown>>(`vendors/${ends.id}/history`)).data).toHaveLength(2);
    const [entry] = (
      await admin.get<Many<{ action: string; changes: object[] }>>(`purchase_orders/${order.id}/history`)
    ).data;
    expect(entry).toMatchObject({
      action: 'merge',
      changes: [{ field: 'vendor_id', from: ends.id, to: stays.id, names: [{ name: ends.name }, { name: ends.name }] }],
    });
    const told = changes.map(({ action_type, record }) => [record.type, record.id, action_type, record.lock_version]);
    expect(told).toEqual([
      ['PurchaseOrder', order.id, 'edit', order.lock_version + 1],
      ['Attachment', document.id, 'edit', 2],
      ['Vendor', stays.id, 'edit', 2],
      ['Vendor', ends.id, 'delete', 2],
    ]);
  });

  it('is undone: the other comes back, with what was moved and has not been changed since', async () => {
    const { admin, stays, ends, order, document, view, mapping } = await twoVendors(backend());
    const { db, world } = backend();
    const later = await newOrder(admin, world, { vendor_id: ends.id });
    const merge = await mergeInto(admin, 'vendors', stays, [ends], { name: ends.id });
    await admin.patch(`purchase_orders/${later.id}`, { purchase_order: { vendor_id: world.vendor } });
    await admin.patch(`purchase_orders/${later.id}`, { purchase_order: { vendor_id: stays.id } });
    await admin.put(`vendors/${stays.id}`, { vendor: { email: 'new@roche.example' } });
    const undone = await undoMerge(admin, merge);
    expect(undone).toMatchObject({
      undone_at: expect.stringMatching(/^\d{4}-/),
      undoable_until: null,
      stays: [
        { label: 'email', why: 'field' },
        { label: later.order_number.number, why: 'changed' },
      ],
    });
    expect((await admin.get<One<Vendor>>(`vendors/${ends.id}`)).data).toMatchObject({
      ...{
        name: ends.name,
        ein: '99-999',
        email: 'orders@roche.example',
        lock_version: 3,
        created_at: ends.created_at,
      },
    });
    expect((await admin.get<One<Vendor>>(`vendors/${stays.id}`)).data).toMatchObject({
      ...{ name: stays.name, email: 'new@roche.example' },
    });
    expect(await vendorOf(admin, order.id)).toBe(ends.id);
    expect(await vendorOf(admin, later.id)).toBe(stays.id);
    const parent = db.selectFrom('documents').select('parent_id').where('id', '=', document.id);
    expect(await parent.executeTakeFirst()).toEqual({ parent_id: ends.id });
    const address = db.selectFrom('saved_views').select('address').where('id', '=', view.id);
    expect(await address.executeTakeFirst()).toEqual({ address: view.address });
    const answers = db.selectFrom('file_import_mappings').select('answers').where('id', '=', mapping.id);
    expect((await answers.executeTakeFirst())?.answers[0]).toMatchObject({ id: ends.id });
    expect((await readHistory(db, 'Vendor', ends.id)).at(-1)).toMatchObject({ action: 'undo_merge' });
    await admin.refused(409, 'post', `merges/${merge.id}/undo`);
  });

  it('leads on to the last one, and is undone from the last one', async () => {
    const admin = await backend().as('orgAdmin');
    const [first, second, third] = [await newVendor(admin), await newVendor(admin), await newVendor(admin)];
    const before = await mergeInto(admin, 'vendors', second, [first]);
    const now = (await admin.get<One<Vendor>>(`vendors/${second.id}`)).data;
    const after = await mergeInto(admin, 'vendors', third, [now]);
    const [lead] = (await admin.get<{ data: Merge[] }>(`vendors/${first.id}/merges`)).data;
    expect(lead?.into).toEqual({ id: third.id, label: third.name });
    expect((await admin.refused(409, 'post', `merges/${before.id}/undo`)).error).toContain(third.name);
    await undoMerge(admin, after);
    await undoMerge(admin, before);
    expect((await admin.get<One<Vendor>>(`vendors/${first.id}`)).data.name).toBe(first.name);
  });

  it('leaves filters by old ids as they were: they find what is now of the record that stays, and after an undo their own', async () => {
    const { world } = backend();
    const admin = await backend().as('orgAdmin');
    const [first, second, third] = [await newVendor(admin), await newVendor(admin), await newVendor(admin)];
    const order = await newOrder(admin, world, { vendor_id: first.id });
    const other = await newOrder(admin, world, { vendor_id: third.id });
    const foundBy = async (vendor: number) =>
      (await admin.get<Many<PurchaseOrder>>(`purchase_orders?filters[vendor_ids][]=${vendor}`)).data
        .map(({ id }) => id)
        .sort((a, b) => a - b);
    await mergeInto(admin, 'vendors', second, [first]);
    const now = (await admin.get<One<Vendor>>(`vendors/${second.id}`)).data;
    const last = await mergeInto(admin, 'vendors', third, [now]);
    expect(await foundBy(first.id)).toEqual([order.id, other.id]);
    expect(await foundBy(second.id)).toEqual([order.id, other.id]);
    await undoMerge(admin, last);
    expect(await foundBy(first.id)).toEqual([order.id]);
    expect(await foundBy(third.id)).toEqual([other.id]);
  });

  it('cannot be undone once its day is over, or while another record has the name', async () => {
    const { db } = backend();
    const admin = await backend().as('orgAdmin');
    const [stays, ends] = [await newVendor(admin), await newVendor(admin)];
    const merge = await mergeInto(admin, 'vendors', stays, [ends]);
    const other = await newVendor(admin, { name: ends.name });
    expect((await admin.refused(409, 'post', `merges/${merge.id}/undo`)).error).toContain(ends.name);
    await admin.put(`vendors/${other.id}`, { vendor: { name: unused('Renamed') } });
    await sql`update merges set at = at - interval '25 hours' where id = ${merge.id}`.execute(db);
    await admin.refused(409, 'post', `merges/${merge.id}/undo`);
    const [told] = (await admin.get<{ data: Merge[] }>(`vendors/${stays.id}/merges`)).data;
    expect(told?.undoable_until).toBeNull();
  });
});
